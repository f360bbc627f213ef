import type { Random } from '../kernel/random.ts';
import { part } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * TIC, the tax number of persons and firms in Cyprus, also the VAT number after CY: eight digits and a check letter.
 * The digits at odd places stand for 1, 0, 5, 7, 9, 13, 15, 17, 19, 21, those at even places for themselves; their sum
 * modulo 26 is the letter. No number begins with 12. Numbers of persons begin with 0 or 9; all new ones begin with 6
 * since 27 March 2023. Sources: python-stdnum, `cy.vat`, and jsvat, `cyprus` (check letter, 12); KPMG Cyprus, Economics
 * Weekly Alert 17/2023, which quotes the Tax Department (6). That numbers of firms begin with 1 is what the numbers in
 * jsvat's tests show.
 */
export const cyTic = standard({
  id: 'cyTic',
  label: 'TIC (Cyprus)',
  written: '########@',
  prefix: ['CY'],
  mend: (tic) => tic.slice(0, 8) + check(tic.slice(0, 8)),
  rules: {
    prefix: part([0, 2], /(?!12)[0-69]\d/, 'begins with #, should begin with 0 to 6 or 9, but not with 12'),
  },
  wrong: { prefix: (tic, random) => random.pick('78') + tic.slice(1) },
  make: (random: Random) => {
    const body = `0${random.digits(7)}`;
    return body + check(body);
  },
});

/** Returns the TIC of a firm, whose first digit says when it was registered. */
export function firmTic(random: Random, founded: number): string {
  const body = (founded >= 2023 ? '60' : '10') + random.digits(6);
  return body + check(body);
}

function check(body: string): string {
  let sum = 0;
  for (let i = 0; i < body.length; i++) {
    const digit = Number(body[i]);
    sum += i % 2 === 0 ? (ODD[digit] as number) : digit;
  }
  return String.fromCharCode(65 + (sum % 26));
}

const ODD = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21];

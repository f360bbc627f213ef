import { weighted } from '../checksum/weighted.ts';
import { part } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * Business number (and VAT number with DK before it): eight digits, the first not 0, weights 2 7 6 5 4 3 2
 * 1, the sum a multiple of 11. Source: Act on the Central Business Register (CVR-loven); Erhvervsstyrelsen;
 * VIES, structure of VAT numbers.
 */
export const dkCvr = standard({
  id: 'dkCvr',
  label: 'CVR (Denmark)',
  written: ['########', '## ## ## ##'],
  prefix: 'DK',
  form: /^(?:DK ?)?\d\d ?\d\d ?\d\d ?\d\d$/i,
  mend(number) {
    const digit = check(number.slice(0, 7));
    return digit === 10 ? undefined : number.slice(0, 7) + digit;
  },
  rules: { prefix: part([0, 1], /[1-9]/, 'begins with 0, should begin with 1 to 9') },
  wrong: { prefix: (_, random) => `0${random.digits(7)}` },
  make(random) {
    let body = random.int(1000100, 4499999);
    while (check(String(body)) > 9) body--;
    return `${body}${check(String(body))}`;
  },
});

function check(body: string): number {
  return (11 - (weighted(body, [2, 7, 6, 5, 4, 3, 2]) % 11)) % 11;
}

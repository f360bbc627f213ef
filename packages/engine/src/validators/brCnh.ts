import { weighted } from '../checksum/weighted.ts';
import { DIGITS } from '../kernel/random.ts';
import { reasonIf } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * CNH, the driver's registration: nine digits and two check digits: the remainders by 11 with weights 9…1 and
 * 1…9; a first remainder of 10 gives 0 and takes 2 off the second. Source: Denatran/Senatran, check routine
 * of the RENACH. Descriptions differ on a second remainder of 10 after such a first one: none is made. Equal
 * digits are refused.
 */
export const brCnh = standard({
  id: 'brCnh',
  label: 'CNH (Brazil)',
  written: ['###########', '#########-##'],
  mend: (number) => number.slice(0, 9) + checks(number.slice(0, 9)),
  rules: { series: (number) => reasonIf(/^(\d)\1+$/.test(number), 'eleven equal digits are never issued') },
  wrong: { series: (_, random) => random.pick(DIGITS).repeat(11) },
  make(random) {
    let serial = random.below(800_000_000);
    let body = '';
    do body = String(serial++).padStart(9, '0');
    while (weighted(body, DOWN) % 11 === 10);
    return body + checks(body);
  },
});

const DOWN = [9, 8, 7, 6, 5, 4, 3, 2, 1];
const UP = [1, 2, 3, 4, 5, 6, 7, 8, 9];

function checks(body: string): string {
  const first = weighted(body, DOWN) % 11;
  const second = ((weighted(body, UP) % 11) + (first === 10 ? 9 : 0)) % 11;
  return `${first % 10}${second % 10}`;
}

import { type Day, three } from '../kernel/day.ts';
import type { Citizen } from '../model.ts';
import { dated, dayOf, part, sexByParity } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * Personal identity code: DDMMYY, a sign of the century (+ 1800s; - Y X W V U 1900s; A B C D E F 2000s), an
 * individual number (odd for men) and a check character, the nine digits by 31. Individual numbers 002-899
 * are given to people; 900-999 are temporary and test codes and refused. Source: Government Decree 128/2010
 * on the Population Information System, § 2; DVV, "Personal identity code" and its reform of 2023 (the new
 * signs).
 */
export const fiHetu = standard<Pick<Citizen, 'born' | 'sex'>>({
  id: 'fiHetu',
  label: 'Henkilötunnus (Finland)',
  written: '######[-+A-FU-Y]###[0-9A-FHJ-NPR-Y]',
  keeps: '-',
  mend: (code) => code.slice(0, 10) + check(code.slice(0, 6) + code.slice(7, 10)),
  rules: {
    date: dated(bornOn, 0, 'DDMMYY'),
    series: part([7, 10], /00[2-9]|0[1-9]\d|[1-8]\d\d/, 'individual number is #, should be 002 to 899'),
  },
  reads: (code) => ({ born: bornOn(code), sex: sexByParity(code[9]) }),
  make(random, { born, sex }) {
    const individual = three(random.int(1, 449) * 2 + (sex === 'male' ? 1 : 0));
    const sign = born.year < 2000 ? '-' : 'A';
    return born.ddmmyy + sign + individual + check(born.ddmmyy + individual);
  },
});

function bornOn(code: string): Day | undefined {
  const sign = code.charAt(6);
  const century = sign === '+' ? 1800 : 'ABCDEF'.includes(sign) ? 2000 : 1900;
  return dayOf(century + Number(code.slice(4, 6)), Number(code.slice(2, 4)), Number(code.slice(0, 2)));
}

const CHARACTERS = '0123456789ABCDEFHJKLMNPRSTUVWXY';

function check(digits: string): string {
  return CHARACTERS.charAt(Number(digits) % 31);
}

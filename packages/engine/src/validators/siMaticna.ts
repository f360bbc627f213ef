import { weighted } from '../checksum/weighted.ts';
import { part } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * Matična številka of the business register: six digits, check digit (weights 7-6-5-4-3-2, 11 less the remainder by
 * 11, 10 becomes 0), and three places of the unit, 000 for the seat, its first a letter past 999 units; the seven
 * digits are written alone as well. Source: Uredba o vodenju in vzdrževanju Poslovnega registra Slovenije (Uradni
 * list RS 30/2019). Remainder 0 counts as never issued, as with the tax number: the regulation leaves it open.
 */
export const siMaticna = standard({
  id: 'siMaticna',
  label: 'Matična številka (Slovenia)',
  gap: 4,
  written: ['#######*##', '#######'],
  mend(number) {
    const digit = check(number.slice(0, 6));
    return digit === 11 ? undefined : number.slice(0, 6) + (digit % 10) + number.slice(7);
  },
  rules: { prefix: part([0, 1], /[1-9]/, 'first digit is #, should be 1 to 9') },
  wrong: { prefix: (number, random) => `0${random.digits(5)}${number.slice(6)}` },
  make(random) {
    let body = random.int(500_000, 999_990);
    while (check(String(body)) > 9) body++;
    return `${body}${check(String(body))}000`;
  },
});

/** 1 to 11. */
function check(body: string): number {
  return 11 - (weighted(body, [7, 6, 5, 4, 3, 2]) % 11);
}

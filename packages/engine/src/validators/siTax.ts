import { weighted } from '../checksum/weighted.ts';
import { part } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * Davčna številka, the tax number of persons and companies, with SI before it the VAT number: seven digits from
 * 1000000 on and a check digit, weights 8-7-6-5-4-3-2, 11 less the remainder by 11; 10 becomes 0, 11 is never
 * issued. Source: EU VIES, algorithm SI; EU TIN sheet SI.
 */
export const siTax = standard({
  id: 'siTax',
  label: 'Davčna številka (Slovenia)',
  gap: 4,
  written: '########',
  prefix: 'SI',
  form: /^(?:SI ?)?\d{8}$/i,
  mend(number) {
    const digit = check(number.slice(0, 7));
    return digit === 11 ? undefined : number.slice(0, 7) + (digit % 10);
  },
  rules: { prefix: part([0, 1], /[1-9]/, 'first digit is #, should be 1 to 9') },
  wrong: { prefix: (number, random) => `0${random.digits(6)}${number.slice(7)}` },
  make(random) {
    let body = random.int(1_000_000, 9_999_990);
    while (check(String(body)) > 9) body++;
    return `${body}${check(String(body))}`;
  },
});

/** 1 to 11. */
function check(body: string): number {
  return 11 - (weighted(body, [8, 7, 6, 5, 4, 3, 2]) % 11);
}

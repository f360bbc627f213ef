import { weighted } from '../checksum/weighted.ts';
import { part, zeros } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * EDRPOU, the number of a company: seven digits and a check digit. Weights 1 to 7, or 7-1-2-3-4-5-6 for
 * numbers between 30000000 and 60000000, modulo 11; remainder 10 asks for weights greater by 2, and 10 again
 * becomes 0. Source: Cabinet resolution 118 of 22 January 1996 on the register EDRPOU; Ukrainian Wikipedia
 * (Код ЄДРПОУ).
 */
export const uaEdrpou = standard({
  id: 'uaEdrpou',
  label: 'EDRPOU (Ukraine)',
  written: '########',
  mend: (number) => number.slice(0, 7) + check(number.slice(0, 7)),
  rules: { series: part([0, 7], /[1-9]/, 'seven zeros are never issued') },
  wrong: { series: zeros(0, 7) },
  make(random) {
    const body = String(random.int(3_000_000, 4_599_999));
    return body + check(body);
  },
});

function check(body: string): string {
  const middle = body >= '3000000' && body < '6000000';
  const rest = weighted(body, middle ? [7, 1, 2, 3, 4, 5, 6] : [1, 2, 3, 4, 5, 6, 7]) % 11;
  if (rest < 10) return String(rest);
  return String((weighted(body, middle ? [9, 3, 4, 5, 6, 7, 8] : [3, 4, 5, 6, 7, 8, 9]) % 11) % 10);
}

import { weighted } from '../checksum/weighted.ts';
import { part, zeros } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * Citizen service number (and RSIN of legal persons): nine digits, weights 9, 8 … 2, -1, the sum a multiple
 * of 11. Nothing is encoded; the eight digits of older numbers are written with a leading zero. Source: Wet
 * algemene bepalingen burgerservicenummer; RvIG, Logisch Ontwerp BSN (the "elfproef").
 */
export const nlBsn = standard({
  id: 'nlBsn',
  label: 'BSN (Netherlands)',
  gap: 4,
  written: ['#########', '####.##.###', '###.###.###'],
  form: /^\d{4}[. ]?\d\d[. ]?\d{3}$|^\d{3}[ .]\d{3}[ .]\d{3}$/,
  mend(number) {
    const digit = lastDigit(number.slice(0, 8));
    return digit < 10 ? number.slice(0, 8) + digit : undefined;
  },
  rules: { series: part([0], /[1-9]/, 'nine zeros are never issued') },
  wrong: { series: zeros(0, 9) },
  make(random) {
    let body = random.int(10000000, 99999999);
    while (lastDigit(String(body)) > 9) body--;
    return `${body}${lastDigit(String(body))}`;
  },
});

/** The weighted sum of nine digits by 11: 0 for a BSN, 5 for an education number. */
export function elevenTest(digits: string): number {
  return (weighted(digits.slice(0, 8), WEIGHTS) + 110 - Number(digits[8])) % 11;
}

/** The last digit that brings the test to 0; 10 if there is none. */
export function lastDigit(body: string): number {
  return elevenTest(`${body}0`);
}

const WEIGHTS = [9, 8, 7, 6, 5, 4, 3, 2];

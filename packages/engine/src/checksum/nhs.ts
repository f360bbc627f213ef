import { weighted } from './weighted.ts';

/** The NHS check digit of nine digits: weights 10 … 2, eleven minus the remainder; `X` if there is none. */
export function nhsDigit(body: string): string {
  const check = (11 - (weighted(body, [10, 9, 8, 7, 6, 5, 4, 3, 2]) % 11)) % 11;
  return check === 10 ? 'X' : String(check);
}

/** Returns the ten digits with a correct check digit; undefined if there is none. */
export function withNhsDigit(number: string): string | undefined {
  const digit = nhsDigit(number.slice(0, 9));
  return digit === 'X' ? undefined : number.slice(0, 9) + digit;
}

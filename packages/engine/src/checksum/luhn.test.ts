import { describe, expect, it } from 'vitest';
import { luhnByte, luhnDigit } from './luhn.ts';

describe('Luhn', () => {
  // Wikipedia (Luhn algorithm), the test cards of Visa and American Express, an odd and an even number of digits.
  const NUMBERS = ['79927398713', '17893729974', '4111111111111111', '378282246310005', '18', '0'];

  it.each(NUMBERS)('ends %s', (number) => {
    expect(luhnDigit(number.slice(0, -1))).toBe(number.slice(-1));
  });

  it.each(NUMBERS)('ends %s in bytes, whatever stands around', (number) => {
    const bytes = new TextEncoder().encode(`7${number}5`);
    expect(luhnByte(bytes, 1, number.length)).toBe(bytes[number.length]);
  });
});

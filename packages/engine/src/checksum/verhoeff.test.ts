import { describe, expect, it } from 'vitest';
import { verhoeffDigit } from './verhoeff.ts';

describe('Verhoeff', () => {
  // Wikipedia (2363), Rosetta Code (the others).
  const NUMBERS = ['2363', '123451', '1234567890120', '758722', '0'];

  it.each(NUMBERS)('ends %s', (number) => {
    expect(isEnded(number)).toBe(true);
  });

  it('finds every changed digit and every swap of neighbours', () => {
    const number = '1234567890120';
    for (let i = 0; i < number.length; i++) {
      for (const digit of '0123456789') {
        const changed = number.slice(0, i) + digit + number.slice(i + 1);
        expect(isEnded(changed), changed).toBe(changed === number);
      }
      const swapped = number.slice(0, i) + (number[i + 1] ?? '') + number[i] + number.slice(i + 2);
      expect(isEnded(swapped), swapped).toBe(swapped === number);
    }
  });
});

function isEnded(number: string): boolean {
  return verhoeffDigit(number.slice(0, -1)) === number.slice(-1);
}

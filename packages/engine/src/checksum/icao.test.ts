import { describe, expect, it } from 'vitest';
import { icaoDigit, icaoSum } from './icao.ts';

// ICAO Doc 9303 part 4, the specimen of Anna Maria Eriksson.
const SPECIMEN = [
  ['L898902C3', '6'],
  ['740812', '2'],
  ['120415', '9'],
  ['ZE184226B<<<<<', '1'],
  ['L898902C3674081221204159ZE184226B<<<<<1', '0'],
] as const;

describe('the check digit of Doc 9303', () => {
  it.each(SPECIMEN)('of %s is %s', (text, digit) => expect(icaoDigit(text)).toBe(digit));

  it('counts small letters as capitals', () => expect(icaoDigit('l898902c3')).toBe('6'));

  it.each(SPECIMEN)('is the last digit of the sum of the bytes of %s', (text, digit) => {
    const bytes = new TextEncoder().encode(`8${text}8`);
    expect(String(icaoSum(bytes, 1, 1 + text.length, 0) % 10)).toBe(digit);
  });

  it('is the same when the bytes are summed in two spans', () => {
    const bytes = new TextEncoder().encode('ZE184226B');
    for (let cut = 0; cut <= 9; cut++) {
      expect(icaoSum(bytes, 0, cut, 0) + icaoSum(bytes, cut, 9, cut)).toBe(icaoSum(bytes, 0, 9, 0));
    }
  });
});

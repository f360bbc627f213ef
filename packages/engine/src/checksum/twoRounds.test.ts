import { describe, expect, it } from 'vitest';
import { twoRoundsDigit } from './twoRounds.ts';

describe('the Baltic check digit', () => {
  it.each([
    // stdnum's Estonian isikukood.
    ['3760503029', '9', 'the first round'],
    // By hand: the first round leaves 10.
    ['1609337231', '2', 'the second round'],
    ['2157098196', '5', 'the second round'],
    ['8835261775', '0', 'neither round'],
    ['', '0', 'nothing'],
  ])('of %s is %s, from %s', (body, digit) => expect(twoRoundsDigit(body)).toBe(digit));
});

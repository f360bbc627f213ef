import { expect, it } from 'vitest';
import { vectors } from '../../../../test/support/vectors.ts';
import { Day } from '../kernel/day.ts';
import { Random, RowKey } from '../kernel/random.ts';
import { frNir } from './frNir.ts';

vectors(frNir, {
  // python-stdnum (2 95 10 99 126 111 93), npm stdnum (1 86 02 2A 215 325 23), Assurance Maladie's specimen card
  // (2 69 05 49 588 157 80), Wikipedia's method on 1 85 05 78 006 084; overseas and 2B by hand.
  valid: [
    '2 95 10 99 126 111 93',
    '295109912611193',
    '186022A21532523',
    '2 69 05 49 588 157 80',
    '1 85 05 78 006 084 91',
    '1 90 03 2B 033 012 17',
    '2 84 12 97 411 025 14',
    '1 70 30 20 004 001 25',
    // By hand: months of the 30s and 40s, which stand in for unknown ones.
    '2 74 42 88 160 043 09',
    '1 59 40 74 010 284 64',
  ],
  invalid: {
    'a wrong key': '2 95 10 99 126 111 92',
    'a sex that is none': '5 95 10 99 126 111 40',
    'a month of no kind': '2 95 13 99 126 111 44',
    'a département that is none': '2 95 10 00 126 111 50',
    'commune 000': '2 95 10 75 000 111 59',
    'an overseas land that is none': '2 95 10 97 926 111 09',
    'order 000': '2 95 10 99 126 000 10',
    'no key': '2 95 10 99 126 111',
    'a Corsica that is none': '186022C21532523',
    'month 49': '2 01 49 81 004 413 49',
    'commune 993': '2 68 05 29 993 018 07',
    'commune 999': '2 66 11 48 999 162 43',
    'an overseas commune 99': '1 00 10 97 399 927 17',
    'an overseas commune 99 of 987': '1 99 10 98 799 927 17',
  },
});

it('numbers a département as it was when the holder was born', () => {
  const random = new Random('frNir').start(new RowKey('x').at(0));
  const nir = (home: string, year: number) =>
    frNir.make(random, { sex: 'male', born: new Day(year, 5, 9), home });
  expect(nir('2A', 1975)).toMatch(/^1 75 05 20 004 /);
  expect(nir('2A', 1976)).toMatch(/^1 76 05 2A 004 /);
  expect(nir('93', 1960)).toMatch(/^1 60 05 75 008 /);
  expect(nir('974', 1990)).toMatch(/^1 90 05 97 411 /);
});

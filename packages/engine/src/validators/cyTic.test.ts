import { expect, it } from 'vitest';
import { vectors } from '../../../../test/support/vectors.ts';
import { Random, RowKey } from '../kernel/random.ts';
import { cyTic, firmTic } from './cyTic.ts';

vectors(cyTic, {
  // Tests of TIN libraries after the EU's TIN algorithms (the first two), python-stdnum's documentation, Oracle's tax
  // validation guide, jsvat's tests.
  valid: ['00123123T', '99652156X', '10259033P', 'CY90001291U', 'CY30009560X', 'CY99200002N'],
  invalid: {
    'a wrong check letter': '10259033Z',
    'a first digit that is not given out': '70259033A',
    'a start with 12': 'CY12000139V',
    'another country’s prefix': 'GR10259033P',
    'a digit in place of the letter': '102590335',
    'too short': '1025903P',
    'too long': '102590330P',
  },
});

it.each([
  [1999, /^10/],
  [2024, /^60/],
])('a firm of %s has a number of its time', (year, start) => {
  const random = new Random('firm').start(new RowKey('x').at(0));
  const tic = firmTic(random, year);
  expect(tic).toMatch(start);
  expect(cyTic.valid(tic)).toBe(true);
});

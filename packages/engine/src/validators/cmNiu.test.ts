import { expect, it } from 'vitest';
import { vectors } from '../../../../test/support/vectors.ts';
import { cmNiu } from './cmNiu.ts';

vectors(cmNiu, {
  // DGI's form; made by the rule.
  valid: ['P012345678901A', 'M081612345678B', 'M012300012345Z', 'p098765432109c'],
  invalid: {
    'a kind of no kind': 'X012345678901A',
    'no letter': 'P0123456789012',
    zeros: 'P000000000000A',
    'too short': 'P01234567890A',
  },
});

it('says whose it is', () => {
  expect(cmNiu.reads('P012345678901M')).toEqual({ type: 'person' });
  expect(cmNiu.reads('M081612345678P')).toEqual({ type: 'company' });
});

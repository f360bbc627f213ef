import { expect, it } from 'vitest';
import { factsIn } from './facts.ts';

it('facts are told in words', () => {
  expect(factsIn({ birthYear: '1984', sex: 'female' })).toEqual(['birth year 1984', 'sex female']);
  expect(factsIn()).toEqual([]);
});

import { expect, it } from 'vitest';
import { tokensOf } from '../lexicon/tokens.ts';
import { type Pattern, takeMatches } from './line.ts';

const tokens = (query: string) => tokensOf(query, () => new Set());
const words: Pattern<string> = [/(?<= )(a|b)(?: x)?(?= )/g, (word) => word];

it('finds patterns among the words as they are compared, and takes them', () => {
  const all = tokens('Y, A x B');
  expect(takeMatches(all, [words], [/./])).toEqual([
    { at: 1, meaning: 'a' },
    { at: 3, meaning: 'b' },
  ]);
  expect(all.map(({ used }) => used)).toEqual([false, true, true, true]);
});

it('shows hyphens and plus signs', () => {
  const signs: Pattern<string> = [/([0-9]-[0-9]|[0-9]\+)/g, (text) => text];
  expect(takeMatches(tokens('1-2 3 4+'), [signs], [/./]).map(({ meaning }) => meaning)).toEqual([
    '1-2',
    '4+',
  ]);
});

it('leaves what was taken before, and what does not count', () => {
  const all = tokens('a b');
  expect(takeMatches(all, [[/(?<= )(a)(?= )/g, () => undefined], words], [/./])).toHaveLength(2);
  expect(takeMatches(all, [words], [/./])).toEqual([]);
});

it('joins nothing over a word that was taken', () => {
  const all = tokens('a y x');
  for (const token of all.slice(1, 2)) token.used = true;
  takeMatches(all, [words], [/./]);
  expect(all.map(({ used }) => used)).toEqual([true, true, false]);
});

it('looks for nothing without the cue', () => {
  expect(takeMatches(tokens('a'), [words], [/b/])).toEqual([]);
});

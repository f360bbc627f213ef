import { describe, expect, it } from 'vitest';
import { countries } from '../countries/index.ts';
import { type Token, tokensOf } from '../lexicon/tokens.ts';
import { sexIn } from './sex.ts';
import { Vocabulary } from './vocabulary.ts';

const vocabulary = new Vocabulary(countries);

function read(query: string): { sex: string | undefined; tokens: readonly Token[] } {
  const tokens = tokensOf(query, () => new Set(['女性']));
  return { sex: sexIn(vocabulary, tokens), tokens };
}

describe('the sex that a request asks for', () => {
  it.each([
    ['5 women', 'female'],
    ['male names', 'male'],
    ['Irishwoman', 'female'],
    ['Frenchmen', 'male'],
    ['Scotsmen', 'male'],
    ['salesman', undefined],
    ['German', undefined],
    ['Filipina', 'female'],
    ['Frauen', 'female'],
    ['hommes', 'male'],
    ['mujeres', 'female'],
    ['女性', 'female'],
    ['امرأة', 'female'],
    ['not male', 'female'],
    ['men and women', undefined],
    ["mother's maiden name", undefined],
    ['mothers', 'female'],
    ['donne-moi', undefined],
    ['donne', 'female'],
    ['manual', undefined],
    ['Irishwomen', 'female'],
    ['magyar nő', 'female'],
    ['no', undefined],
    ['gender: f', 'female'],
    ['sex=M', 'male'],
    ['f', undefined],
    ['no German women', 'male'],
    ['from Walvis Bay', undefined],
    ['from Man', undefined],
    ['half women half men', undefined],
  ])('%s: %s', (query, expected) => expect(read(query).sex).toBe(expected));

  it('takes the words for it, and a label beside them, but no name of a people', () => {
    const left = (query: string) =>
      read(query)
        .tokens.filter(({ used }) => !used)
        .map(({ word }) => word);
    expect(left('gender: female names')).toEqual(['names']);
    expect(left('sex of a name')).toEqual(['sex', 'of', 'a', 'name']);
    expect(left('Irishwoman')).toEqual(['irishwoman']);
  });

  it('is none that rows cannot have', () => {
    expect(() => read('nonbinary person')).toThrow(
      '"nonbinary" is not a sex that rows can have; ask for female or male',
    );
  });
});

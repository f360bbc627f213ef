import { describe, expect, it } from 'vitest';
import { countries } from '../countries/index.ts';
import { wordKey } from '../lexicon/wordKey.ts';
import { Vocabulary } from '../words/vocabulary.ts';
import * as tables from './requestWords.ts';

const vocabulary = new Vocabulary(countries);
const sets = Object.entries(tables).filter(
  (entry): entry is [string, ReadonlySet<string>] => entry[1] instanceof Set,
);

describe('the words of requests', () => {
  it.each(sets)('%s are written as they are compared', (_, words) => {
    expect([...words].filter((word) => wordKey(word) !== word)).toEqual([]);
  });

  it('that are codes are known as such, if they are words of a sentence', () => {
    const { IDLE_WORDS, CODE_WORDS, ENGLISH_CODES, ACRONYM_CODES, DETERMINER_CODES, PRONOUN_CODES } = tables;
    const idle = [...IDLE_WORDS].filter((word) => vocabulary.countryOfCode(word));
    for (const code of [...idle, ...ENGLISH_CODES, ...PRONOUN_CODES])
      expect(CODE_WORDS.has(code), code).toBe(true);
    for (const code of [...ACRONYM_CODES, ...DETERMINER_CODES])
      expect(ENGLISH_CODES.has(code), code).toBe(true);
  });

  it('that are names too are names', () => {
    const { TERRITORY_WORDS, LANGUAGE_WORDS, LOCAL_NAME_WORDS } = tables;
    for (const word of LANGUAGE_WORDS) expect(vocabulary.territoryOf(word), word).toBeDefined();
    for (const word of TERRITORY_WORDS)
      expect(
        vocabulary.territoryOf(word) ?? vocabulary.territoryOf(word.replace(/s$/, '')),
        word,
      ).toBeDefined();
    for (const word of LOCAL_NAME_WORDS) expect(vocabulary.namesSomething(word), word).toBe(true);
  });
});

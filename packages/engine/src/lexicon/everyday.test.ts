import { describe, expect, it } from 'vitest';
import { countries } from '../countries/index.ts';
import { EVERYDAY_WORDS } from '../data/everydayWords.ts';
import { IDLE_WORDS } from '../data/requestWords.ts';
import { Vocabulary } from '../words/vocabulary.ts';
import { isEveryday } from './everyday.ts';

const vocabulary = new Vocabulary(countries);

describe('words of everyday English', () => {
  it.each([
    'river',
    'policy',
    'policies',
    'series',
    'planning',
    'planned',
    'friendly',
    'stages',
    'guests',
    'called',
    'hiking',
    'dusty',
  ])('%s is one, in whatever form', (word) => {
    expect(isEveryday(word)).toBe(true);
  });

  it.each(['', 's', 'ing', 'germany', 'germnay', 'ibna', 'phones', 'adress', 'wellinton'])(
    '%j is none',
    (word) => {
      expect(isEveryday(word)).toBe(false);
    },
  );

  it('name no country and no field, and stand in one list only', () => {
    const others = [...EVERYDAY_WORDS].filter(
      (word) =>
        IDLE_WORDS.has(word) || vocabulary.namesSomething(word) || vocabulary.territoryOf(word) !== undefined,
    );
    expect(others).toEqual([]);
  });

  it('are no slips of a country, a city or an identifier', () => {
    for (const word of EVERYDAY_WORDS) {
      expect(vocabulary.misspeltTerritory(word), word).toBeUndefined();
      expect(vocabulary.misspeltCity(word), word).toBeUndefined();
      expect(vocabulary.misspeltLocalName(word), word).toBeUndefined();
    }
  });
});

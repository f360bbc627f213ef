import { describe, expect, it } from 'vitest';
import type { Piece } from './bytes.ts';
import type { Pool } from './pool.ts';
import { parseNames, type Scripts, Word, wordReader } from './words.ts';

const textOf = (piece: Piece) => new TextDecoder().decode(piece.bytes);
const german = { ö: 'oe' };

describe('Word', () => {
  it.each([
    ["O'Neill-Łoś Núñez 3", undefined, 'ONEILL-LOS NUNEZ ', 'oneilllosnunez3'],
    ['Jörg', german, 'JOERG', 'joerg'],
    ['Jörg', undefined, 'JORG', 'jorg'],
    ['王', undefined, '', 'x'],
  ])('folds %s', (text, folds, capitals, slug) => {
    const word = new Word(text, undefined, folds);
    expect(word.text).toBe(text);
    expect(word.capitals).toBe(capitals);
    expect(textOf(word.slug)).toBe(slug);
    // The second read returns the cached value.
    expect(word.slug).toBe(word.slug);
    expect(word.capitals).toBe(capitals);
  });
});

describe('words', () => {
  const read = (text: string, scripts: Scripts = {}) => parseNames(text, wordReader(scripts));
  const shown = ({ entries }: Pool<Word>) => entries.map(({ text, native }) => [text, native?.text]);

  it('reads entries separated by white space, with a form for each sex', () => {
    const { male, female } = read('  Novák/Nováková\n Svoboda  De_la_Cruz ');
    expect(shown(male)).toEqual([
      ['Novák', undefined],
      ['Svoboda', undefined],
      ['De la Cruz', undefined],
    ]);
    expect(shown(female)).toEqual([
      ['Nováková', undefined],
      ['Svoboda', undefined],
      ['De la Cruz', undefined],
    ]);
    expect(female.entries[1]).toBe(male.entries[1]);
  });

  it.each([
    ['both scripts', '王|Wang', {}, ['Wang', '王']],
    [
      'both scripts, whatever the rules',
      '王|Wang',
      { latin: () => 'no', script: () => 'no' },
      ['Wang', '王'],
    ],
    ['the native script', 'анна', { latin: (native: string) => `L${native}` }, ['Lанна', 'анна']],
    ['Latin letters', 'anna', { script: (latin: string) => `N${latin}` }, ['anna', 'Nanna']],
  ])('reads a pool written in %s', (_, entry, scripts, word) =>
    expect(shown(read(entry, scripts).male)).toEqual([word]),
  );

  it('folds by the rules of the language, in either script', () => {
    const folds = german;
    const pool = read('Jörg/Jörga 王|Jö', { folds });
    expect([...pool.male.entries, ...pool.female.entries].map(({ capitals }) => capitals)).toEqual([
      'JOERG',
      'JOE',
      'JOERGA',
      'JOE',
    ]);
    expect(read('x', { folds, latin: () => 'Jö' }).male.entries[0]?.capitals).toBe('JOE');
  });

  it('has one word for a name of several pools', () => {
    const reader = wordReader({});
    const [one, other] = ['Anna Eva', 'Eva Ida'].map((text) => parseNames(text, reader).female.entries);
    expect(other?.[0]).toBe(one?.[1]);
  });
});

import { describe, expect, it } from 'vitest';
import { MORE_WORDS } from '../data/fieldWords.ts';
import { PRESET_WORDS } from '../data/presetWords.ts';
import { COMMON } from '../fields/index.ts';
import { list } from '../kernel/text.ts';
import { PRESETS } from '../presets/shared.ts';
import { commonField, isCommonWord, readCommonWords } from './commonWords.ts';
import { wordKey } from './wordKey.ts';

const common = readCommonWords();

/** Returns the phrases of a table that join all their words. */
function joined(table: ReadonlyMap<string, string>): readonly string[] {
  return [...table.keys()].filter((phrase) => !phrase.includes(' ')).sort();
}

describe('the words that countries share', () => {
  it('are those that the tables give, and no other', () => {
    const fields = Object.entries(COMMON).flatMap(([key, { label, synonyms }]) => [
      key,
      label,
      synonyms ?? [],
      MORE_WORDS[key]?.split(' ') ?? [],
    ]);
    expect(joined(common.fields)).toEqual([...new Set(fields.flat().map(wordKey))].sort());
    expect(Object.keys(PRESET_WORDS)).toEqual(PRESETS.map(({ key }) => key));
    const presets = PRESETS.flatMap(({ key, name }) => [key, name, list(PRESET_WORDS[key] ?? '')]);
    const spelt = presets.flat().flatMap((text) => [text, text.replace(/[äöü]/g, '$&e').normalize('NFD')]);
    expect(joined(common.presets)).toEqual([...new Set(spelt.map(wordKey))].sort());
  });

  it.each([
    ['fields', 'iban', 'iban'],
    ['fields', 'bic', 'swift'],
    ['fields', 'dateofbirth', 'dob'],
    ['fields', 'telefonnummer', undefined],
    ['foreignFields', 'telefonnummer', 'phone'],
    ['foreignFields', 'cartedidentite', 'id'],
    ['foreignFields', '電話番号', 'phone'],
    ['foreignFields', 'iban', undefined],
    ['records', 'customer', 'person'],
    ['records', 'fullprofile', 'full'],
    ['records', 'societe', 'company'],
    ['records', 'товар', 'product'],
    ['sets', 'gpscoordinates', 'lat lon'],
    ['sets', 'bankdetails', 'group banking'],
    ['presets', 'kyc', 'kyc'],
    ['presets', 'knowyourcustomer', 'kyc'],
    ['presets', 'kycidentitycheck', 'kyc'],
    ['fields', 'constructor', undefined],
  ] as const)('%s: %s means %s', (table, phrase, expected) => {
    expect(common[table].get(phrase)).toBe(expected);
  });

  it('are all known together, and none is empty', () => {
    for (const phrase of ['bic', 'telefonnummer', 'customer', 'bankdetails', 'kyc', 'full', 'entire'])
      expect(isCommonWord(phrase), phrase).toBe(true);
    for (const phrase of ['', 'pesel', 'germany', 'constructor', 'bics'])
      expect(isCommonWord(phrase), phrase).toBe(false);
    expect(common.all.has('')).toBe(false);
    expect(common.all.has('bic')).toBe(true);
    expect(common.all.has('kyc')).toBe(true);
  });
});

it.each([
  ['iban', 'iban'],
  ['ibans', 'iban'],
  ['postleitzahl', 'postcode'],
  ['cities', 'city'],
  ['city', 'city'],
  ['address', 'address'],
  ['addresses', 'address'],
  ['stadts', 'city'],
  ['pesel', undefined],
  ['customer', undefined],
  ['', undefined],
])('the common field %j is %s', (phrase, expected) => expect(commonField(phrase)).toBe(expected));

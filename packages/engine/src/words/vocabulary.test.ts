import { describe, expect, it } from 'vitest';
import { countries } from '../countries/index.ts';
import type { Country } from '../model.ts';
import { everything } from '../operations/everything.ts';
import { worldOf } from '../spec/spec.ts';
import { type Territory, Vocabulary, vocabularyOf } from './vocabulary.ts';

const all = new Vocabulary(countries);
const named = (territory: Territory | undefined) =>
  typeof territory === 'object' ? territory.code : territory;
const codes = (found: readonly Country[] | undefined) => found?.map(({ code }) => code).join();

describe('the vocabulary of all countries', () => {
  it.each([
    ['germany', 'de'],
    ['deutschland', 'de'],
    ['alemania', 'de'],
    ['🇩🇪', 'de'],
    ['cotedivoire', 'ci'],
    ['日本', 'jp'],
    ['ελλαδα', 'gr'],
    ['british', 'gb'],
    ['american', 'us'],
    ['americanexpress', 'nowhere'],
    ['newsouthwales', 'nowhere'],
    ['russia', 'elsewhere'],
    ['niger', 'elsewhere'],
    ['台湾', 'elsewhere'],
    ['uk', undefined],
    ['de', undefined],
    ['', undefined],
    ['constructor', undefined],
  ])('the territory %s is %s', (phrase, expected) => expect(named(all.territoryOf(phrase))).toBe(expected));

  it.each([
    ['de', 'de'],
    ['deu', 'de'],
    ['uk', 'gb'],
    ['gb', 'gb'],
    ['usa', 'us'],
    ['uae', 'ae'],
    ['germany', undefined],
    ['xx', undefined],
    ['', undefined],
  ])('the code %s is of %s', (word, expected) => expect(all.countryOfCode(word)?.code).toBe(expected));

  it('gives each code of two and three letters to its country', () => {
    for (const { code, facts } of countries) {
      expect(all.countryOfCode(code)?.code).toBe(code);
      expect(all.countryOfCode(facts.alpha3.toLowerCase())?.code).toBe(code);
    }
  });

  it.each([
    ['pesel', 'pl'],
    ['dni', 'ar,es,pe'],
    ['iban', undefined],
    ['emirates', undefined],
  ])('the local name %s implies %s', (phrase, expected) => {
    expect(codes(all.impliedCountries(phrase))).toBe(expected);
  });

  it.each([
    ['pesel', true],
    ['iban', true],
    ['customer', true],
    ['bankdetails', true],
    ['kyc', true],
    ['entire', true],
    ['mpesa', true],
    ['germany', false],
    ['', false],
  ])('%s names something: %s', (phrase, expected) => expect(all.namesSomething(phrase)).toBe(expected));

  it('knows the field of a local name', () => {
    expect(all.localField('pesel')).toBe('id');
    expect(all.localField('iban')).toBeUndefined();
  });

  it.each([
    ['日本', true],
    ['アメリカ', true],
    ['台湾', true],
    ['電話番号', true],
    ['会社', true],
    ['주민등록번호', true],
    ['上海', true],
    ['みずほ銀行', true],
    ['女性', true],
    ['Germany', false],
    ['Ελλάδα', false],
    ['', false],
  ])('%s is a known word of a script without spaces: %s', (word, expected) => {
    expect(all.unspaced.has(word)).toBe(expected);
    expect(all.unspaced).toBe(all.unspaced);
  });

  it.each([
    ['germnay', 'de'],
    ['swizterland', 'ch'],
    ['germoney', undefined],
    ['childe', 'cl'],
    ['child', undefined],
    ['kenja', undefined],
    ['russsia', 'elsewhere'],
    ['austrlia', undefined],
    ['austrailia', 'au'],
    ['zzzzzzz', undefined],
  ])('%s is a slip of %s', (word, expected) => expect(named(all.misspeltTerritory(word))).toBe(expected));

  it.each([
    ['personummer', 'se'],
    ['adhaar', 'in'],
    ['kenitala', 'is'],
    ['pesle', undefined],
    ['nubban', undefined],
    ['zzzzzzz', undefined],
  ])('%s is a slip of a name of %s', (word, expected) => {
    expect(codes(all.misspeltLocalName(word))).toBe(expected);
  });

  it.each([
    ['hambourg', 'de Hamburg'],
    ['frankfort', undefined],
    ['nairboi', 'ke Nairobi'],
    ['brelin', 'de Berlin'],
    ['paries', undefined],
    ['bavariaa', undefined],
    ['zzzzzzz', undefined],
  ])('%s is a slip of the city %s', (word, expected) => {
    const [city] = all.misspeltCity(word) ?? [];
    expect(city && `${city.country.code} ${city.name}`).toBe(expected);
  });

  it('is made once a world, and knows only its countries', () => {
    const some = countries.filter(({ code }) => code === 'ke');
    const world = worldOf(some, everything);
    const vocabulary = vocabularyOf(world);
    expect(vocabularyOf(world)).toBe(vocabulary);
    expect(vocabularyOf({ ...world })).not.toBe(vocabulary);
    expect(named(vocabulary.territoryOf('kenya'))).toBe('ke');
    expect(vocabulary.territoryOf('germany')).toBeUndefined();
    expect(vocabulary.countryOfCode('de')).toBeUndefined();
    expect(vocabulary.impliedCountries('pesel')).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import { countries } from '../countries/index.ts';
import { tokensOf } from '../lexicon/tokens.ts';
import { standsAsLocalName } from './clues.ts';
import { subjectOf } from './subject.ts';
import { Vocabulary } from './vocabulary.ts';

const vocabulary = new Vocabulary(countries, new Set(['uuid', 'email']));

function subject(query: string): string {
  const tokens = tokensOf(query, () => vocabulary.unspaced);
  const { country, mentions } = subjectOf(vocabulary, tokens, query);
  return [country.code, ...mentions.map(({ from, to, meaning }) => `${meaning.code}@${from}-${to}`)].join(
    ' ',
  );
}

describe('the country of a request', () => {
  it.each([
    // by name
    ['german iban', 'de de@0-1'],
    ['iban from South Africa', 'za za@2-4'],
    ['Côte d’Ivoire phone', 'ci ci@0-3'],
    ['the Kenyan and the Kenyan phone', 'ke ke@1-2 ke@4-5'],
    ['Germans', 'de de@0-1'],
    ['日本の電話番号', 'jp jp@0-1'],
    ['🇰🇪', 'ke ke@0-1'],
    ['телефон Україна', 'ua ua@1-2'],
    ['المغرب هاتف', 'ma ma@0-1'],
    // a name before a code or a local name
    ['PESEL for id from Kenya', 'ke ke@4-5'],
    ['FIN of Singapore', 'sg sg@2-3'],
    ['German DE iban', 'de de@0-1 de@1-2'],
    ['a french speaking swiss person', 'ch ch@3-4'],
    ['a Swiss who speaks German', 'ch ch@1-2'],
    ['person from Switzerland speaking French', 'ch ch@2-3'],
    ['a french speaker', 'fr fr@1-2'],
    // a language only where no country is named
    ['english phone', 'gb gb@0-1'],
    ['a german iban in English', 'de de@1-2'],
    ['english or german', 'de de@2-3'],
    ['English, english', 'gb gb@0-1 gb@1-2'],
    // words that are a territory only with a capital
    ['a Dane with an iban', 'dk dk@1-2'],
    ['a DANE with an iban', 'dk dk@1-2'],
    // phrases with a territory in them
    ['American Express card from Kenya', 'ke ke@4-5'],
    // by code
    ['KE phone', 'ke ke@0-1'],
    ['phone from pl or PL', 'pl pl@2-3 pl@4-5'],
    ['PESEL or KE phone', 'ke ke@2-3'],
    // whatever else is named
    ['Deutsche Bank account from UK', 'gb gb@4-5'],
    ['person from Berlin, USA', 'us us@3-4'],
    // but for a short name of an area behind its city
    ['Los Angeles CA', 'us'],
    ['American from San Diego, CA', 'us us@0-1'],
    ['London, ON', 'ca'],
    ['person from Berlin, DE', 'de de@3-4'],
    // with the one it is part of
    ['Hong Kong, China phone', 'hk hk@0-3'],
    ['中国香港 phone', 'hk hk@0-2'],
    // with a stranger's name for an area
    ['Georgia US phone', 'us us@1-2'],
    ['SSN from Georgia', 'us'],
    // by a local name
    ['PESEL', 'pl'],
    ['pesel and dni', 'pl'],
    ['DNI or PESEL', 'pl'],
    ['My Number', 'jp'],
    ['PAN', 'in'],
    ['PANs', 'in'],
    ['iDEAL', 'nl'],
    ['국민 주민등록번호', 'kr'],
    // with a slip
    ['germnay iban', 'de de@0-1'],
    ['iban Uruguaay', 'uy uy@1-2'],
    ['Sri Lnaka phone', 'lk lk@0-2'],
    ['phone Costa Rcia or Unted Kingdom', 'gb gb@4-6'],
    ['phone of New Zeland', 'nz nz@2-4'],
    ['personummer', 'se'],
    ['codice fiscal', 'it'],
    ['adhaar', 'in'],
    ['my personummer please', 'se'],
    ['Germny or personummer', 'de de@0-1'],
    ['personummer or Germny', 'de de@2-3'],
    ['pasport frnace', 'fr fr@1-2'],
  ])('%j: %s', (query, expected) => expect(subject(query)).toBe(expected));

  it.each([
    [
      'iban',
      'no country recognised in "iban"; name a country ("iban Germany") or use a code-prefixed spec such as "de.iban"',
    ],
    ['give me "x"', 'no country recognised in "give me \\"x\\""; name a country ("give me \\"x\\" Germany")'],
    ['Paris, TX', 'no country has all of this: "Paris" belongs to France, "TX" belongs to United States'],
    [
      '5 uuids',
      'no country recognised in "5 uuids"; uuid needs none: use "generate" with the spec "any.uuid"',
    ],
    ['email', 'no country recognised in "email"; name a country ("email Germany")'],
    [
      'is DE89 3704 0044 0532 0130 00 valid',
      'recognised in "is DE89 3704 0044 0532 0130 00 valid"; use "validate" to check a value',
    ],
    ['who has 0123456789', 'use "validate" to check a value'],
    ['123456789 ibans', 'name a country'],
    ['policy', 'no country recognised'],
    ['river phone', 'no country recognised'],
    ['Danske Bank account', 'Denmark, Finland, United Kingdom, Sweden'],
    ['not from KE', 'not for all but Kenya'],
    ['iban from Russia', 'no country recognised in "iban from Russia": Russia is not covered'],
    ['German or Russian iban', ': Russian is not covered'],
    ['Costa Rica iban', ': Costa Rica is not covered'],
    ['DNI', '"DNI" is used in Argentina, Spain, Peru; name the country ("DNI Argentina")'],
    ['dnis and nifs', '"dnis" is used in Argentina, Spain, Peru; name the country ("dnis Argentina")'],
    ['RFC 4122', 'no country recognised'],
    ['rfc', 'no country recognised'],
    ['pan', 'no country recognised'],
    ['pans', 'no country recognised'],
    ['a dane', 'no country recognised'],
    ['American Express', 'no country recognised'],
    ['my number', 'no country recognised'],
    ['chils', 'no country recognised'],
    ['ge rmny', 'no country recognised'],
    ['island', 'no country recognised'],
    ['phones', 'no country recognised'],
    ['russsia', 'no country recognised'],
    ['de la', 'no country recognised'],
    ['the Kenyan and the German phone', 'not for Kenya, Germany'],
    ['PESEL for DE from Kenya', 'not for Kenya, Germany'],
    ['phone from pl or fr', 'not for Poland, France'],
    ['constructor', 'no country recognised'],
    ['__proto__ toString valueOf', 'no country recognised'],
    ['a\u0000b', 'no country recognised in "a\\u0000b"'],
    ['\ud83c', 'no country recognised'],
    ['', 'no country recognised in ""'],
  ])('%j has none: %s', (query, message) => {
    expect(() => subject(query)).toThrow(
      expect.objectContaining({ kind: 'unresolved', message: expect.stringContaining(message) }) as Error,
    );
  });
});

describe('a local name stands as such', () => {
  it.each([
    ['PESEL', 0, 1, true],
    ['pesel', 0, 1, true],
    ['pesel 12', 0, 1, false],
    ['pesel 12x', 0, 1, true],
    ['pesel x12', 0, 1, true],
    ['paN', 0, 1, false],
    ['mY nUmber', 0, 2, false],
    ['12 pesel', 1, 2, true],
    ['KRA PIN', 0, 2, true],
    ['KRA PIN 5', 0, 2, false],
    ['pan', 0, 1, false],
    ['pans', 0, 1, false],
    ['Pan', 0, 1, false],
    ['PAN', 0, 1, true],
    ['PANs', 0, 1, true],
    ['iDEAL', 0, 1, true],
    ['ideal', 0, 1, false],
    ['iDeal', 0, 1, false],
    ['my number', 0, 2, false],
    ['My number', 0, 2, false],
    ['My Number', 0, 2, true],
    ['my pesel', 0, 2, true],
  ])('%j from %i to %i: %s', (query, from, to, expected) => {
    const tokens = tokensOf(query, () => new Set());
    expect(standsAsLocalName(tokens.slice(from, to), tokens)).toBe(expected);
  });
});

import { describe, expect, it } from 'vitest';
import { countries } from '../../../../test/support/countryRows.ts';
import { tokensOf } from '../lexicon/tokens.ts';
import { selectorsIn } from './selectors.ts';
import { subjectOf } from './subject.ts';
import { Vocabulary } from './vocabulary.ts';

const vocabulary = new Vocabulary(countries);

function selectors(query: string): string {
  const tokens = tokensOf(query, () => vocabulary.unspaced);
  const subject = subjectOf(vocabulary, tokens, query);
  return [subject.country.code, ...selectorsIn(vocabulary, tokens, subject).selectors].join(' ');
}

describe('the selectors of a request', () => {
  it.each([
    // fields, each once and in their order
    ['german iban', 'de iban'],
    ['german iban, name and iban', 'de iban name'],
    ['german bic, gps coordinates', 'de swift lat lon'],
    ['german', 'de'],
    // one record or preset before fields
    ['german company', 'de company'],
    ['german company iban', 'de company'],
    ['german product and company', 'de product'],
    ['german kyc and iban', 'de preset:kyc'],
    ['german customer', 'de person'],
    ['german customer with iban', 'de iban'],
    ['german customer company', 'de company'],
    ['everything of a german', 'de full'],
    ['everything of a german company', 'de company'],
    ['everything, german, iban', 'de full'],
    // a record's column where no field is named
    ['german revenue', 'de company'],
    ['german price', 'de product'],
    ['german revenue and iban', 'de iban'],
    ['german revenue and price', 'de company'],
    ['everything of a german revenue', 'de full'],
    // the whole where nothing else is named
    ['whole german', 'de full'],
    ['whole german customer', 'de full'],
    ['whole german address', 'de address'],
    ['detailed german', 'de full'],
    // whose it is
    ['the BIC of a German bank', 'de swift'],
    ['German BIC of the bank', 'de swift'],
    ['German BIC and bank', 'de swift bank'],
    ['German BIC of the bank and iban', 'de swift iban'],
    ['German BIC of, bank', 'de swift bank'],
    ['German BIC, of bank', 'de swift bank'],
    ['German BIC of and bank', 'de swift bank'],
    ['German BIC bank', 'de swift bank'],
    ['German BIC in the bank', 'de swift bank'],
    ['German BIC of zzzzz bank', 'de swift bank'],
    ['German iban of iban', 'de iban'],
    ['German iban of a company', 'de company'],
    ['EAN of a Dutch product', 'nl product'],
    ['German name of iban of bank', 'de name'],
    // what kind of thing it is
    ['Aadhaar card', 'in id'],
    ['Aadhaar cards', 'in id'],
    ['Aadhaar, card', 'in id card'],
    ['Aadhaar and card', 'in id card'],
    ['Aadhaar card number', 'in id card'],
    ['Aadhaar phone', 'in id phone'],
    ['german iban card', 'de iban card'],
    ['CCP account Algeria', 'dz ccp'],
    ['card Aadhaar', 'in card id'],
    // of one country, named twice
    ['german iban german', 'de iban'],
    ['german iban and phone from Germany', 'de iban phone'],
  ])('%j: %s', (query, expected) => expect(selectors(query)).toBe(expected));

  it.each([
    ['iban Kenya', 'Kenya has no "iban"; its fields are name, first'],
    ['name and ibans from Kenya', 'Kenya has no "ibans"'],
    ['kenyan company with iban', 'Kenya has no "iban"'],
    ['kenyan iban and phone', 'Kenya has no "iban"'],
    ['account for the iban of a Kenyan', 'Kenya has no "iban"'],
    ['postal code in Qatar', 'Qatar has no "postal code"'],
  ])('%j names what the country does not have', (query, message) => {
    expect(() => selectors(query)).toThrow(
      expect.objectContaining({ kind: 'unresolved', message: expect.stringContaining(message) }) as Error,
    );
  });
});

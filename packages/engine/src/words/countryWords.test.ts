import { describe, expect, it } from 'vitest';
import { countries } from '../../../../test/support/countryRows.ts';
import type { Country } from '../model.ts';
import { CountryWords, countryWords, sameMeaning } from './countryWords.ts';

const byCode = new Map(countries.map((country) => [country.code, country]));
const wordsOf = (code: string) => new CountryWords(byCode.get(code) as Country);

/** Returns the selectors, joined by commas; a column as `record…`. */
function meaning(code: string, phrase: string): string | undefined {
  const found = wordsOf(code).meaningOf(phrase);
  return found && found.selectors.join() + (found.column ? '…' : '');
}

describe('what a phrase means in a country', () => {
  it.each([
    // its fields: by key, label, synonym, and what a label is called without "number"
    ['de', 'iban', 'iban'],
    ['de', 'bic', 'swift'],
    ['de', 'steuerid', 'tax'],
    ['ke', 'krapin', 'tax'],
    ['ke', 'kra', 'tax'],
    ['au', 'tfn', 'tax'],
    ['de', 'adresse', 'address'],
    ['dz', 'cartedidentite', 'idcard'],
    ['fr', 'cartedidentite', 'id'],
    ['eg', 'nationalid', 'id'],
    ['us', 'routing', 'routing'],
    ['ng', 'nuban', 'account'],
    ['cz', 'ucet', 'account'],
    ['fr', 'numerodecompte', 'account'],
    // what it does not have
    ['ke', 'iban', undefined],
    ['ke', 'آيبان'.normalize('NFD'), undefined],
    ['de', 'آيبان'.normalize('NFD'), 'iban'],
    ['de', 'till', undefined],
    // records
    ['de', 'firma', 'company'],
    ['de', 'customer', 'person'],
    ['de', 'everything', 'full'],
    ['de', 'sku', 'product'],
    // firms' numbers, by label and synonym
    ['de', 'handelsregisternummer', 'company'],
    ['br', 'cnpj', 'company'],
    ['fr', 'siret', 'company'],
    // presets, its own and the common ones that it has
    ['de', 'kyc', 'preset:kyc'],
    ['de', 'sepa', 'preset:sepa'],
    ['ke', 'sepa', undefined],
    ['ke', 'mpesa', 'preset:mpesa'],
    ['de', 'mpesa', undefined],
    // sets
    ['de', 'coordinates', 'lat,lon'],
    ['de', 'carddetails', 'card,brand,cvv,expiry'],
    ['at', 'bankdetails', 'bank,account,iban,bankcode,swift'],
    ['us', 'bankdetails', 'bank,account,routing,swift'],
    // columns of records
    ['de', 'website', 'company…'],
    ['de', 'price', 'product…'],
    ['ee', 'vat', 'vat'],
    ['de', 'name', 'name'],
    ['de', 'brand', 'brand'],
    // nothing
    ['de', 'germany', undefined],
    ['de', 'ibans', undefined],
    ['de', 'constructor', undefined],
    ['de', '__proto__', undefined],
    ['de', '', undefined],
  ])('%s %s: %s', (code, phrase, expected) => expect(meaning(code, phrase)).toBe(expected));

  it.each([
    ['de', 'pasport', 'passport'],
    ['de', 'addres', 'address'],
    ['de', 'tarjeta', 'card'],
    ['de', 'tarjetta', 'card'],
    ['ke', 'paybil', 'paybill'],
    ['de', 'paybil', undefined],
    ['pl', 'pesle', 'id'],
    ['de', 'custmer', 'person'],
    ['br', 'renavan', 'renavam'],
    ['de', 'handelsregisternumer', 'company'],
    ['ke', 'equitel', undefined],
    ['de', 'websiite', undefined],
    ['de', 'coordinats', 'lat,lon'],
    ['de', 'zzzzz', undefined],
    ['de', 'ibn', 'iban'],
    ['ke', 'ibn', undefined],
    ['de', 'spa', undefined],
    ['de', 'bank', 'bank'],
    ['de', 'nam', undefined],
  ])('%s %s with a slip: %s', (code, word, expected) => {
    expect(wordsOf(code).misspelt(word)?.selectors.join()).toBe(expected);
  });

  it('is read once a country', () => {
    const [de, ke] = ['de', 'ke'].map((code) => byCode.get(code) as Country) as [Country, Country];
    expect(countryWords(de)).toBe(countryWords(de));
    expect(countryWords(de)).not.toBe(countryWords(ke));
  });
});

it.each([
  [{ selectors: ['iban'] }, { selectors: ['iban'] }, true],
  [{ selectors: ['iban'] }, { selectors: ['bic'] }, false],
  [{ selectors: ['lat', 'lon'] }, { selectors: ['lat'] }, false],
  [{ selectors: ['company'] }, { selectors: ['company'], column: true as const }, false],
])('%j and %j are the same: %s', (one, other, expected) => expect(sameMeaning(one, other)).toBe(expected));

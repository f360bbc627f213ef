import { describe, expect, it } from 'vitest';
import { countries } from '../../../../test/support/countryRows.ts';
import { tokensOf } from '../lexicon/tokens.ts';
import { meaningsIn } from './meanings.ts';
import { subjectOf } from './subject.ts';
import { Vocabulary } from './vocabulary.ts';

const vocabulary = new Vocabulary(countries);

function read(query: string) {
  const tokens = tokensOf(query, () => vocabulary.unspaced);
  const runs = meaningsIn(vocabulary, tokens, subjectOf(vocabulary, tokens, query));
  return { tokens, runs };
}

/** Returns `selectors@from-to`; a column as `record…`, a missing field as `!words`. */
function meanings(query: string): string {
  return read(query)
    .runs.map(({ from, to, meaning: { selectors, column, lacking } }) => {
      const text = lacking === undefined ? selectors.join('+') + (column ? '…' : '') : `!${lacking}`;
      return `${text}@${from}-${to}`;
    })
    .join(' ');
}

describe('what the words of a request name', () => {
  it.each([
    // words and phrases, the longest first
    ['german iban', 'iban@1-2'],
    ['german ibans', 'iban@1-2'],
    ['german bank account number', 'account@1-4'],
    ['german bank, account', 'bank@1-2 account@2-3'],
    ['german name and iban', 'name@1-2 iban@3-4'],
    ['bank german account', 'account@0-3'],
    ['iban iban german', 'iban@0-1 iban@1-2'],
    ['german company revenue', 'company@1-2 company…@2-3'],
    ['german gps coordinates', 'lat+lon@1-3'],
    ['german kyc', 'preset:kyc@1-2'],
    // a name that has the country's in it
    ['Ghana card', 'id@0-2'],
    ['Ghana card and phone', 'id@0-2 phone@3-4'],
    ['Ghana, card', 'card@1-2'],
    ['card from Ghana', 'card@0-1'],
    // words that say nothing
    ['the first german iban', 'iban@3-4'],
    ['first german name', 'first@0-3'],
    ['a last german name', 'last@1-4'],
    ['the last name of a german', 'last@1-3'],
    ['sin canada', 'id@0-1'],
    ['state of the german land', 'region@0-1'],
    ['5 german ibans', 'iban@2-3'],
    ['german code', ''],
    ['ICE morocco', 'ice@0-1'],
    ['polish NO', ''],
    ['german', ''],
    ['german ice', ''],
    // with a slip, alone or across words
    ['Netherlands / adressse e-mail', 'address@1-2 email@2-4'],
    ['Polonia with passport מספר טלפון id', 'passport@2-3 phone@3-5 id@5-6'],
    ['german pasport', 'passport@1-2'],
    ['german pasports', 'passport@1-2'],
    ['german pass port', 'passport@1-3'],
    ['german bank acount number', 'account@1-4'],
    ['german acount number', 'account@1-3'],
    ['german data of brith', 'dob@1-4'],
    ['german card numbr expiry', 'card@1-3 expiry@3-4'],
    ['german passprot ibna', 'passport@1-2 iban@2-3'],
    ['german zzzzz', ''],
    ['german formatted', ''],
    // what the country does not have
    ['Canadian VAT', 'vat@1-2'],
    ['US vat', 'tax@1-2'],
    ['Croatian SSN', 'id@1-2'],
    ['Estonian VAT number', 'vat@1-3'],
    ['kenyan vorname', 'first@1-2'],
    ['German PESEL', '!PESEL@1-2'],
    ['German PESEL and iban', '!PESEL@1-2 iban@3-4'],
    ['German steuer-id', 'tax@1-3'],
    ['French steuer-id', '!steuer id@1-3'],
    ['Danish CPR number', 'id@1-2'],
    ['German PESEL 5', ''],
    ['German pan', 'card@1-2'],
    ['German PAN', 'card@1-2'],
    ['German siret', '!siret@1-2'],
    ['german CEP', 'postcode@1-2'],
    ['German Pix', ''],
    ['french health insurance', 'ssn@1-3'],
    ['iban Kenya', '!iban@0-1'],
    ['name and postal code in Qatar', 'name@0-1 !postal code@2-4'],
    ['CLABEs from Kenya', '!CLABEs@0-1'],
  ])('%j: %s', (query, expected) => expect(meanings(query)).toBe(expected));

  it('uses up the words of countries and of what is named', () => {
    const { tokens } = read('please 5 german ibans, zzzzz and passprot');
    expect(tokens.filter(({ used }) => used).map(({ raw }) => raw)).toEqual(['german', 'ibans', 'passprot']);
  });
});

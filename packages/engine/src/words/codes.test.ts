import { describe, expect, it } from 'vitest';
import { countries } from '../countries/index.ts';
import { tokensOf } from '../lexicon/tokens.ts';
import { codesIn } from './codes.ts';
import { longestRuns } from './runs.ts';
import { Vocabulary } from './vocabulary.ts';

const vocabulary = new Vocabulary(countries);

function codes(query: string): string {
  const tokens = tokensOf(query, () => new Set());
  const fields = longestRuns(tokens, (phrase) => vocabulary.namesSomething(phrase) || undefined);
  return codesIn(vocabulary, tokens, fields)
    .map(({ from, to, meaning }) => `${meaning.code}@${from}-${to}`)
    .join(' ');
}

describe('codes of countries', () => {
  it.each([
    // that are nothing else count in any case, anywhere
    ['iban pl', 'pl@1-2'],
    ['PL iban and ke phone', 'pl@0-1 ke@3-4'],
    ['some pl thing', 'pl@1-2'],
    ['gbr', 'gb@0-1'],
    ['uk phone', 'gb@0-1'],
    ['xx iban', ''],
    // but not as part of a longer name of a field
    ['national ID', ''],
    ['tax ID', ''],
    ['bank sort code KE', 'ke@3-4'],
    // that are words count alone, beside a field at an end, or linked to one
    ['de iban', 'de@0-1'],
    ['DE iban', 'de@0-1'],
    ['De iban', 'de@0-1'],
    ['iban DE', 'de@1-2'],
    ['an iban DE please', 'de@2-3'],
    ['what DE would like', ''],
    ['DE would like', 'de@0-1'],
    ['would like DE', 'de@2-3'],
    ['the CH iban thing', 'ch@1-2'],
    ['iban from CH or so', 'ch@2-3'],
    ['iban in CH or so', 'ch@2-3'],
    ['iban near CH or so', ''],
    ['iban things from CH or so', 'ch@3-4'],
    ['living in CH or so', ''],
    // English ones need a field beside them
    ['IN phone', 'in@0-1'],
    ['phone IN', 'in@1-2'],
    ['phone number from IN', 'in@3-4'],
    ['phone number near IN', ''],
    ['phone from IN please', 'in@2-3'],
    ['IT is here', ''],
    // but not before an office
    ['iban for IT department', ''],
    ['HR manager iban', ''],
    ['IT iban', 'it@0-1'],
    // those in a list with a country count too
    ['us or uk phone', 'us@0-1 gb@2-3'],
    ['iban from de or at', 'de@2-3 at@4-5'],
    ['iban de/at', 'de@1-2 at@2-3'],
    ['us and ca phone', 'us@0-1 ca@2-3'],
    ['5 us and 5 uk phones', 'us@1-2 gb@4-5'],
    ['Italia, il nome', ''],
    ['give us and uk', 'gb@3-4'],
    ['Kenya, no phone', ''],
    ['my phone IS here', ''],
    ['we like IT', ''],
    ['phone BE thing', ''],
    ['a thing AT iban', 'at@2-3'],
    ['iban MY', 'my@1-2'],
    ['iban NO', 'no@1-2'],
    ['iban at ING BE', 'be@3-4'],
    ['iban at ing BE', ''],
    ['iban at ING, BE', ''],
    ['Send IT', ''],
    ['iban at ING BE thing', ''],
    // ID is usually something else
    ['iban of Kenyan ID', ''],
    ['ID phone', 'id@0-1'],
    ['my ID phone', ''],
    ['photo for ID', ''],
    ['phone of ID', 'id@2-3'],
    ['phone ID', ''],
    ['phone from ID', 'id@2-3'],
    ['phone in ID', 'id@2-3'],
    ['phone From ID', 'id@2-3'],
    ['phone of AT', 'at@2-3'],
    ['data for QA', ''],
    ['phone for QA', ''],
    ['phone of QA', 'qa@2-3'],
    ['phone for AT', 'at@2-3'],
    // in small letters where grammar leaves nothing else
    ['de', 'de@0-1'],
    ['in', 'in@0-1'],
    ['iban de', 'de@1-2'],
    ['iban de and phone', 'de@1-2'],
    ['iban de thing', ''],
    ['an iban in de', 'de@3-4'],
    ['someone from de', 'de@2-3'],
    ['iban it', 'it@1-2'],
    ['it iban', 'it@0-1'],
    ['iban from it', 'it@2-3'],
    ['is iban in it', ''],
    ['iban of it', ''],
    ['phone my', 'my@1-2'],
    ['my phone', ''],
    ['no iban', ''],
    ['iban no', ''],
    ['id phone', ''],
    ['phone in et', 'et@2-3'],
    ['person from us', 'us@2-3'],
    ['phone in the us', 'us@3-4'],
    ['phone for the us', 'us@3-4'],
    ['phone for us', ''],
    ['heard from us', ''],
    ['phone aus', 'au@1-2'],
    // not before a field of other countries or in another language
    ['de bsn', ''],
    ['il codice fiscale', ''],
    ['il numero di telefono', ''],
    ['ca sin', 'ca@0-1'],
    ['us phone', 'us@0-1'],
    ['a us phone', 'us@1-2'],
    ['5 us phone numbers', 'us@1-2'],
    ['five us phone numbers', 'us@1-2'],
    ['au phone', 'au@0-1'],
    ['Telefonnummer aus', ''],
    ['give us phone numbers', ''],
    ['us thing', ''],
    ['tell us', ''],
    ['free us phone', 'us@1-2'],
    ['toll free number us', 'us@3-4'],
    ['passprt us', 'us@1-2'],
    ['phone call us', ''],
    ['number for us', ''],
    ['Us phone', 'us@0-1'],
    ['in phone', 'in@0-1'],
    ['is in phone', ''],
    ['a de iban', 'de@1-2'],
    ['what de iban', ''],
    // in a request all in capitals a code stands at an end, beside a field
    ['IBAN DE', 'de@1-2'],
    ['DE IBAN', 'de@0-1'],
    ['GIVE US PHONE NUMBERS', ''],
    ['PHONE IN', 'in@1-2'],
    ['PASSPORT NO', ''],
    ['IBAN FROM DE', 'de@2-3'],
    ['DE THING', ''],
    ['IBAN DE PHONE', ''],
    ['PHONE IT', 'it@1-2'],
    ['DE', 'de@0-1'],
    ['IN', 'in@0-1'],
    ['', ''],
  ])('%j: %s', (query, expected) => expect(codes(query)).toBe(expected));
});

import { describe, expect, it } from 'vitest';
import { countries } from '../countries/index.ts';
import { isDistinctive, LocalNameIndex } from './localNames.ts';

const all = new LocalNameIndex(countries);

function of(...codes: readonly string[]): LocalNameIndex {
  return new LocalNameIndex(countries.filter(({ code }) => codes.includes(code)));
}

const codes = (names: LocalNameIndex, phrase: string) =>
  names
    .countriesOf(phrase)
    ?.map(({ code }) => code)
    .join();

describe('a local name', () => {
  it.each([
    // names of their own
    ['pesel', 'pl'],
    ['bsb', 'au'],
    ['krapin', 'ke'],
    ['kra', 'ke'],
    ['clabe', 'mx'],
    ['nuban', 'ng'],
    ['kennitala', 'is'],
    ['siret', 'fr'],
    ['pix', 'br'],
    ['主民', undefined],
    ['주민등록번호'.normalize('NFD'), 'kr'],
    // several have it
    ['dni', 'ar,es,pe'],
    ['nif', 'ao,cd,dz,es,pt'],
    // a label is surer than a synonym
    ['personnummer', 'se'],
    // capitals in a label make a name of descriptive words
    ['nationalinsurancenumber', 'gb'],
    // descriptions, records and words that all share imply nothing
    ['passportnumber', undefined],
    ['idcard', undefined],
    ['company', undefined],
    ['ssn', undefined],
    ['id', undefined],
    // too short
    ['ci', undefined],
    ['constructor', undefined],
    ['', undefined],
  ])('%s implies %s', (phrase, expected) => expect(codes(all, phrase)).toBe(expected));

  it.each([
    ['pesel', 'id'],
    ['krapin', 'tax'],
    ['dni', 'id'],
    ['siret', 'company'],
    ['pix', undefined],
    ['ideal', undefined],
    ['constructor', undefined],
    ['', undefined],
  ])('%s stands for %s where it is used', (phrase, expected) => {
    expect(all.fieldOf(phrase)).toBe(expected);
    expect(all.has(phrase)).toBe(expected !== undefined || ['pix', 'ideal'].includes(phrase));
  });

  it('that all share is a country’s own where no other has the field', () => {
    expect(codes(all, 'transitnumber')).toBe('ca');
    expect(codes(all, 'transit')).toBeUndefined();
    expect(codes(all, 'bankstatebranch')).toBe('au');
    expect(codes(all, 'sortingcode')).toBeUndefined();
    expect(codes(of('gb'), 'sortingcode')).toBe('gb');
    expect(codes(of('gb', 'ie'), 'sortingcode')).toBeUndefined();
    expect(codes(of('gb', 'ie', 'gh'), 'sortingcode')).toBeUndefined();
    expect(of('gb', 'ie').has('sortingcode')).toBe(false);
    expect(all.fieldOf('transitnumber')).toBe('transit');
    expect(codes(of('de'), 'iban')).toBeUndefined();
    expect(codes(of('de'), 'mobilephone')).toBeUndefined();
  });

  it('is listed as it is written and as it is compared', () => {
    const names = of('pl');
    expect(names.names()).toContain('PESEL');
    expect([...names.phrases()]).toContain('pesel');
    expect([...names.phrases()]).not.toContain('');
    expect(names.names().length).toBeGreaterThanOrEqual([...names.phrases()].length);
  });
});

describe('a name is more than a description', () => {
  it.each([
    ['PESEL', true, true],
    ['PESEL number', true, true],
    ['pesel', true, true],
    ['passport number', false, false],
    ['(passport) - number!', false, false],
    ['ID/card', false, false],
    ['Passport number', false, false],
    ['passport Number', true, false],
    ['National ID', false, false],
    ['national iD number', false, false],
    ['número', false, false],
    ['Führerschein', true, true],
    ['號碼', true, true],
    ['', false, false],
  ])('%j: %s as a label, %s as a synonym', (name, asLabel, asSynonym) => {
    expect(isDistinctive({ name, label: true })).toBe(asLabel);
    expect(isDistinctive({ name, label: false })).toBe(asSynonym);
  });
});

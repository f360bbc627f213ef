import { catalogue } from 'specimen-data';
import { expect, it } from 'vitest';
import { completeCountry, completeField, completeFormat } from './complete.ts';

it.each([
  // By code, then by name.
  [' DE', ['de', 'dk']],
  ['ma', ['ma', 'mt', 'mu', 'my']],
  ['Kenya', ['ke']],
  ['zz', []],
])('countries that begin with %j: %j', (text, codes) => {
  expect(completeCountry(text)).toEqual(codes);
});

it('fields of the country, or of all, by key, then by label', () => {
  const of = (country: string) => ({ arguments: { country } });
  expect(completeField(' PES', of('PL'))).toEqual(['id', 'tax']);
  expect(completeField('kra p', of('ke'))).toEqual(['tax']);
  expect(completeField('bsb', of('au'))).toEqual(['bsb']);
  expect(completeField('bsb', of('de'))).toEqual([]);
  expect(completeField('bsb', { arguments: {} })).toEqual(['bsb']);
  expect(completeField('bsb')).toEqual(['bsb']);
  expect(completeField('', of('nowhere'))).toHaveLength(catalogue.fields().length);
});

it('formats', () => {
  expect(completeFormat(' ND')).toEqual(['ndjson']);
  expect(completeFormat('zip')).toEqual([]);
});

import { expect, it } from 'vitest';
import { countries } from '../countries/index.ts';
import type { Country } from '../model.ts';
import { fieldNamed } from './fieldNamed.ts';

it.each([
  ['de', 'geburtsdatum', 'dob'],
  ['de', 'Date of birth', 'dob'],
  ['de', 'first-name', 'first'],
  ['pl', 'pesel', 'id'],
  ['de', 'pesel', undefined],
  ['ke', 'iban', undefined],
  // several fields, another record, a column of one
  ['de', 'gps coordinates', undefined],
  ['de', 'company', undefined],
  ['de', 'revenue', undefined],
  // a preset's name that is a field's too
  ['eg', 'InstaPay', 'ipa'],
  ['in', 'UPI', 'upi'],
  ['ke', 'mpesa', undefined],
  ['de', 'zzzz', undefined],
  ['de', '', undefined],
])('in %s %j is the field %s', (code, name, field) => {
  const country = countries.find((each) => each.code === code) as Country;
  expect(fieldNamed(country, name)).toBe(field);
});

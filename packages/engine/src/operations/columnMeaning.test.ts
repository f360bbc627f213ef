import { describe, expect, it } from 'vitest';
import { countryOf } from '../../../../test/support/countryRows.ts';
import { wordsIn } from '../lexicon/columnNames.ts';
import type { Country } from '../model.ts';
import { meaningOf, meaningsOf, otherPerson, subjectKindOf } from './columnMeaning.ts';

const [ae, de, pl, us] = ['ae', 'de', 'pl', 'us'].map(countryOf) as [Country, Country, Country, Country];

describe('the words of a name', () => {
  it.each([
    ['firstName', 'first name'],
    ['FIRST_NAME', 'first name'],
    ['first-name', 'first name'],
    ['IBANNumber', 'iban number'],
    ['bicFI', 'bic fi'],
    ['address_line_2', 'address line'],
    ['Straße', 'strasse'],
    ['', ''],
  ])('of %s', (name, words) => {
    expect(wordsIn(name).join(' ')).toBe(words);
  });
});

describe('what a column means', () => {
  it.each([
    ['firstName', 'first'],
    ['last_name', 'last'],
    ['FULL_NAME', 'name'],
    ['name', 'name'],
    ['email', 'email'],
    ['customerEmail', 'email'],
    ['iban', 'iban'],
    ['debtor_iban', 'iban'],
    ['BICFI', 'swift'],
    ['birthDate', 'dob'],
    ['dateOfBirth', 'dob'],
    ['postal_code', 'postcode'],
    ['shippingPostalCode', 'postcode'],
    ['zip', 'postcode'],
    ['phoneNumber', 'phone'],
    ['mobile', 'phone'],
    ['StrtNm', 'street'],
    ['TwnNm', 'city'],
    ['addressLine1', 'street'],
    ['vorname', 'first'],
    ['plz', 'postcode'],
    ['gender', 'sex'],
    ['salary', 'income'],
    ['creditCardNumber', 'card'],
    ['cvv', 'cvv'],
    ['latitude', 'lat'],
    ['price', 'product.price'],
    ['unit_price', 'product.price'],
    ['createdAt', 'any.datetime:2023,2025'],
    ['updated_at', 'any.datetime:2023,2025'],
    ['due_date', 'any.date:2026,2028'],
    ['age', 'person.age'],
    ['countryCode', 'any.enum:DE'],
    ['country', 'any.enum:Germany'],
    ['pays', 'any.enum:Germany'],
    ['companyName', 'company.name'],
    ['product_name', 'product.name'],
    ['imageUrl', 'any.url'],
    ['notes', 'any.sentence'],
    ['national_id', 'id'],
    ['tax_id', 'tax'],
    ['EndToEndId', 'reference'],
    ['houseNumber', 'person.house'],
    ['language', 'any.enum:de'],
    ['timeZone', 'any.enum:Europe/Berlin'],
    ['department', 'any.enum:Sales,Customer Service,Logistics,Finance,Human Resources,Marketing'],
  ])('%s', (name, meaning) => {
    expect(meaningOf(de, name)).toBe(meaning);
  });

  it.each([
    'id',
    'user_id',
    'customerId',
    'fileName',
    'order_number',
    'department_id',
    'flags',
    'x',
    '',
    '__proto__',
    'constructor',
  ])('%s tells nothing', (name) => {
    expect(meaningOf(de, name)).toBeUndefined();
  });

  it.each([
    ['products', 'name', 'product.name'],
    ['product', 'weight', 'product.weight'],
    ['companies', 'name', 'company.name'],
    ['supplier', 'phone', 'company.phone'],
    ['suppliers', 'vat_number', 'company.vat'],
    ['customers', 'name', 'name'],
    ['cities', 'name', 'city'],
    ['bank', 'name', 'bank'],
    ['card', 'number', 'card'],
    ['card', 'brand', 'brand'],
    ['passport', 'number', 'passport'],
    ['categories', 'name', 'product.category'],
    ['tags', 'name', 'any.word'],
    ['queues', 'name', undefined],
    ['invoices', 'number', undefined],
    ['users', 'id', undefined],
  ])('in %s, %s', (owner, name, meaning) => {
    expect(meaningOf(de, name, { owner })).toBe(meaning);
  });

  it('is what the country has, and what it calls it', () => {
    expect(meaningOf(us, 'iban')).toBe('account');
    expect(meaningOf(us, 'routingNumber')).toBe('routing');
    expect(meaningOf(de, 'routingNumber')).toBe('bankcode');
    expect([de, us].map((country) => meaningOf(country, 'vatId'))).toEqual(['vat', 'tax']);
    expect([de, ae].map((country) => meaningOf(country, 'native_name'))).toEqual(['name', 'native']);
    expect([us, ae].map((country) => meaningOf(country, 'zip'))).toEqual(['postcode', 'any.enum:00000']);
    expect(meaningOf(pl, 'pesel')).toBe('id');
    expect(meaningOf(de, 'pesel')).toBeUndefined();
  });

  it('is a spec that every country has, after what only a record has', () => {
    expect(meaningsOf(de, 'price')).toEqual(['product.price', 'amount']);
    expect(meaningsOf(de, 'country')).toEqual(['any.enum:Germany', 'any.enum:DE', 'any.enum:DEU']);
    expect(meaningsOf(de, 'name', { owner: 'company' })).toEqual(['company.name', 'name']);
  });
});

it('knows whose rows a table holds', () => {
  expect(['users', 'Customer', 'order_items', 'legalEntity', 'invoices'].map(subjectKindOf)).toEqual([
    'person',
    'person',
    'product',
    'company',
    undefined,
  ]);
});

it('knows the other persons of a record', () => {
  expect(['creditorAccount', 'CdtrAgt', 'Dbtr', 'spouse', 'nextOfKin', 'address'].map(otherPerson)).toEqual([
    'payee',
    'payee',
    undefined,
    'spouse',
    'contact',
    undefined,
  ]);
});

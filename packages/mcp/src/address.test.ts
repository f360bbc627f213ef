import { type Format, formats } from 'specimen-data/internal';
import { expect, it } from 'vitest';
import { addressOf, siteAt } from './address.ts';

const format = (key: string) => formats.get(key) as Format;
const json = { seed: 'a', format: format('json') };
const csv = { seed: 'a', format: format('csv') };

it.each([
  ['/{spec}', { spec: 'de.iban' }, json, 'GET', '/de/iban?seed=a'],
  ['/{spec}', { spec: 'de.preset:kyc', n: 2 }, json, 'GET', '/de/preset:kyc?n=2&seed=a'],
  ['/{spec}', { spec: 'any.enum:a/b,c.d e' }, json, 'GET', '/any/enum:a%2Fb,c.d%20e?seed=a'],
  ['/{spec}', { spec: 'any.enum:\ud800' }, json, 'GET', '/any/enum:%EF%BF%BD?seed=a'],
  ['/{spec}', { spec: 'de.iban', format: 'CSV' }, csv, 'GET', '/de/iban?seed=a&format=csv'],
  [
    '/{spec}',
    { spec: 'de.person', fields: ['name', 'iban'] },
    json,
    'GET',
    '/de/person?fields=name%2Ciban&seed=a',
  ],
  [
    '/{spec}',
    { spec: 'de.iban', where: { city: 'Köln', age: 30 } },
    json,
    'GET',
    '/de/iban?seed=a&city=K%C3%B6ln&age=30',
  ],
  [
    '/schema',
    { fields: [{ type: 'de.iban' }], where: { city: 'Köln' } },
    json,
    'POST the same fields, seed, where as JSON to',
    '/schema',
  ],
  [
    '/fetch',
    { q: '5 ibans & more', seed: 7 },
    { ...json, seed: '7' },
    'GET',
    '/fetch?q=5+ibans+%26+more&seed=7',
  ],
  [
    '/schema',
    { fields: [{ type: 'uuid' }], format: 'csv' },
    csv,
    'POST the same fields, seed as JSON to',
    '/schema?format=csv',
  ],
  [
    '/batch',
    { requests: [{ spec: 'de.iban' }], seed: 'a' },
    json,
    'POST the same requests, seed as JSON to',
    '/batch',
  ],
  ['/{spec}', { spec: 'pl.id', invalid: true }, json, 'GET', '/pl/id?invalid=1&seed=a'],
  ['/batch', { specs: 'de.iban:5' }, json, 'GET', '/batch?specs=de.iban%3A5&seed=a'],
])('%s with %j', (path, given, answer, how, url) => {
  expect(addressOf('http://x', path, given, answer)).toEqual({ how, url: `http://x/api/v1${url}` });
});

it('what HTTP does not answer has no address', () => {
  expect(addressOf('http://x', undefined, {}, json)).toBeUndefined();
});

it.each([
  [undefined, 'http://localhost:3000'],
  ['', 'http://localhost:3000'],
  ['https://data.example', 'https://data.example'],
  ['https://data.example/', 'https://data.example'],
  ['http://[::1]:8080/base//', 'http://[::1]:8080/base'],
])('%j is the site %j', (text, site) => {
  expect(siteAt(text)).toBe(site);
});

it.each(['data.example', 'localhost:3000', 'ftp://data.example', 'http://', 'https://a b'])(
  '%j is no site',
  (text) => {
    expect(() => siteAt(text)).toThrow(
      `SPECIMEN_URL must be an address such as https://data.example, not ${JSON.stringify(text)}`,
    );
  },
);

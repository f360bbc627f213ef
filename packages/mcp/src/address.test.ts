import { formatOf } from 'specimen-data';
import { expect, it } from 'vitest';
import { addressOf } from './address.ts';

const wanted = { n: undefined, offset: 0, seed: 'a', seeded: true, format: formatOf('json') };

it.each([
  ['de.iban', {}, 'http://x/api/v1/de/iban?seed=a'],
  ['de.preset:kyc', { n: 2 }, 'http://x/api/v1/de/preset:kyc?n=2&seed=a'],
  ['any.enum:a/b,c d', { offset: 7 }, 'http://x/api/v1/any/enum:a%2Fb,c%20d?offset=7&seed=a'],
  ['de.iban', { format: formatOf('csv'), seed: 'ä&b' }, 'http://x/api/v1/de/iban?seed=%C3%A4%26b&format=csv'],
  ['any.enum:\ud800', {}, 'http://x/api/v1/any/enum:%EF%BF%BD?seed=a'],
])('the address of %j with %j', (spec, more, url) => {
  expect(addressOf('http://x', spec, undefined, { ...wanted, ...more })).toBe(url);
});

it('names the fields', () => {
  expect(addressOf('http://x', 'de.person', ['name', 'iban'], wanted)).toContain('fields=name%2Ciban');
});

import { expect, it } from 'vitest';
import { wantedEncoding, wantedFormat } from './accept.ts';

it.each([
  // Nothing that is known is wanted.
  ['', 'identity'],
  ['identity', 'identity'],
  ['deflate', 'identity'],
  ['zstd, deflate', 'identity'],
  ['nonsense;;;', 'identity'],
  ['gzip;q=0', 'identity'],
  ['br;q=0, gzip;q=0.000', 'identity'],
  ['*;q=0', 'identity'],
  ['gzip;q=nonsense', 'identity'],
  ['gzip;q=-1', 'identity'],
  ['gzip;q=', 'identity'],
  // One of them.
  ['gzip', 'gzip'],
  ['br', 'br'],
  ['GZIP', 'gzip'],
  ['gzip;q=0.001', 'gzip'],
  ['gzip; q=0.5', 'gzip'],
  ['gzip;x=y;q=0.5', 'gzip'],
  ['deflate, gzip', 'gzip'],
  // Both, alike: the one that packs better.
  ['gzip, br', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=0.5, br;q=0.5', 'br'],
  // Weights.
  ['br;q=0.1, gzip;q=1', 'gzip'],
  ['gzip;q=0.8, br;q=0.9', 'br'],
  ['br;q=0.8, gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=0, br', 'br'],
  ['gzip;q=0.001, br;q=0.002', 'br'],
  // As it is.
  ['identity, gzip;q=0.5', 'identity'],
  ['identity;q=0.5, gzip', 'gzip'],
  ['identity;q=0.5, gzip;q=0.4, br;q=0.3', 'identity'],
  ['identity;q=1, gzip;q=1', 'gzip'],
  ['identity;q=0, gzip;q=0.1', 'gzip'],
  ['identity;q=0', 'identity'],
  // The rest.
  ['*', 'br'],
  ['*;q=0.5', 'br'],
  ['gzip, *;q=0', 'gzip'],
  ['gzip, *;q=0.5', 'gzip'],
  ['gzip;q=0.5, *', 'br'],
  ['br;q=0, *', 'gzip'],
  ['br;q=0, gzip;q=0, *', 'identity'],
  ['identity;q=0, *;q=0.1', 'br'],
  // More than there is.
  ['gzip;q=1.5, br;q=0.5', 'br'],
  ['br;q=2', 'identity'],
  [', ,gzip,,', 'gzip'],
] as const)('%j is answered by %s', (accepted, encoding) => {
  expect(wantedEncoding(accepted)).toBe(encoding);
});

it.each([
  [undefined, undefined],
  ['*/*', undefined],
  ['', undefined],
  ['application/json', undefined],
  ['text/tab-separated-values', undefined],
  ['text/csv', 'csv'],
  [', text/csv', 'csv'],
  ['application/xml;q=0.3, text/csv;q=0.4', 'csv'],
  ['text/html, application/xml;q=0.9', undefined],
  ['text/csv;q=0', undefined],
  ['application/x-ndjson;q=1.000', 'ndjson'],
])('%j wants the format %s', (accept, format) => {
  expect(wantedFormat(accept)).toBe(format);
});

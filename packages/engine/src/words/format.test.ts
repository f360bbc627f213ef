import { expect, it } from 'vitest';
import { formats } from '../formats/index.ts';
import { tokensOf } from '../lexicon/tokens.ts';
import { formatIn } from './format.ts';

it.each([
  ['names as csv', 'csv', 'names'],
  ['a CSV file with names', 'csv', 'with names'],
  ['names in json lines', 'ndjson', 'names'],
  ['jsonl', 'ndjson', ''],
  ['names in JSON', 'json', 'names'],
  ['in xml format', 'xml', ''],
  ['names als CSV', 'csv', 'names'],
  ['names', undefined, 'names'],
  ['names, not as csv', undefined, 'names'],
  ['names not in csv but in xml', 'xml', 'names but'],
])('%s: %s', (query, format, rest) => {
  const tokens = tokensOf(query, () => new Set());
  expect(formatIn(tokens)).toBe(format);
  expect(
    tokens
      .filter(({ used }) => !used)
      .map(({ word }) => word)
      .join(' '),
  ).toBe(rest);
  if (format) expect(formats.has(format)).toBe(true);
});

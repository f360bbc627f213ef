import { SERVICE_CONTEXT } from '@specimen/runtime/context';
import { isRows, operations, perform } from 'specimen-data/internal';
import { expect, it } from 'vitest';
import { abridge } from './abridge.ts';

it.each([
  ['de.iban', 1],
  ['de.iban:200', 200],
  ['de.iban:201', 50],
  ['de.iban:1000', 50],
  ['de.iban:400,ke.preset:kyc,de.bic:2', 16 + 1 + 2],
  ['de.iban:150,xx.y,de.bic:51', 25 + 25],
  [Array.from({ length: 50 }, () => 'de.iban:20').join(','), 50],
])('of %s %i rows are shown', (specs, rows) => {
  const answer = perform(operations.batch, SERVICE_CONTEXT, { specs, seed: 'a' });
  const { parts, shown } = abridge(answer);
  expect(shown).toBe(rows);
  const counts = parts.map((part) => (isRows(part) ? (part.rows.count ?? 1) : 0));
  expect(counts.reduce((sum, count) => sum + count)).toBe(rows);
  expect(parts).toHaveLength(answer.parts.length);
});

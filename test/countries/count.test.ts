import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { countries } from '../../packages/engine/src/countries/index.ts';
import { COUNT, COUNTED, withCount } from '../../scripts/countryCount.mjs';

it('has an index of all country files', () => {
  expect(countries).toHaveLength(COUNT);
});

it.each(COUNTED)('%s says how many countries there are; npm run registries corrects it', (file) => {
  const text = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
  expect(text).toMatch(/\b\d+ countries\b/);
  expect(text).toBe(withCount(text));
});

it('corrects a number that is stale', () => {
  expect(withCount('data of 12 countries; 12 fields')).toBe(`data of ${COUNT} countries; 12 fields`);
});

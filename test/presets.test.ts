import { describe, expect, it } from 'vitest';
import { countries } from '../packages/engine/src/countries/index.ts';
import { presetsOf } from '../packages/engine/src/presets/index.ts';

const labels = (code: string, key: string) =>
  presetsOf(countries.find((country) => country.code === code) as (typeof countries)[number])
    .get(key)
    ?.rows.map(([label]) => label);

describe('presets', () => {
  it.each([
    ['ke', 'National ID number', 'KRA PIN', 'Postal code'],
    ['in', 'Aadhaar', 'PAN', 'PIN code'],
    ['ng', 'NIN', 'TIN (JTB)', 'Postal code'],
    ['pk', 'CNIC', 'NTN', 'Postal code'],
    ['us', 'SSN', 'TIN (SSN)', 'ZIP code'],
    ['br', 'CPF', 'Tax number', 'CEP'],
  ])('of %s call numbers what people there call them', (code, ...local) => {
    expect(labels(code, 'kyc')).toEqual(expect.arrayContaining(local));
  });

  it('call no two rows the same', () => {
    const twice = countries.flatMap((country) =>
      [...presetsOf(country)].flatMap(([key, { rows }]) =>
        new Set(rows.map(([label]) => label)).size < rows.length ? [`${country.code} ${key}`] : [],
      ),
    );
    expect(twice).toEqual([]);
  });
});

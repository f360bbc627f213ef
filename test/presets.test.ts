import { describe, expect, it } from 'vitest';
import { countries } from '../packages/engine/src/countries/index.ts';
import { generate } from '../packages/engine/src/index.ts';
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
    ['br', 'CPF', 'CPF (contribuinte)', 'CEP'],
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

  it('pay nobody who studies, however young they shall be', () => {
    const students = countries.flatMap(({ code, language }) => {
      const slips = generate(`${code}.preset:payroll` as string, {
        n: 20,
        seed: 'paid',
        where: { age: '19' },
      }) as { label: string; value: string }[][];
      const jobs = slips.flatMap((rows) => rows.filter(({ label }) => label === 'Job title'));
      const titles = language.student.split('/');
      return jobs.some(({ value }) => titles.includes(value)) ? [code] : jobs.length < 20 ? [`${code}?`] : [];
    });
    expect(students).toEqual([]);
  });

  it('of Switzerland have a QR reference with a QR-IBAN and no other', () => {
    const made = (key: string) =>
      (
        generate(`ch.preset:${key}` as string, { n: 50, seed: 'qr' }) as { label: string; value: string }[][]
      ).map((rows) => rows.map(({ value }) => String(value)));
    const isQr = (value: string) => /^\d{2}( \d{5}){5}$/.test(value);
    const isQrIban = (value: string) => /^CH\d{2}3[01]\d{15}$/.test(value);
    const slips = ['transfer', 'payroll', 'invoice', 'qr-bill'].flatMap(made);
    expect(slips.filter((values) => values.some(isQr) !== values.some(isQrIban))).toEqual([]);
    expect(slips.filter((values) => values.some(isQr))).toHaveLength(50);
  });
});

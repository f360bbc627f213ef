import { catalogue, generate, validate } from 'specimen-data';
import { describe, expect, it } from 'vitest';
import { countryOf } from '../support/countryRows.ts';

/** The first and last as-of date, a leap day, weekends, the default and days in the middle of a month. */
const DAYS = [
  ...['2020-01-01', '2021-06-15', '2023-10-07', '2024-02-29'],
  ...['2026-01-01', '2027-12-31', '2030-05-04', '2035-12-31'],
];

/** Numbers that contain the holder's national number, and so a birth date. */
const DATED: Readonly<Record<string, readonly string[]>> = { cl: ['account'], is: ['iban'] };

/** Fields that do not depend on the as-of date. */
const KEPT = (
  'name first last native sex city region postcode lat lon street address phone landline email username ' +
  'bank swift account iban card brand cvv job income'
).split(' ');

type Row = Readonly<Record<string, string | number | null>>;
type Scenario = readonly { readonly label: string; readonly value: unknown }[];

const ROWS = 6;
const codes = catalogue.countries('all').map(({ code }) => code);
const rowsOf = (spec: string, asOf?: string) =>
  generate(spec, { n: ROWS, seed: 'day', asOf }) as unknown as readonly Row[];

function ageOn(day: string, born: string): number {
  return Number(day.slice(0, 4)) - Number(born.slice(0, 4)) - (born.slice(5) > day.slice(5) ? 1 : 0);
}

describe.each(codes)('%s', (code) => {
  const { fields, presets } = catalogue.country(code);
  const usual = rowsOf(`${code}.full`);

  it('keeps who somebody is on every day, and their age', () => {
    for (const day of DAYS)
      for (const [i, row] of rowsOf(`${code}.full`, day).entries()) {
        const first = usual[i] as Row;
        for (const key of KEPT.filter((each) => !DATED[code]?.includes(each)))
          expect(row[key], `${key} on ${day}`).toEqual(first[key]);
        const [born, before] = [String(row.dob), String(first.dob)];
        if (!before.endsWith('02-29')) expect(born.slice(4), day).toBe(before.slice(4));
        expect(ageOn(day, born), `${before} on ${day}`).toBe(ageOn('2026-01-01', before));
      }
  });

  it('has valid numbers and no payment on the day or after it', () => {
    const dates = fields.filter(({ key }) => key === 'date' || key === 'payday').map(({ key }) => key);
    for (const day of DAYS)
      for (const row of rowsOf(`${code}.full`, day)) {
        for (const key of dates.filter((each) => row[each] !== null))
          expect(String(row[key]) < day, `${key} ${row[key]} on ${day}`).toBe(true);
        for (const { key } of fields) {
          const value = row[key];
          if (value === null || value === undefined) continue;
          const { valid } = validate({ spec: `${code}.${key}` as string, value: String(value) });
          expect(valid, `${key} ${value} on ${day}`).not.toBe(false);
        }
      }
  });

  it('has firms that were founded before, and scenarios that lie before', () => {
    for (const day of ['2020-01-01', '2028-02-29', '2035-12-31']) {
      for (const { founded } of rowsOf(`${code}.company`, day))
        expect(Number(founded) < Number(day.slice(0, 4)), `${founded} on ${day}`).toBe(true);
      for (const { key } of presets) {
        const { since = day } = countryOf(code).presets.get(key)?.scheme ?? {};
        if (since > day) {
          const early = () => generate(`${code}.preset:${key}` as string, { seed: 'day', asOf: day });
          expect(early, `${key} on ${day}`).toThrow(`the payment rail began on ${since}`);
          continue;
        }
        const scenario = generate(`${code}.preset:${key}` as string, { seed: 'day', asOf: day }) as Scenario;
        const late = scenario.filter(
          ({ label, value }) =>
            !/birth/i.test(label) && /^\d{4}-\d\d-\d\d$/.test(String(value)) && String(value) >= day,
        );
        expect(late, `${key} on ${day}`).toEqual([]);
      }
    }
  });
});

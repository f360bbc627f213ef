import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { isValidIBAN } from 'ibantools';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { parse as parseMrz } from 'mrz';
import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator';
import { describe, expect, it } from 'vitest';
import { engine } from '../packages/engine/src/engine.ts';
import { GROUPS, hasMaker } from '../packages/engine/src/fields/index.ts';
import type { Pool } from '../packages/engine/src/kernel/pool.ts';
import type { Word } from '../packages/engine/src/kernel/words.ts';
import type { Community, Country, Sex } from '../packages/engine/src/model.ts';
import { EXCEPTIONS, type Exception } from './exceptions.ts';

/** `COUNTRY=ke npm test` looks at one country alone. */
const only = process.env.COUNTRY?.split(',');
const files = import.meta.glob<Record<string, Country>>('../packages/engine/src/countries/??.ts');
const entries = Object.entries(files)
  .map(([path, load]) => ({ code: path.slice(-5, -3), path, load }))
  .filter(({ code }) => !only || only.includes(code));

type Row = Record<string, string | number>;

function make<T>(country: Country, selector: string, n: number, fields?: string): T[] {
  return engine([country]).generate(`${country.code}.${selector}`, { n, fields, seed: 'laws' }) as T[];
}

const REQUIRED =
  'name first last sex dob id passport mrz licence avatar phone email street address city region lat lon bank account swift card brand cvv expiry tax txn amount currency merchant reference date balance ip useragent employer job income plate username'.split(
    ' ',
  );
const NO_POSTCODE = 'ae ao bw cd ci cm hk qa rw ug zw'.split(' ');
const IBAN =
  'ae at be bg bh br ch cz de dk ee eg es fi fr gb gr hr hu ie il is it jo kw lb lt lu lv mu nl no om pk pl pt qa ro rs sa se si sk tn tr ua'.split(
    ' ',
  );

it('sorts its exceptions, each of a country there is', () => {
  const lines = EXCEPTIONS.map(({ country, rule }) => `${country} ${rule}`);
  expect(lines).toEqual([...new Set(lines)].sort());
  const codes = Object.keys(files).map((path) => path.slice(-5, -3));
  for (const { country } of EXCEPTIONS) expect(codes).toContain(country);
});

describe.each(entries)('$code', async ({ code, path, load }) => {
  const country = Object.values(await load())[0] as Country;
  const full = make<Row>(country, 'full', 500);
  const thousand = make<Row>(country, 'person', 1000, 'name,last,id,phone,card');
  const text = (row: Row, key: string) => String(row[key]);
  /** The rule, or where the country is excepted: that it breaks the rule, and what holds instead. */
  const meets = (rule: Exception['rule'], check: () => void, instead: () => void) => {
    if (!EXCEPTIONS.some((exception) => exception.country === code && exception.rule === rule))
      return check();
    expect(check, `the exception "${rule}" excuses nothing`).toThrow();
    instead();
  };

  it('is declared under its code and small', () => {
    expect(country.code).toBe(code);
    expect(country.facts.alpha3).toMatch(/^[A-Z]{3}$/);
    const source = readFileSync(new URL(path, import.meta.url));
    const smaller = (bytes: number, gzipped: number) => () => {
      expect(source.length, 'bytes of source').toBeLessThan(bytes);
      expect(gzipSync(source).length, 'bytes gzipped').toBeLessThan(gzipped);
    };
    smaller(40_000, 14_336)();
  });

  it('has every shared field, and those the country has', () => {
    const keys = [...country.fields.keys()];
    for (const key of REQUIRED) expect(keys, key).toContain(key);
    expect(keys.includes('postcode')).toBe(!NO_POSTCODE.includes(code));
    expect(keys.includes('iban')).toBe(IBAN.includes(code));
    for (const [key, field] of country.fields) {
      expect(GROUPS, `${key}: group`).toContain(field.group);
      expect(field.label, key).toMatch(/\S/);
      expect(hasMaker(field), `${key} has a maker`).toBe(true);
    }
    expect(country.company.has('registration')).toBe(true);
    expect(country.company.has('vat') || country.company.has('tax')).toBe(true);
  });

  it('has names, places, streets and banks enough', () => {
    const { communities } = country;
    const count = (words: (names: Community) => readonly Word[]) =>
      new Set(communities.flatMap(words).map((word) => word.text)).size;
    const names = (given: number, family: number) => () => {
      expect(count((names) => givenOf(names, 'male'))).toBeGreaterThanOrEqual(given);
      expect(count((names) => givenOf(names, 'female'))).toBeGreaterThanOrEqual(given);
      expect(count((names) => names.family.male.entries)).toBeGreaterThanOrEqual(family);
    };
    meets('few names', names(80, 150), names(80, 40));
    for (const names of communities) {
      for (const { entries } of [...generationsOf(names), names.family.male, names.middle.male]) {
        const texts = entries.map((word) => word.text);
        expect(texts.filter((text, i) => texts.indexOf(text) !== i)).toEqual([]);
      }
    }
    expect(country.places.length).toBeGreaterThanOrEqual(15);
    const banks = (least: number) => () => expect(country.banks.length).toBeGreaterThanOrEqual(least);
    meets('few banks', banks(8), banks(5));
    expect(country.roads.length).toBeGreaterThanOrEqual(20);
    for (const place of country.places) {
      expect(Math.abs(Number(place.lat?.text)), `${place.city.text} lat`).toBeLessThanOrEqual(90);
      expect(Math.abs(Number(place.lon?.text)), `${place.city.text} lon`).toBeLessThanOrEqual(180);
    }
    const spots = country.places.map((p) => `${p.city.text} ${p.district?.text ?? ''}`);
    expect(new Set(spots).size).toBe(country.places.length);
    const native = country.fields.has('native');
    const all = communities.flatMap((names) => [
      ...givenOf(names, 'male'),
      ...givenOf(names, 'female'),
      ...names.family.male.entries,
      ...names.family.female.entries,
    ]);
    for (const word of all) {
      expect(word.text, 'Latin letters').toMatch(/^[\p{Script=Latin}\p{M} .'’ʻʼ-]+$/u);
      if (native) expect(word.native?.text, `${word.text} in native script`).toMatch(/\S/);
    }
  });

  it('offers at least six presets and fills them', () => {
    const presets = country.presets;
    expect(presets.size).toBeGreaterThanOrEqual(6);
    for (const key of presets.keys()) {
      for (const rows of make<{ label: string; value: unknown }[]>(country, `preset:${key}`, 3)) {
        for (const { label, value } of rows) expect(String(value), `${key}: ${label}`).toMatch(/\S/);
      }
    }
  });

  it('makes whole values', () => {
    for (const record of ['full', 'company', 'product']) {
      for (const row of make<Row>(country, record, 100)) {
        for (const [key, value] of Object.entries(row)) {
          expect(String(value), `${record}.${key}`).not.toMatch(
            /^$|undefined|NaN|null|[{}|]|^\s|\s$| {2}| ,/,
          );
        }
      }
    }
  });

  it('varies: no field but the currency repeats one constant', () => {
    for (const key of country.fields.keys()) {
      if (key === 'currency') continue;
      expect(new Set(full.map((row) => row[key])).size, key).toBeGreaterThan(1);
    }
  });

  it('backs every certified field by its validator', () => {
    for (const [key, { validator }] of country.fields) {
      if (validator)
        for (const row of full) expect(validator.valid(text(row, key)), `${key} ${row[key]}`).toBe(true);
    }
    const firms = make<Row>(country, 'company', 200);
    for (const [key, { validator }] of country.company) {
      if (validator)
        for (const row of firms) expect(validator.valid(text(row, key)), `${key} ${row[key]}`).toBe(true);
    }
  });

  it('has phones that a phone library calls valid, of the country and of the type', () => {
    for (const row of full) {
      const phone = parsePhoneNumberFromString(text(row, 'phone'));
      expect(phone?.isValid(), `phone ${row.phone}`).toBe(true);
      expect(phone?.country?.toLowerCase(), `phone ${row.phone}`).toBe(code);
      expect(phone?.getType(), `phone ${row.phone}`).toMatch(/MOBILE/);
      if (row.landline === undefined) continue;
      const landline = parsePhoneNumberFromString(text(row, 'landline'));
      expect(landline?.isValid(), `landline ${row.landline}`).toBe(true);
      expect(landline?.country?.toLowerCase(), `landline ${row.landline}`).toBe(code);
      expect(landline?.getType(), `landline ${row.landline}`).toMatch(/FIXED_LINE/);
    }
  });

  it('has IBANs, postcodes and MRZs that independent libraries accept', () => {
    const knownPostcode =
      row(full).postcode !== undefined && postcodeValidatorExistsForCountry(code.toUpperCase());
    for (const row of full) {
      if (row.iban !== undefined) expect(isValidIBAN(text(row, 'iban')), `iban ${row.iban}`).toBe(true);
      if (knownPostcode) {
        expect(postcodeValidator(text(row, 'postcode'), code.toUpperCase()), `postcode ${row.postcode}`).toBe(
          true,
        );
      }
      const { valid, fields } = parseMrz(text(row, 'mrz').split('\n'));
      expect(valid, `mrz ${row.mrz}`).toBe(true);
      expect(fields.birthDate).toBe(text(row, 'dob').slice(2).replaceAll('-', ''));
      expect(fields.sex).toBe(row.sex);
      expect(
        text(row, 'passport')
          .replace(/[^A-Z0-9]/g, '')
          .slice(0, 9),
      ).toBe(fields.documentNumber);
    }
  });

  it('draws persons who agree with themselves', () => {
    const bears = (row: Row) =>
      country.communities.some((names) =>
        givenOf(names, row.sex as Sex).some((word) => word.text === row.first),
      );
    const isAt = (row: Row) =>
      country.places.some(
        ({ city, region, lat, lon }) =>
          city.text === row.city &&
          region.text === row.region &&
          Math.abs(Number(row.lat) - Number(lat?.text)) < 0.1 &&
          Math.abs(Number(row.lon) - Number(lon?.text)) < 0.1,
      );
    const banks = new Map(country.banks.map((bank) => [bank.bank.text, bank]));
    for (const row of full) {
      expect(bears(row)).toBe(true);
      expect(text(row, 'name')).toContain(row.first);
      expect(isAt(row), `${row.city} ${row.region} ${row.lat} ${row.lon}`).toBe(true);
      expect(banks.get(text(row, 'bank'))?.bic.text).toBe(row.swift);
      expect(text(row, 'cvv')).toHaveLength(row.brand === 'American Express' ? 4 : 3);
      expect(text(row, 'email')).toMatch(/^[a-z0-9._]+@example\.(com|org|net)$/);
      expect(text(row, 'dob') >= '1935-01-02' && text(row, 'dob') <= '2008-01-01', `dob ${row.dob}`).toBe(
        true,
      );
      expect(row.currency).toBe(country.currency);
    }
  });

  it('varies among a thousand persons', () => {
    const different = (key: string) => new Set(thousand.map((row) => row[key])).size;
    expect(different('name'), 'names').toBeGreaterThanOrEqual(850);
    expect(different('id'), 'ids').toBeGreaterThanOrEqual(990);
    expect(different('card'), 'cards').toBeGreaterThanOrEqual(990);
    const phones = (least: number) => () =>
      expect(different('phone'), 'phones').toBeGreaterThanOrEqual(least);
    meets('few phones', phones(990), phones(90));
    const counts = new Map<unknown, number>();
    for (const { last } of thousand) counts.set(last, (counts.get(last) ?? 0) + 1);
    expect(Math.max(...counts.values()), 'most common family name').toBeLessThanOrEqual(400);
  });
});

const SEXES = ['male', 'female'] as const;
const YEARS = Array.from({ length: 90 }, (_, i) => 1925 + i);

/** The pools of given names, one for each generation. */
function generationsOf(names: Community): readonly Pool<Word>[] {
  return [...new Set(SEXES.flatMap((sex) => YEARS.map((year) => names.given(sex, year))))];
}

/** Every given name of a sex. */
function givenOf(names: Community, sex: Sex): readonly Word[] {
  return [...new Set(YEARS.map((year) => names.given(sex, year)))].flatMap(({ entries }) => entries);
}

function row(rows: readonly Row[]): Row {
  return rows[0] as Row;
}

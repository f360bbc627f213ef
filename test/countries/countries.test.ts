import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { countrySpecs, isValidIBAN } from 'ibantools';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { parse as parseMrz } from 'mrz';
import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator';
import { describe, expect, it } from 'vitest';
import { engine } from '../../packages/engine/src/engine.ts';
import { GROUPS, hasMaker } from '../../packages/engine/src/fields/index.ts';
import type { Pool } from '../../packages/engine/src/kernel/pool.ts';
import type { Word } from '../../packages/engine/src/kernel/words.ts';
import type {
  Community,
  Country,
  Encoded,
  Field,
  FieldTable,
  Place,
  Sex,
} from '../../packages/engine/src/model.ts';
import { everything } from '../../packages/engine/src/operations/everything.ts';
import type { Where } from '../../packages/engine/src/spec/steering.ts';
import { DEPTH } from '../support/depth.ts';
import { lazy } from '../support/validatorValues.ts';
import { type Laws, violations } from '../support/violations.ts';
import { EXCEPTIONS, type Exception } from './exceptions.ts';

/** `COUNTRY=ke npm test` looks at one country alone. */
const only = process.env.COUNTRY?.split(',');
const files = import.meta.glob<Record<string, Country>>('../../packages/engine/src/countries/??.ts');
const entries = Object.entries(files)
  .map(([path, load]) => ({ code: path.slice(-5, -3), path, load }))
  .filter(({ code }) => !only || only.includes(code));

/** Number of records to judge; `test/steering.test.ts` adds some 300 of each country, of whom something is asked. */
const RECORDS = only ? 500 : 120 * DEPTH;

type Row = Record<string, string | number>;

function make<T>(country: Country, selector: string, n: number, fields?: string): T[] {
  return engine([country], everything).generate(`${country.code}.${selector}`, {
    n,
    fields,
    seed: 'laws',
  }) as T[];
}

const REQUIRED =
  'name first last sex dob id passport mrz licence avatar phone email street address city region lat lon bank account swift card brand cvv expiry tax txn amount currency merchant reference date balance ip useragent employer job income plate username'.split(
    ' ',
  );
/** Countries with cities or islands far from all others; elsewhere a place is within some 500 km of another. */
const WIDE = ['br', 'ca', 'cl', 'es', 'id', 'pt', 'us'];
/** Countries with postcodes that the judge does not know: Ghana's are digital addresses. */
const OTHER_POSTCODES = ['gh'];

it('sorts its exceptions, each of a country there is', () => {
  const lines = EXCEPTIONS.map(({ country, rule }) => `${country} ${rule}`);
  expect(lines).toEqual([...new Set(lines)].sort());
  const codes = Object.keys(files).map((path) => path.slice(-5, -3));
  for (const { country } of EXCEPTIONS) expect(codes).toContain(country);
});

describe.each(entries)('$code', async ({ code, path, load }) => {
  const country = Object.values(await load())[0] as Country;
  const full = lazy(() => make<Row>(country, 'full', RECORDS));
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
    expect(source.length, 'bytes of source').toBeLessThan(40_000);
    expect(gzipSync(source).length, 'bytes gzipped').toBeLessThan(14_336);
  });

  it('writes columns that its places and banks have', () => {
    const source = readFileSync(new URL(path, import.meta.url), 'utf8');
    const { places, banks } = country.facts;
    const columns = { place: places.columns.split(' '), bank: banks.columns.split(' ') };
    const missing = Array.from(source.matchAll(/\{(place|bank)\.(\w+)/g)).filter(
      ([, owner, column]) => !columns[owner as 'place' | 'bank'].includes(column as string),
    );
    expect(missing.map(String)).toEqual([]);
  });

  it('has every shared field, and those the country has', () => {
    const keys = [...country.fields.keys()];
    for (const key of REQUIRED) expect(keys, key).toContain(key);
    const hasPostcodes =
      postcodeValidatorExistsForCountry(code.toUpperCase()) || OTHER_POSTCODES.includes(code);
    expect(keys.includes('postcode'), 'postcode').toBe(hasPostcodes);
    expect(keys.includes('iban'), 'iban').toBe(countrySpecs[code.toUpperCase()]?.IBANRegistry === true);
    for (const [key, field] of country.fields) {
      expect(GROUPS, `${key}: group`).toContain(field.group);
      expect(field.label, key).toMatch(/\S/);
      expect(hasMaker(field), `${key} has a maker`).toBe(true);
    }
    for (const table of [country.fields, country.company]) {
      const labels = Array.from(table.values(), ({ label }) => label.toLowerCase());
      expect(labels.filter((label, i) => labels.indexOf(label) !== i)).toEqual([]);
    }
    expect(country.company.has('registration')).toBe(true);
    expect(country.company.has('vat') || country.company.has('tax')).toBe(true);
  });

  it('has shares of an economy that can be', () => {
    const { vat, deductions, tenure, shops } = country.facts.economy;
    const { usual, food = usual } = vat;
    expect([food >= 0, food <= usual, usual < 30], `taxes ${food} ${usual}`).toEqual([true, true, true]);
    const [kept, homes, paid] = [deductions, tenure, shops].map((shares) =>
      Object.values(shares).reduce((sum, share) => sum + share, 0),
    ) as [number, number, number];
    expect([kept < 60, homes < 100, paid < 100, shops.card > 0, shops.wallet > 0]).not.toContain(false);
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
    meets('few banks', banks(8), banks(3));
    expect(country.roads.length).toBeGreaterThanOrEqual(20);
    const nearOthers = (place: Place) =>
      country.places.some(
        (other) => other !== place && degrees(place, other) < (WIDE.includes(code) ? 13 : 5),
      );
    expect(violations(country.places, { nearOthers }, ({ city }) => city.text)).toEqual([]);
    const spots = country.places.map((p) => `${p.city.text} ${p.district?.text ?? ''}`);
    expect(new Set(spots).size).toBe(country.places.length);
    const native = country.fields.has('native');
    const all = communities.flatMap((names) => [
      ...givenOf(names, 'male'),
      ...givenOf(names, 'female'),
      ...names.family.male.entries,
      ...names.family.female.entries,
    ]);
    const settlers = country.communities.filter(({ settled }) => settled);
    const foreign = new Set(
      settlers.flatMap((names) => [
        ...names.family.male.entries,
        ...names.given('male', 1980).entries,
        ...names.given('female', 1980).entries,
      ]),
    );
    const laws: Laws<Word> = {
      'in Latin letters': ({ text }) => /^[\p{Script=Latin}\p{M} .'’ʻʼ-]+$/u.test(text),
      'in native script': (word) => !native || foreign.has(word) || /\S/.test(word.native?.text ?? ''),
    };
    expect(violations(all, laws, ({ text }) => text)).toEqual([]);
  });

  it('offers at least six presets and fills them', () => {
    const presets = country.presets;
    expect(presets.size).toBeGreaterThanOrEqual(6);
    for (const key of presets.keys()) {
      for (const rows of make<{ label: string; value: unknown }[]>(country, `preset:${key}`, 3)) {
        expect(violations(rows, { filled: ({ value }) => /\S/.test(String(value)) }), key).toEqual([]);
      }
    }
  });

  it('makes whole values', () => {
    const records = {
      full: full().slice(0, 100),
      company: make<Row>(country, 'company', 60 * DEPTH),
      product: make<Row>(country, 'product', 60 * DEPTH),
    };
    for (const [record, rows] of Object.entries(records)) {
      const values = rows.flatMap((row) => Object.entries(row));
      // Payloads have the bars and empty lines of their standards.
      const broken = (key: string) =>
        key === 'qr'
          ? /^\s*$|undefined|NaN|null|[{}]| {2}| ,|[^\S\n]$/
          : /^$|undefined|NaN|null|[{}|]|^\s|\s$| {2}| ,/;
      const whole = ([key, value]: readonly [string, string | number | null]) =>
        value === null || !broken(key).test(String(value));
      expect(violations(values, { whole }), record).toEqual([]);
    }
  });

  it('varies: no field but the currency repeats one constant', () => {
    for (const key of country.fields.keys()) {
      if (key === 'currency' || key === 'postcode') continue;
      expect(new Set(full().map((row) => row[key])).size, key).toBeGreaterThan(1);
    }
    const postcodes = new Set(full().map((row) => row.postcode));
    if (country.fields.has('postcode'))
      meets(
        'one postcode',
        () => expect(postcodes.size).toBeGreaterThan(1),
        () => expect(postcodes.size).toBe(1),
      );
  });

  it('backs every certified field by its validator', () => {
    const certified = (fields: FieldTable): Laws<Row> =>
      Object.fromEntries(
        [...fields].flatMap(([key, { validator }]) =>
          validator ? [[key, (row: Row) => row[key] === null || validator.valid(text(row, key))]] : [],
        ),
      );
    expect(violations(full(), certified(country.fields))).toEqual([]);
    expect(violations(make<Row>(country, 'company', 200), certified(country.company))).toEqual([]);
  });

  const like = (key: string, type: RegExp) => (row: Row) => {
    if (key !== 'phone' && row[key] === undefined) return true;
    const phone = parsePhoneNumberFromString(text(row, key));
    return phone?.isValid() && phone.country?.toLowerCase() === code && type.test(phone.getType() ?? '');
  };
  const phones: Laws<Row> = { phone: like('phone', /MOBILE/), landline: like('landline', /FIXED_LINE/) };
  const coded = country.fields.has('postcode') && !OTHER_POSTCODES.includes(code);
  const postcode = (row: Row) => !coded || postcodeValidator(text(row, 'postcode'), code.toUpperCase());

  it('has phones that a phone library calls valid, of the country and of the type', () => {
    expect(violations(full(), phones)).toEqual([]);
  });

  it('has such phones and postcodes in every city, and right numbers at every bank', () => {
    const { generate } = engine([country], everything);
    const asked = (where: Where, fields: string[]) => ({
      ...where,
      ...(generate(`${code}.person`, { seed: 'laws', fields, where }) as object),
    });
    const named = (each: Row) => JSON.stringify(each);
    const local = ['phone', 'landline', 'postcode'].filter((key) => country.fields.has(key));
    const cities = [...new Set(country.places.map(({ city }) => city.text))];
    const there = cities.map((city) => asked({ city }, local) as Row);
    expect(violations(there, { ...phones, postcode }, named)).toEqual([]);
    const certified = [...country.fields].flatMap(([key, { group, validator }]) =>
      group === 'banking' && validator ? [{ key, validator }] : [],
    );
    const banks = [...new Set(country.banks.map(({ bank }) => bank.text))];
    const rows = banks.map(
      (bank) =>
        asked(
          { bank },
          certified.map(({ key }) => key),
        ) as Row,
    );
    const valid = (row: Row) => certified.every(({ key, validator }) => validator.valid(text(row, key)));
    const own = (row: Row) => text(row, 'swift').slice(4, 6).toLowerCase() === code;
    expect(violations(rows, { valid, own }, named)).toEqual([]);
  });

  it('has IBANs, postcodes and MRZs that independent libraries accept', () => {
    const laws: Laws<Row> = {
      iban: (row) => row.iban === undefined || isValidIBAN(text(row, 'iban')),
      postcode,
      mrz: (row) => {
        const { valid, fields } = parseMrz(text(row, 'mrz').split('\n'));
        const passport = text(row, 'passport').replace(/[^A-Z0-9]/g, '');
        return (
          valid &&
          fields.birthDate === text(row, 'dob').slice(2).replaceAll('-', '') &&
          fields.sex === row.sex &&
          fields.documentNumber === passport.slice(0, 9)
        );
      },
    };
    expect(violations(full(), laws)).toEqual([]);
  });

  it('draws persons who agree with themselves', () => {
    const names = Object.fromEntries(
      SEXES.map((sex) => [
        sex,
        new Set(country.communities.flatMap((names) => givenOf(names, sex)).map((word) => word.text)),
      ]),
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
    const laws: Laws<Row> = {
      'first name of the sex': (row) => names[text(row, 'sex')]?.has(text(row, 'first')),
      'first name in the name': (row) => text(row, 'name').includes(text(row, 'first')),
      'is at a place': isAt,
      'code of the bank': (row) => banks.get(text(row, 'bank'))?.bic.text === row.swift,
      cvv: (row) =>
        (row.cvv === null && row.brand === 'girocard') ||
        text(row, 'cvv').length === (row.brand === 'American Express' ? 4 : 3),
      email: (row) => /^[a-z0-9._]+@example\.(com|org|net)$/.test(text(row, 'email')),
      dob: (row) => text(row, 'dob') >= '1935-01-02' && text(row, 'dob') <= '2008-01-01',
      currency: (row) => row.currency === country.currency,
    };
    expect(violations(full(), laws)).toEqual([]);
  });

  it('gives persons numbers that say of them what they are', () => {
    const said = ([key, { validator }]: readonly [string, Field], row: Row) =>
      validator?.reads(text(row, key)) ?? {};
    const ofFields = (fits: (said: Encoded, row: Row) => boolean) => (row: Row) =>
      [...country.fields].every((field) => fits(said(field, row), row));
    const laws: Laws<Row> = {
      born: ofFields(({ born }, { dob }) => born === undefined || born === dob),
      'year of birth': ofFields(
        ({ birthYear }, { dob }) => birthYear === undefined || birthYear === String(dob).slice(0, 4),
      ),
      sex: ofFields((said, { sex }) => said.sex === undefined || said.sex === sex),
    };
    expect(violations(full().slice(0, 40 * DEPTH), laws)).toEqual([]);
  });

  it('varies among a thousand persons', () => {
    const thousand = make<Row>(country, 'person', 1000, 'name,last,id,phone,card');
    const different = (key: string) => new Set(thousand.map((row, i) => row[key] ?? `none of ${i}`)).size;
    expect(different('name'), 'names').toBeGreaterThanOrEqual(850);
    expect(different('id'), 'ids').toBeGreaterThanOrEqual(990);
    expect(different('card'), 'cards').toBeGreaterThanOrEqual(990);
    expect(different('phone'), 'phones').toBeGreaterThanOrEqual(990);
    const counts = new Map<unknown, number>();
    for (const { last } of thousand) counts.set(last, (counts.get(last) ?? 0) + 1);
    expect(Math.max(...counts.values()), 'most common family name').toBeLessThanOrEqual(400);
  });
});

const SEXES = ['male', 'female'] as const;
/** From those of the fathers of the oldest on. */
const YEARS = Array.from({ length: 115 }, (_, i) => 1900 + i);

/** The pools of given names, one for each generation. */
function generationsOf(names: Community): readonly Pool<Word>[] {
  return [...new Set(SEXES.flatMap((sex) => YEARS.map((year) => names.given(sex, year))))];
}

/** Every given name of a sex. */
function givenOf(names: Community, sex: Sex): readonly Word[] {
  return [...new Set(YEARS.map((year) => names.given(sex, year)))].flatMap(({ entries }) => entries);
}

/** Returns the distance of two places in degrees of latitude. */
function degrees(one: Place, other: Place): number {
  const [lat, lon, lat2, lon2] = [one.lat, one.lon, other.lat, other.lon].map((each) => Number(each?.text));
  const east = ((lon2 as number) - (lon as number)) * Math.cos(((lat as number) * Math.PI) / 180);
  return Math.hypot((lat2 as number) - (lat as number), east);
}

import { describe, expect, it } from 'vitest';
import { countries } from '../packages/engine/src/countries/index.ts';
import { CARDS, type CardBrand } from '../packages/engine/src/data/cards.ts';
import {
  engine,
  type GenerateOptions,
  library as libraryOf,
  Problem,
  type Where,
} from '../packages/engine/src/index.ts';
import { REFERENCE } from '../packages/engine/src/kernel/day.ts';
import type { Country } from '../packages/engine/src/model.ts';
import { namesOf } from '../packages/engine/src/operations/names.ts';
import { cardBrand } from '../packages/engine/src/validators/cardNumber.ts';

/** `COUNTRY=ke npx vitest run test/steering.test.ts` looks at one country alone. */
const only = process.env.COUNTRY?.split(',');
const ROWS = 40;

type Row = Readonly<Record<string, string | number>>;

/** What a condition leaves as it is, whatever else it changes. */
const UNTOUCHED: Readonly<Record<keyof Where, readonly string[]>> = {
  sex: [
    'dob',
    'city',
    'region',
    'postcode',
    'bank',
    'swift',
    'brand',
    'card',
    'phone',
    'lat',
    'ip',
    'expiry',
  ],
  age: [
    'sex',
    'city',
    'region',
    'postcode',
    'bank',
    'swift',
    'brand',
    'card',
    'phone',
    'lat',
    'ip',
    'expiry',
  ],
  city: ['sex', 'dob', 'brand', 'card', 'ip', 'expiry'],
  region: ['sex', 'dob', 'brand', 'card', 'ip', 'expiry'],
  bank: ['sex', 'dob', 'brand', 'card', 'ip', 'expiry'],
  brand: ['sex', 'dob', 'name', 'id', 'city', 'bank', 'account', 'email', 'job', 'income'],
};

/** And where the city is the same as before. */
const AT_HOME: Readonly<Record<keyof Where, readonly string[]>> = {
  sex: ['plate'],
  age: ['plate'],
  city: [],
  region: [],
  bank: ['name', 'id', 'phone', 'street', 'postcode', 'email', 'job', 'income'],
  brand: ['plate', 'iban'],
};

describe.each(
  countries
    .filter(({ code }) => !only || only.includes(code))
    .map((country) => ({ code: country.code, country })),
)('$code', ({ code, country }) => {
  const { generate } = engine([country]);
  const made = (spec: string, options: GenerateOptions = {}) =>
    generate(`${code}.${spec}`, { n: ROWS, seed: 'steering', ...options }) as unknown as Row[];
  const free = made('full');
  const encodings = ENCODINGS.filter(({ says }) => free.every((row) => says(country, row)));

  it.each(conditionsOf(country))('$name $where', ({ name, where, fits }) => {
    const steered = made('full', { where });
    steered.forEach((row, i) => {
      const before = free[i] as Row;
      expect(fits(row), JSON.stringify(row)).toBe(true);
      if (fits(before)) expect(row).toEqual(before);
      else
        for (const key of UNTOUCHED[name])
          if (key in row) expect([key, row[key]]).toEqual([key, before[key]]);
      if (row.city === before.city) for (const key of AT_HOME[name]) expect(row[key]).toEqual(before[key]);
      agrees(country, row);
      for (const { what, says } of encodings)
        expect([what, row, says(country, row)]).toEqual([what, row, true]);
    });
    expect(made('person', { where, fields: ['id', 'city', 'bank'] })).toEqual(
      steered.map(({ id, city, bank }) => ({ id, city, bank })),
    );
  });

  it('keeps rows that meet all of several conditions, and makes all others meet them', () => {
    const { city, region, bank, brand } = free[7] as Row;
    const where = { sex: 'female', age: '20-50', city, region, bank, brand } as Where;
    made('full', { where }).forEach((row, i) => {
      expect(row).toMatchObject({ sex: 'female', city, region, bank, brand });
      expect(ageOf(row)).toBeGreaterThanOrEqual(20);
      expect(ageOf(row)).toBeLessThanOrEqual(50);
      const before = free[i] as Row;
      const met = [before.sex, before.city, before.region, before.bank, before.brand];
      const wanted = ['female', city, region, bank, brand];
      if (`${met}` === `${wanted}` && ageOf(before) >= 20 && ageOf(before) <= 50) expect(row).toEqual(before);
      agrees(country, row);
    });
  });

  it('steers companies by place and bank, and leaves those that fit', () => {
    const before = made('company');
    const { city, bank } = before[3] as Row;
    const steered = made('company', { where: { city, bank, sex: 'male', age: 30 } as Where });
    steered.forEach((row, i) => {
      expect(row).toMatchObject({ city, bank });
      const same = before[i] as Row;
      if (same.city === city && same.bank === bank) expect(row).toEqual(same);
    });
    expect(made('product', { where: { city: 'Nowhere' } })).toEqual(made('product'));
  });

  it('has a main person of the presets who is what the person is', () => {
    const where = { sex: 'female', age: '35-45' } as const;
    const names = made('name', { where });
    for (const preset of country.presets.values()) {
      const rows = preset.rows.findIndex(([, path]) => path === 'name');
      if (rows < 0 || preset.works) continue;
      const scenarios = made(`preset:${preset.key}`, { where }) as unknown as { value: string }[][];
      expect(scenarios.map((each) => each[rows]?.value)).toEqual(names);
    }
  });

  it('keeps working main persons whose age fits, and gives others one that does', () => {
    for (const { key, rows, works } of country.presets.values()) {
      const dob = rows.findIndex(([, path]) => path === 'dob');
      if (!works || dob < 0) continue;
      const scenarios = (options: GenerateOptions) =>
        made(`preset:${key}`, options) as unknown as { value: string }[][];
      const before = scenarios({});
      const fits = (rows: readonly { value: string }[] = []) => {
        const age = ageOf({ dob: rows[dob]?.value ?? '' });
        return age >= 30 && age <= 54;
      };
      expect(before.filter(fits).length).toBeGreaterThan(ROWS / 4);
      scenarios({ where: { age: '30-54' } }).forEach((rows, i) => {
        expect(fits(rows)).toBe(true);
        if (fits(before[i])) expect(rows).toEqual(before[i]);
      });
    }
  });

  it('finds every name in any spelling, and says what there is', () => {
    const { city, region, bank } = namesOf(country);
    for (const names of [city, region, bank]) {
      for (const [spelling, name] of names.spellings) {
        expect([spelling, names.find(spelling)]).toEqual([spelling, expect.arrayContaining([name])]);
        expect(names.find(` ${spelling.toUpperCase()} `)).toContain(name);
      }
      for (const name of names.all) expect([name, names.find(name)]).toEqual([name, [name]]);
    }
    for (const each of country.banks) expect(bank.find(each.bic.text)).toContain(each.bank.text);
    for (const what of ['city', 'region', 'bank'] as const)
      expect(() => made('name', { where: { [what]: 'Xyzzy Quux' } })).toThrow(
        new RegExp(`unknown ${what} "Xyzzy Quux" of ${code}; ${code} has \\S`),
      );
  });
});

interface Condition {
  readonly name: keyof Where;
  readonly where: Where;
  fits(row: Row): boolean;
}

/** Conditions of each kind: the likeliest and a rare one. */
function conditionsOf(country: Country): readonly Condition[] {
  const { city, region, bank, brand } = namesOf(country);
  const ends = (all: readonly string[]) => [...new Set([all[0], all.at(-1)])] as string[];
  const equal = (name: 'city' | 'region' | 'bank' | 'brand', all: readonly string[]) =>
    ends(all).map((value) => ({ name, where: { [name]: value }, fits: (row: Row) => row[name] === value }));
  const ages = (age: number | string, from: number, to: number) => ({
    name: 'age' as const,
    where: { age },
    fits: (row: Row) => ageOf(row) >= from && ageOf(row) <= to,
  });
  return [
    { name: 'sex', where: { sex: 'female' }, fits: ({ sex }) => sex === 'female' },
    { name: 'sex', where: { sex: 'male' }, fits: ({ sex }) => sex === 'male' },
    ages(30, 30, 30),
    ages('18-25', 18, 25),
    ages('95-99', 95, 99),
    ...equal('city', city.all),
    ...equal('region', region.all),
    ...equal('bank', bank.all),
    ...equal('brand', brand.all),
  ];
}

/** Years at the reference date. */
function ageOf({ dob }: Row): number {
  const [year = 0, month = 0, day = 0] = String(dob).split('-').map(Number);
  const passed = month < REFERENCE.month || (month === REFERENCE.month && day <= REFERENCE.day);
  return REFERENCE.year - year - (passed ? 0 : 1);
}

/** What says a fact again in some countries; where it does so without conditions, it does so with them. */
const ENCODINGS: readonly { readonly what: string; says(country: Country, row: Row): boolean }[] = [
  {
    what: 'postcode',
    says: ({ places }, { city, postcode }) =>
      places.some(
        (place) => place.city.text === city && place.zone && isInZone(place.zone.text, String(postcode)),
      ),
  },
  {
    what: 'landline',
    says: ({ places }, { city, landline }) =>
      places.some(
        ({ city: { text }, area }) => text === city && area && digits(landline).includes(digits(area.text)),
      ),
  },
  ...(['iban', 'account', 'bankcode', 'routing', 'ifsc', 'clabe', 'cbu'] as const).map((what) => ({
    what,
    says: ({ banks }: Country, row: Row) =>
      banks.some(({ bank, code }) => bank.text === row.bank && code && String(row[what]).includes(code.text)),
  })),
  {
    what: 'id starts with the day of birth',
    says: (_, { id, dob }) => digits(id).startsWith(digits(dob).slice(2)),
  },
  { what: 'id holds the day of birth', says: (_, { id, dob }) => digits(id).includes(digits(dob)) },
  ...[1, 7, 9, 10, 17].map((place) => ({
    what: `digit ${place} of the id is odd for men`,
    says: (_: Country, { id, sex }: Row) => Number(digits(id)[place - 1]) % 2 === (sex === 'male' ? 1 : 0),
  })),
];

function digits(value: unknown): string {
  return String(value).replace(/[^0-9]/g, '');
}

/** Whether a postcode is in one of the ranges or begins as one of the pictures of a zone does. */
function isInZone(zone: string, postcode: string): boolean {
  return zone.split(',').some((part) => {
    const [, from, to] = /^(\d+)-(\d+)$/.exec(part) ?? [];
    if (from === undefined || to === undefined)
      return postcode.startsWith(part.replace(/[^A-Za-z0-9].*$/, ''));
    return digits(postcode).slice(0, from.length) >= from && digits(postcode).slice(0, to.length) <= to;
  });
}

/** What encodes the facts of a row says the same. */
function agrees(country: Country, row: Row): void {
  const place = country.places.filter(
    ({ city, region }) => city.text === row.city && region.text === row.region,
  );
  expect(place.length).toBeGreaterThan(0);
  const bank = country.banks.filter((each) => each.bank.text === row.bank);
  expect(bank.map(({ bic }) => bic.text)).toContain(row.swift);
  expect(CARDS[cardBrand(String(row.card)) as CardBrand].label).toBe(row.brand);
  const second = String(row.mrz).split('\n').at(-1) as string;
  const [year, month, day] = String(row.dob).split('-') as [string, string, string];
  expect(second).toContain(`${year.slice(2)}${month}${day}`);
  expect(second).toMatch(row.sex === 'female' ? /\dF\d/ : /\dM\d/);
  for (const [key, { validator }] of country.fields)
    if (validator) expect([key, row[key], validator.valid(String(row[key]))]).toEqual([key, row[key], true]);
}

describe('the library', () => {
  const library = libraryOf(countries);
  const where = { sex: 'female', city: 'Köln' } as const;

  it('takes where in every call that makes rows', () => {
    const rows = library.generate('de.person', { n: 3, seed: 'a', where });
    expect(library.generateMany(['de.person', 'any.uuid'], { n: 3, seed: 'a', where })[0]).toEqual(rows);
    expect([...library.rows('de.person', { n: 3, seed: 'a', where })]).toEqual(rows);
    expect(
      JSON.parse(new TextDecoder().decode(library.render('de.person', { n: 3, seed: 'a', where }))),
    ).toEqual(rows);
    expect(library.batch([{ spec: 'de.person', n: 3, where }], { seed: 'a' }).results[0]?.data).toEqual(rows);
    const fields = [{ name: 'who', type: 'de.person' }, { type: 'de.city' }];
    expect(library.schema({ seed: 'a', count: 3, where, fields })).toEqual(
      (rows as unknown as Row[]).map((who) => ({ who, city: 'Köln' })),
    );
  });

  it('is as without conditions when none is given', () => {
    const free = library.generate('de.full', { seed: 'a' });
    expect(library.generate('de.full', { seed: 'a', where: {} })).toEqual(free);
    expect(library.generate('de.full', { seed: 'a', where: { sex: undefined } })).toEqual(free);
  });

  it.each([
    null,
    'Köln',
    ['Köln'],
    5,
    { town: 'Köln' },
    { city: 5 },
    { city: null },
    { age: [30] },
    { age: 30.5 },
    { sex: 1 },
  ])('refuses %j', (wrong) => {
    expect(() => library.generate('de.name', { where: wrong as never })).toThrow(Problem);
    expect(() => library.schema({ fields: [{ type: 'de.name' }], where: wrong as never })).toThrow(Problem);
    const [item] = library.batch([{ spec: 'de.name', where: wrong as never }]).results;
    expect(item?.error).toMatch(/where|must be/);
  });
});

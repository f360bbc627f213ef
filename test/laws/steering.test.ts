import { describe, expect, it } from 'vitest';
import { CARDS, type CardBrand } from '../../packages/engine/src/data/cards.ts';
import {
  engine,
  type GenerateOptions,
  library as libraryOf,
  Problem,
  type Where,
} from '../../packages/engine/src/index.ts';
import { REFERENCE } from '../../packages/engine/src/kernel/day.ts';
import type { Bank, Country } from '../../packages/engine/src/model.ts';
import { everything } from '../../packages/engine/src/operations/everything.ts';
import { namesOf } from '../../packages/engine/src/spec/names.ts';
import type { PaymentWhere } from '../../packages/engine/src/spec/payment.ts';
import { OLDEST } from '../../packages/engine/src/spec/steering.ts';
import { cardNumber } from '../../packages/engine/src/validators/cardNumber.ts';
import { countries } from '../support/countryRows.ts';
import { DEPTH, sampled } from '../support/depth.ts';
import { type Laws, violations } from '../support/violations.ts';

/** `COUNTRY=ke npx vitest run test/steering.test.ts` looks at one country alone. */
const only = process.env.COUNTRY?.split(',');
const ROWS = 16 * DEPTH;

/** Minors have no credit cards. */
const YOUNGEST_CARDHOLDER = 18;

type Row = Readonly<Record<string, string | number>>;

/** Conditions on persons; `personConditions.test.ts` has those on names and contacts. */
type PersonWhere = Omit<Where, keyof PaymentWhere | 'name' | 'domain' | 'prefix' | 'language'>;

/** Fields that each condition leaves unchanged. */
const UNTOUCHED: Readonly<Record<keyof PersonWhere, readonly string[]>> = {
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
  wallet: ['sex', 'dob', 'name', 'id', 'city', 'bank', 'account', 'email', 'job', 'income', 'card', 'ip'],
};

/** Cards whose numbers tell the bank. */
const OF_BANKS = ['NAPAS', 'GPN'];

/** And where the city is the same as before. */
const AT_HOME: Readonly<Record<keyof PersonWhere, readonly string[]>> = {
  sex: ['plate'],
  age: ['plate'],
  city: [],
  region: [],
  bank: ['name', 'id', 'phone', 'street', 'postcode', 'email', 'job', 'income'],
  brand: ['plate', 'iban'],
  wallet: ['plate', 'iban'],
};

describe.each(
  sampled(countries)
    .filter(({ code }) => !only || only.includes(code))
    .map((country) => ({ code: country.code, country })),
)('$code', ({ code, country }) => {
  const { generate } = engine([country], everything);
  const made = (spec: string, options: GenerateOptions = {}) =>
    generate(`${code}.${spec}`, { n: ROWS, seed: 'steering', ...options }) as unknown as Row[];
  const free = made('full');
  const was = (i: number) => free[i] as Row;
  const encodings: Laws<Row> = Object.fromEntries(
    ENCODINGS.filter(({ said }) => said(country)).map(({ what, says }) => [
      what,
      (row) => says(country, row),
    ]),
  );
  const agreement = agreementIn(country);
  const hasOwnWallets = country.banks.some(({ wallet }) => wallet);

  it.each(conditionsOf(country))('$name $where', ({ name, where, fits }) => {
    const steered = made('full', { where });
    const laws: Laws<Row> = {
      'is as asked': fits,
      'stays as it was when that was as asked': (row, i) => !fits(was(i)) || alike(row, was(i)),
      'changes nothing else': (row, i) =>
        UNTOUCHED[name].every(
          (key) =>
            !(key in row) ||
            row[key] === was(i)[key] ||
            (name === 'wallet' && hasOwnWallets && /^(bank|account)$/.test(key)) ||
            (key === 'card' && row.bank !== was(i).bank && OF_BANKS.includes(row.brand as string)),
        ),
      'changes nothing at home': (row, i) =>
        row.city !== was(i).city || AT_HOME[name].every((key) => row[key] === was(i)[key]),
      ...agreement,
      ...encodings,
    };
    expect(violations(steered, laws)).toEqual([]);
    expect(made('person', { where, fields: ['id', 'city', 'bank'] })).toEqual(
      steered.map(({ id, city, bank }) => ({ id, city, bank })),
    );
  });

  it('makes rows that agree with themselves without conditions', () => {
    expect(violations(free, { ...agreement, ...encodings })).toEqual([]);
  });

  it('keeps rows that meet all of several conditions, and makes all others meet them', () => {
    // Takes the facts of one row, so that one row matches.
    const { sex, city, region, bank, brand } = was(7);
    const age = ageOf(was(7));
    const [from, to] = [Math.max(YOUNGEST_CARDHOLDER, age - 15), Math.min(OLDEST, age + 15)];
    const where = { sex, age: `${from}-${to}`, city, region, bank, brand } as Where;
    const meets = (row: Row) =>
      `${[row.sex, row.city, row.region, row.bank, row.brand]}` === `${[sex, city, region, bank, brand]}` &&
      ageOf(row) >= from &&
      ageOf(row) <= to;
    const laws: Laws<Row> = {
      'meets all': meets,
      'stays as it was when that met all': (row, i) => !meets(was(i)) || alike(row, was(i)),
      ...agreement,
    };
    expect(violations(made('full', { where }), laws)).toEqual([]);
  });

  it('steers companies by place and bank, and leaves those that fit', () => {
    const firms = made('company');
    const { city, bank } = firms[3] as Row;
    const fits = (row: Row) => row.city === city && row.bank === bank;
    const laws: Laws<Row> = {
      'is there': fits,
      'stays as it was when it was there': (row, i) => !fits(firms[i] as Row) || alike(row, firms[i] as Row),
    };
    const where = { city, bank, sex: 'male', age: 30 } as Where;
    expect(violations(made('company', { where }), laws)).toEqual([]);
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
    const { city, region, bank, wallet } = namesOf(country);
    for (const names of [city, region, bank, ...(wallet.all.length > 0 ? [wallet] : [])]) {
      const found = {
        'as it is spelt': ([spelling, name]: readonly [string, string]) =>
          names.find(spelling)?.includes(name),
        'in capitals': ([spelling, name]: readonly [string, string]) =>
          names.find(` ${spelling.toUpperCase()} `)?.includes(name),
      };
      expect(violations(names.spellings, found)).toEqual([]);
      expect(names.all.map((name) => names.find(name))).toEqual(names.all.map((name) => [name]));
    }
    const { short } = country.facts.places;
    for (const place of short ? country.places : [])
      expect(region.find(place[short as 'home']?.text ?? '')).toContain(place.region.text);
    const byCode = ({ bic, bank: { text } }: Bank) => bank.find(bic.text)?.includes(text);
    expect(violations(country.banks, { byCode }, ({ bic }) => bic.text)).toEqual([]);
    for (const what of ['city', 'region', 'bank', 'wallet'] as const)
      expect(() => made('name', { where: { [what]: 'Xyzzy Quux' } })).toThrow(
        new RegExp(`unknown ${what} "Xyzzy Quux" for country "${code}"; ${code} has \\S`),
      );
  });
});

interface Condition {
  readonly name: keyof PersonWhere;
  readonly where: Where;
  fits(row: Row): boolean;
}

/** Conditions of each kind: the likeliest and a rare one. */
function conditionsOf(country: Country): readonly Condition[] {
  const { city, region, bank, brand, wallet } = namesOf(country);
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
    ...wallet.all.map((name) => ({
      name: 'wallet' as const,
      where: { wallet: name },
      fits: (row: Row) => row.wallet === `${name} ${row.phone}`,
    })),
  ];
}

/** Years at the reference date. */
function ageOf({ dob }: Row): number {
  const [year = 0, month = 0, day = 0] = String(dob).split('-').map(Number);
  const passed = month < REFERENCE.month || (month === REFERENCE.month && day <= REFERENCE.day);
  return REFERENCE.year - year - (passed ? 0 : 1);
}

/** A field that repeats a fact, and the countries where it does. */
interface Encoding {
  readonly what: string;
  said(country: Country): boolean;
  says(country: Country, row: Row): boolean;
}

/** Returns whether it is one of some countries. */
const among = (codes: string) => (country: Country) => codes.split(' ').includes(country.code);

/** True if a country has a field, and it is none of some. */
const having =
  (key: string, but = '') =>
  (country: Country) =>
    country.fields.has(key) && !among(but)(country);

const ENCODINGS: readonly Encoding[] = [
  {
    what: 'postcode',
    said: having('postcode', 'ar'), // whose letters stand for the province
    says: ({ places }, { city, postcode }) =>
      places.some(
        (place) => place.city.text === city && place.zone && isInZone(place.zone.text, String(postcode)),
      ),
  },
  {
    what: 'landline',
    said: having('landline', 'ad bh hk qa rw sg'), // whose numbers know no areas
    says: (country, { city, landline }) =>
      country.places.some(({ city: { text }, area }) => {
        const codes = among('ca us')(country) ? area?.text.split(' ') : area && [area.text];
        return text === city && codes?.some((code) => digits(landline).includes(digits(code)));
      }),
  },
  ...(
    [
      ['iban', having('iban', 'br gb ie')], // which write another code of the bank
      ['account', among('be cd ci cm cz dk dz ee es fi gr hr hu il is ma no nz pl rs se si sk sn tn')],
      ...['bankcode', 'routing', 'ifsc', 'clabe', 'cbu'].map((key) => [key, having(key)] as const),
    ] as const
  ).map(([what, said]) => ({
    what,
    said,
    says: ({ banks }: Country, row: Row) =>
      banks.some(({ bank, code }) => bank.text === row.bank && code && String(row[what]).includes(code.text)),
  })),
  {
    what: 'id starts with the day of birth',
    said: among('be kr mx my na se za'),
    says: (_, { id, dob }) => digits(id).startsWith(digits(dob).slice(2)),
  },
  {
    what: 'id holds the day of birth',
    said: among('cn lu tz ua'),
    says: (_, { id, dob }) => digits(id).includes(digits(dob)),
  },
  ...(
    [
      [1, 'ee hu lt ro sn'],
      [7, 'kr'],
      [9, 'be fi no se'],
      [10, 'dk pl'],
      [17, 'cn'],
    ] as const
  ).map(([place, codes]) => ({
    what: `digit ${place} of the id is odd for men`,
    said: among(codes),
    says: (_: Country, { id, sex }: Row) => Number(digits(id)[place - 1]) % 2 === (sex === 'male' ? 1 : 0),
  })),
];

function digits(value: unknown): string {
  return String(value).replace(/[^0-9]/g, '');
}

/** Returns whether a postcode is in one of the ranges or begins as one of the pictures of a zone does. */
function isInZone(zone: string, postcode: string): boolean {
  return zone.split(',').some((part) => {
    const [, from, to] = /^(\d+)-(\d+)$/.exec(part) ?? [];
    if (from === undefined || to === undefined)
      return postcode.startsWith(part.replace(/[^A-Za-z0-9].*$/, ''));
    return digits(postcode).slice(0, from.length) >= from && digits(postcode).slice(0, to.length) <= to;
  });
}

/** Returns the laws that fields which encode the same facts agree. */
function agreementIn({ places, banks, fields }: Country): Laws<Row> {
  const spots = new Set(places.map(({ city, region }) => `${city.text}, ${region.text}`));
  const codes = new Set(banks.map(({ bank, bic }) => `${bank.text}, ${bic.text}`));
  const certified = [...fields].flatMap(([key, { validator }]) => (validator ? [{ key, validator }] : []));
  const zone = ({ mrz }: Row) => String(mrz).split('\n').at(-1) as string;
  return {
    'region of the city': ({ city, region }) => spots.has(`${city}, ${region}`),
    'code of the bank': ({ bank, swift }) => codes.has(`${bank}, ${swift}`),
    'brand of the card': ({ card, brand }) =>
      CARDS[cardNumber.reads(String(card)).brand as CardBrand].label === brand,
    'birth in the passport': (row) => zone(row).includes(String(row.dob).slice(2).replaceAll('-', '')),
    'sex in the passport': (row) => (row.sex === 'female' ? /\dF\d/ : /\dM\d/).test(zone(row)),
    ...Object.fromEntries(
      certified.map(({ key, validator }) => [
        `valid ${key}`,
        (row: Row) => row[key] === null || validator.valid(String(row[key])),
      ]),
    ),
  };
}

function alike(row: Row, other: Row): boolean {
  return JSON.stringify(row) === JSON.stringify(other);
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

  it('refuses what is neither text nor a number, also where the same was asked without it', () => {
    const circle: Record<string, unknown> = {};
    circle.self = circle;
    library.generate('de.dob', { where: {} });
    for (const odd of [30n, circle, [30], Symbol('x'), () => 30, true, null])
      for (const name of ['age', 'city', 'sex'])
        expect(() => library.generate('de.dob', { where: { [name]: odd } as never })).toThrow(Problem);
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

describe('a year of birth asked for in words', () => {
  const library = libraryOf(countries);
  const CASES: readonly [query: string, first: number, last: number][] = [
    ['german woman born 1990', 1990, 1990],
    ['born in 1985 in Brazil', 1985, 1985],
    ['kenyan born between 1985 and 1990', 1985, 1990],
    ['french born after 2000', 2001, 2007],
    ['japanese born before 1960', 1926, 1959],
  ];

  it.each(CASES)('holds in every row of "%s"', (query, first, last) => {
    const { spec, where } = library.resolve(query);
    const rows = library.generate(spec, { n: 3000, seed: 'born', where, fields: 'dob' } as GenerateOptions);
    const years = (rows as unknown as Row[]).map(({ dob }) => Number(String(dob).slice(0, 4)));
    expect(years.filter((year) => year < first || year > last)).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { fromJsonSchema, generate, validate } from '../../packages/engine/src/index.ts';
import { judged } from './judge.ts';

const object = <T extends object>(properties: T) => ({ type: 'object', properties });

describe('what is said of one person agrees', () => {
  it.each([
    ['de', 'salutation', ['Herr', 'Frau'], ['Frau']],
    ['us', 'title', ['Dr.', 'Mr.', 'Mrs.', 'Ms.'], ['Mrs.', 'Ms.']],
    ['fr', 'civilite', ['M.', 'Mme'], ['Mme']],
    ['es', 'sexo', ['hombre', 'mujer'], ['mujer']],
    ['fr', 'sexe', ['homme', 'femme'], ['femme']],
  ] as const)('%s %s with the sex', (country, name, options, women) => {
    const rows = judged<Record<string, string>>(object({ [name]: { enum: options } }), {
      n: 100,
      seed: 's',
      country,
    });
    const forWomen: readonly string[] = women;
    const sexes = generate(`${country}.sex`, { n: 100, seed: 's' }) as unknown as string[];
    rows.forEach((row, i) => {
      expect([row[name], forWomen.includes(row[name] as string)]).toEqual([row[name], sexes[i] === 'female']);
    });
  });

  const PERSON = object({
    birthDate: { type: 'string', format: 'date' },
    age: { type: 'integer', minimum: 30, exclusiveMaximum: 41 },
  });
  const isOld = ({ birthDate, age }: { birthDate: string; age: number }) => {
    const years = 2026 - Number(birthDate.slice(0, 4));
    expect([birthDate, years - age === 0 || years - age === 1]).toEqual([birthDate, true]);
  };

  it('a birth date with an age that is bounded', () => {
    judged<{ birthDate: string; age: number }>(PERSON, { n: 100, country: 'de' }).forEach(isOld);
  });

  it('the same in a list, and where the age is told elsewhere', () => {
    const schema = {
      ...object({ members: { type: 'array', items: { $ref: '#/$defs/member' }, minItems: 2 } }),
      $defs: {
        age: { type: 'integer', minimum: 60, maximum: 64 },
        member: object({ ...PERSON.properties, age: { $ref: '#/$defs/age' } }),
      },
    };
    const rows = judged<{ members: { birthDate: string; age: number }[] }>(schema, { n: 30, country: 'fr' });
    for (const { members } of rows) members.forEach(isOld);
  });

  it('persons of a fitting age are those that they are without bounds', () => {
    const free = object({ ...PERSON.properties, age: { type: 'integer' } });
    const rows = judged<{ age: number }>(PERSON, { n: 200, country: 'de' });
    const same = judged<{ age: number }>(free, { n: 200, country: 'de' }).filter(({ age }, i) => {
      if (age < 30 || age > 40) return false;
      expect(rows[i]).toMatchObject({ age });
      return true;
    });
    expect(same.length).toBeGreaterThan(10);
  });

  it('an age that no person has here gives way to the schema', () => {
    judged(object({ birthDate: { type: 'string' }, age: { type: 'integer', maximum: 12 } }));
  });

  it('but nothing is read into options that are not of both sexes', () => {
    const rows = judged<{ size: string }>(object({ size: { enum: ['M', 'L', 'S'] } }), { n: 200 });
    expect(new Set(rows.map(({ size }) => size)).size).toBe(3);
  });
});

describe('pairs of properties are in order', () => {
  it.each([
    ['min', 'max', { type: 'integer' }],
    ['minimum', 'maximum', { type: 'number' }],
    ['price_from', 'price_to', { type: 'number' }],
    ['createdAt', 'updatedAt', { type: 'string' }],
    ['created_at', 'deleted_at', { type: 'string', format: 'date-time' }],
    ['started_on', 'ended_on', { type: 'string', format: 'date' }],
    ['start_time', 'end_time', { type: 'string' }],
  ])('%s and %s', (low, high, schema) => {
    const rows = judged<Record<string, number>>(object({ [high]: schema, [low]: schema }), { n: 200 });
    for (const row of rows) expect([row, (row[low] as number) <= (row[high] as number)]).toEqual([row, true]);
    expect(rows.filter((row) => row[low] !== row[high]).length).toBeGreaterThan(150);
    // The lower one is what it is without the other.
    expect(judged(object({ [low]: schema }), { n: 200 })).toEqual(rows.map((row) => ({ [low]: row[low] })));
  });

  it('three in a row too, whatever their order', () => {
    const at = { type: 'string', format: 'date-time' };
    const rows = judged<Record<string, string>>(
      object({ shipped_at: at, delivered_at: at, ordered_at: at }),
      { n: 100 },
    );
    for (const { shipped_at, delivered_at, ordered_at } of rows) {
      const times = [ordered_at, shipped_at, delivered_at];
      expect(times).toEqual([...times].sort());
    }
  });

  it('unless the schema wants it otherwise', () => {
    judged(object({ min: { type: 'integer', minimum: 10 }, max: { type: 'integer', maximum: 5 } }));
    judged(object({ min: { enum: [3] }, max: { enum: [1, 2] } }));
  });
});

describe('parts of dates and times', () => {
  const integer = { type: 'integer' };
  const spans = { year: [2015, 2025], month: [1, 12], day: [1, 28], hour: [0, 23], minute: [0, 59] } as const;

  it.each(Object.entries(spans))('a %s is from %j', (name, [least, most]) => {
    const rows = judged<Record<string, number>>(object({ [name]: integer }), { n: 300 });
    const values = rows.map((row) => row[name] as number);
    expect(Math.min(...values)).toBeGreaterThanOrEqual(least);
    expect(Math.max(...values)).toBeLessThanOrEqual(most);
    expect(new Set(values).size).toBeGreaterThan(10);
  });

  it('are those of the person’s card and birth', () => {
    const schema = object({
      expiry: { type: 'string' },
      exp_month: integer,
      exp_year: integer,
      birthDate: { type: 'string' },
      birth: object({ day: integer, month: { type: 'string' }, year: integer }),
    });
    type Row = { [key: string]: unknown; birth: { day: number; month: string; year: number } };
    for (const { expiry, exp_month, exp_year, birthDate, birth } of judged<Row>(schema, { n: 50 })) {
      const two = (part: unknown) => String(part).padStart(2, '0');
      expect(expiry).toBe(`${two(exp_month)}/${String(exp_year).slice(2)}`);
      expect(birthDate).toBe(`${birth.year}-${birth.month}-${two(birth.day)}`);
    }
  });

  it('give way to the schema', () => {
    judged(object({ year: { ...integer, minimum: 1990, maximum: 2000 }, month: { type: 'boolean' } }));
    judged(object({ month: { type: 'string', pattern: '^[A-Z]{3}$' } }));
  });
});

type Row = Readonly<Record<string, string | number>>;

const text = { type: 'string' };
const whole = { type: 'integer' };

describe('names mean', () => {
  const rowsOf = (country: string, properties: object) =>
    judged<Row>({ ...object(properties), required: Object.keys(properties) }, { n: 30, seed: 's', country });

  it('what the country calls so', () => {
    const pans = generate('in.pan', { n: 30, seed: 's' }) as unknown as string[];
    expect(rowsOf('in', { pan: text }).map(({ pan }) => pan)).toEqual(pans);
    const cards = generate('in.card', { n: 30, seed: 's' }) as unknown as string[];
    expect(rowsOf('in', { card_pan: text }).map((row) => row.card_pan)).toEqual(cards);
    const ids = generate('gb.id', { n: 30, seed: 's' }) as unknown as string[];
    expect(rowsOf('gb', { nin: text }).map(({ nin }) => nin)).toEqual(ids);
  });

  it('moments in seconds, or in milliseconds where only those are allowed', () => {
    const names = ['createdAt', 'timestamp', 'expiresAt', 'exp', 'iat'];
    const properties = Object.fromEntries(names.map((name) => [name, whole]));
    for (const row of rowsOf('us', { ...properties, updatedAt: { ...whole, minimum: 1e12 } })) {
      const { updatedAt, ...seconds } = row;
      for (const each of Object.values(seconds)) {
        expect(Number(each)).toBeGreaterThanOrEqual(Date.UTC(2023) / 1000);
        expect(Number(each)).toBeLessThan(Date.UTC(2029) / 1000);
      }
      expect(Number(updatedAt)).toBeLessThan(Date.UTC(2026));
    }
    for (const { card_exp, exp } of rowsOf('us', { card_exp: text, exp: text })) {
      expect(card_exp).toMatch(/^\d\d\/\d\d$/);
      expect(exp).toBe(card_exp);
    }
  });

  it('the line of the street beside the town', () => {
    const streets = generate('de.street', { n: 30, seed: 's' }) as unknown as string[];
    const rows = rowsOf('de', { streetAddress: text, addressLocality: text, postalCode: text });
    expect(rows.map(({ streetAddress }) => streetAddress)).toEqual(streets);
  });

  it.each(['de', 'us', 'at', 'pl', 'gb', 'in', 'au'])(
    'the number of the house in that line: %s',
    (country) => {
      for (const { street, houseNumber, building_number } of rowsOf(country, {
        street: text,
        houseNumber: text,
        building_number: whole,
      })) {
        expect(street).toContain(String(houseNumber));
        expect(Number.parseInt(String(houseNumber), 10)).toBe(building_number);
      }
    },
  );

  it.each([
    ['us', 'en', 'en-US', 'America/New_York'],
    ['pl', 'pl', 'pl-PL', 'Europe/Warsaw'],
    ['jp', 'ja', 'ja-JP', 'Asia/Tokyo'],
  ])('the language and the zone of %s', (country, language, locale, timezone) => {
    for (const row of rowsOf(country, { language: text, locale: text, timezone: text }))
      expect(row).toEqual({ language, locale, timezone });
  });

  it('an IBAN, and be it of another country', () => {
    const rows = rowsOf('us', { iban: text, creditorIban: text });
    for (const { iban, creditorIban } of rows) {
      for (const value of [iban, creditorIban])
        expect(validate({ value: String(value), validator: 'iban' }).valid).toBe(true);
      expect(iban).not.toBe(creditorIban);
    }
  });

  it('numbers of things, and departments', () => {
    for (const { invoiceNumber, department } of rowsOf('us', { invoiceNumber: text, department: text })) {
      expect(invoiceNumber).toMatch(/^\d{8}$/);
      expect(department).toMatch(/^(Sales|Customer Service|Logistics|Finance|Human Resources|Marketing)$/);
    }
  });
});

it('earns in a year twelve times what it does in a month, and has a second given name', () => {
  const number = { type: 'number' };
  const text = { type: 'string' };
  const properties = {
    ...{ monthlyIncome: number, annualIncome: number, annualSalary: number },
    ...{ firstName: text, middleName: text, lastName: text, gender: text },
  };
  const schema = { type: 'object', required: Object.keys(properties), properties };
  for (const country of ['de', 'pl', 'mx', 'ke', 'th']) {
    const rows = fromJsonSchema(schema, { country, seed: 'a', n: 40 }) as Record<string, unknown>[];
    const strange = rows.filter(
      ({ monthlyIncome, annualIncome, annualSalary, firstName, middleName }) =>
        annualIncome !== 12 * Number(monthlyIncome) ||
        annualSalary !== annualIncome ||
        firstName === middleName,
    );
    expect([country, strange]).toEqual([country, []]);
  }
  const given = new Set(Object.values(generate('de.first', { seed: 'b', n: 3000 }) as unknown as string[]));
  const german = fromJsonSchema(schema, { country: 'de', seed: 'a', n: 40 }) as Record<string, string>[];
  expect(german.filter(({ middleName = '' }) => !given.has(middleName))).toEqual([]);
});

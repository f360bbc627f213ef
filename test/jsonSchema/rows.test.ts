import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { de } from '../../packages/engine/src/countries/de.ts';
import { fromJsonSchema, generate, library } from '../../packages/engine/src/index.ts';
import { PAYMENT, PLAIN } from './documents.ts';
import { judge } from './judge.ts';

const { customer, invoice } = PLAIN as { customer: { properties: object }; invoice: object };

describe('rows', () => {
  it.each([customer, invoice, PAYMENT])(
    'are the same for the same seed, at any offset, whatever their number',
    (schema) => {
      const all = fromJsonSchema(schema, { n: 30, seed: 's', country: 'de' });
      expect(fromJsonSchema(schema, { n: 30, seed: 's', country: 'de' })).toEqual(all);
      expect(fromJsonSchema(schema, { n: 10, seed: 's', country: 'de' })).toEqual(all.slice(0, 10));
      expect(fromJsonSchema(schema, { n: 5, offset: 20, seed: 's', country: 'de' })).toEqual(
        all.slice(20, 25),
      );
      expect(fromJsonSchema(schema, { offset: 7, seed: 's', country: 'de' })).toEqual(all[7]);
      expect(fromJsonSchema(schema, { n: 30, seed: 't', country: 'de' })).not.toEqual(all);
    },
  );

  it('keep every value when a property is added, removed or moved', () => {
    const more = Object.entries({
      ...customer.properties,
      added: { type: 'string' },
      price: { type: 'number' },
    });
    const turned = { ...customer, properties: Object.fromEntries(more.reverse()) };
    const rows = fromJsonSchema<Record<string, unknown>>(turned, { n: 50, seed: 's', country: 'de' });
    fromJsonSchema<object>(customer, { n: 50, seed: 's', country: 'de' }).forEach((row, i) => {
      expect(rows[i]).toMatchObject(row);
      expect(rows[i]).toHaveProperty('added');
    });
  });

  it('without n are one, with n an array', () => {
    expect(Array.isArray(fromJsonSchema(customer, { seed: 'a' }))).toBe(false);
    expect(fromJsonSchema(customer, { seed: 'a', n: 1 })).toHaveLength(1);
  });

  it('without a seed differ', () => {
    expect(fromJsonSchema(customer)).not.toEqual(fromJsonSchema(customer));
  });

  it('may be changed by who gets them', () => {
    const schema = { type: 'object', properties: { a: { const: { list: [1] } } } };
    const row = fromJsonSchema<{ a: { list: number[] } }>(schema, { seed: 'a' });
    row.a.list.push(2);
    expect(fromJsonSchema(schema, { seed: 'a' })).toEqual({ a: { list: [1] } });
  });
});

describe('what properties mean', () => {
  const KEYS = ['first', 'last', 'dob', 'email', 'phone', 'iban', 'street', 'city', 'postcode'] as const;

  it('is one person of the country, the same as in person', () => {
    const rows = fromJsonSchema<Record<string, never>>(customer, { n: 40, seed: 's', country: 'de' });
    generate('de.person', { n: 40, seed: 's', fields: KEYS }).forEach((person, i) => {
      const { firstName, lastName, birthDate, email, phoneNumber, iban, address } = rows[i] as Record<
        string,
        unknown
      >;
      const { street, city, postal_code } = address as Record<string, unknown>;
      expect([firstName, lastName, birthDate, email, phoneNumber, iban, street, city, postal_code]).toEqual(
        KEYS.map((key) => person[key]),
      );
    });
  });

  it('obeys what the rows shall be', () => {
    const options = {
      n: 60,
      seed: 's',
      country: 'de',
      where: { sex: 'female', city: 'Berlin', age: '20-30' },
    } as const;
    for (const { gender, age, address } of fromJsonSchema<{
      gender: string;
      age: number;
      address: { city: string };
    }>(customer, options)) {
      expect([gender, address.city]).toEqual(['f', 'Berlin']);
      expect(age).toBeGreaterThanOrEqual(20);
      expect(age).toBeLessThanOrEqual(30);
    }
  });

  it('is other persons in a list, and the row’s own where the list is named after what they have', () => {
    const person = { type: 'object', properties: { email: { type: 'string' } } };
    const list = (items: object) => ({ type: 'array', items, minItems: 3 });
    const schema = {
      type: 'object',
      properties: { email: { type: 'string' }, users: list(person), emails: list({ type: 'string' }) },
    };
    const rows = fromJsonSchema<{ email: string; users: { email: string }[]; emails: string[] }>(schema, {
      n: 50,
      seed: 's',
    });
    for (const { email, users, emails } of rows) {
      expect(emails[0]).toBe(email);
      expect(new Set([email, ...users.map((user) => user.email), ...emails.slice(1)]).size).toBe(
        users.length + emails.length,
      );
    }
  });

  it('gives way to the schema', () => {
    const schema = {
      type: 'object',
      properties: {
        lastName: { type: 'string', maxLength: 5 },
        iban: { type: 'string', pattern: '^XX[0-9]{4}$' },
        email: { type: 'string', format: 'uuid' },
        city: { enum: ['Here', 'There'] },
        age: { type: 'integer', maximum: 12 },
        currency: { enum: ['USD', 'EUR'] },
        status: { type: 'integer' },
      },
    };
    const valid = judge(schema);
    const rows = fromJsonSchema<{ lastName: string; currency: string }>(schema, {
      n: 200,
      seed: 's',
      country: 'de',
    });
    for (const row of rows) expect(valid(row)).toBe(true);
    expect(new Set(rows.map(({ currency }) => currency))).toEqual(new Set(['EUR']));
    // A shorter name of somebody else is a better one than none.
    expect(rows.filter(({ lastName }) => /^[A-ZÄÖÜ]/.test(lastName)).length).toBeGreaterThan(100);
  });

  it('is of the only country where there is but one', () => {
    const schema = {
      type: 'object',
      properties: { country: { type: 'string' }, status: { enum: ['available', 'pending', 'sold'] } },
    };
    const rows = library([de]).fromJsonSchema<{ country: string; status: string }>(schema, {
      n: 300,
      seed: 's',
    });
    expect(new Set(rows.map(({ country }) => country))).toEqual(new Set(['Germany']));
    for (const status of ['available', 'pending', 'sold'])
      expect(rows.filter((row) => row.status === status).length).toBeGreaterThan(70);
  });

  it('numbers rows and items where they are keys', () => {
    const schema = {
      type: 'object',
      properties: { id: { type: 'integer' }, customer_id: { type: 'string' } },
    };
    const rows = fromJsonSchema<{ id: number; customer_id: string }>(schema, { n: 100, seed: 's' });
    expect(rows.map(({ id }) => id)).toEqual(Array.from({ length: 100 }, (_, i) => i + 1));
    expect(new Set(rows.map((row) => row.customer_id)).size).toBe(100);
  });
});

describe('what may be left out', () => {
  const schema = {
    type: 'object',
    properties: {
      a: { type: 'string' },
      b: { type: ['string', 'null'] },
      c: { anyOf: [{ type: 'string' }, { type: 'null' }] },
    },
    required: ['b', 'c'],
  };

  it('is there, unless blanks are asked for', () => {
    for (const row of fromJsonSchema<Record<string, unknown>>(schema, { n: 100, seed: 's' }))
      expect(Object.values(row).filter((value) => typeof value === 'string')).toHaveLength(3);
    const rows = fromJsonSchema<Record<string, unknown>>(schema, { n: 400, seed: 's', blank: 0.25 });
    for (const blank of [
      (row: object) => !('a' in row),
      (row: { b?: unknown }) => row.b === null,
      (row: { c?: unknown }) => row.c === null,
    ]) {
      const share = rows.filter(blank).length / rows.length;
      expect(share).toBeGreaterThan(0.15);
      expect(share).toBeLessThan(0.35);
    }
  });
});

it('any schema that is put together at random is satisfied, or the answer says why not', () => {
  const scalar = fc.oneof(
    fc.record({
      type: fc.constant('string'),
      minLength: fc.nat(8),
      maxLength: fc.integer({ min: 8, max: 30 }),
    }),
    fc.record({
      type: fc.constant('string'),
      format: fc.constantFrom('date', 'email', 'uuid', 'ipv4', 'uri', 'date-time'),
    }),
    fc.record({
      type: fc.constant('integer'),
      minimum: fc.integer({ max: 100 }),
      maximum: fc.integer({ min: 50 }),
    }),
    fc.record({ type: fc.constant('number'), multipleOf: fc.constantFrom(0.5, 2, 5) }),
    fc.record({
      enum: fc.array(fc.oneof(fc.string(), fc.integer(), fc.constant(null)), { minLength: 1, maxLength: 5 }),
    }),
    fc.record({ type: fc.constant(['boolean', 'null']) }),
  );
  const { schema } = fc.letrec<{ schema: object }>((tie) => ({
    schema: fc.oneof(
      { maxDepth: 4 },
      scalar,
      fc.record({
        type: fc.constant('array'),
        items: tie('schema'),
        minItems: fc.nat(3),
        uniqueItems: fc.boolean(),
      }),
      fc
        .dictionary(
          fc.constantFrom('name', 'email', 'iban', 'city', 'x', 'price', 'id', 'createdAt'),
          tie('schema'),
        )
        .map((properties) => ({ type: 'object', properties, required: Object.keys(properties).slice(0, 2) })),
      fc.array(tie('schema'), { minLength: 1, maxLength: 3 }).map((anyOf) => ({ anyOf })),
      fc.array(tie('schema'), { minLength: 1, maxLength: 3 }).map((oneOf) => ({ oneOf })),
      fc.array(tie('schema'), { minLength: 1, maxLength: 2 }).map((allOf) => ({ allOf })),
    ),
  }));
  let satisfied = 0;
  fc.assert(
    fc.property(schema, (each) => {
      let rows: unknown[];
      try {
        rows = fromJsonSchema(each, { n: 5, seed: 'any' });
      } catch (error) {
        expect(error).toMatchObject({ name: 'Problem' });
        return;
      }
      satisfied++;
      const valid = judge(each);
      for (const row of rows) expect(valid(row), JSON.stringify({ row, errors: valid.errors })).toBe(true);
    }),
    { numRuns: 150, seed: 20_260_101 },
  );
  expect(satisfied).toBeGreaterThan(100);
});

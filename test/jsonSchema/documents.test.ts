import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import * as specimen from '../../packages/engine/src/index.ts';
import { INHERITING, OPENAPI_31, PATIENT, PAYMENT, PETSTORE, PLAIN } from './documents.ts';
import { judged } from './judge.ts';

const COUNTRIES = ['de', 'us', 'jp', 'ng', 'br', 'sa'];

describe('an OpenAPI document', () => {
  it.each(Object.keys(PETSTORE.components.schemas))('%s of version 3.0', (name) => {
    for (const country of COUNTRIES)
      judged(PETSTORE, { n: 30, country, draft: '07', ref: `#/components/schemas/${name}` });
  });

  it.each(Object.keys(OPENAPI_31.components.schemas))('%s of version 3.1', (name) => {
    for (const blank of [0, 0.4])
      judged(OPENAPI_31, { country: 'de', blank, ref: `#/components/schemas/${name}` });
  });

  it('has its schemas by name or by pointer, wherever they stand', () => {
    const options = { seed: 'a', n: 3 };
    const byName = specimen.fromJsonSchema(PETSTORE, { ...options, ref: 'NewPet' });
    expect(byName).toEqual(
      specimen.fromJsonSchema(PETSTORE, { ...options, ref: '#/components/schemas/NewPet' }),
    );
    const inPath = '#/paths/~1pets/post/requestBody/content/application~1json/schema';
    expect(specimen.fromJsonSchema(PETSTORE, { ...options, ref: inPath })).toHaveLength(3);
    expect(() => specimen.fromJsonSchema(PETSTORE)).toThrow(/by ref: Category, Tag, NewPet/);
    expect(() => specimen.fromJsonSchema(PETSTORE, { ref: 'Custmer' })).toThrow(/did you mean "Customer"/);
    expect(() => specimen.fromJsonSchema(PETSTORE, { ref: 'Nothing' })).toThrow(/known: Category, Tag/);
    expect(() => specimen.fromJsonSchema(PETSTORE, { ref: '#/components/schemas/None' })).toThrow(
      /is not in the schema/,
    );
  });

  it('tells by the discriminator which branch a value is of', () => {
    const rows = judged<{ payment: { method: string; iban?: string } }>(PETSTORE, {
      ref: '#/components/schemas/Order',
      draft: '07',
      country: 'de',
    });
    for (const { payment } of rows)
      expect(payment.method).toBe(payment.iban === undefined ? 'card' : 'transfer');
    expect(new Set(rows.map(({ payment }) => payment.method)).size).toBe(2);
  });

  it.each([
    ['Dog', 'dog'],
    ['Puppy', 'Puppy'],
    ['Cat', 'Cat'],
    ['Pet', 'Pet'],
  ])('tells by the discriminator of what %s extends that it is one', (ref, kind) => {
    const rows = judged<{ kind: string }>(INHERITING, { ref: `#/components/schemas/${ref}`, draft: '07' });
    expect(new Set(rows.map((row) => row.kind))).toEqual(new Set([kind]));
  });

  it('leaves a discriminator to the schemas where they say otherwise', () => {
    const rows = judged<{ kind: string }>(INHERITING, { ref: '#/components/schemas/Fish', draft: '07' });
    expect(new Set(rows.map((row) => row.kind))).toEqual(new Set(['FISH']));
  });
});

describe('records and messages', () => {
  it('a patient, whose names and sex are one person’s', () => {
    interface Patient {
      name: { family: string; given: string[] }[];
      gender: 'male' | 'female';
      address: { city: string; postalCode: string }[];
    }
    const rows = judged<Patient>(PATIENT, { n: 100, draft: '07', country: 'de', seed: 'p' });
    const people = specimen.generate('de.person', {
      n: 100,
      seed: 'p',
      fields: ['first', 'last', 'sex', 'city', 'postcode'],
    });
    people.forEach(({ first, last, sex, city, postcode }, i) => {
      const { name, gender, address } = rows[i] as Patient;
      expect([name[0]?.given[0], name[0]?.family, gender]).toEqual([first, last, sex]);
      expect([address[0]?.city, address[0]?.postalCode]).toEqual([city, postcode]);
    });
  });

  it('a payment, whose debtor and creditor are two', () => {
    interface Payment {
      PmtInf: {
        Dbtr: { Nm: string };
        CdtTrfTxInf: { Cdtr: { Nm: string }; CdtrAgt: { FinInstnId: { BICFI: string } } }[];
      }[];
    }
    const rows = judged<Payment>(PAYMENT, { n: 100, country: 'de' });
    const pairs = rows.map(({ PmtInf: [first] }) => [first?.Dbtr.Nm, first?.CdtTrfTxInf[0]?.Cdtr.Nm]);
    expect(pairs.filter(([debtor, creditor]) => debtor === creditor)).toEqual([]);
  });

  it.each(Object.entries(PLAIN))('%s', (_, schema) => {
    for (const country of COUNTRIES) {
      judged(schema, { n: 50, country });
      judged(schema, { n: 50, country, blank: 0.5 });
    }
  });

  it('the schema of schemas itself', () => {
    const meta = {
      $id: 'https://example.com/schema',
      type: ['object', 'boolean'],
      properties: {
        type: { enum: ['string', 'object'] },
        properties: { type: 'object', additionalProperties: { $ref: '#' } },
        allOf: { type: 'array', minItems: 1, items: { $ref: '#' } },
        not: { $ref: '#' },
        items: { $ref: '#' },
        minLength: { type: 'integer', minimum: 0 },
      },
    };
    judged(meta, { n: 50 });
  });
});

describe('Zod', () => {
  const person = z.object({
    id: z.uuid(),
    name: z.string().min(1).max(60),
    email: z.email(),
    age: z.int().min(18).max(99),
    score: z.number().positive().multipleOf(0.5),
    website: z.url().optional(),
    nickname: z.string().nullable(),
    role: z.enum(['admin', 'user']),
    tags: z
      .array(z.string().regex(/^[a-z]{2,8}$/))
      .min(1)
      .max(4),
    born: z.iso.date(),
    seen: z.iso.datetime(),
    address: z.object({ street: z.string(), city: z.string(), zip: z.string() }).strict(),
    meta: z.record(z.string(), z.number()),
    pair: z.tuple([z.string(), z.number()]),
    contact: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('phone'), phone: z.string().startsWith('+') }),
      z.object({ kind: z.literal('mail'), email: z.email().max(40) }),
    ]),
    either: z.union([z.string().length(4), z.number().int().negative()]),
    both: z.intersection(z.object({ a: z.string() }), z.object({ b: z.boolean() })),
    code: z.string().regex(/^[A-Z]{3}\d{3}$/),
    ip: z.ipv4(),
    network: z.cidrv4(),
    token: z.base64(),
    key: z.nanoid(),
    old: z.cuid2(),
    jwt: z.jwt(),
    mood: z.emoji(),
    opens: z.iso.time(),
    deep: z.record(z.string(), z.int()),
    ulid: z.ulid(),
    suffix: z.string().endsWith('.pdf'),
    lower: z.string().includes('needle').toLowerCase(),
  });

  it('objects, with what their refinements say', () => {
    const rows = judged<z.infer<typeof person>>(z.toJSONSchema(person), { n: 200, country: 'fr' });
    for (const row of rows) expect(person.safeParse(row).error?.issues ?? []).toEqual([]);
  });

  it('recursive objects', () => {
    const node = z.object({
      label: z.string(),
      get children() {
        return z.array(node);
      },
      get parent() {
        return node.nullable();
      },
    });
    for (const row of judged(z.toJSONSchema(node))) expect(node.safeParse(row).success).toBe(true);
  });

  it('itself is answered with how to give it', () => {
    expect(() => specimen.fromJsonSchema(person)).toThrow(/z\.toJSONSchema/);
  });
});

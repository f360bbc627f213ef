import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { fromJsonSchema } from '../../packages/engine/src/index.ts';
import type { JsonSchemaOptions } from '../../packages/engine/src/operations/fromJsonSchema.ts';
import { judge } from './judge.ts';

const text = { type: 'string' };
const whole = { type: 'integer' };
const truth = { type: 'boolean' };
const none = { type: 'null' };
const impossible = { type: 'integer', minimum: 5, maximum: 4 };
const object = (...names: readonly string[]) => ({
  type: 'object',
  properties: Object.fromEntries(names.map((name) => [name, text])),
});
const patterns = (...all: readonly string[]) => ({ ...text, allOf: all.map((pattern) => ({ pattern })) });
const different = (count: number, ...names: readonly string[]) => ({
  type: 'array',
  items: { ...object(...names), required: names },
  uniqueItems: true,
  minItems: count,
});
const role = (name: string) => ({ contains: { properties: { role: { const: name } } } });

/** Rows of several seeds, all of which Ajv has found right. */
function satisfied<T>(schema: object, options: JsonSchemaOptions = {}): T[] {
  const valid = judge(schema);
  return Array.from({ length: 12 }, (_, seed) => {
    const row = fromJsonSchema<T>(schema, { seed, ...options }) as T;
    if (!valid(row)) expect.fail(`${JSON.stringify(row)} of ${JSON.stringify(schema)}`);
    return row;
  });
}

/** Schemas that leave little room, by what they show. */
const SCHEMAS: Readonly<Record<string, object>> = {
  'a property without a name': { type: 'object', properties: { '': whole }, required: [''] },
  'a property without a name, of which nothing is told': { type: 'object', required: [''] },
  'names of two patterns that want different values': {
    type: 'object',
    patternProperties: { '^x[a-c]?$': whole, '[c-y]$': text },
    additionalProperties: false,
    minProperties: 4,
  },
  'a property with a null in its name': { type: 'object', required: ['a\0b', 'c'] },
  'a password of four patterns': {
    ...patterns('[A-Z]', '[a-z]', '[0-9]', '[^A-Za-z0-9]'),
    minLength: 8,
  },
  'no more than four patterns': {
    ...patterns('[A-Z]', '[a-z]', '[0-9]', '[^A-Za-z0-9]'),
    minLength: 4,
    maxLength: 4,
  },
  'a beginning, an end and something between': patterns('^AB.*', '.*YZ$', 'mm'),
  'the same, short': { ...patterns('^AB', 'YZ$', 'mm'), minLength: 5, maxLength: 8 },
  'beginnings and ends that are parts of others': patterns('^AB', '^ABC', 'Z$', 'YZ$'),
  'two kinds of items': {
    type: 'array',
    items: { type: 'object', properties: { role: { enum: ['admin', 'user'] } }, required: ['role'] },
    allOf: [role('admin'), role('user')],
  },
  'a kind behind the first items': { type: 'array', prefixItems: [whole], contains: text },
  'a kind among the first items': { type: 'array', prefixItems: [whole, text], contains: text, items: false },
  'kinds among the first items, in another order': {
    type: 'array',
    prefixItems: [text, whole],
    items: false,
    allOf: [{ contains: whole }, { contains: text }],
  },
  'one of a kind': {
    type: 'array',
    items: truth,
    contains: { const: true },
    maxContains: 1,
    minItems: 5,
    maxItems: 5,
  },
  'none of a kind': {
    type: 'array',
    items: { enum: [1, 2] },
    contains: { const: 1 },
    minContains: 0,
    maxContains: 0,
    minItems: 2,
  },
  'few of a kind of numbers': {
    type: 'array',
    items: whole,
    contains: { minimum: 5 },
    maxContains: 2,
    minItems: 6,
  },
  'kinds that share their items': {
    type: 'array',
    items: text,
    allOf: [
      { contains: { const: 'a' }, maxContains: 1 },
      { contains: { enum: ['a', 'b'] }, minContains: 3 },
    ],
    minItems: 3,
    maxItems: 3,
  },
  'null as the only way': { allOf: [{ anyOf: [none, truth] }, none] },
  'null as the only one of two': { allOf: [none, { oneOf: [none, { const: 'x', type: 'string' }] }] },
  'null in a list': { type: 'array', items: { anyOf: [none, { const: 399 }] }, contains: none },
  'null since nothing else is possible': { type: ['integer', 'null'], minimum: 5, maximum: 4 },
  'null among different items': {
    type: 'array',
    items: { enum: [1, null] },
    uniqueItems: true,
    minItems: 2,
  },
  'null since the other type is excluded': { type: ['string', 'null'], not: text },
  'no short text': { ...text, not: { maxLength: 60 } },
  'no text': { ...text, not: { minLength: 1 } },
  'no short list': { type: 'array', items: whole, not: { maxItems: 6 } },
  'no list with items': { type: 'array', items: whole, not: { minItems: 1 } },
  'not many properties': { type: 'object', not: { maxProperties: 5 } },
  'no number over another': { type: 'number', minimum: 0, maximum: 1000, not: { minimum: 1 } },
  'the ends of a range': { type: 'integer', minimum: 0, maximum: 100, not: { minimum: 1, maximum: 99 } },
  'not not': { not: { not: { type: 'integer', minimum: 4 } } },
  'none of some': { type: ['string', 'integer'], not: { anyOf: [text, { type: 'integer', minimum: 0 }] } },
  'numbers that are not whole': { type: 'number', not: whole },
  'a property that is not what it is': {
    type: 'object',
    properties: { a: { type: 'integer', minimum: 0, maximum: 1e6 } },
    required: ['a'],
    not: { properties: { a: { minimum: 3 } } },
  },
  'numbers of one range and not of the other': { ...whole, oneOf: [{ minimum: 5 }, { maximum: 1000 }] },
  'lists of one length and not of the other': {
    type: 'array',
    items: whole,
    oneOf: [{ minItems: 1 }, { maxItems: 8 }],
  },
  'the one value that a condition allows': {
    ...{ type: 'integer', minimum: 0, maximum: 1e6 },
    ...{ if: { const: 5 }, else: false },
  },
  'texts that a condition allows': { ...text, if: { minLength: 50 }, else: false },
  'a number next to another': { type: 'number', exclusiveMinimum: 1, maximum: 1.0000000000000002 },
  'the least number': { type: 'number', exclusiveMinimum: 0, maximum: 5e-324 },
  'numbers between two whole ones': { type: 'number', exclusiveMinimum: 1e15, exclusiveMaximum: 1e15 + 1 },
  'a list of what cannot be': { type: 'array', items: impossible },
  'a property that cannot be': { type: 'object', properties: { a: impossible, b: text } },
  'further properties that cannot be': { type: 'object', additionalProperties: impossible },
  'items beyond those that can be': { type: 'array', prefixItems: [whole, impossible], minItems: 1 },
  'many first names': different(50, 'firstName'),
  'many last names': different(60, 'lastName'),
  'many places': different(20, 'city', 'state'),
  'many persons': different(40, 'firstName', 'city'),
};

describe('what can be satisfied is, whatever the seed', () => {
  it.each(Object.entries(SCHEMAS))('%s', (_, schema) => {
    satisfied(schema);
  });

  it.each([0.5, 1])('the least number of properties with blanks of %d', (blank) => {
    const schema = { ...object('a', 'b'), additionalProperties: false, minProperties: 1 };
    const rows = satisfied<object>(schema, { blank });
    expect(new Set(rows.flatMap((row) => Object.keys(row)))).toEqual(new Set(['a', 'b']));
  });

  it('of two properties that exclude each other there is one', () => {
    const rows = satisfied<object>({ ...object('email', 'phone'), not: { required: ['email', 'phone'] } });
    expect(rows.map((row) => Object.keys(row).length)).toEqual(rows.map(() => 1));
    expect(new Set(rows.flatMap((row) => Object.keys(row))).size).toBe(2);
  });

  it.each([
    { type: 'number', minimum: 1e300, maximum: 1.5e308 },
    { type: 'integer', minimum: 1e20, maximum: 1e21 },
    { type: 'integer', maximum: -1e20 },
  ])('numbers far away differ: %j', (schema) => {
    expect(new Set(satisfied(schema)).size).toBeGreaterThan(8);
  });

  it('but what cannot be read is not left out', () => {
    const schema = { type: 'object', properties: { a: { ...text, pattern: '(' } } };
    expect(() => fromJsonSchema(schema)).toThrow('/properties/a: pattern "(" is not supported');
  });
});

describe('limits of formats', () => {
  it.each([
    { format: 'date', formatMinimum: '2020-05-01', formatMaximum: '2020-06-01' },
    { format: 'date', formatExclusiveMinimum: '2030-05-01' },
    { format: 'date', formatExclusiveMaximum: '1900-01-01' },
    { format: 'date', formatMinimum: '2020-05-01', formatMaximum: '2020-05-01' },
    { format: 'date-time', formatMinimum: '2020-05-01T00:00:00Z', formatMaximum: '2020-06-01T00:00:00Z' },
    { format: 'time', formatMinimum: '10:00:00Z', formatExclusiveMaximum: '11:00:00Z' },
    { format: 'iso-time', formatMinimum: '22:00:00' },
    { format: 'iso-date-time', formatMinimum: '2030-05-01T00:00:00Z' },
  ])('%j', (limits) => {
    satisfied({ ...text, ...limits });
  });
});

describe('a malformed keyword is refused', () => {
  it.each([
    [{ required: 'a' }, 'required must be an array of property names, not "a"'],
    [{ required: [1] }, 'required must be an array of property names'],
    [{ minLength: '50' }, 'minLength must be a whole number of at least 0, not "50"'],
    [{ minLength: -1 }, 'minLength must be a whole number of at least 0, not -1'],
    [{ maxItems: 1.5 }, 'maxItems must be a whole number of at least 0, not 1.5'],
    [{ multipleOf: -1 }, 'multipleOf must be a number over 0, not -1'],
    [{ multipleOf: 0 }, 'multipleOf must be a number over 0, not 0'],
    [{ minimum: '3' }, 'minimum must be a number, not "3"'],
    [{ exclusiveMaximum: '3' }, 'exclusiveMaximum must be a number, not "3"'],
    [{ pattern: 7 }, 'pattern must be text, not 7'],
    [{ enum: 'a' }, 'enum must be an array of values, not "a"'],
    [{ uniqueItems: 1 }, 'uniqueItems must be true or false, not 1'],
    [{ dependentRequired: { a: 'b' } }, 'dependentRequired must be an object of arrays of property names'],
    [{ formatMinimum: '2020-01-01' }, 'formatMinimum requires a format beside it that is one of date'],
    [{ format: 'email', formatMaximum: 'b' }, 'formatMaximum requires a format beside it'],
    [
      { format: 'date', formatMinimum: 'soon' },
      'formatMinimum must be text in the format "date" such as 2025-01-31, not "soon"',
    ],
  ])('%j', (schema, why) => {
    const within = { type: 'object', properties: { a: schema } };
    expect(() => fromJsonSchema(within)).toThrow(`/properties/a: ${why}`);
  });
});

describe('a registry of Zod', () => {
  const User = z.object({
    name: z.string(),
    get posts() {
      return z.array(Post);
    },
  });
  const Post = z.object({
    content: z.string(),
    get author() {
      return User;
    },
  });
  const registry = z.registry<{ id: string }>().add(User, { id: 'User' }).add(Post, { id: 'Post' });

  it('has its schemas by name, which refer to each other', () => {
    for (const given of [
      z.toJSONSchema(registry),
      z.toJSONSchema(registry, { uri: (id) => `https://example.com/${id}.json` }),
    ]) {
      const post = fromJsonSchema<z.infer<typeof Post>>(given, { ref: 'Post', seed: 's' });
      expect(Post.safeParse(post).success).toBe(true);
      expect(post.author.posts.length).toBeGreaterThan(0);
    }
  });

  it('is asked which one, where nothing says', () => {
    expect(() => fromJsonSchema(z.toJSONSchema(registry))).toThrow('name one of the document');
    expect(() => fromJsonSchema(z.toJSONSchema(registry), { ref: 'Pots' })).toThrow('did you mean "Post"');
  });
});

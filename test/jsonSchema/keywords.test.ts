import { describe, expect, it } from 'vitest';
import { fromJsonSchema } from '../../packages/engine/src/index.ts';
import { type Draft, judged } from './judge.ts';

const object = (properties: object, more: object = {}) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  ...more,
});
const text = (more: object = {}) => ({ type: 'string', ...more });

/** Schemas of every keyword, by what they show. */
const SCHEMAS: Readonly<Record<string, object | boolean>> = {
  'anything at all': true,
  'an empty schema': {},
  'each type': object(
    Object.fromEntries(
      ['null', 'boolean', 'integer', 'number', 'string', 'array', 'object'].map((type) => [type, { type }]),
    ),
  ),
  'type arrays': object({
    a: { type: ['string', 'null'] },
    b: { type: ['integer', 'boolean'] },
    c: { type: ['number', 'integer'] },
  }),
  enum: object({ a: { enum: ['x', 2, null, { y: [1] }] }, b: { type: 'string', enum: ['x', 2] } }),
  const: object({ a: { const: 'fixed' }, b: { const: { deep: [1, null] } }, c: { const: false } }),
  'enum narrowed by others': { enum: [1, 5, 'a', 10, 20], type: 'integer', minimum: 4, maximum: 12 },
  'default and examples': object({
    a: text({ default: 'd' }),
    zz: text({ examples: ['one', 'two'] }),
    zy: text({ example: 'three', maxLength: 3 }),
  }),
  'optional properties': { type: 'object', properties: { a: text(), b: { type: 'integer' } } },
  'additionalProperties false': { type: 'object', properties: { a: text() }, additionalProperties: false },
  'additionalProperties a schema': { type: 'object', additionalProperties: { type: 'integer', minimum: 3 } },
  'required without properties': {
    type: 'object',
    required: ['email', 'other'],
    additionalProperties: text({ minLength: 3 }),
  },
  patternProperties: {
    type: 'object',
    patternProperties: { '^x-[a-z]+$': { type: 'integer' }, '^S_': text() },
    additionalProperties: false,
    minProperties: 3,
  },
  'patternProperties over properties': object(
    { 'x-a': { minimum: 10 } },
    { patternProperties: { '^x-': { type: 'integer', maximum: 12 } } },
  ),
  propertyNames: {
    type: 'object',
    propertyNames: { pattern: '^[A-Z]{3}$' },
    additionalProperties: { type: 'number' },
    minProperties: 4,
  },
  'minProperties and maxProperties': {
    type: 'object',
    properties: Object.fromEntries(Array.from({ length: 9 }, (_, i) => [`p${i}`, { type: 'integer' }])),
    required: ['p8'],
    minProperties: 2,
    maxProperties: 4,
  },
  'minProperties of an open object': { type: 'object', minProperties: 6 },
  dependentRequired: {
    type: 'object',
    properties: { card: text() },
    dependentRequired: { card: ['billing', 'cvv'] },
  },
  dependentSchemas: {
    type: 'object',
    properties: { card: text() },
    dependentSchemas: {
      card: { required: ['limit'], properties: { limit: { type: 'integer', minimum: 7, maximum: 9 } } },
    },
  },
  items: { type: 'array', items: { type: 'integer', minimum: 5 } },
  'minItems and maxItems': { type: 'array', items: text(), minItems: 7, maxItems: 7 },
  'no items': { type: 'array', maxItems: 0 },
  prefixItems: {
    type: 'array',
    prefixItems: [text({ format: 'date' }), { type: 'integer' }],
    items: false,
    minItems: 2,
  },
  'prefixItems and more': {
    type: 'array',
    prefixItems: [{ const: 1 }],
    items: { type: 'boolean' },
    minItems: 4,
  },
  uniqueItems: { type: 'array', items: { enum: ['a', 'b', 'c', 'd'] }, uniqueItems: true, minItems: 4 },
  'unique numbers': {
    type: 'array',
    items: { type: 'integer', minimum: 1, maximum: 6 },
    uniqueItems: true,
    minItems: 6,
  },
  'unique objects': {
    type: 'array',
    items: object({ email: text({ format: 'email' }) }),
    uniqueItems: true,
    minItems: 5,
  },
  'unique booleans': { type: 'array', items: { type: 'boolean' }, uniqueItems: true, minItems: 2 },
  contains: {
    type: 'array',
    items: { type: 'integer' },
    contains: { minimum: 900, type: 'integer' },
    minItems: 3,
  },
  minContains: {
    type: 'array',
    items: text(),
    contains: { const: 'gold' },
    minContains: 2,
    maxContains: 3,
    minItems: 5,
  },
  'minLength and maxLength': object({
    a: text({ minLength: 30 }),
    b: text({ maxLength: 3 }),
    name: text({ maxLength: 4 }),
    c: text({ minLength: 1, maxLength: 1 }),
    d: text({ maxLength: 0 }),
  }),
  pattern: object({
    a: text({ pattern: '^[A-Z]{3}-[0-9]{4}$' }),
    b: text({ pattern: 'inside' }),
    c: text({ pattern: '^\\p{Lu}\\p{Ll}{2,5}$' }),
    d: text({ pattern: '^(?=.*[A-Z])(?=.*[a-z])(?=.*\\d)(?=.*[@$!%*?&])[A-Za-z\\d@$!%*?&]{10,}$' }),
    email: text({ pattern: '^[^@]+@example\\.test$' }),
    e: text({ pattern: '^[a-z]+$', minLength: 12, maxLength: 14 }),
    f: text({ pattern: 'abc', minLength: 9 }),
    g: text({ pattern: '^(?!foo)[a-z]{3}$' }),
  }),
  'several patterns': {
    allOf: [text({ pattern: '^[a-z0-9]{6}$' }), { pattern: '[0-9]' }, { pattern: '^[a-f]' }],
  },
  bounds: object({
    a: { type: 'integer', minimum: 5, maximum: 6 },
    b: { type: 'number', exclusiveMinimum: 0, exclusiveMaximum: 1 },
    c: { type: 'integer', exclusiveMinimum: 5, maximum: 6 },
    d: { type: 'number', minimum: -3.5, maximum: -3.25 },
    e: { type: 'integer', maximum: -10_000 },
    f: { type: 'number', minimum: 1e12 },
    g: { type: 'integer', minimum: Number.MAX_SAFE_INTEGER },
    h: { type: 'number', minimum: 1e-9, maximum: 2e-9 },
    i: { type: 'integer', minimum: 0.5, maximum: 1.5 },
  }),
  multipleOf: object({
    a: { type: 'integer', multipleOf: 7, minimum: 15, maximum: 27 },
    b: { type: 'number', multipleOf: 0.01, minimum: 1, maximum: 100 },
    c: { type: 'number', multipleOf: 0.5 },
    price: { type: 'number', multipleOf: 0.01 },
    amount: { type: 'number', multipleOf: 100 },
    d: { allOf: [{ type: 'integer', multipleOf: 4 }, { multipleOf: 6 }] },
  }),
  allOf: {
    allOf: [
      object({ a: text() }),
      object({ b: { type: 'integer' } }),
      { properties: { a: { minLength: 20 } } },
    ],
  },
  anyOf: object({
    a: { anyOf: [text({ format: 'uuid' }), { type: 'integer', minimum: 50 }, { type: 'null' }] },
  }),
  oneOf: {
    oneOf: [
      object({ kind: { const: 'a' }, n: { type: 'integer' } }),
      object({ kind: { const: 'b' }, s: text() }),
    ],
  },
  'oneOf that overlap': {
    oneOf: [
      { type: 'integer', multipleOf: 3 },
      { type: 'integer', multipleOf: 5 },
    ],
  },
  'oneOf by what is required': {
    type: 'object',
    properties: { email: text(), phone: text() },
    oneOf: [{ required: ['email'] }, { required: ['phone'] }],
  },
  not: object({
    a: { type: 'string', not: { enum: ['x'] } },
    b: { type: 'integer', minimum: 1, maximum: 3, not: { const: 2 } },
    c: { not: { type: 'string' } },
    d: text({ not: { pattern: '^[a-m]' } }),
  }),
  'not required': { type: 'object', properties: { a: text(), b: text() }, not: { required: ['a', 'b'] } },
  'if, then and else': {
    type: 'object',
    properties: { country: { enum: ['US', 'DE', 'NL'] } },
    required: ['country'],
    if: { properties: { country: { const: 'US' } } },
    // biome-ignore lint/suspicious/noThenProperty: JSON Schema calls it so.
    then: { properties: { code: { type: 'string', pattern: '^[0-9]{5}$' } }, required: ['code'] },
    else: { properties: { code: { type: 'string', pattern: '^[A-Z]{2}$' } }, required: ['code'] },
  },
  'several conditions': {
    type: 'object',
    properties: { kind: { enum: ['a', 'b', 'c'] } },
    required: ['kind'],
    allOf: ['a', 'b', 'c'].map((kind, i) => ({
      if: { properties: { kind: { const: kind } } },
      // biome-ignore lint/suspicious/noThenProperty: JSON Schema calls it so.
      then: {
        properties: { size: { type: 'integer', minimum: 10 * i, maximum: 10 * i + 5 } },
        required: ['size'],
      },
    })),
  },
  unevaluatedProperties: {
    allOf: [object({ a: text() })],
    properties: { b: text() },
    unevaluatedProperties: false,
  },
  'unevaluatedProperties a schema': {
    allOf: [object({ a: text() })],
    required: ['b'],
    unevaluatedProperties: { type: 'integer' },
  },
  'a __proto__ property': JSON.parse(
    '{"type":"object","properties":{"__proto__":{"type":"string"},"constructor":{"type":"integer"}},"required":["__proto__","constructor","toString"]}',
  ),
  'references to $defs': {
    $ref: '#/$defs/a',
    $defs: { a: object({ b: { $ref: '#/$defs/b' } }), b: text({ format: 'ipv4' }) },
  },
  'references with keywords beside': {
    $ref: '#/$defs/n',
    minimum: 10,
    $defs: { n: { type: 'integer', maximum: 12 } },
  },
  'anchors and escaped names': {
    type: 'array',
    minItems: 3,
    prefixItems: [{ $ref: '#here' }, { $ref: '#/$defs/a~1b%25' }],
    $defs: { one: { $anchor: 'here', type: 'boolean' }, 'a/b%': { type: 'integer' } },
  },
  'identified schemas': {
    $id: 'https://example.com/root.json',
    type: 'array',
    minItems: 2,
    items: { $ref: 'item.json' },
    $defs: {
      item: {
        $id: 'item.json',
        type: 'object',
        required: ['v'],
        properties: { v: { $ref: '#/$defs/v' } },
        $defs: { v: { const: 4 } },
      },
    },
  },
  'a tree': {
    type: 'object',
    properties: { value: { type: 'integer' }, children: { type: 'array', items: { $ref: '#' } } },
    required: ['value', 'children'],
  },
  'a linked list': {
    $ref: '#/$defs/node',
    $defs: { node: object({ next: { anyOf: [{ $ref: '#/$defs/node' }, { type: 'null' }] } }) },
  },
  'two that need each other': {
    $ref: '#/$defs/a',
    $defs: {
      a: {
        type: 'object',
        properties: { b: { $ref: '#/$defs/b' }, c: { $ref: '#/$defs/b' } },
        required: ['b'],
      },
      b: {
        type: 'object',
        properties: { a: { $ref: '#/$defs/a' }, d: { type: 'array', items: { $ref: '#/$defs/a' } } },
      },
    },
  },
};

describe('every keyword', () => {
  it.each(Object.entries(SCHEMAS))('%s', (_, schema) => {
    expect(judged(schema, { n: 200, country: 'de' })).toHaveLength(200);
    judged(schema, { n: 100, country: 'jp', seed: 'other', blank: 0.3 });
  });
});

describe('bounds that are those of a type of numbers', () => {
  it.each([
    [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
    [-(2 ** 31), 2 ** 31 - 1],
    [-(2 ** 63), 2 ** 63],
    [-Number.MAX_VALUE, Number.MAX_VALUE],
    [0, 2 ** 32 - 1],
  ])('%d and %d say nothing: numbers are the usual ones', (minimum, maximum) => {
    const rows = judged<number>({ type: 'integer', minimum, maximum }, { n: 100 });
    expect(new Set(rows).size).toBeGreaterThan(50);
    for (const row of rows) expect(Math.abs(row)).toBeLessThanOrEqual(1000);
  });

  it.each([
    [{ minimum: Number.MIN_SAFE_INTEGER, maximum: 0 }],
    [{ maximum: 0 }],
    [{ minimum: Number.MAX_SAFE_INTEGER - 500, maximum: Number.MAX_SAFE_INTEGER }],
    [{ minimum: -1e25, maximum: 1e25 }],
  ])('%j are many numbers', (bounds) => {
    expect(new Set(judged({ type: 'integer', ...bounds }, { n: 100 })).size).toBeGreaterThan(50);
  });

  it('leave room for as many as are wanted', () => {
    const items = { type: 'integer', minimum: -(2 ** 31), maximum: 2 ** 31 - 1 };
    judged({ type: 'array', items, uniqueItems: true, minItems: 1200 }, { n: 1 });
  });
});

describe('formats', () => {
  const FORMATS =
    'date date-time time duration email idn-email hostname idn-hostname ipv4 ipv6 uri uri-reference uri-template iri iri-reference uuid json-pointer relative-json-pointer regex byte binary password iso-time int32 float';

  it.each(FORMATS.split(' '))('%s, by itself, short and long', (format) => {
    const rows = judged<string>({ type: 'string', format }, { n: 200 });
    expect(new Set(rows).size).toBeGreaterThan(20);
    if (/email|uri|iri|hostname|pointer|byte|password/.test(format)) {
      judged({ type: 'string', format, minLength: 40, maxLength: 60 });
      judged({ type: 'string', format, maxLength: 12 });
    }
  });

  it.each(['int32', 'int64', 'float', 'double'])('%s of a number', (format) => {
    judged({ type: format.startsWith('int') ? 'integer' : 'number', format });
    judged({ type: 'integer', format, minimum: 2_147_483_000 });
  });

  it('that nobody knows are guessed like names', () => {
    const [row] = judged<{ a: string }>(object({ a: text({ format: 'iban' }) }), { country: 'de' });
    expect(row?.a).toMatch(/^DE/);
  });
});

describe('drafts', () => {
  const cases: readonly (readonly [Draft, string, object])[] = [
    [
      '07',
      'definitions',
      {
        $schema: 'http://json-schema.org/draft-07/schema#',
        $ref: '#/definitions/a',
        definitions: { a: object({ b: { type: 'integer' } }) },
      },
    ],
    [
      '07',
      'items as an array',
      { type: 'array', items: [text(), { type: 'integer' }], additionalItems: false, minItems: 2 },
    ],
    [
      '07',
      'items as an array and more',
      { type: 'array', items: [text()], additionalItems: { type: 'boolean' }, minItems: 4 },
    ],
    [
      '07',
      'dependencies',
      { type: 'object', properties: { a: text() }, dependencies: { a: ['b'], b: { required: ['c'] } } },
    ],
    [
      '07',
      'an anchor as $id',
      {
        type: 'array',
        minItems: 1,
        items: { $ref: '#n' },
        definitions: { n: { $id: '#n', type: 'number' } },
      },
    ],
    [
      '2019',
      '$recursiveRef',
      {
        $schema: 'https://json-schema.org/draft/2019-09/schema',
        $recursiveAnchor: true,
        type: 'object',
        properties: { kids: { type: 'array', items: { $recursiveRef: '#' } } },
        required: ['kids'],
      },
    ],
    [
      '2019',
      'dependentRequired',
      { type: 'object', properties: { a: text() }, dependentRequired: { a: ['b'] } },
    ],
    [
      '2020',
      '$dynamicRef',
      {
        $dynamicAnchor: 'node',
        type: 'object',
        properties: { kids: { type: 'array', items: { $dynamicRef: '#node' } } },
        required: ['kids'],
      },
    ],
    [
      '07',
      'nullable',
      {
        type: 'object',
        properties: {
          a: { type: 'string', nullable: true },
          b: { type: 'string', nullable: true, enum: ['x', null] },
        },
        required: ['a', 'b'],
      },
    ],
  ];
  it.each(cases)('%s: %s', (draft, _, schema) => {
    judged(schema, { draft });
    judged(schema, { draft, blank: 0.5 });
  });

  it('exclusive bounds as OpenAPI 3.0 writes them', () => {
    const schema = {
      type: 'integer',
      minimum: 5,
      exclusiveMinimum: true,
      maximum: 7,
      exclusiveMaximum: true,
    };
    expect(fromJsonSchema(schema, { n: 5, seed: 'a' })).toEqual([6, 6, 6, 6, 6]);
  });
});

describe('what cannot be satisfied is a problem that names the place', () => {
  it.each([
    [
      object({ age: { type: 'integer', minimum: 10, maximum: 5 } }),
      '/properties/age: minimum 10 is greater than maximum 5',
    ],
    [
      object({ a: text({ minLength: 4, maxLength: 2 }) }),
      '/properties/a: minLength 4 is greater than maxLength 2',
    ],
    [
      object({ a: { type: 'array', minItems: 4, maxItems: 2 } }),
      '/properties/a: minItems 4 is more than the 2 items that are allowed',
    ],
    [object({ a: false }), 'the schema: property "a" is not allowed here'],
    [
      object({ a: { type: 'object', minProperties: 3, maxProperties: 1 } }),
      '/properties/a: minProperties 3 is greater than maxProperties 1',
    ],
    [
      object({ a: object({ b: {} }, { maxProperties: 0 }) }),
      '/properties/a: 1 required properties are more than maxProperties 0',
    ],
    [
      { type: 'object', additionalProperties: false, minProperties: 1 },
      'minProperties 1 is more than the 0 properties that are allowed',
    ],
    [{ type: 'object', additionalProperties: false, required: ['x'] }, 'property "x" is not allowed here'],
    [
      object({ a: { allOf: [{ type: 'string' }, { type: 'integer' }] } }),
      'type string and integer has no type in common',
    ],
    [object({ a: { enum: [1, 2], type: 'string' } }), '/properties/a: no value of enum is allowed here'],
    [object({ a: { const: 1, minimum: 5 } }), '/properties/a: no value of const is allowed here'],
    [
      object({ a: { type: 'integer', multipleOf: 7, minimum: 1, maximum: 6 } }),
      'there is no whole number from 1 to 6 that is a multiple of 7',
    ],
    [
      object({ a: { type: 'integer', minimum: 0.4, maximum: 0.6 } }),
      '/properties/a: there is no whole number',
    ],
    [
      object({ a: { type: 'array', items: { type: 'boolean' }, uniqueItems: true, minItems: 3 } }),
      'only 2 distinct items were found, but 3 are required',
    ],
    [object({ a: text({ pattern: '^a$', minLength: 3 }) }), '/properties/a: no text was found'],
    [
      object({ a: text({ pattern: '(' }) }),
      '/properties/a: pattern "(" is not supported: a bracket is not closed',
    ],
    [object({ a: { $ref: '#/$defs/none' } }), '/properties/a: "#/$defs/none" is not in the schema'],
    [
      object({ a: { $ref: 'https://example.com/x.json' } }),
      '/properties/a: "https://example.com/x.json" is not in the schema',
    ],
    [{ required: ['a'], type: 'object', unevaluatedProperties: false }, 'property "a" is not allowed here'],
    [object({ a: {} }, { propertyNames: { minLength: 2 } }), 'the schema: no value was found'],
    [object({ a: { not: {} } }), '/properties/a: no value was found'],
    [object({ a: 5 }), '/properties/a: a schema must be an object, true or false, not 5'],
    [object({ a: { type: 'strin' } }), '/properties/a: type must be null, boolean'],
    [{ properties: 5 }, 'properties must be an object, not 5'],
    [{ allOf: {} }, 'allOf must be an array of schemas'],
    [{ oneOf: [] }, 'it has no alternatives'],
    [object({ a: { $ref: '#' } }), 'its values are endless'],
    [false, 'no value was found'],
    [5, 'a JSON Schema must be an object, not 5'],
    [null, 'a JSON Schema must be an object, not null'],
    [[], 'a JSON Schema must be an object, not an array'],
  ])('%j', (schema, why) => {
    expect(() => fromJsonSchema(schema as object, { seed: 'a' })).toThrow(
      expect.objectContaining({ name: 'Problem', message: expect.stringContaining(why) }),
    );
  });
});

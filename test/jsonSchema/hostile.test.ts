import { describe, expect, it } from 'vitest';
import { fromJsonSchema, Problem } from '../../packages/engine/src/index.ts';
import { judge } from './judge.ts';

/** A schema inside of a schema, so many times. */
function nested(
  times: number,
  wrap: (inner: object) => object,
  innermost: object = { type: 'string' },
): object {
  let schema = innermost;
  for (let i = 0; i < times; i++) schema = wrap(schema);
  return schema;
}

/** A schema that refers to itself as an object, not by name. */
function selfish(): object {
  const schema: { type: string; properties: Record<string, object> } = { type: 'object', properties: {} };
  schema.properties.self = schema;
  return schema;
}

const DEEP = 10_000;
const bombs = [
  '^(a+)+$',
  '^(a|a)*b$',
  '^(\\w+\\s?)*$',
  '(x+x+)+y',
  '^([a-z]+)*@$',
  '^(.*)*$',
  '^(?:(?:a*)*)*$',
];

const SCHEMAS: Readonly<Record<string, object>> = {
  'objects that must be nested deep': nested(DEEP, (a) => ({
    type: 'object',
    properties: { a },
    required: ['a'],
  })),
  'objects that may be nested deep': nested(DEEP, (a) => ({ type: 'object', properties: { a } })),
  'lists that must be nested deep': nested(DEEP, (items) => ({ type: 'array', items, minItems: 1 })),
  'lists that may be nested deep': nested(DEEP, (items) => ({ type: 'array', items })),
  'allOf nested deep': nested(DEEP, (a) => ({ allOf: [a] })),
  'anyOf nested deep': nested(DEEP, (a) => ({ anyOf: [a, a] })),
  'oneOf nested deep': nested(DEEP, (a) => ({ oneOf: [a] })),
  'not nested deep': nested(DEEP, (not) => ({ not })),
  'if nested deep': nested(DEEP, (a) => ({ if: a, else: a })),
  'propertyNames nested deep': nested(DEEP, (propertyNames) => ({
    type: 'object',
    propertyNames,
    minProperties: 1,
  })),
  'references one after the other': {
    $ref: '#/$defs/d0',
    $defs: Object.fromEntries(
      Array.from({ length: DEEP }, (_, i) => [
        `d${i}`,
        i + 1 < DEEP ? { $ref: `#/$defs/d${i + 1}` } : { type: 'string' },
      ]),
    ),
  },
  'a reference to itself': { $ref: '#' },
  'references in a circle': {
    $ref: '#/$defs/a',
    $defs: { a: { $ref: '#/$defs/b' }, b: { $ref: '#/$defs/a' } },
  },
  'a circle through allOf': { allOf: [{ $ref: '#' }], type: 'string' },
  'an object that refers to itself': selfish(),
  'many ways to recurse': {
    type: 'object',
    properties: Object.fromEntries(
      Array.from({ length: 30 }, (_, i) => [
        `p${i}`,
        i % 2 ? { $ref: '#' } : { type: 'array', items: { $ref: '#' }, minItems: 3 },
      ]),
    ),
  },
  'many required ways to recurse through null': {
    $ref: '#/$defs/n',
    $defs: {
      n: {
        type: 'object',
        properties: Object.fromEntries(
          Array.from({ length: 12 }, (_, i) => [
            `p${i}`,
            { anyOf: [{ $ref: '#/$defs/n' }, { type: 'null' }] },
          ]),
        ),
        required: Array.from({ length: 12 }, (_, i) => `p${i}`),
      },
    },
  },
  'a great many items': { type: 'array', items: { type: 'integer' }, minItems: 1_000_000_000 },
  'many items': { type: 'array', items: { type: 'integer' }, minItems: 20_000 },
  'lists of lists of lists': nested(8, (items) => ({ type: 'array', items, minItems: 50 })),
  'many different items': { type: 'array', items: { enum: [1, 2, 3] }, uniqueItems: true, minItems: 50_000 },
  'a long text': { type: 'string', minLength: 500_000 },
  'a text too long': { type: 'string', minLength: 2_000_000_000 },
  'a long text by a pattern': { type: 'string', pattern: '^[a-z]+$', minLength: 20_000 },
  'many properties': {
    type: 'object',
    properties: Object.fromEntries(Array.from({ length: 5000 }, (_, i) => [`p${i}`, { type: 'integer' }])),
  },
  'far too many properties': { type: 'object', required: Array.from({ length: 150_000 }, (_, i) => `p${i}`) },
  'many properties of any name': { type: 'object', minProperties: 100_000 },
  'many branches that are the same': { oneOf: Array.from({ length: 500 }, () => ({ type: 'integer' })) },
  'a list that must contain what no item can be': {
    type: 'array',
    items: { type: 'boolean' },
    contains: { type: 'string' },
  },
  'lists of lists that must contain what no item can be': nested(6, (items) => ({
    type: 'array',
    items,
    contains: { type: 'string' },
  })),
  'negations of many properties': {
    type: 'object',
    not: { required: Array.from({ length: 5000 }, (_, i) => `p${i}`) },
  },
  'negations times negations': {
    type: 'object',
    allOf: Array.from({ length: 20 }, (_, i) => ({ not: { required: [`a${i}`, `b${i}`] } })),
    properties: Object.fromEntries(
      Array.from({ length: 20 }, (_, i) => [`a${i}`, `b${i}`]).flatMap((pair) =>
        pair.map((name) => [name, { type: 'integer' }]),
      ),
    ),
  },
  'impossible at every level, where each may be absent': nested(
    12,
    (a) => ({ type: 'object', properties: { a, b: a }, minProperties: 1, additionalProperties: false }),
    { type: 'integer', minimum: 5, maximum: 4 },
  ),
  'conditions times conditions': {
    type: 'integer',
    allOf: Array.from({ length: 20 }, (_, i) => ({ if: { minimum: i }, else: false })),
  },
  'a great many patterns': {
    type: 'string',
    allOf: Array.from({ length: 60 }, (_, i) => ({ pattern: `${i}[A-Z]${i}` })),
  },
  'a large enum': { enum: Array.from({ length: 50_000 }, (_, i) => `v${i}`) },
  'branches times branches': {
    type: 'object',
    allOf: Array.from({ length: 20 }, (_, i) => ({
      anyOf: [{ required: [`a${i}`] }, { required: [`b${i}`] }],
    })),
  },
  'contradictions at every level': nested(
    12,
    (a) => ({ type: 'object', properties: { a: { anyOf: [a, a, a] } }, required: ['a'] }),
    { type: 'integer', minimum: 5, maximum: 4 },
  ),
  'a const nested deep': { const: nested(DEEP, (a) => ({ a })) },
  'an enum nested deep': { enum: [nested(DEEP, (a) => ({ a }))] },
  'patterns of properties': {
    type: 'object',
    patternProperties: Object.fromEntries(bombs.map((each) => [each, {}])),
    minProperties: 9,
  },
  'names that objects have anyway': JSON.parse(
    '{"$ref":"#/$defs/__proto__","$defs":{"__proto__":{"type":"object","properties":{"__proto__":{"type":"object","properties":{"polluted":{"const":true}}},"hasOwnProperty":{"type":"string"}},"required":["__proto__","constructor","valueOf"],"dependentRequired":{"__proto__":["toString"]}}}}',
  ),
  'keywords that are not what they should be': {
    type: 'object',
    required: 'a',
    minLength: 'x',
    minimum: {},
    pattern: 7,
    format: [],
    items: 3 > 2,
    enum: 'a',
  },
  'odd numbers': { type: 'number', multipleOf: 0 },
  'a step too fine': { type: 'number', multipleOf: 1e-300, minimum: 1 },
  'no end to a number': { type: 'integer', minimum: 1e308, maximum: 1.7e308 },
  'a name too long': { type: 'object', properties: { ['é'.repeat(100_000)]: { type: 'string' } } },
  'half of a surrogate pair': {
    type: 'object',
    properties: { '\ud800': { const: '\udc00' } },
    required: ['\ud800'],
  },
  ...Object.fromEntries(
    bombs.map((pattern) => [
      `the pattern ${pattern}`,
      {
        type: 'object',
        properties: {
          email: { type: 'string', pattern },
          a: { type: 'string', pattern, minLength: 2000 },
          b: { type: 'string', not: { pattern } },
        },
      },
    ]),
  ),
  'a pattern that repeats too much': { type: 'string', pattern: '^((a{1000}){1000}){1000}$' },
  'a pattern nested deep': { type: 'string', pattern: `${'('.repeat(5000)}a${')'.repeat(5000)}` },
};

describe('hostile schemas get a value or a clear answer', () => {
  it.each(Object.entries(SCHEMAS))('%s', (name, schema) => {
    let row: unknown;
    try {
      row = fromJsonSchema(schema, { seed: 'hostile' });
    } catch (error) {
      expect(error).toBeInstanceOf(Problem);
      expect((error as Problem).message).toMatch(/^(the schema|\/[^ ]*): ./);
      return;
    }
    expect(row).toBeDefined();
    // Ajv goes round in circles and down itself, and compiles thousands of properties for long.
    if (!/deep|circle|itself|references|pattern|keywords|surrogate|properties/.test(name))
      expect(judge(schema)(row)).toBe(true);
  });

  it.each([1n, Symbol('a'), () => 1, new Date(0), new Map(), Number.NaN])('%s is no value of JSON', (odd) => {
    for (const schema of [{ const: odd }, { enum: [1, { a: odd }] }])
      expect(() => fromJsonSchema(schema)).toThrow(/^the schema: const and enum must be JSON values, not /);
  });

  it('and leave other objects as they are', () => {
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });
});

describe('what is asked for', () => {
  it.each([
    [{ n: 0 }, 'n must be a whole number of at least 1, not 0'],
    [{ n: 1.5 }, 'n must be'],
    [{ offset: -1 }, 'offset must be'],
    [{ seed: '' }, 'seed'],
    [{ country: 'xx' }, 'unknown country "xx"'],
    [{ country: 'uk' }, 'did you mean "gb"'],
    [{ where: { sex: 'x' } }, 'sex'],
    [{ where: { city: 'Nowhere' } }, 'city'],
    [{ ref: 5 }, 'ref must be'],
    [{ blank: 2 }, 'blank must be a number from 0 to 1, not 2'],
    [{ count: 3 }, 'options has no property "count"'],
    [null, 'options must be an object'],
  ])('%j', (options, why) => {
    const schema = { type: 'object', properties: { city: { type: 'string' } } };
    expect(() => fromJsonSchema(schema, options as object)).toThrow(why);
  });
});

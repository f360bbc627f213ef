import { describe, expect, it } from 'vitest';
import { fromJsonSchema, Problem } from '../../packages/engine/src/index.ts';
import { TooCostly } from '../../packages/engine/src/operations/jsonSchema/document.ts';
import { STEPS } from '../../packages/engine/src/operations/jsonSchema/effort.ts';

const MILLION = 1_000_000;
/** A row may go beyond the limit by the steps of its last piece of work. */
const MOST_STEPS = 5 * STEPS;

function times<T>(count: number, each: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, i) => each(i));
}

function properties(count: number, each: (index: number) => object): object {
  return Object.fromEntries(times(count, (i) => [`p${i}`, each(i)]));
}

function nested(count: number, wrap: (inner: object) => object): object {
  return times(count, (i) => i).reduce<object>((inner) => wrap(inner), { type: 'string' });
}

/** Definitions of which each uses the next one twice. */
function doubling(wrap: (next: object) => object): object {
  const definitions = times(28, (i) => [`d${i}`, wrap({ $ref: `#/$defs/d${i + 1}` })]);
  return {
    $ref: '#/$defs/d0',
    $defs: Object.fromEntries([...definitions, ['d28', { type: 'integer' }]]),
  };
}

/** Returns the problem that a call ends with, if any. */
function problemOf(schema: object, effort?: number): Problem | undefined {
  try {
    fromJsonSchema(schema, { seed: 'effort', effort });
    return undefined;
  } catch (error) {
    if (error instanceof Problem) return error;
    throw error;
  }
}

const long = { type: 'string', minLength: MILLION };

const COSTLY: Readonly<Record<string, object>> = {
  'a long text of a pattern': { ...long, pattern: '^[a-z]+$' },
  'a long text of a pattern that fits no text so long': { ...long, pattern: '^[0-9]{5}$' },
  'a long text of a pattern with alternatives': { ...long, pattern: '^(a|b)*c$' },
  'a long text of a format': { ...long, format: 'email' },
  '100 long texts': { type: 'object', properties: properties(100, () => long) },
  '40,000 long texts': { type: 'array', minItems: 40_000, items: long },
  'a long const in 50,000 items': { type: 'array', minItems: 50_000, items: { const: 'x'.repeat(MILLION) } },
  'a large const in 50,000 items': {
    type: 'array',
    minItems: 50_000,
    items: { const: { a: 'x'.repeat(MILLION) } },
  },
  '50,000 items': { type: 'array', minItems: 50_000, items: { type: 'integer' } },
  'large items that differ': {
    type: 'array',
    minItems: 2000,
    uniqueItems: true,
    items: { type: 'array', minItems: 20, items: { type: 'integer', minimum: 0, maximum: 3 } },
  },
  'arrays in arrays': nested(15, (items) => ({ type: 'array', minItems: 3, items })),
  'properties that double': doubling((next) => ({
    type: 'object',
    required: ['a', 'b'],
    properties: { a: next, b: next },
  })),
  'allOf that doubles': doubling((next) => ({ allOf: [next, next] })),
  'allOf of the same object': nested(28, (inner) => ({ allOf: [inner, inner] })),
  'oneOf that doubles': doubling((next) => ({ oneOf: [next, next] })),
  '49,000 properties': { type: 'object', properties: properties(49_000, () => ({ type: 'integer' })) },
  'patterns of properties': {
    type: 'object',
    properties: properties(2000, () => ({ type: 'integer' })),
    patternProperties: Object.fromEntries(times(2000, (i) => [`x${i}$`, {}])),
  },
  'properties of any name': { type: 'object', minProperties: 49_000 },
  'properties of few names': {
    type: 'object',
    minProperties: 2000,
    propertyNames: { pattern: '^[a-c]{1,4}$' },
  },
  'allOf nested 100,000 deep': nested(100_000, (inner) => ({ allOf: [inner] })),
  'many values of an enum in many items': {
    type: 'array',
    minItems: 40_000,
    items: { enum: times(40_000, (i) => `v${i}`) },
  },
};

describe('a schema that needs too much work', () => {
  it.each(Object.entries(COSTLY))('is refused at its place: %s', (_, schema) => {
    const problem = problemOf(schema) as TooCostly;
    expect(problem).toBeInstanceOf(TooCostly);
    expect(problem.code).toBe('schema-too-costly');
    expect(problem.message).toMatch(/^(the schema|\/\S+): .*raise the option effort \(now 1\)$/s);
    expect(problem.steps).toBeGreaterThan(STEPS);
    expect(problem.steps).toBeLessThan(MOST_STEPS);
  });
});

describe('the option effort', () => {
  const list = { type: 'array', minItems: 300, items: { type: 'integer' } };

  it('lowers and raises the bound', () => {
    expect(problemOf(list, 0.01)?.code).toBe('schema-too-costly');
    expect(problemOf(list)).toBeUndefined();
    expect(problemOf({ ...list, minItems: 20_000 })?.place).toBe('/items');
    expect(problemOf({ ...list, minItems: 20_000 }, 5)).toBeUndefined();
  });

  it('does not change a value', () => {
    const options = { seed: 'effort', n: 3 };
    expect(fromJsonSchema(list, { ...options, effort: 7 })).toEqual(fromJsonSchema(list, options));
  });

  it('counts each row by itself', () => {
    expect(fromJsonSchema(list, { n: 100, seed: 'effort' })).toHaveLength(100);
  });

  it.each([0, -1, Number.NaN, '2', null])('is not %s', (effort) => {
    expect(() => fromJsonSchema({}, { effort: effort as number })).toThrow('effort must be a number over 0');
  });
});

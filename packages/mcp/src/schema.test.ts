import { describe, expect, it } from 'vitest';
import { inputSchema, outputSchema, withoutNulls } from './schema.ts';

const named = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const read = (given: unknown) => given;

describe('the schema of arguments', () => {
  it('holds what is named in its place, under the words of the parameter', () => {
    const parameters = {
      code: { text: 'A code.', schema: named('CountryCode'), read },
      checks: { text: 'Many.', schema: { type: 'array', items: named('Check') }, read },
    };
    const { properties, required, type } = inputSchema(parameters, ['code']) as Record<string, never>;
    expect([type, required]).toEqual(['object', ['code']]);
    expect(properties).toEqual({
      code: { type: 'string', description: 'A code.' },
      checks: {
        type: 'array',
        description: 'Many.',
        items: {
          type: 'object',
          required: ['value'],
          properties: {
            value: { type: ['string', 'number', 'boolean', 'null', 'array', 'object'] },
            validator: { type: 'string' },
            spec: { type: 'string' },
            explain: { enum: ['1', 'true', true, false, 1] },
          },
        },
      },
    });
  });

  it('requires nothing where nothing is', () => {
    expect(inputSchema({})).toEqual({ type: 'object', properties: {}, additionalProperties: false });
  });

  it('lists the names that are few', () => {
    const schema = { type: 'string', enum: ['json', 'csv'] };
    expect(inputSchema({ format: { text: 'How.', schema, read } })).toMatchObject({
      properties: { format: { enum: ['json', 'csv'] } },
    });
  });
});

describe('the schema of an answer', () => {
  it('is the shape alone', () => {
    expect(outputSchema(named('Validator'))).toEqual({
      type: 'object',
      properties: { id: { type: 'string' }, label: { type: 'string' } },
    });
  });

  it('lets one of several shapes be any of them, since without the fine print they overlap', () => {
    const schema = outputSchema(named('ValidateAnswer')) as { anyOf: object[] };
    expect(Object.keys(schema)).toEqual(['anyOf']);
    expect(schema.anyOf).toHaveLength(2);
    expect(JSON.stringify(schema)).not.toMatch(/required|additionalProperties|\$ref|oneOf/);
  });
});

describe('null', () => {
  const schema = {
    properties: {
      n: { type: 'integer' },
      any: {},
      either: { type: ['string', 'null'] },
      items: { type: 'array', items: { properties: { key: { type: 'string' }, value: {} } } },
    },
  };
  it.each([
    [{ n: null }, {}],
    [
      { n: 0, any: null, either: null },
      { n: 0, any: null, either: null },
    ],
    [{ items: null }, {}],
    [{ items: [{ key: null, value: null }, null, 5] }, { items: [{ value: null }, null, 5] }],
    [
      { unknown: null, constructor: null },
      { unknown: null, constructor: null },
    ],
    [null, null],
    ['x', 'x'],
  ])('%j is %j', (given, meant) => {
    expect(withoutNulls(given, schema)).toEqual(meant);
  });

  it('keeps a property called __proto__ as one', () => {
    const given = withoutNulls(JSON.parse('{"__proto__":{"a":1}}'), schema) as object;
    expect(Object.keys(given)).toEqual(['__proto__']);
  });
});

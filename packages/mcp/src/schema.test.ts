import { describe, expect, it } from 'vitest';
import { inputSchema, meant, outputSchema } from './schema.ts';

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
            value: { type: ['string', 'number', 'boolean', 'null', 'array', 'object'], items: {} },
            validator: { type: 'string' },
            spec: { type: 'string' },
            explain: { type: 'boolean' },
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
      properties: { format: { type: 'string', enum: ['json', 'csv'] } },
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

describe('what is meant', () => {
  const column = {
    type: 'object',
    properties: {
      type: { type: 'string' },
      const: { type: ['string', 'null', 'array', 'object'] },
      blank: { type: 'number' },
      fields: { type: 'array', items: { type: 'object' } },
    },
  };
  const schema = {
    properties: {
      n: { type: 'integer' },
      any: {},
      either: { type: ['string', 'null'] },
      items: { type: 'array', items: { properties: { key: { type: 'string' }, value: {} } } },
      invalid: { type: ['string', 'boolean', 'array'] },
      explain: { type: 'boolean' },
      value: { type: ['string', 'null', 'array', 'object'] },
      checks: { type: 'array' },
      columns: { type: 'array', items: column },
      where: { type: 'object', properties: { age: { type: ['string', 'integer'] } } },
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
    [{ value: null, checks: [] }, { checks: [] }],
    [{ value: null, checks: null }, { value: null }],
    [{ columns: [{ type: 'uuid', const: null }] }, { columns: [{ type: 'uuid' }] }],
    [{ columns: [{ type: null, const: null }] }, { columns: [{ const: null }] }],
    [
      { columns: [{ fields: [{ type: 'uuid', blank: null, fields: [{ blank: null }] }] }] },
      { columns: [{ fields: [{ type: 'uuid', fields: [{}] }] }] },
    ],
    [{ invalid: false, explain: false }, { explain: false }],
    [{ items: '[{"key":"a","value":1}]' }, { items: [{ key: 'a', value: 1 }] }],
    [{ where: ' {"age":30,"city":null}' }, { where: { age: 30, city: null } }],
    [{ invalid: '["iban"]' }, { invalid: ['iban'] }],
    [{ columns: [{ fields: '[{"blank":null}]' }] }, { columns: [{ fields: [{}] }] }],
    [
      { value: '["iban"]', either: '{}', n: '[1]', where: '[]' },
      { value: '["iban"]', either: '{}', n: '[1]', where: '[]' },
    ],
  ])('%j is %j', (given, right) => {
    expect(meant(given, schema)).toEqual(right);
  });

  it('tells what is wrong with a list that comes as text', () => {
    expect(() => meant({ items: '[{"key":"a"' }, schema)).toThrow('items is not valid JSON');
  });

  it('keeps a property called __proto__ as one', () => {
    const given = meant(JSON.parse('{"__proto__":{"a":1}}'), schema) as object;
    expect(Object.keys(given)).toEqual(['__proto__']);
  });
});

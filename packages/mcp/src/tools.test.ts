import type { CallToolResult } from '@modelcontextprotocol/server';
import { AjvJsonSchemaValidator } from '@modelcontextprotocol/server/validators/ajv';
import { operations } from '@specimen/messages/operations';
import { SERVICE_CONTEXT } from '@specimen/runtime/context';
import { bytesOf, CONDITIONS, type Given, Pump, perform } from 'specimen-data/internal';
import { describe, expect, it } from 'vitest';
import { Budget } from './budget.ts';
import { collections, pages } from './resources.ts';
import type { Tool } from './tool.ts';
import { offers, tools } from './tools.ts';

const desk = () => ({ site: 'http://x', budget: new Budget() });
const call = (name: string, args: unknown): Promise<CallToolResult> =>
  (tools.find((tool) => tool.name === name) as Tool).call(args, desk());
const text = ({ content }: CallToolResult, i = 0): string =>
  (content[i] as { text: string } | undefined)?.text ?? '';

/** The operations that are no tools and no resources, with the reason. */
const NOT_OFFERED = {
  resolve: 'fetch tells what it understood',
  schemaHelp: 'the schema of generate_schema says the same',
  datasets: 'dataset names them, and its answer shows their tables',
  datasetSchema: 'too long for a model; the description of tables is enough',
  messages: 'message names them',
  mock: 'a program pages through it; a model asks for rows',
  mockItem: 'the same',
};

it('every operation is a tool or a resource, or is left out for a reason', () => {
  const offered = [...offers, ...pages, ...collections].map(({ operation }) => operation.name);
  const known = Object.values(operations).map(({ name }) => name);
  expect([...new Set([...offered, ...Object.keys(NOT_OFFERED)])].sort()).toEqual(known.sort());
  for (const name of Object.keys(NOT_OFFERED)) expect(offered).not.toContain(name);
});

describe.each(offers.map((offer, i) => ({ ...offer, tool: tools[i] as Tool })))('$name', (offer) => {
  const { tool, operation, without = [], needs = [] } = offer;
  const examples: Given[] = [operation.example, ...(offer.example ? [offer.example] : [])];

  it('describes itself by its operation, when to use it and examples', () => {
    expect(tool.description).toBe(
      `${operation.summary}. ${offer.use} Examples: ${examples.map((each) => JSON.stringify(each)).join('; ')}.`,
    );
    expect(offer.use).toMatch(/^Use it .*\.$/);
  });

  it('takes the arguments of its operation, all but those it does without', () => {
    const { properties, required = [] } = tool.inputSchema as { properties: object; required?: string[] };
    const parameters = Object.entries(operation.parameters).filter(
      ([name]) =>
        name !== 'pretty' && !without.includes(name) && !(CONDITIONS as readonly string[]).includes(name),
    );
    expect(Object.keys(properties)).toEqual(parameters.map(([name]) => name));
    for (const [name, { text, required: must }] of parameters) {
      expect(properties).toHaveProperty([name, 'description'], text);
      expect(required.includes(name)).toBe(must === true || needs.includes(name));
    }
    expect(tool.inputSchema.additionalProperties).toBe(false);
    expect(JSON.stringify(tool)).not.toMatch(/\$ref|zip/);
  });

  it('has a schema that OpenAI and Gemini take: each list with its items, and only texts by their names', () => {
    const inner = (schema: object): Record<string, unknown>[] => [
      schema as Record<string, unknown>,
      ...Object.values(schema).flatMap((each) => (typeof each === 'object' && each ? inner(each) : [])),
    ];
    for (const { type, items, enum: names } of inner(tool.inputSchema)) {
      if ([type].flat().includes('array')) expect(items).toBeTypeOf('object');
      const types = Array.isArray(names) ? [type, ...names.map((name) => typeof name)] : [];
      expect(types.every((each) => each === 'string')).toBe(true);
    }
  });

  it.each(examples)(
    'answers its example %j with the bytes of its operation, as its schema says',
    async (args) => {
      const given: Given = operation.makes ? { ...args, seed: 'a' } : args;
      const result = await tool.call(given, desk());
      expect(result.isError).toBeUndefined();
      expect(text(result)).toBe(rendered(offer.name, given));
      const fits = new AjvJsonSchemaValidator().getValidator(tool.outputSchema as never);
      expect(fits(result.structuredContent)).toMatchObject({ valid: true });
      const { properties, anyOf } = tool.outputSchema as {
        properties?: object;
        anyOf?: { properties: object }[];
      };
      const shapes = properties ? [properties] : (anyOf ?? []).map((shape) => shape.properties);
      const keys = Object.keys(result.structuredContent as object);
      expect(shapes.some((shape) => keys.every((key) => Object.hasOwn(shape, key)))).toBe(true);
    },
  );

  it('refuses an argument that it does not have', async () => {
    const result = await tool.call({ ...operation.example, nope: null }, desk());
    expect(result).toMatchObject({ isError: true });
    expect(text(result)).toMatch(new RegExp(`^${offer.name} has no property "nope"`));
  });

  it.each([[5], ['x'], [[]], [[{}]]])('refuses %j for its arguments', async (args) => {
    expect(text(await tool.call(args, desk()))).toMatch(/must be an object, not/);
  });
});

/** Returns an operation's answer as text. */
function rendered(name: string, given: Given): string {
  const { operation } = offers.find((offer) => offer.name === name) as (typeof offers)[number];
  const { parts } = perform(operation, SERVICE_CONTEXT, given);
  return Buffer.from(bytesOf(new Pump(parts))).toString();
}

describe('a call', () => {
  it('suggests the nearest argument', async () => {
    expect(text(await call('generate', { spec: 'de.iban', sed: 'a' }))).toMatch(
      /no property "sed"; did you mean "seed"\?/,
    );
    expect(text(await call('generate', { spec: 'de.iban', count: 5 }))).toMatch(/"count"; it has spec, n, /);
    expect(text(await call('generate', JSON.parse('{"spec":"de.iban","__proto__":1}')))).toMatch(
      /"__proto__"/,
    );
  });

  it('says what is missing', async () => {
    expect(text(await call('dataset', {}))).toMatch(/^key is required: A dataset: bank, shop, payroll/);
  });

  it('takes null for left out', async () => {
    const args = { spec: 'de.person', seed: 'a' };
    const nulls = { n: null, fields: null, format: null, offset: null };
    expect(await call('generate', { ...args, ...nulls })).toEqual(await call('generate', args));
    const batch = { requests: [{ spec: 'de.iban', n: null, key: null }], specs: null, seed: 'a' };
    expect(text(await call('batch', batch))).toBe(
      rendered('batch', { requests: [{ spec: 'de.iban' }], seed: 'a' }),
    );
    expect(text(await call('generate', { spec: null }))).toMatch(/^spec is required/);
    expect(text(await call('list_countries', undefined))).toBe(rendered('list_countries', {}));
  });

  it('takes false for nothing wrong, and JSON text for a list or an object', async () => {
    const args = { spec: 'de.person', seed: 'a', fields: ['name', 'iban'], where: { city: 'Berlin' } };
    const packed = { fields: '["name","iban"]', where: '{"city":"Berlin"}', invalid: false };
    expect(await call('generate', { ...args, ...packed })).toEqual(await call('generate', args));
    const fields = [{ name: 'a', fields: [{ type: 'uuid', blank: null }], const: null }];
    const columns = { fields: [{ name: 'a', fields: [{ type: 'uuid' }] }], seed: 'a' };
    expect(text(await call('generate_schema', { fields: JSON.stringify(fields), seed: 'a' }))).toBe(
      rendered('generate_schema', columns),
    );
  });

  it('that names nothing known, or nearly so, tells what lists it', async () => {
    for (const [name, args, tool] of [
      ['generate', { spec: 'any.nope' }, 'list_types'],
      ['generate', { spec: 'de.nothing' }, 'describe_country'],
      ['generate', { spec: 'de.person', fields: '*' }, 'describe_country'],
      ['describe_country', { country: 'Wakanda' }, 'list_countries'],
      ['validate', { value: 'x', validator: 'nothing' }, 'list_validators'],
      ['generate_schema', { fields: [{ type: 'number "?' }] }, 'list_types'],
    ] as const) {
      const result = await call(name, args);
      expect(text(result)).toMatch(/unknown /);
      expect(text(result, 1)).toBe(`Use ${tool} to see which are known.`);
    }
    expect((await call('generate', { spec: 'de.ibna' })).content).toHaveLength(1);
    expect((await call('dataset', { key: 'nope' })).content).toHaveLength(1);
  });

  it('has the data, the seed and the address in its structured content', async () => {
    expect((await call('generate', { spec: 'de.iban', seed: 'a', n: 2 })).structuredContent).toEqual({
      count: 2,
      shown: 2,
      seed: 'a',
      url: 'http://x/api/v1/de/iban?seed=a&n=2',
      data: JSON.parse(rendered('generate', { spec: 'de.iban', seed: 'a', n: 2 })),
    });
    expect((await call('fetch', { q: '2 german ibans', seed: 'a' })).structuredContent).toMatchObject({
      ...{ count: 2, shown: 2, spec: 'de.iban', country: 'de', field: 'iban', query: '2 german ibans' },
      data: expect.any(Array),
    });
    const csv = await call('fetch', { q: '2 german ibans', seed: 'a', format: 'csv' });
    expect(csv.structuredContent).toMatchObject({ count: 2, data: text(csv) });
    expect((await call('batch', { specs: 'de.iban:3,xx.y', seed: 'a' })).structuredContent).toMatchObject({
      ...{ count: 2, shown: 3, results: [{ count: 3 }, { error: expect.any(String) }] },
    });
  });

  it('tells the seed that nobody chose, and only that', async () => {
    const drawn = await call('generate', { spec: 'de.iban' });
    const { seed } = drawn.structuredContent as { seed: string };
    expect(text(drawn, 1)).toBe(`Seed "${seed}": give it to get the same data again.`);
    expect(text(drawn)).toBe(rendered('generate', { spec: 'de.iban', seed }));
    expect((await call('generate', { spec: 'de.iban', seed: 'a' })).content).toHaveLength(1);
    expect((await call('list_types', {})).content).toHaveLength(1);
  });

  it('tells what it ignored', async () => {
    const result = await call('generate', { spec: 'de.iban', fields: 'name', seed: 'a' });
    expect(text(result, 1)).toBe('Ignored, since it does not apply: fields.');
    const check = { value: 'x', validator: 'iban' };
    expect(text(await call('validate', { ...check, checks: [check] }), 1)).toBe(
      'Ignored, since it does not apply: value, validator.',
    );
    const both = { specs: 'fr.iban', requests: [{ spec: 'de.iban' }], seed: 'a' };
    expect(text(await call('batch', both), 1)).toBe('Ignored, since it does not apply: specs.');
  });

  it('shows the first rows of many, and where all are', async () => {
    const result = await call('generate', { spec: 'de.iban', seed: 'a', n: 201 });
    const { url, ...rest } = result.structuredContent as { url: string };
    expect(rest).toMatchObject({ count: 201, shown: 50 });
    expect(text(result)).toBe(rendered('generate', { spec: 'de.iban', seed: 'a', n: 50 }));
    expect(text(result, 1)).toBe(`The first 50 of 201 rows, seed "a". All of them: GET ${url}`);
    const all = await call('generate', { spec: 'de.iban', seed: 'a', n: 200 });
    expect(all.structuredContent).toMatchObject({ shown: 200 });
    const own = await call('generate_schema', { fields: [{ type: 'uuid' }], count: 500, seed: 'a' });
    expect(text(own, 1)).toMatch(
      /^The first 50 of 500 rows, seed "a"\. All of them: POST the same fields, count, seed as JSON to http/,
    );
  });

  it('is refused when it is too large', async () => {
    const result = await call('generate', { spec: 'any.paragraph:1000', n: 200 });
    expect(result).toMatchObject({ isError: true });
    expect(text(result)).toMatch(/^the response would be over 1048576 bytes; about \d+ of 200 rows fit$/);
  });

  it('that fails by an error of ours fails', async () => {
    const broken = {
      ...desk(),
      get budget(): Budget {
        throw new TypeError('ours');
      },
    };
    await expect((tools[0] as Tool).call({}, broken)).rejects.toThrow(TypeError);
  });
});

import { Ajv2020 } from 'ajv/dist/2020.js';
import { catalogue } from 'specimen-data';
import { expect, it } from 'vitest';
import { conformed, description } from './conformance.ts';
import { service } from './service.ts';

const { get, post } = service();
const ajv = new Ajv2020({ strict: false });
ajv.addSchema(description, 'doc');

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly schema: object;
  readonly example?: unknown;
  readonly description: string;
}

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly parameters: readonly Parameter[];
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly schema: object; readonly example: object }>>;
  };
  readonly responses: Readonly<
    Record<
      string,
      {
        readonly $ref?: string;
        readonly content?: Readonly<Record<string, { readonly schema: object; readonly example: unknown }>>;
      }
    >
  >;
}

const operations = Object.entries(description.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    path,
    method: method.toUpperCase(),
    operation: operation as unknown as Operation,
  })),
);

/** The endpoints of the interface's section 4 and the errors of its section 7. */
const INTERFACE: Readonly<Record<string, readonly number[]>> = {
  'GET /countries': [],
  'GET /catalog': [],
  'GET /fields': [],
  'GET /fields/{field}': [404],
  'GET /types': [],
  'GET /{country}': [404],
  'GET /validators': [],
  'GET /openapi.json': [],
  'GET /{country}/{selector}': [400, 404],
  'GET /any/{type}': [400],
  'GET /fetch': [400, 422],
  'GET /resolve': [400, 422],
  'GET /schema': [],
  'POST /schema': [400],
  'GET /batch': [400],
  'POST /batch': [400],
  'GET /validate': [400],
  'POST /validate': [400],
};

it('describes every endpoint with every error of the interface', () => {
  expect(operations.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(
    Object.keys(INTERFACE).sort(),
  );
  for (const { method, path, operation } of operations) {
    const statuses = Object.keys(operation.responses).map(Number);
    expect(statuses, `${method} ${path}`).toEqual(
      expect.arrayContaining([200, ...(INTERFACE[`${method} ${path}`] ?? [])]),
    );
  }
});

it('has an id, a summary, a description and a tag for each operation, and a description for each parameter', () => {
  expect(new Set(operations.map(({ operation }) => operation.operationId)).size).toBe(operations.length);
  for (const { operation } of operations) {
    expect(operation.summary.length * operation.description.length * operation.tags.length).toBeGreaterThan(
      0,
    );
    for (const { description: text, name } of operation.parameters) expect(text, name).toMatch(/./);
  }
});

it('has examples that fit their schemas, for every parameter, body and answer', () => {
  const fits = (schema: object, value: unknown, what: string) => {
    const pointed = JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"doc#/components'));
    expect(ajv.validate(pointed, value), `${what}: ${ajv.errorsText()}`).toBe(true);
  };
  for (const { method, path, operation } of operations) {
    for (const { name, schema, example } of operation.parameters)
      if (example !== undefined) fits(schema, example, `${path} ${name}`);
    for (const { schema, example } of Object.values(operation.requestBody?.content ?? {}))
      fits(schema, example, `${method} ${path}`);
    for (const [status, { content = {} }] of Object.entries(operation.responses)) {
      for (const { schema, example } of Object.values(content)) {
        expect(example, `${method} ${path} ${status}`).toBeDefined();
        fits(schema, example, `${method} ${path} ${status}`);
      }
    }
  }
});

it('answers every operation, asked by its own examples, as described', async () => {
  for (const { method, path, operation } of operations) {
    const url = path.replace(/\{(\w+)\}/g, (_, name) =>
      String(operation.parameters.find((parameter) => parameter.name === name)?.example),
    );
    const query = operation.parameters.filter(
      (parameter) => parameter.in === 'query' && parameter.example !== undefined && parameter.name !== 'spec',
    );
    const search = new URLSearchParams(query.map(({ name, example }) => [name, String(example)]));
    const body = operation.requestBody?.content['application/json']?.example;
    const formats = operation.parameters.some(({ name }) => name === 'format')
      ? ['json', 'csv', 'ndjson', 'xml']
      : [undefined];
    for (const format of formats) {
      if (format) search.set('format', format);
      const asked = `${url}?${search}`;
      const { status, text } = await (body ? post(asked, body) : get(asked));
      expect(status, `${method} ${asked}: ${text.slice(0, 200)}`).toBe(200);
    }
    const types = Object.keys(operation.responses[200]?.content ?? {});
    for (const type of types) expect(conformed).toContain(`${method} ${path} 200 ${type}`);
  }
});

it('has the enums of countries, types, validators and formats', () => {
  const { schemas } = description.components as { schemas: Record<string, { enum: string[] }> };
  expect(schemas.CountryCode?.enum).toEqual(catalogue.countries().map(({ code }) => code));
  expect(schemas.TypeKey?.enum).toEqual(catalogue.types().map(({ key }) => key));
  expect(schemas.ValidatorId?.enum).toEqual(catalogue.validators().map(({ id }) => id));
  expect(schemas.Format?.enum).toEqual(['json', 'csv', 'ndjson', 'xml']);
});

it('uses every component it declares, and declares every one it uses', () => {
  const text = JSON.stringify(description);
  const used = new Set([...text.matchAll(/"#\/components\/(\w+\/[\w-]+)"/g)].map(([, name]) => name));
  const declared = Object.entries(description.components).flatMap(([kind, entries]) =>
    Object.keys(entries).map((name) => `${kind}/${name}`),
  );
  expect([...used].sort()).toEqual(declared.sort());
});

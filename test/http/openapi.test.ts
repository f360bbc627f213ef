import { Ajv2020 } from 'ajv/dist/2020.js';
import { catalogue } from 'specimen-data';
import { formats, served } from 'specimen-data/internal';
import { expect, it } from 'vitest';
import { conformed, description } from './conformance.ts';
import { ask } from './raw.ts';
import { service } from './service.ts';

const api = service();
const proxied = service({ TRUST_PROXY: '1' });
const { get, post } = api;
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
  'GET /datasets': [],
  'GET /datasets/{key}': [400, 404],
  'GET /dataset': [],
  'POST /dataset': [400],
  'GET /mock/{country}/{collection}': [400, 404],
  'GET /mock/{country}/{collection}/{id}': [400, 404],
};

it('describes every endpoint with every error of the interface', () => {
  const described = new Map(
    operations.map(({ method, path, operation }) => [`${method} ${path}`, operation.responses]),
  );
  for (const [endpoint, errors] of Object.entries(INTERFACE)) {
    const statuses = Object.keys(described.get(endpoint) ?? {}).map(Number);
    expect(statuses, endpoint).toEqual(expect.arrayContaining([200, ...errors]));
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

it('refers to its own components alone, and every schema says its type', () => {
  const known = new Set(
    Object.entries(description.components).flatMap(([kind, named]) =>
      Object.keys(named as object).map((name) => `#/components/${kind}/${name}`),
    ),
  );
  const refs = Array.from(JSON.stringify(description).matchAll(/"\$ref":"([^"]*)"/g), ([, ref]) => ref);
  expect(refs.filter((ref) => !known.has(ref as string))).toEqual([]);
  const { schemas } = description.components as { schemas: Readonly<Record<string, Schema>> };
  expect(Object.entries(schemas).flatMap(([name, schema]) => untyped(name, schema))).toEqual([]);
});

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly oneOf?: readonly Schema[];
}

/** The schemas that leave open what they are of. */
function untyped(name: string, schema: Schema): readonly string[] {
  const parts = [
    ...Object.entries(schema.properties ?? {}),
    ...Object.entries(schema.oneOf ?? []),
    ...(schema.items ? [['[]', schema.items] as const] : []),
  ];
  return [
    ...(['type', '$ref', 'oneOf', 'anyOf'].some((key) => key in schema) ? [] : [name]),
    ...parts.flatMap(([key, part]) => untyped(`${name}.${key}`, part)),
  ];
}

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
        if ('contentMediaType' in schema) continue;
        expect(example, `${method} ${path} ${status}`).toBeDefined();
        fits(schema, example, `${method} ${path} ${status}`);
      }
    }
  }
});

it('answers every operation, asked by its own examples, as its examples say', async () => {
  for (const { method, path, operation } of operations) {
    const url = path.replace(/\{(\w+)\}/g, (_, name) =>
      String(operation.parameters.find((parameter) => parameter.name === name)?.example),
    );
    const query = operation.parameters.filter(
      (parameter) => parameter.in === 'query' && parameter.example !== undefined,
    );
    const body = operation.requestBody?.content['application/json']?.example;
    const content = Object.entries(operation.responses[200]?.content ?? {});
    expect(content.length, `${method} ${path}`).toBeGreaterThan(0);
    for (const [type, { schema, example }] of content) {
      if ('contentMediaType' in schema) continue;
      const search = new URLSearchParams(query.map(({ name, example }) => [name, String(example)]));
      const format = FORMATS[type] as string;
      if (format !== 'json') search.set('format', format);
      const asked = `${url}?${search}`;
      const { status, text } = await (body ? post(asked, body) : get(asked));
      expect(status, `${method} ${asked}: ${text.slice(0, 200)}`).toBe(200);
      if (format !== 'json') expect(text, asked).toBe(example);
      else if (path === '/openapi.json') expect(JSON.parse(text)).toMatchObject(example as object);
      else expect(begun(JSON.parse(text), example), asked).toEqual(example);
      expect(conformed).toContain(`${method} ${path} 200 ${type}`);
    }
  }
});

const FORMATS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Array.from(formats.values(), ({ key, type }) => [type.split(';')[0], key])),
  'application/sql': 'sql',
};

/**
 * A value without references and with its lists cut to the length of those in an example, which shows no fewer than
 * four entries of a longer one.
 */
function begun(value: unknown, example: unknown): unknown {
  if (Array.isArray(value) && Array.isArray(example)) {
    const shown = value.length > 4 ? value.slice(0, 4) : value;
    return shown.map((entry, i) => begun(entry, example[i]));
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const shown = (example ?? {}) as Readonly<Record<string, unknown>>;
  const own = Object.entries(value).filter(([, entry]) => entry?.$ref === undefined);
  return Object.fromEntries(own.map(([name, entry]) => [name, begun(entry, shown[name])]));
}

it('has errors whose examples are what the service says', async () => {
  const said = async (path: string) => (await get(path)).json;
  const { responses } = description.components as {
    responses: Record<string, { content: Record<string, { example: unknown }> }>;
  };
  const example = (name: string) => responses[name]?.content['application/json']?.example;
  expect(example('BadRequest')).toEqual(await said('/de/iban?n=0'));
  expect(example('NotFound')).toEqual(await said('/uk'));
  expect(example('Unresolved')).toEqual(await said('/fetch?q=iban'));
  expect(example('TooLarge')).toEqual((await post('/schema', ' '.repeat(1_048_577))).json);
});

it('is of a handy size', async () => {
  expect((await get('/openapi.json')).text.length).toBeLessThan(120_000);
});

it('tells the address under which it was reached', async () => {
  const servers = async (site: string, headers: Record<string, string> = {}) =>
    JSON.parse(String((await ask(`${site}/api/v1/openapi.json`, { headers })).body)).servers;
  const told = (url: string) => [{ url, description: 'This service' }];
  expect(description).toMatchObject({ servers: told('/api/v1') });
  expect(await servers(api.site)).toEqual(told(`${api.site}/api/v1`));
  expect(await servers(api.site, { host: 'data.test:8080' })).toEqual(told('http://data.test:8080/api/v1'));
  expect(await servers(api.site, { host: '[::1]:3000' })).toEqual(told('http://[::1]:3000/api/v1'));
  const forwarded = { host: 'inner', 'x-forwarded-proto': 'https', 'x-forwarded-host': 'data.test' };
  expect(await servers(api.site, forwarded)).toEqual(told('http://inner/api/v1'));
  expect(await servers(proxied.site, forwarded)).toEqual(told('https://data.test/api/v1'));
  for (const host of ['a b', 'a"b', 'a/b', 'a@b', '[::1', 'a:99999999', '<script>'])
    expect(await servers(api.site, { host }), host).toEqual(told('/api/v1'));
  for (const proto of ['javascript', 'https://evil.test/', ''])
    expect((await servers(proxied.site, { 'x-forwarded-proto': proto }))[0].url).toMatch(
      /^(\/api\/v1|http:\/\/127.0.0.1:\d+\/api\/v1)$/,
    );
});

it('has the enums of countries, types and formats', () => {
  const { schemas } = description.components as { schemas: Record<string, { enum: string[] }> };
  expect(schemas.CountryCode?.enum).toEqual(catalogue.countries('all').map(({ code }) => code));
  expect(schemas.TypeKey?.enum).toEqual(catalogue.types().map(({ key }) => key));
  const taking = operations
    .filter(({ path }) => !path.startsWith('/dataset') && path !== '/cases')
    .flatMap(({ operation }) => operation.parameters.filter(({ name }) => name === 'format'));
  expect(taking).toHaveLength(6);
  for (const { schema } of taking) expect(schema).toEqual({ type: 'string', enum: [...served.keys()] });
});

it('uses every component it declares, and declares every one it uses', () => {
  const text = JSON.stringify(description);
  const used = new Set([...text.matchAll(/"#\/components\/(\w+\/[\w-]+)"/g)].map(([, name]) => name));
  const declared = Object.entries(description.components).flatMap(([kind, entries]) =>
    Object.keys(entries).map((name) => `${kind}/${name}`),
  );
  expect([...used].sort()).toEqual(declared.sort());
});

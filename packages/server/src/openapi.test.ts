import { served } from 'specimen-data/internal';
import { beforeEach, expect, it } from 'vitest';
import { openapi } from './openapi.ts';
import { BASE, routes } from './routes.ts';

// biome-ignore lint/suspicious/noExplicitAny: a description is looked at wherever a test wants to
let description: any;
beforeEach(async () => {
  description = await openapi();
});
const described = (method: string, path: string) => description.paths[path][method];
const named = (list: readonly { readonly name: string }[]) => list.map(({ name }) => name);

it('describes every endpoint, and itself', () => {
  const all = Object.entries<object>(description.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const served = routes.map(({ method, path }) => `${method} ${path}`);
  expect(all.sort()).toEqual([...served, 'GET /openapi.json'].sort());
  expect(description.servers[0].url).toBe(BASE);
  expect(description.security).toEqual([]);
  expect(described('get', '/openapi.json').responses[200].content).toHaveProperty('application/json');
});

it('tells what the service is, and how much one may ask for', () => {
  const { title, version, description: text } = description.info;
  expect([title, version]).toEqual(['Specimen', '1.0.0']);
  for (const words of ['Entirely synthetic', 'Rows come as json', 'a response at most 64 MiB', 'long lists'])
    expect(text).toContain(words);
});

it('says where each parameter stands and whether it must be there', () => {
  const { parameters } = described('get', '/{country}/{selector}');
  expect(parameters.slice(0, 2)).toMatchObject([
    { name: 'country', in: 'path', required: true, example: 'de' },
    { name: 'selector', in: 'path', required: true, example: 'iban' },
  ]);
  const query = parameters.slice(2);
  expect(
    query.every((each: { in: string; required: boolean }) => each.in === 'query' && !each.required),
  ).toBe(true);
  expect(named(query)).toEqual(expect.arrayContaining(['n', 'seed', 'format', 'sex', 'city']));
  expect(named(query)).not.toContain('where');
  const asked = (path: string) => named(described('get', path).parameters);
  expect(asked('/any/{type}')).toEqual(expect.arrayContaining(['type', 'n', 'invalid']));
  for (const path of ['/any/{type}', '/fetch', '/datasets/{key}', '/mock/{country}/{collection}'])
    expect(asked(path)).not.toContain('where');
  expect(asked('/any/{type}')).not.toContain('city');
  expect(asked('/batch')).toEqual(['specs', 'fields', 'seed', 'asOf', 'pretty']);
  // A parameter that accepts several JSON types is a string in a query.
  for (const { schema } of query) expect(schema.type, JSON.stringify(schema)).not.toBeInstanceOf(Array);
  const explain = described('get', '/validate').parameters.find(
    ({ name }: { name: string }) => name === 'explain',
  );
  expect(explain.schema).toEqual({ type: 'string', enum: ['1', 'true'] });
  const q = described('get', '/fetch').parameters.find(({ name }: { name: string }) => name === 'q');
  expect(q).toMatchObject({ in: 'query', required: true });
  const seed = query.find(({ name }: { name: string }) => name === 'seed');
  expect(seed).toMatchObject({ example: 'demo', schema: { type: 'string' } });
  expect(query.find(({ name }: { name: string }) => name === 'city')).not.toHaveProperty('example');
});

it('describes bodies by the parameters that come in them', () => {
  const { requestBody, parameters } = described('post', '/schema');
  const { schema, example } = requestBody.content['application/json'];
  expect(Object.keys(schema.properties)).toEqual(['fields', 'count', 'offset', 'where', 'seed', 'asOf']);
  expect([requestBody.required, schema.required, schema.additionalProperties]).toEqual([
    true,
    ['fields'],
    false,
  ]);
  expect(schema.properties.count.description).toMatch(/\w/);
  expect(Object.keys(example).every((name) => name in schema.properties)).toBe(true);
  expect(named(parameters)).toEqual(expect.arrayContaining(['format']));
  expect(described('post', '/batch').requestBody.content['application/json'].schema.required).toEqual([
    'requests',
  ]);
  expect(described('post', '/validate').requestBody.content['application/json'].schema.required).toEqual([]);
  expect(described('post', '/dataset').requestBody.content['application/json'].schema.required).toEqual([
    'tables',
  ]);
  expect(described('get', '/schema')).not.toHaveProperty('requestBody');
});

it('names the headers and refusals of each answer', () => {
  const headers = (method: string, path: string) =>
    Object.keys(described(method, path).responses[200].headers);
  expect(headers('get', '/{country}/{selector}')).toEqual(['X-Seed', 'X-As-Of', 'X-Ignored']);
  expect(headers('get', '/countries')).toEqual(['X-Ignored']);
  expect(headers('get', '/mock/{country}/{collection}')).toContain('Link');
  const refusals = (method: string, path: string) =>
    Object.keys(described(method, path).responses).map(Number);
  expect(refusals('get', '/countries')).toEqual([200, 400, 429]);
  expect(refusals('get', '/datasets/{key}')).toEqual([200, 400, 404, 429]);
  expect(refusals('get', '/fetch')).toEqual([200, 400, 422, 429]);
  expect(refusals('post', '/schema')).toEqual([200, 400, 413, 429]);
  const { responses } = description.components;
  expect(Object.keys(responses.TooMany.headers)).toEqual(['X-Error', 'Retry-After']);
  expect(Object.keys(responses.BadRequest.headers)).toEqual(['X-Error']);
});

it('shows what the operations answer, long lists by their first entries', () => {
  const content = (path: string) => described('get', path).responses[200].content;
  const { count, countries } = content('/countries')['application/json'].example;
  expect([count, countries.length]).toEqual([90, 4]);
  expect(Object.keys(content('/countries'))).toEqual(['application/json']);
  const formats = content('/{country}/{selector}');
  expect(Object.keys(formats)).toEqual([...served.values()].map(({ type }) => type.split(';')[0]));
  expect(formats['application/json'].example).toMatch(/^DE\d{20}$/);
  expect(formats['text/csv']).toMatchObject({
    schema: { type: 'string' },
    example: `iban\r\n${formats['application/json'].example}\r\n`,
  });
  const zip = content('/datasets/{key}')['application/zip'];
  expect(zip).toEqual({ schema: { type: 'string', contentMediaType: 'application/zip' } });
});

import { catalogue } from 'specimen-data';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { service } from '../http/service.ts';
import { type Client, call, lines, NAMES, textOf } from './clients.ts';

const served = service();

async function http(path: string, body?: unknown): Promise<string> {
  const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  return (await fetch(`${served.site}/api/v1${path}`, init)).text();
}

const schemaFields = [
  { name: 'id', type: 'uuid' },
  { name: 'customer', type: 'de.name' },
  { name: 'note', type: 'words:2', blank: 0.5 },
];

/** A call, and the HTTP request that returns the same bytes. */
const SAME: readonly (readonly [
  tool: string,
  args: Record<string, unknown>,
  path: string,
  body?: unknown,
])[] = [
  ['generate', { spec: 'de.iban', seed: 'a' }, '/de/iban?seed=a'],
  ['generate', { spec: 'pl.pesel', seed: 7, n: 3 }, '/pl/pesel?seed=7&n=3'],
  [
    'generate',
    { spec: 'br.person', seed: 'ä ö', n: 200, fields: ['name', 'id'] },
    '/br/person?seed=%C3%A4%20%C3%B6&n=200&fields=name,id',
  ],
  [
    'generate',
    { spec: 'us.full', seed: 'a', offset: 5, format: 'csv', n: 2 },
    '/us/full?seed=a&offset=5&n=2&format=csv',
  ],
  ['generate', { spec: 'jp.company', seed: 'a', format: 'xml' }, '/jp/company?seed=a&format=xml'],
  [
    'generate',
    { spec: 'any.enum:a/b,c d', seed: 'a', n: 9, format: 'ndjson' },
    '/any/enum:a%2Fb,c%20d?seed=a&n=9&format=ndjson',
  ],
  ['fetch', { q: '5 German IBANs', seed: 'a' }, '/fetch?q=5%20German%20IBANs&seed=a'],
  [
    'fetch',
    { q: 'name and iban from Germany', seed: 'a', format: 'csv' },
    '/fetch?q=name%20and%20iban%20from%20Germany&seed=a&format=csv',
  ],
  [
    'generate_schema',
    { fields: schemaFields, seed: 'a', count: 20 },
    '/schema',
    { fields: schemaFields, seed: 'a', count: 20 },
  ],
  [
    'generate_schema',
    { fields: schemaFields, seed: 'a', format: 'csv' },
    '/schema?format=csv',
    { fields: schemaFields, seed: 'a' },
  ],
  [
    'generate',
    { spec: 'de.person', n: 5, seed: 'a', where: { sex: 'female', age: 30, city: 'Munich', brand: null } },
    '/de/person?n=5&seed=a&sex=female&age=30&city=Munich',
  ],
  ['fetch', { q: 'german iban', seed: 'a', where: { bank: 'n26' } }, '/fetch?q=german+iban&seed=a&bank=n26'],
  [
    'generate',
    { spec: 'gh.wallet', n: 3, seed: 'a', where: { wallet: 'MTN' } },
    '/gh/wallet?n=3&seed=a&wallet=MTN+MoMo',
  ],
  [
    'generate_schema',
    { fields: schemaFields, seed: 'a', where: { age: '18-25' } },
    '/schema',
    { fields: schemaFields, seed: 'a', where: { age: '18-25' } },
  ],
  [
    'batch',
    { requests: [{ spec: 'de.name', where: { sex: 'male' } }], seed: 'a' },
    '/batch',
    { requests: [{ spec: 'de.name', where: { sex: 'male' } }], seed: 'a' },
  ],
  [
    'batch',
    { specs: 'ke.person:5@name+phone,de.iban,xx.y', seed: 'a' },
    '/batch?specs=ke.person:5@name%2Bphone,de.iban,xx.y&seed=a',
  ],
  [
    'batch',
    { requests: [{ spec: 'any.int:1,6', n: 2, key: 'dice' }], seed: 'a' },
    '/batch',
    { requests: [{ spec: 'any.int:1,6', n: 2, key: 'dice' }], seed: 'a' },
  ],
  ['validate', { value: '44051401359', spec: 'pl.pesel' }, '/validate?value=44051401359&spec=pl.pesel'],
  [
    'validate',
    { checks: [{ value: 'x', validator: 'iban' }, { value: 'y' }] },
    '/validate',
    { checks: [{ value: 'x', validator: 'iban' }, { value: 'y' }] },
  ],
  ['list_countries', {}, '/countries'],
  ['list_countries', { set: 'all' }, '/countries?set=all'],
  ['describe_country', { country: 'DE' }, '/DE'],
  ['list_types', {}, '/types'],
  ['list_validators', {}, '/validators'],
  ['list_validators', { set: 'all' }, '/validators?set=all'],
];

/** A call that is wrong, and the HTTP request that is wrong in the same way. */
const WRONG: readonly (readonly [
  tool: string,
  args: Record<string, unknown>,
  path: string,
  body?: unknown,
])[] = [
  ['generate', { spec: 'dee.iban' }, '/dee/iban'],
  ['generate', { spec: 'uk.iban' }, '/uk/iban'],
  ['generate', { spec: 'de.ibna' }, '/de/ibna'],
  ['generate', { spec: 'any.nope' }, '/any/nope'],
  ['generate', { spec: 'de.person', fields: 'nope' }, '/de/person?fields=nope'],
  ['generate', { spec: 'de.person', fields: '' }, '/de/person?fields='],
  ['generate', { spec: 'de.iban', format: 'yaml' }, '/de/iban?format=yaml'],
  ['generate', { spec: 'de.iban', offset: '-1' }, '/de/iban?offset=-1'],
  ['generate', { spec: 'de.iban', where: { city: 'Paris' } }, '/de/iban?city=Paris'],
  ['fetch', { q: 'an iban' }, '/fetch?q=an%20iban'],
  ['describe_country', { country: 'xx' }, '/xx'],
  ['generate_schema', { fields: [] }, '/schema', { fields: [] }],
  ['generate_schema', { fields: [{ type: 'nope' }] }, '/schema', { fields: [{ type: 'nope' }] }],
  [
    'generate_schema',
    { fields: [{ type: 'uuid' }], count: 0 },
    '/schema',
    { fields: [{ type: 'uuid' }], count: 0 },
  ],
  ['batch', { requests: [] }, '/batch', { requests: [] }],
  ['batch', { specs: 'de.iban:900,de.iban:900' }, '/batch?specs=de.iban:900,de.iban:900'],
  ['validate', { value: 'x', validator: 'nope' }, '/validate?value=x&validator=nope'],
  ['validate', { value: 'x' }, '/validate?value=x'],
  ['list_validators', { set: 'some' }, '/validators?set=some'],
];

/** Arguments of the wrong kind are tool errors too, whatever the schema says. */
const ODD: readonly (readonly [tool: string, args: Record<string, unknown>])[] = [
  ['generate', {}],
  ['generate', { spec: 5 }],
  ['generate', { spec: 'de.iban', n: 0 }],
  ['generate', { spec: 'de.iban', n: 1001 }],
  ['generate', { spec: 'de.iban', n: 'many' }],
  ['generate', { spec: 'de.iban', seed: '' }],
  ['generate', { spec: 'de.iban', seed: {} }],
  ['generate', { spec: 'de.iban', format: 5 }],
  ['generate', { spec: 'de.person', fields: 5 }],
  ['generate', { spec: 'de.person', fields: [5] }],
  ['generate', { spec: 'constructor.iban' }],
  ['generate', { spec: 'de.iban', count: 5 }],
  ['generate', { spec: 'de.iban', city: 'Köln' }],
  ['generate', { spec: 'de.iban', where: 'Köln' }],
  ['generate', { spec: 'de.iban', where: { town: 'Köln' } }],
  ['generate', { spec: 'de.iban', where: { age: [30] } }],
  ['list_types', { nope: 1 }],
  ['validate', { value: 'x', validator: 'iban', explian: true }],
  ['fetch', { q: '' }],
  ['generate_schema', { fields: 'uuid' }],
  ['generate_schema', { fields: [{ type: 'uuid' }], count: '2' }],
  ['batch', {}],
  ['batch', { requests: 'de.iban' }],
  ['validate', {}],
  ['validate', { checks: 'x' }],
];

const transports = lines.flatMap((line) => [
  { name: `${line.name} over HTTP`, open: () => line.http(`${served.site}/api/mcp`) },
  { name: `${line.name} over stdio`, open: () => line.stdio() },
]);

describe.each(transports)('$name', ({ open }) => {
  let client: Client;

  beforeAll(async () => {
    client = await open();
  });
  afterAll(() => client.close());

  it('lists the tools, each with all that a model needs, in under 1.55 KB a tool', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name).filter((name) => NAMES.includes(name))).toEqual(NAMES);
    for (const { title, description, inputSchema, outputSchema, annotations } of tools) {
      expect(title).toBeTruthy();
      expect(description).toMatch(/Use it .*Examples: \{.*\}\.$/);
      expect(outputSchema).toMatchObject({ type: 'object' });
      expect(annotations).toMatchObject({ readOnlyHint: true, idempotentHint: true, openWorldHint: false });
      for (const property of Object.values((inputSchema as { properties: object }).properties)) {
        expect(property).toHaveProperty('description');
      }
    }
    expect(Buffer.byteLength(JSON.stringify({ tools }))).toBeLessThan(1.55 * 1024 * tools.length);
  });

  for (const [name, args, path, body] of SAME)
    it(`${name} ${JSON.stringify(args)} gives the bytes of HTTP`, async () => {
      const result = await call(client, name, args);
      expect(result.isError).toBeFalsy();
      expect(textOf(result)).toBe(await http(path, body));
      expect(result.structuredContent).toBeDefined();
    });

  for (const [name, args, path, body] of WRONG)
    it(`${name} ${JSON.stringify(args)} is a tool error with the message of HTTP`, async () => {
      const result = await call(client, name, args);
      expect(result.isError).toBe(true);
      expect(textOf(result)).toBe(JSON.parse(await http(path, body)).error);
    });

  it.each(ODD)('%s %j is a tool error that tells what is right', async (name, args) => {
    const result = await call(client, name, args);
    expect(result.isError).toBe(true);
    expect(textOf(result)).toMatch(/must|required|give|unknown|has no property/);
  });

  it('refuses a tool that is not there', async () => {
    for (const name of ['nope', 'constructor', '__proto__'])
      await expect(client.callTool({ name, arguments: {} })).rejects.toThrow(`unknown tool "${name}"`);
  });

  it('reads every resource that it lists', async () => {
    const { resources } = await client.listResources();
    const countries = catalogue.countries('all').map(({ code }) => `specimen://countries/${code}`);
    const fixed = ['catalog', 'fields', 'types', 'validators'].map((name) => `specimen://${name}`);
    expect(resources.map(({ uri }) => uri)).toEqual(
      expect.arrayContaining([...fixed, ...countries, 'specimen://fields/iban']),
    );
    for (const { uri } of resources.slice(0, 8)) {
      const { contents } = await client.readResource({ uri });
      const path = uri.slice('specimen:/'.length).replace('/countries/', '/');
      expect(contents).toMatchObject([{ uri, mimeType: 'application/json', text: await http(path) }]);
    }
  });

  it('has templates whose variables complete', async () => {
    const { resourceTemplates } = await client.listResourceTemplates();
    const templates = ['specimen://countries/{country}', 'specimen://fields/{field}'];
    expect(resourceTemplates.map(({ uriTemplate }) => uriTemplate)).toEqual(templates);
    const complete = async (uri: string, name: string, value: string) =>
      (await client.complete({ ref: { type: 'ref/resource', uri }, argument: { name, value } })).completion
        .values;
    expect(await complete('specimen://countries/{country}', 'country', 'd')).toEqual(
      expect.arrayContaining(['de']),
    );
    expect(await complete('specimen://countries/{country}', 'country', 'Germ')).toEqual(['de']);
    expect(await complete('specimen://fields/{field}', 'field', 'ib')).toEqual(['iban']);
    expect((await client.readResource({ uri: 'specimen://fields/bic' })).contents).toMatchObject([
      { text: await http('/fields/swift') },
    ]);
  });

  it.each([
    'specimen://countries/xx',
    'specimen://fields/nope',
    'specimen://nope',
    'specimen://countries/%zz',
  ])('has no resource %s', async (uri) => {
    await expect(client.readResource({ uri })).rejects.toThrow(/unknown|not found|not percent/);
  });

  it('offers prompts whose arguments complete', async () => {
    const { prompts } = await client.listPrompts();
    expect(prompts.map(({ name }) => name)).toEqual(['test_customers', 'negative_cases', 'fixture_file']);
    const ref = { type: 'ref/prompt', name: 'negative_cases' } as const;
    const { completion } = await client.complete({
      ref,
      argument: { name: 'field', value: 'ib' },
      context: { arguments: { country: 'de' } },
    });
    expect(completion.values).toEqual(['iban']);
    const said = await client.getPrompt({
      name: 'negative_cases',
      arguments: { country: 'pl', field: 'pesel' },
    });
    expect(JSON.stringify(said.messages)).toContain('pl.id');
    await expect(client.getPrompt({ name: 'test_customers', arguments: { country: 'xx' } })).rejects.toThrow(
      /unknown country/,
    );
    await expect(client.getPrompt({ name: 'fixture_file' })).rejects.toThrow(/country is required/);
  });

  it('says who it is', () => {
    expect(client.getServerVersion()).toMatchObject({ name: 'specimen', version: '2.0.0' });
  });
});

describe('large answers', () => {
  let client: Client;

  beforeAll(async () => {
    client = await (lines[1] as (typeof lines)[number]).http(`${served.site}/api/mcp`);
  });
  afterAll(() => client.close());

  it('show the first rows, and the address that returns them all', async () => {
    const result = await call(client, 'generate', { spec: 'de.person', n: 1000, fields: 'name,iban' });
    const { count, shown, seed, url, data } = result.structuredContent as {
      count: number;
      shown: number;
      seed: string;
      url: string;
      data: unknown[];
    };
    expect([count, shown, data.length]).toEqual([1000, 50, 50]);
    expect(url.startsWith(`${served.site}/api/v1/de/person?`)).toBe(true);
    const all = (await (await fetch(url)).json()) as unknown[];
    expect(all).toHaveLength(1000);
    expect(all.slice(0, 50)).toEqual(data);
    expect(result.content[1]?.text).toBe(
      `The first 50 of 1000 rows, seed ${JSON.stringify(seed)}. All of them: GET ${url}`,
    );
  });

  it('are whole up to 200 rows', async () => {
    const { structuredContent } = await call(client, 'generate', { spec: 'any.uuid', n: 200 });
    expect(structuredContent).toMatchObject({ count: 200, shown: 200 });
  });

  it('of a schema say what to post', async () => {
    const fields = [{ type: 'uuid' }];
    const result = await call(client, 'generate_schema', { fields, count: 500, seed: 'a' });
    const { url, data } = result.structuredContent as { url: string; data: unknown[] };
    const all = await (
      await fetch(url, { method: 'POST', body: JSON.stringify({ fields, count: 500, seed: 'a' }) })
    ).json();
    expect((all as unknown[]).slice(0, 50)).toEqual(data);
    expect(result.content[1]?.text).toContain('POST');
  });

  it('of a batch show some rows of each item', async () => {
    const { structuredContent, content } = await call(client, 'batch', {
      specs: 'de.iban:400,ke.preset:kyc,de.bic:2',
    });
    const { results } = structuredContent as { results: { count: number; data: unknown[] }[] };
    expect(results[0]).toMatchObject({ count: 400 });
    expect(results[0]?.data).toHaveLength(16);
    expect(results[2]?.data).toHaveLength(2);
    expect(content[1]?.text).toMatch(/^The first 19 of 403 rows/);
    const url = String(structuredContent?.url);
    const all = (await (await fetch(url)).json()) as { results: { data: unknown[] }[] };
    expect(all.results[0]?.data.slice(0, 16)).toEqual(results[0]?.data);
  });

  it('of a request in words are there under one address', async () => {
    const result = await call(client, 'fetch', { q: '300 german ibans' });
    const { url, data, shown } = result.structuredContent as { url: string; data: unknown[]; shown: number };
    const all = (await (await fetch(url)).json()) as { data: unknown[] };
    expect([shown, all.data.length]).toEqual([50, 300]);
    expect(all.data.slice(0, 50)).toEqual(data);
  });

  it('that would be too large say how many rows fit, and that many do', async () => {
    const args = { spec: 'any.paragraph:1000', seed: 'a' };
    const refused = await call(client, 'generate', { ...args, n: 200 });
    expect(refused.isError).toBe(true);
    const fit = Number(/about (\d+) of 200 rows fit/.exec(textOf(refused))?.[1]);
    const taken = await call(client, 'generate', { ...args, n: fit - 1 });
    expect(taken.structuredContent).toMatchObject({ shown: fit - 1 });
  });

  it('tell the seed that nobody chose', async () => {
    const first = await call(client, 'generate', { spec: 'de.iban' });
    const { seed, url } = first.structuredContent as { seed: string; url: string };
    expect(first.content[1]?.text).toContain(seed);
    expect(await (await fetch(url)).text()).toBe(textOf(first));
  });
});

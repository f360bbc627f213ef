import { schema } from 'specimen-data';
import { expect, it } from 'vitest';
import { parseCsv } from '../support/parsers.ts';
import { service } from './service.ts';

const { get, post, refuses } = service();
const FIELDS = [
  { name: 'id', type: 'uuid' },
  { name: 'customer', type: 'de.name' },
  { name: 'iban', type: 'de.iban' },
  { name: 'score', type: 'int:1,100', blank: 0.5 },
];

it('tells how to write a schema, by an example that works', async () => {
  const { json } = await get('/schema');
  expect(Object.keys(json.example)).toEqual(['count', 'seed', 'fields']);
  expect((await post('/schema', json.example)).json).toHaveLength(json.example.count);
});

it('gives rows of the schema, always as an array', async () => {
  const { json, headers } = await post('/schema', { count: 100, seed: 'x', fields: FIELDS });
  expect(json).toHaveLength(100);
  expect(headers.get('x-seed')).toBe('x');
  for (const row of json) expect(Object.keys(row)).toEqual(['id', 'customer', 'iban', 'score']);
  const blanks = json.filter(({ score }: { score: number | null }) => score === null).length;
  expect(blanks).toBeGreaterThan(20);
  expect(blanks).toBeLessThan(80);
  expect(json).toEqual(schema({ count: 100, seed: 'x', fields: FIELDS }));
  expect((await post('/schema', { fields: FIELDS })).json).toHaveLength(1);
  expect((await post('/schema', { count: 1000, fields: [{ type: 'uuid' }] })).json).toHaveLength(1000);
});

it('takes a number as a seed, and draws one when there is none', async () => {
  const rows = async (seed: unknown) => (await post('/schema', { seed, fields: FIELDS })).text;
  expect(await rows(42)).toBe(await rows('42'));
  const drawn = await post('/schema', { fields: FIELDS });
  expect(await rows(drawn.headers.get('x-seed'))).toBe(drawn.text);
});

it('shares one persona per country in a row', async () => {
  const fields = [{ type: 'de.name' }, { type: 'de.iban' }, { type: 'pl.pesel' }];
  const [row] = (await post('/schema', { seed: 'x', fields })).json;
  expect(row).toEqual({
    name: (await get('/de/name?seed=x')).json,
    iban: (await get('/de/iban?seed=x')).json,
    id: (await get('/pl/id?seed=x')).json,
  });
});

it('names columns after their type or field when the name is left out', async () => {
  const fields = [
    { type: 'uuid' },
    { type: 'uuid' },
    { type: 'de.iban' },
    { type: 'pl.iban' },
    { type: 'int:1,9' },
  ];
  expect(Object.keys((await post('/schema', { fields })).json[0])).toEqual([
    'uuid',
    'uuid_2',
    'iban',
    'iban_2',
    'int',
  ]);
});

it('nests records, which are columns name.key in CSV', async () => {
  const fields = [
    { name: 'owner', type: 'de.person' },
    { name: 'firm', type: 'de.company' },
  ];
  const [row] = (await post('/schema', { seed: 'x', fields })).json;
  expect(row.owner).toEqual((await get('/de/person?seed=x')).json);
  expect(row.firm).toEqual((await get('/de/company?seed=x')).json);
  const [cells] = parseCsv((await post('/schema?format=csv', { seed: 'x', fields })).text) as [
    Record<string, string>,
  ];
  expect(cells['owner.name']).toBe(row.owner.name);
  expect(cells['firm.name']).toBe(row.firm.name);
});

it('refuses lines with two columns of one name, which JSON keeps apart', async () => {
  const fields = [
    { name: 'p', fields: [{ name: 'a', type: 'uuid' }] },
    { name: 'p.a', type: 'int' },
  ];
  const [row] = (await post('/schema', { fields })).json;
  expect(Object.keys(row)).toEqual(['p', 'p.a']);
  expect((await post('/schema?format=xml', { fields })).status).toBe(200);
  const message = /two columns of a line would be named "p\.a"; rename one, or use JSON/;
  await refuses(post('/schema?format=csv', { fields }), 400, message);
  const person = [
    { name: 'p', type: 'de.person' },
    { name: 'p.name', type: 'word' },
  ];
  await refuses(post('/schema?format=csv', { fields: person }), 400, /"p\.name"/);
  const tables = [{ name: 't', rows: 1, fields: [{ name: 'id', type: 'sequence' }, ...fields] }];
  for (const format of ['json', 'sql', 'zip'])
    await refuses(
      post(`/dataset?format=${format}`, { tables }),
      400,
      /two columns of table "t" would be named "p\.a"/,
    );
});

it('writes every format; null is an empty cell, or an empty element that says so', async () => {
  const body = {
    count: 2,
    seed: 'x',
    fields: [
      { name: 'a b', type: 'int:7,7' },
      { name: 'n', type: 'uuid', blank: 1 },
    ],
  };
  expect((await post('/schema', body)).text).toBe('[{"a b":7,"n":null},{"a b":7,"n":null}]');
  expect((await post('/schema?format=csv', body)).text).toBe('a b,n\r\n7,\r\n7,\r\n');
  expect((await post('/schema?format=ndjson', body)).text).toBe('{"a b":7,"n":null}\n{"a b":7,"n":null}\n');
  expect((await post('/schema?format=xml', body)).text).toContain(
    '<row><field name="a b">7</field><n null="true"/></row>',
  );
  expect((await post('/schema?pretty=1', body)).text).toContain('\n  {\n    "a b": 7');
  expect((await post('/schema?format=csv', body)).headers.get('content-disposition')).toBe(
    'inline; filename="schema.csv"',
  );
});

it('says that a preset is no column, named or not', async () => {
  for (const name of [{}, { name: 'a' }])
    await refuses(
      post('/schema', { fields: [{ ...name, type: 'de.preset:kyc' }] }),
      400,
      /cannot be a column/,
    );
});

it.each<[string, unknown, RegExp]>([
  ['no fields', {}, /fields is required/],
  ['fields that are no list', { fields: {} }, /fields must be an array/],
  ['an empty list', { fields: [] }, /fields must be an array of 1 to 100/],
  ['a field without type', { fields: [{ name: 'a' }] }, /field 1 needs a type/],
  ['a field that is null', { fields: [null] }, /field 1 needs a type/],
  ['a type that is no string', { fields: [{ type: 5 }] }, /type must be text .*, not 5/],
  ['an unknown type', { fields: [{ type: 'uid' }] }, /unknown type "uid"; did you mean "uuid"/],
  ['an unknown country', { fields: [{ type: 'xx.name' }] }, /unknown country "xx"/],
  ['an unknown field', { fields: [{ type: 'de.nonsense' }] }, /unknown field "nonsense" for country "de"/],
  ['invalid parameters', { fields: [{ type: 'int:9,1' }] }, /use int:min,max .*9 is more than 1/],
  [
    'equal names',
    {
      fields: [
        { name: 'a', type: 'uuid' },
        { name: 'a', type: 'uuid' },
      ],
    },
    /two fields are named "a"/,
  ],
  ['a name that is no string', { fields: [{ name: 1, type: 'uuid' }] }, /name must be a string, not 1/],
  ['blank over 1', { fields: [{ type: 'uuid', blank: 1.1 }] }, /blank must be .* from 0 to 1, not 1.1/],
  ['blank below 0', { fields: [{ type: 'uuid', blank: -0.1 }] }, /blank must be .*, not -0.1/],
  ['blank that is no number', { fields: [{ type: 'uuid', blank: '0.5' }] }, /blank must be .*, not "0.5"/],
  ['count 0', { count: 0, fields: FIELDS }, /count must be .* from 1 to 1000, not 0/],
  ['count over 1000', { count: 1001, fields: FIELDS }, /count must be .*, not 1001/],
  ['a broken count', { count: 1.5, fields: FIELDS }, /count must be a whole number .*, not 1.5/],
  ['a count that is text', { count: '5', fields: FIELDS }, /count must be a number, not the text "5"/],
  ['count null', { count: null, fields: FIELDS }, /count must be .*, not null/],
  ['an empty seed', { seed: '', fields: FIELDS }, /seed must be .*, not ""/],
  ['a seed that is an object', { seed: {}, fields: FIELDS }, /seed must be .*, not an object/],
  ['over 100 fields', { fields: Array.from({ length: 101 }, () => ({ type: 'uuid' })) }, /1 to 100 items/],
  ['a list', [], /the body must be a JSON object like/],
  ['null', null, /the body must be a JSON object like/],
  ['a string', '"text"', /the body must be a JSON object like/],
  ['no JSON', '{fields:', /the body is not valid JSON/],
  ['nothing', '', /the body must be JSON/],
])('refuses %s', async (_, body, message) => {
  await refuses(post('/schema', body), 400, message);
});

it('takes 100 fields', async () => {
  const fields = Array.from({ length: 100 }, () => ({ type: 'uuid' }));
  expect(Object.keys((await post('/schema', { fields })).json[0])).toHaveLength(100);
});

it('refuses a wrong format or pretty', async () => {
  await refuses(post('/schema?format=yaml', { fields: FIELDS }), 400, /format/);
  await refuses(post('/schema?pretty=0', { fields: FIELDS }), 400, /pretty/);
});

it('takes names of any text', async () => {
  const names = ['__proto__', 'constructor', '', 'a"b', '<x>', 'ü😀', 'a,b', 'x\ny', '1'];
  const fields = names.map((name) => ({ name, type: 'int:1,1' }));
  for (const format of ['json', 'csv', 'ndjson', 'xml'])
    expect((await post(`/schema?format=${format}`, { fields })).status).toBe(200);
  const { text } = await post('/schema', { fields });
  for (const name of names) expect(text).toContain(`${JSON.stringify(name)}:1`);
});

it('explains every property of a field and every sign of a picture, by examples that work', async () => {
  const { json } = await get('/schema');
  expect(Object.keys(json.body.fields[0])).toEqual([
    'name',
    'type',
    'fields',
    'const',
    'pattern',
    'list',
    'unique',
    'blank',
    'invalid',
  ]);
  expect(Object.keys(json.pattern)).toContain('#');
  for (const example of json.examples) {
    const { json: rows } = await post('/schema', example);
    expect(rows).toEqual(schema(example));
  }
});

it('makes unique, nested, listed, constant and pictured columns as the library does', async () => {
  const fields = [
    { name: 'id', type: 'int:1,5000', unique: true },
    { name: 'owner', fields: [{ type: 'de.name' }, { name: 'tags', pattern: '@@-##', list: '0-4' }] },
    { name: 'fixed', const: { a: [1, null] } },
    { type: 'any.bool' },
  ];
  const all = (await post('/schema', { count: 1000, seed: 'x', fields })).json;
  expect(all).toEqual(schema({ count: 1000, seed: 'x', fields }));
  expect(new Set(all.map(({ id }: { id: number }) => id)).size).toBe(1000);
  const part = (await post('/schema', { count: 10, offset: 500, seed: 'x', fields })).json;
  expect(part).toEqual(all.slice(500, 510));
  const [line] = parseCsv((await post('/schema?format=csv', { seed: 'x', fields })).text) as [
    Record<string, string>,
  ];
  expect(Object.keys(line)).toEqual(['id', 'owner.name', 'owner.tags', 'fixed', 'bool']);
});

it('refuses what cannot be, with what can', async () => {
  const field = (given: object) => ({ fields: [given] });
  await refuses(post('/schema', field({ type: 'bool', unique: true })), 400, /uuid, guid, objectid/);
  await refuses(
    post('/schema', { count: 7, ...field({ type: 'int:1,6', unique: true }) }),
    400,
    /only 6 distinct values/,
  );
  await refuses(post('/schema', field({ type: 'uuid', pattern: '#' })), 400, /exactly one of/);
  await refuses(post('/schema', field({ pattern: '(a' })), 400, /is not closed/);
  await refuses(post('/schema', field({ type: 'uuid', lst: '3' })), 400, /did you mean "list"/);
  const many = Array.from({ length: 60 }, () => ({ type: 'uuid' }));
  await refuses(post('/schema', { fields: [{ fields: many }, { fields: many }] }), 400, /1 to 100/);
});

it('refuses texts that would take long to read, with the bound', async () => {
  const fields = (field: object) => Array.from({ length: 16 }, (_, i) => ({ name: `c${i}`, ...field }));
  const pattern = '(a|b)'.repeat(400);
  await refuses(
    post('/schema', { fields: fields({ pattern }) }),
    400,
    /patterns .* at most 10000 characters/,
  );
  const type = `enum:${'a,'.repeat(4990)}b`;
  await refuses(post('/schema', { fields: fields({ type }) }), 400, /at most 150000 characters/);
  const city = 'x'.repeat(900_000);
  await refuses(post('/schema', { fields: FIELDS, where: { city } }), 400, /unknown city "x+\.\.\."/);
});

it.each([
  [
    [
      { name: 'a', type: 'int' },
      { name: 'b', type: 'int', blank: 2 },
    ],
    /^field "b": blank must be a number/,
  ],
  [
    [{ name: 'b', type: 'de.ibn' }],
    /^field "b": unknown field "ibn" for country "de"; did you mean "iban"\?/,
  ],
  [[{ name: 'a', fields: [{ name: 'c', type: 'int:x' }] }], /^field "a": field "c": invalid parameters "x"/],
])('tells which field is malformed: %j', async (fields, message) => {
  await refuses(post('/schema', { fields }), 400, message);
});

import { expect, it } from 'vitest';
import { service } from './service.ts';

const { get, post, refuses } = service();
const specs = (text: string) => get(`/batch?seed=x&specs=${encodeURIComponent(text)}`);

it('answers in request order; an item without a count is bare, with one an array', async () => {
  const { json, headers } = await specs('de.iban,ke.person:2,pl.id:1');
  expect(json.count).toBe(3);
  expect(json.results.map(({ spec, key, count }: never) => ({ spec, key, count }))).toEqual([
    { spec: 'de.iban', key: 'de.iban', count: 1 },
    { spec: 'ke.person', key: 'ke.person', count: 2 },
    { spec: 'pl.id', key: 'pl.id', count: 1 },
  ]);
  expect(json.results[0].data).toBe((await get('/de/iban?seed=x')).json);
  expect(json.results[1].data).toEqual((await get('/ke/person?seed=x&n=2')).json);
  expect(json.results[2].data).toEqual((await get('/pl/id?seed=x&n=1')).json);
  expect(headers.get('x-seed')).toBe('x');
});

it('takes fields after @, joined by plus signs or, form-decoded, by spaces', async () => {
  const wanted = (await get('/ke/person?seed=x&n=5&fields=name,phone')).json;
  for (const text of ['ke.person:5@name+phone', 'ke.person:5@name phone']) {
    expect((await specs(text)).json.results[0].data).toEqual(wanted);
  }
  expect((await get('/batch?seed=x&specs=ke.person:5@name+phone')).json.results[0].data).toEqual(wanted);
  expect((await specs('de.person@all')).json.results[0].data).toEqual((await get('/de/full?seed=x')).json);
  expect((await specs('de.person@banking')).json.results[0].data).toEqual(
    (await get('/de/person?seed=x&fields=banking')).json,
  );
});

it('keeps the colon of a preset', async () => {
  const { results } = (await specs('de.preset:kyc,de.preset:kyc:2')).json;
  expect(results[0].data).toEqual((await get('/de/preset:kyc?seed=x')).json);
  expect(results[1].data).toEqual((await get('/de/preset:kyc?seed=x&n=2')).json);
  expect(results[1].spec).toBe('de.preset:kyc');
});

it('takes spaces around the parts of an item', async () => {
  const { results } = (await specs(' ke.person : 2 @name, de.preset:kyc : 1 ,any.uuid :2')).json;
  expect(results).toEqual((await specs('ke.person:2@name,de.preset:kyc:1,any.uuid:2')).json.results);
  expect(results.map(({ count }: { count: number }) => count)).toEqual([2, 1, 2]);
});

it('shares fields among the items that name none', async () => {
  const { results } = (await get('/batch?seed=x&fields=name&specs=de.person,ke.person@phone,de.iban')).json;
  expect(Object.keys(results[0].data)).toEqual(['name']);
  expect(Object.keys(results[1].data)).toEqual(['phone']);
  expect(results[2].data).toMatch(/^DE/);
  await refuses(get('/batch?specs=de.person&fields='), 400, /fields/);
});

it.each([
  ['specs=de.person,de.iban&fields=name', null],
  ['specs=de.iban,any.uuid&fields=name', 'fields'],
  ['specs=de.person@name,de.iban@name', 'fields'],
  ['specs=de.person@name,ke.person&fields=phone', null],
  ['specs=de.person@name,de.iban&fields=iban', 'fields'],
])('tells of %s that X-Ignored is %j', async (query, ignored) => {
  expect((await get(`/batch?${query}`)).headers.get('x-ignored')).toBe(ignored);
});

it('takes requests as JSON, each with its own n, fields, seed and key', async () => {
  const { json } = await post('/batch', {
    seed: 'x',
    requests: [
      { spec: 'de.iban', n: 2, seed: 'own' },
      { spec: 'de.person', fields: ['name', 'iban'], key: 'customer' },
      { spec: 'de.person', fields: 'all' },
      { spec: 'any.int:1,9', n: 3 },
      { spec: 'pl.id', seed: 42 },
    ],
  });
  const [ibans, customer, all, ints, id] = json.results;
  expect(ibans.data).toEqual((await get('/de/iban?seed=own&n=2')).json);
  expect(customer.key).toBe('customer');
  expect(customer.data).toEqual((await get('/de/person?seed=x&fields=name,iban')).json);
  expect(all.data).toEqual((await get('/de/full?seed=x')).json);
  expect(ints.data).toEqual((await get('/any/int:1,9?seed=x&n=3')).json);
  expect(id.data).toBe((await get('/pl/id?seed=42')).json);
  const bySeed = await post('/batch?seed=x', { requests: [{ spec: 'de.iban' }] });
  expect(bySeed.json.results[0].data).toBe((await get('/de/iban?seed=x')).json);
});

it('draws one seed for the call when none is given, and tells it', async () => {
  const { json, headers } = await get('/batch?specs=de.iban,de.name');
  const seed = headers.get('x-seed');
  expect(json.results[0].data).toBe((await get(`/de/iban?seed=${seed}`)).json);
  expect(json.results[1].data).toBe((await get(`/de/name?seed=${seed}`)).json);
});

it('always tells a seed that was used: that of its items, where all bring one', async () => {
  const told = async (...seeds: readonly (string | number | undefined)[]) =>
    (
      await post('/batch?seed=call', { requests: seeds.map((seed) => ({ spec: 'de.iban', seed })) })
    ).headers.get('x-seed');
  expect(await told('a', 'a')).toBe('a');
  expect(await told('a', 'b')).toBe('a');
  expect(await told('a', undefined)).toBe('call');
});

it('takes a number as its decimal string, however long', async () => {
  const body =
    '{"requests":[{"spec":"de.iban","seed":9223372036854775807},{"spec":"de.iban","n":9223372036854775807}]}';
  const { json } = await post('/batch', body);
  expect(json.results[0].data).toBe((await get('/de/iban?seed=9223372036854775807')).json);
  expect(json.results[1].error).toMatch(/^n must be a number/);
});

it('takes no fields for items that have none to choose', async () => {
  expect((await get('/batch?specs=de.iban&fields=&seed=x')).headers.get('x-ignored')).toBe('fields');
});

it('tells what is wrong with an item in that item; the others are not touched', async () => {
  const wrong = [
    [{ spec: 'xx.iban', n: 1000 }, /unknown country "xx"/],
    [{ spec: 'de.nonsense' }, /unknown field "nonsense" for country "de"/],
    [{ spec: 'de.iban', n: 0 }, /n must be .* from 1 to 1000, not 0/],
    [{ spec: 'de.iban', n: 1001 }, /n must be .* from 1 to 1000, not 1001/],
    [{ spec: 'de.iban', n: '5' }, /n must be a number, not "5"/],
    [{ spec: 'de.person', fields: ['nonsense'] }, /unknown field "nonsense" for country "de"/],
    [{ spec: 'de.person', fields: [] }, /fields must be/],
    [{ spec: 'de.person', fields: 5 }, /fields must be .*, not 5/],
    [{ spec: 'de.iban', seed: '' }, /seed must be/],
    [{ spec: 'de.iban', key: 5 }, /key must be a string, not 5/],
    [{ spec: 'iban' }, /a spec must be .*, not "iban"/],
    [{}, /needs a spec/],
    [null, /needs a spec/],
    ['de.iban', /needs a spec/],
  ] as const;
  const requests = [...wrong.map(([item]) => item), { spec: 'de.iban' }];
  const { json } = await post('/batch', { seed: 'x', requests });
  expect(json.count).toBe(15);
  const good = json.results.pop();
  expect(good).toEqual({
    spec: 'de.iban',
    key: 'de.iban',
    count: 1,
    data: (await get('/de/iban?seed=x')).json,
  });
  expect(json.results).toEqual(
    wrong.map(([item, error]) => {
      const { spec = '' } = (item ?? {}) as { spec?: string };
      return { spec, key: spec, count: 0, error: expect.stringMatching(error) };
    }),
  );
  const { results } = (await specs('de.iban:0,de.iban:abc,,de.iban:,de.person@,uk.iban,de.iban')).json;
  expect(results.map(({ error }: { error?: string }) => error)).toEqual([
    expect.stringMatching(/n must be .*, not 0/),
    expect.stringMatching(/n must be .*, not "abc"/),
    expect.stringMatching(/a spec must be .*, not ""/),
    expect.stringMatching(/n must be .*, not ""/),
    expect.stringMatching(/fields must be/),
    expect.stringMatching(/did you mean "gb"/),
    undefined,
  ]);
});

it('refuses over 50 items or over 1000 rows in all', async () => {
  const many = (count: number, text: string) => Array.from({ length: count }, () => text).join(',');
  expect((await specs(many(50, 'de.iban'))).json.count).toBe(50);
  expect((await specs(many(50, 'de.iban:20'))).json.count).toBe(50);
  await refuses(specs(many(51, 'de.iban')), 400, /50/);
  await refuses(specs(`${many(49, 'de.iban:20')},de.iban:21`), 400, /1000/);
  await refuses(specs('de.iban:1000,de.iban'), 400, /1000/);
  await refuses(
    post('/batch', { requests: Array.from({ length: 51 }, () => ({ spec: 'de.iban' })) }),
    400,
    /50/,
  );
  await refuses(
    post('/batch', {
      requests: [
        { spec: 'de.iban', n: 600 },
        { spec: 'de.iban', n: 401 },
      ],
    }),
    400,
    /1000/,
  );
});

it('refuses what is no batch', async () => {
  await refuses(get('/batch'), 400, /specs/);
  await refuses(get('/batch?specs='), 400);
  await refuses(get('/batch?specs=de.iban&seed='), 400, /seed/);
  await refuses(get('/batch?specs=de.iban&pretty=2'), 400, /pretty/);
  await refuses(post('/batch', {}), 400, /^requests is required: .*"spec"/);
  await refuses(post('/batch', []), 400, /like \{"requests":\[\{"spec"/);
  await refuses(post('/dataset', {}), 400, /^tables is required/);
  await refuses(post('/dataset', []), 400, /like \{"tables":\[/);
  for (const body of [
    { requests: [] },
    { requests: {} },
    { requests: 'de.iban' },
    { requests: null },
    null,
    5,
    '"x"',
    '{',
    '',
  ]) {
    await refuses(post('/batch', body), 400);
  }
  await refuses(post('/batch', { seed: {}, requests: [{ spec: 'de.iban' }] }), 400, /seed/);
  expect((await get('/batch?specs=de.iban&format=csv')).headers.get('content-type')).toMatch(/json/);
  expect((await get('/batch?specs=de.iban&pretty=1')).text).toContain('\n  "count": 1');
});

it('reads specs in any case', async () => {
  const data = async (text: string) =>
    (await specs(text)).json.results.map((item: { data: unknown }) => item.data);
  expect(await data('DE.Preset:KYC:2,ANY.Card:visa,De.Person:1@Name')).toEqual(
    await data('de.preset:kyc:2,any.card:visa,de.person:1@name'),
  );
  expect(await data('DE.PRESET:KYC')).toEqual([(await get('/de/preset:kyc?seed=x')).json]);
});

it('leaves a generic type its parameter', async () => {
  const { results } = (await specs('any.card:visa,any.email:example.org:2,any.bool:0.5')).json;
  expect(results.map(({ count, error }: { count: number; error?: string }) => [count, error])).toEqual([
    [1, undefined],
    [2, undefined],
    [1, undefined],
  ]);
  expect(results[0].data).toMatch(/^4/);
});

import { expect, it } from 'vitest';
import { COUNT } from '../../scripts/countryCount.mjs';
import { service } from './service.ts';

const { get, refuses } = service();

/** The countries of the interface, in its order. */
const CODES =
  `ae ao ar at au bd be bg bh br bw ca cd ch ci cl cm cn co cz de dk dz ec ee eg es et fi fr gb gh gr hk hr hu id
ie il in is it jo jp ke kr kw lb lk lt lu lv ma mu mx my mz na ng nl no nz om pe ph pk pl pt qa ro rs rw sa se sg si sk sn th
tn tr tz ua ug us uy vn za zm zw`.split(/\s+/);

const TYPES =
  `uuid guid objectid sequence bool int float digits string enum date datetime time timestamp word words sentence
paragraph slug email username domain url ipv4 ipv6 mac port color vin isbn imei ean card eth`.split(/\s+/);

it('lists the countries', async () => {
  const { json } = await get('/countries');
  expect(json.count).toBe(CODES.length);
  expect(json.countries.map(({ code }: { code: string }) => code)).toEqual(CODES);
  expect(json.countries.find(({ code }: { code: string }) => code === 'de')).toEqual({
    code: 'de',
    name: 'Germany',
    flag: '🇩🇪',
    currency: 'EUR',
    group: 'Europe',
  });
});

it('lists the other countries too with set=all', async () => {
  for (const path of ['/countries', '/catalog']) {
    const { json } = await get(`${path}?set=all`);
    expect(json.count).toBe(COUNT);
    const listed: string[] = json.countries.map(({ code }: { code: string }) => code);
    expect(listed).toEqual(expect.arrayContaining([...CODES, 'cy']));
    expect(new Set(listed).size).toBe(COUNT);
    await refuses(get(`${path}?set=some`), 400, /"all", or omitted/);
  }
});

it('lists every country with fields, certified where a validator backs them, and preset keys', async () => {
  const { json } = await get('/catalog');
  expect(json.count).toBe(CODES.length);
  expect(json.countries).toHaveLength(CODES.length);
  for (const country of json.countries) {
    const detail = (await get(`/${country.code}`)).json;
    expect(country.fields.map(({ key }: { key: string }) => key)).toEqual(
      detail.fields.map(({ key }: { key: string }) => key),
    );
    expect(country.presets).toEqual(detail.presets.map(({ key }: { key: string }) => key));
  }
  const germany = json.countries.find(({ code }: { code: string }) => code === 'de');
  expect(germany.fields.find(({ key }: { key: string }) => key === 'iban').certified).toBe(true);
  expect(germany.fields.find(({ key }: { key: string }) => key === 'city').certified).toBe(false);
});

it('describes a country', async () => {
  const { json } = await get('/de');
  expect(Object.keys(json)).toEqual(['code', 'name', 'currency', 'records', 'fields', 'presets']);
  expect(json).toMatchObject({
    code: 'de',
    name: 'Germany',
    currency: 'EUR',
    records: ['person', 'full', 'company', 'product'],
  });
  const byKey = Object.fromEntries(json.fields.map((field: { key: string }) => [field.key, field]));
  expect(byKey.name).toEqual({
    key: 'name',
    label: 'Full name',
    default: true,
    num: false,
    money: false,
    img: false,
  });
  expect(byKey.lat.num).toBe(true);
  expect(byKey.income).toMatchObject({ default: false, num: true, money: true });
  expect(byKey.avatar.img).toBe(true);
  expect(json.presets.length).toBeGreaterThan(3);
  expect((await get('/DE')).text).toBe((await get('/de')).text);
});

it('answers 404 with the nearest name to an unknown country', async () => {
  await refuses(get('/xx'), 404, /unknown country "xx"/);
  await refuses(get('/uk'), 404, /gb/);
  await refuses(get('/dee'), 404, /"de"/);
  for (const trap of ['constructor', '__proto__', 'toString', 'hasOwnProperty'])
    await refuses(get(`/${trap}`), 404);
});

it('lists the fields with how many countries have and certify them', async () => {
  const { json } = await get('/fields');
  expect(json.count).toBe(json.fields.length);
  const byKey = Object.fromEntries(json.fields.map((entry: { field: string }) => [entry.field, entry]));
  expect(byKey.name).toMatchObject({ label: 'Full name', count: COUNT, certified: 0 });
  expect(byKey.swift).toMatchObject({ count: COUNT, certified: COUNT });
  expect(byKey.bvn.count).toBe(1);
  for (const { field, count, certified } of json.fields) {
    expect(count, field).toBeGreaterThan(0);
    expect(certified, field).toBeLessThanOrEqual(count);
  }
});

it('lists the countries of a field, by key, synonym or local name', async () => {
  const swift = (await get('/fields/swift')).json;
  expect(swift).toMatchObject({ field: 'swift', count: COUNT });
  expect(swift.countries[0]).toEqual({ code: 'ad', certified: true });
  for (const word of ['bic', 'BIC', 'Swift', 'SWIFT%20%2F%20BIC'])
    expect((await get(`/fields/${word}`)).json, word).toEqual(swift);
  expect((await get('/fields/zip')).json.field).toBe('postcode');
  expect((await get('/fields/pesel')).json.field).toBe('id');
  await refuses(get('/fields/ibann'), 404, /did you mean "iban"/);
  for (const trap of ['nonsense', 'constructor', '__proto__', '%20'])
    await refuses(get(`/fields/${trap}`), 404);
});

it('lists the generic types with their parameters', async () => {
  const { json } = await get('/types');
  expect(json.count).toBe(json.types.length);
  expect(json.types.slice(0, 34).map(({ key }: { key: string }) => key)).toEqual(TYPES);
  const params = Object.fromEntries(
    json.types.map((type: { key: string; params: string }) => [type.key, type.params]),
  );
  expect(params.uuid).toBe('');
  expect(params.int).toMatch(/^min,max/);
  expect(params.float).toMatch(/^min,max,decimals/);
  expect(params.enum).toMatch(/^a,b/);
  expect(params.date).toMatch(/^year_from,year_to/);
});

it('describes itself by OpenAPI 3.1, version 1.0.0', async () => {
  const { json } = await get('/openapi.json');
  expect(json.openapi).toMatch(/^3\.1\./);
  expect(json.info.version).toBe('1.0.0');
  expect(json.security).toEqual([]);
  expect(json.components.schemas.CountryCode.enum).toHaveLength(COUNT);
  expect(json.components.schemas.TypeKey.enum.slice(0, 34)).toEqual(TYPES);
});

it.each([
  ['nativeaddress', 'Address in native script'],
  ['idcard', 'Identity card number'],
  ['iban', 'IBAN'],
])('calls %s what is right in every country that has it', async (field, label) => {
  const { json } = await get('/fields');
  expect(json.fields.find((each: { field: string }) => each.field === field).label).toBe(label);
  expect((await get(`/fields/${field}`)).json.label).toBe(label);
});

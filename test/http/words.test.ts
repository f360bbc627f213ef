import { expect, it } from 'vitest';
import { parseCsv } from '../support/parsers.ts';
import { service } from './service.ts';

const { get, refuses } = service();
const ask = (q: string) => get(`/resolve?q=${encodeURIComponent(q)}`);

it('resolves a request without generating', async () => {
  const { json, headers } = await ask('german iban');
  expect(json).toEqual({ query: 'german iban', ok: true, spec: 'de.iban', country: 'de', field: 'iban' });
  expect(headers.get('x-seed')).toBeNull();
});

it.each([
  ['ke.phone', 'ke.phone', 'phone'],
  ['phone number in Kenya', 'ke.phone', 'phone'],
  ['PESEL', 'pl.id', 'id'],
  ['UK sort code', 'gb.sortcode', 'sortcode'],
  ['zip code America', 'us.postcode', 'postcode'],
  ['Holland', 'nl.person', null],
  ['Deutschland', 'de.person', null],
  ['company in France', 'fr.company', null],
  ['product from Japan', 'jp.product', null],
  ['full profile Poland', 'pl.full', null],
  ['kyc for Kenya', 'ke.preset:kyc', null],
  ['de.preset:kyc', 'de.preset:kyc', null],
  ['passpot japan', 'jp.passport', 'passport'],
  ['DEU iban', 'de.iban', 'iban'],
])('understands %s', async (query, spec, field) => {
  expect((await ask(query)).json).toEqual({ query, ok: true, spec, country: spec.slice(0, 2), field });
});

it('generates what was resolved, and echoes it', async () => {
  const { json, headers } = await get('/fetch?q=german+iban&seed=x');
  expect(Object.keys(json)).toEqual(['query', 'spec', 'country', 'field', 'data']);
  expect(json).toEqual({
    query: 'german iban',
    spec: 'de.iban',
    country: 'de',
    field: 'iban',
    data: (await get('/de/iban?seed=x')).json,
  });
  expect(headers.get('x-seed')).toBe('x');
});

it.each([
  ['5 women from Kenya aged 18-25', { spec: 'ke.person', n: 5, where: { sex: 'female', age: '18-25' } }],
  ['visa card from Berlin', { spec: 'de.card', where: { city: 'Berlin', brand: 'visa' } }],
  [
    'HDFC account with ifsc',
    { spec: 'in.person', fields: ['account', 'ifsc'], where: { bank: 'HDFC Bank' } },
  ],
  ['invalid german iban', { spec: 'de.iban', invalid: true }],
  ['german iban with bad checksum', { spec: 'de.iban', invalid: 'checksum' }],
  ['10 brazilians as csv', { spec: 'br.person', n: 10, format: 'csv' }],
  ['purple german iban', { spec: 'de.iban', ignored: ['purple'] }],
])('tells what else it understood of %s', async (query, more) => {
  const { query: echo, ok, country, field, ...rest } = (await ask(query)).json;
  expect([echo, ok, country]).toEqual([query, true, more.spec.slice(0, 2)]);
  expect(rest).toEqual(more);
});

it.each([
  ['hyderabad', /India, Pakistan/],
  ['german iban from Barclays', /Germany has no bank "Barclays".*Deutsche Bank/],
  ['jcb card germany', /Germany has no brand "jcb".*visa, mastercard/],
  ['150 year old german', /0 to 99/],
  ['nonbinary person from Canada', /female or male/],
])('answers 422 to %s, with what would be possible', async (query, message) => {
  for (const path of ['/fetch', '/resolve'])
    await refuses(get(`${path}?q=${encodeURIComponent(query)}`), 422, message);
});

it('generates what the words say, unless its parameters say otherwise', async () => {
  const women = '/fetch?q=5+women+from+Kenya+aged+18-25&seed=x';
  const { json } = await get(women);
  expect(json.data).toEqual((await get('/ke/person?seed=x&n=5&sex=female&age=18-25')).json);
  const men = await get(`${women}&sex=male&n=2`);
  expect(men.json.data).toEqual((await get('/ke/person?seed=x&n=2&sex=male&age=18-25')).json);
  const csv = await get('/fetch?q=3+visa+cards+from+Berlin+as+csv&seed=x');
  expect(csv.text).toBe((await get('/de/card?seed=x&n=3&city=Berlin&brand=visa&format=csv')).text);
  expect((await get('/fetch?q=3+visa+cards+from+Berlin+as+csv&seed=x&format=json')).json.data).toHaveLength(
    3,
  );
  expect((await get('/fetch?q=purple+german+iban&seed=x')).json.ignored).toEqual(['purple']);
});

it('gives wrong values where they were asked for', async () => {
  const { json } = await get('/fetch?q=5+invalid+german+ibans&seed=x');
  expect(json.data).toEqual((await get('/de/iban?seed=x&n=5&invalid=1')).json);
  const checksum = await get('/fetch?q=german+iban+with+bad+checksum&seed=x');
  expect(checksum.json.data).toBe((await get('/de/iban?seed=x&invalid=checksum')).json);
  const person = await get('/fetch?q=name+and+invalid+iban+from+Germany&seed=x');
  expect(person.json.data).toEqual((await get('/de/person?seed=x&fields=name,iban&invalid=iban')).json);
  const some = await get('/fetch?q=50+german+ibans,+10%25+invalid&seed=x');
  expect(some.json.data).toEqual((await get('/de/iban?seed=x&n=50&invalid=1&rate=0.1')).json);
  const more = await get('/fetch?q=50+german+ibans,+10%25+invalid&seed=x&rate=0.5');
  expect(more.json.data).toEqual((await get('/de/iban?seed=x&n=50&invalid=1&rate=0.5')).json);
  for (const value of json.data) {
    expect((await get(`/validate?validator=iban&value=${value}`)).json.valid).toBe(false);
  }
});

it('takes n from the query, else from the words', async () => {
  expect((await get('/fetch?q=5+German+IBANs&seed=x')).json.data).toHaveLength(5);
  expect((await get('/fetch?q=5+German+IBANs&seed=x&n=2')).json.data).toHaveLength(2);
  expect((await get('/fetch?q=german+iban&seed=x&n=1')).json.data).toHaveLength(1);
  expect((await get('/fetch?q=german+iban&seed=x&offset=3')).json.data).toBe(
    (await get('/de/iban?seed=x&offset=3')).json,
  );
  await refuses(get('/fetch?q=5000+German+IBANs'), 400, /n must be a whole number from 1 to 1000/);
});

it('makes a person of joined field words, unless fields says otherwise', async () => {
  const { json } = await get('/fetch?q=name+and+iban+from+Germany&seed=x');
  expect(json.spec).toBe('de.person');
  expect(json.field).toBeNull();
  expect(json.data).toEqual((await get('/de/person?seed=x&fields=name,iban')).json);
  expect(Object.keys((await get('/fetch?q=name+and+iban+from+Germany&fields=city')).json.data)).toEqual([
    'city',
  ]);
  await refuses(get('/fetch?q=person+from+Germany&fields=nonsense'), 400);
});

it('gives just the data in the other formats, and pretty JSON', async () => {
  for (const format of ['csv', 'ndjson', 'xml']) {
    const heard = await get(`/fetch?q=3+people+from+Kenya&seed=x&format=${format}`);
    expect(heard.text).toBe((await get(`/ke/person?seed=x&n=3&format=${format}`)).text);
    expect(heard.headers.get('content-disposition')).toBe(`inline; filename="ke-person.${format}"`);
  }
  expect(parseCsv((await get('/fetch?q=3+people+from+Kenya&format=csv')).text)).toHaveLength(3);
  const pretty = await get('/fetch?q=german+iban&seed=x&pretty=1');
  expect(pretty.text).toBe(`${JSON.stringify(pretty.json, null, 2)}\n`);
  expect((await get('/resolve?q=german+iban&pretty=1')).text).toContain('\n  "spec"');
});

it('answers 422 with a hint when no country is recognised', async () => {
  for (const path of ['/fetch', '/resolve']) {
    for (const q of ['iban', 'hello world', 'phone number', '%F0%9F%98%80', 'constructor', '__proto__']) {
      await refuses(get(`${path}?q=${q}`), 422, /no country recognised.*such as "de\.iban"/);
    }
  }
});

it('answers 400 to a request that is missing, blank, too long, or a wrong spec', async () => {
  for (const path of ['/fetch', '/resolve']) {
    await refuses(get(path), 400, /q/);
    for (const q of ['', '%20', 'x'.repeat(501)]) await refuses(get(`${path}?q=${q}`), 400);
    await refuses(get(`${path}?q=de.nonsense`), 400);
    await refuses(get(`${path}?q=de.iban&pretty=2`), 400);
  }
  await refuses(get('/fetch?q=de.iban&format=yaml'), 400);
});

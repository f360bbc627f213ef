import { describe, expect, it } from 'vitest';
import { ask } from './raw.ts';
import { service } from './service.ts';

const api = service();
const { get, post, refuses } = api;
const ignored = async (path: string) => (await get(path)).headers.get('x-ignored');

describe('X-Ignored', () => {
  it('names what the query says and the body says otherwise', async () => {
    const requests = [{ spec: 'de.person' }];
    const { headers, json } = await post('/batch?seed=a&fields=iban&n=2', { requests, seed: 'b' });
    expect(headers.get('x-ignored')).toBe('n, seed');
    expect(headers.get('x-seed')).toBe('b');
    expect(Object.keys(json.results[0].data)).toEqual(['iban']);
    const { headers: others } = await post('/batch?seed=a', { requests });
    expect(others.get('x-ignored')).toBeNull();
  });

  it.each([
    ['/de/iban', null],
    ['/de/iban?seed=x&n=2&offset=1&format=json&pretty=1', null],
    ['/de/iban?count=5', 'count'],
    ['/de/iban?count=5&seed=x&limit=2', 'count, limit'],
    ['/de/iban?count=1&count=2', 'count'],
    ['/de/iban?N=5', 'N'],
    ['/de/iban?fields=name', 'fields'],
    ['/de/company?fields=name', 'fields'],
    ['/de/preset:kyc?fields=name', 'fields'],
    ['/any/uuid?fields=name', 'fields'],
    ['/de/person?fields=name', null],
    ['/de/full?fields=name', null],
    ['/de/iban?format=csv&pretty=1', 'pretty'],
    ['/de/iban?format=xml&pretty=1&fields=name&x=y', 'x, fields, pretty'],
    ['/fetch?q=german+iban&fields=name', 'fields'],
    ['/fetch?q=german+person&fields=name', null],
    ['/fetch?q=german+iban&format=ndjson&pretty=1', 'pretty'],
    ['/fetch?q=german+iban&rate=1', 'rate'],
    ['/fetch?q=invalid+german+iban&rate=1', null],
    ['/resolve?q=german+iban&n=5', 'n'],
    ['/countries?n=5', 'n'],
    ['/countries?pretty=1', null],
    ['/de?seed=x', 'seed'],
    ['/validators?set=all', null],
    ['/validate?value=1&validator=luhn&checks=x', 'checks'],
    ['/batch?specs=de.iban&requests=x&format=csv', 'requests, format'],
    ['/openapi.json?pretty=1', 'pretty'],
    ['/schema?count=1', 'count'],
  ])('of %s is %s', async (path, names) => {
    expect(await ignored(path)).toBe(names);
  });

  it('names what a body should have held', async () => {
    const schema = await post('/schema?count=5&seed=x&format=csv', { fields: [{ type: 'uuid' }] });
    expect(schema.headers.get('x-ignored')).toBe('count, seed');
    const batch = await post('/batch?specs=x&pretty=1', { requests: [{ spec: 'de.iban' }] });
    expect(batch.headers.get('x-ignored')).toBe('specs');
    const check = await post('/validate?validator=iban', { value: '1', validator: 'luhn' });
    expect(check.headers.get('x-ignored')).toBe('validator');
    const checks = await post('/validate', { value: '1', validator: 'luhn', checks: [{ value: '18' }] });
    expect(checks.headers.get('x-ignored')).toBe('value, validator');
  });

  it('names the conditions that no column of any table takes', async () => {
    const where = { sex: 'female', city: 'Berlin' };
    const tables = (type: string) => [{ name: 'firms', rows: 2, fields: [{ type: 'sequence' }, { type }] }];
    for (const [type, names] of [
      ['uuid', 'sex, city'],
      ['de.company.name', 'sex'],
      ['de.name', null],
    ] as const) {
      const { headers } = await post('/dataset', { where, tables: tables(type) });
      expect(headers.get('x-ignored'), type).toBe(names);
    }
  });

  it('stands on refusals too', async () => {
    for (const [path, status] of [
      ['/de/iban?n=0&count=1', 400],
      ['/xx/iban?count=1', 404],
      ['/fetch?q=iban&count=1', 422],
    ] as const) {
      const { headers, status: told } = await get(path);
      expect([told, headers.get('x-ignored')], path).toEqual([status, 'count']);
    }
  });

  it('can be read by pages of any origin', async () => {
    const { headers } = await get('/de/iban?count=1');
    expect(headers.get('access-control-expose-headers')?.split(', ')).toEqual(
      expect.arrayContaining(['X-Seed', 'X-Ignored', 'Content-Disposition']),
    );
  });

  it('holds hostile names, and not too much of them', async () => {
    expect(await ignored('/de/iban?%0d%0aX-Evil:%201=x')).toBe('%0D%0AX-Evil%3A%201');
    expect(await ignored('/de/iban?%C3%A9,%00=x')).toBe('%C3%A9%2C%00');
    expect(await ignored('/de/iban?__proto__=1&constructor=2')).toBe('__proto__, constructor');
    expect(await ignored('/de/iban?=x&&')).toBeNull();
    const some = Array.from({ length: 300 }, (_, i) => `p${i}`);
    expect(await ignored(`/de/iban?${some.join('&')}`)).toBe(some.join(', '));
    const many = Array.from({ length: 1500 }, (_, i) => `p${i}`);
    const told = (await ignored(`/de/iban?${many.join('&')}`)) as string;
    expect(told.length).toBeLessThanOrEqual(4096);
    expect(many.join(', ').startsWith(`${told}, `)).toBe(true);
    expect(await ignored(`/de/iban?${'%F0%9F%98%80'.repeat(600)}=1`)).toHaveLength(4096);
  });
});

describe('Accept', () => {
  const type = async (accept: string | undefined, path = '/de/iban?seed=x&n=2') => {
    const headers: Record<string, string> = accept === undefined ? {} : { accept };
    const told = await ask(`${api.site}/api/v1${path}`, { headers });
    expect(told.status, accept).toBe(200);
    return told.headers['content-type']?.split(';')[0];
  };

  it.each([
    [undefined, 'application/json'],
    ['', 'application/json'],
    ['*/*', 'application/json'],
    ['application/json', 'application/json'],
    ['text/csv', 'text/csv'],
    ['TEXT/CSV', 'text/csv'],
    ['application/x-ndjson', 'application/x-ndjson'],
    ['application/xml', 'application/xml'],
    ['text/csv;q=0.5', 'text/csv'],
    ['text/csv, application/json', 'text/csv'],
    ['application/json, text/csv', 'application/json'],
    ['application/json;q=0.5, text/csv', 'text/csv'],
    ['application/json, text/csv;q=0.9, */*;q=0.1', 'application/json'],
    ['text/csv;q=0.2, application/xml;q=0.8', 'application/xml'],
    ['text/csv; header=present; q=0.9, application/json; q=0.3', 'text/csv'],
    ['text/csv;q=0', 'application/json'],
    ['text/csv;q=nonsense', 'application/json'],
    ['text/*', 'application/json'],
    ['image/png', 'application/json'],
    [',;,q=1', 'application/json'],
    // Chromium, Firefox, Safari, and how each asks from a script or for an image.
    [
      'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,image/apng,*/*;q=0.8',
      'application/json',
    ],
    ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', 'application/json'],
    ['image/avif,image/webp,image/svg+xml,image/*,*/*;q=0.8', 'application/json'],
  ])('%s gives %s', async (accept, wanted) => {
    expect(await type(accept)).toBe(wanted);
  });

  it('gives way to format, and does nothing where there is none', async () => {
    expect(await type('text/csv', '/de/iban?format=xml')).toBe('application/xml');
    expect(await type('text/csv', '/de/iban?format=json')).toBe('application/json');
    for (const path of ['/countries', '/batch?specs=de.iban', '/resolve?q=de.iban'])
      expect(await type('text/csv', path), path).toBe('application/json');
  });

  it('is obeyed wherever rows are made', async () => {
    const headers = { accept: 'text/csv' };
    for (const path of ['/any/uuid?seed=x', '/fetch?q=german+iban&seed=x', '/de/preset:kyc?seed=x'])
      expect((await get(path, { headers })).text).toBe((await get(`${path}&format=csv`)).text);
    const body = { seed: 'x', fields: [{ type: 'uuid' }] };
    const rows = await post('/schema', body, { headers });
    expect(rows.text).toBe((await post('/schema?format=csv', body)).text);
    expect(rows.headers.get('content-disposition')).toBe('inline; filename="schema.csv"');
    expect(rows.headers.get('vary')).toBe('accept, accept-encoding');
  });
});

describe('unknown properties', () => {
  it('of a body are refused with the nearest name', async () => {
    for (const [path, body, message] of [
      ['/schema', { fields: [{ type: 'uuid' }], cuont: 3 }, /no property "cuont"; did you mean "count"\?/],
      ['/schema', { fields: [{ type: 'uuid' }], format: 'csv' }, /no property "format"/],
      ['/schema', { fields: [{ typ: 'uuid' }] }, /field 1 has no property "typ"; did you mean "type"\?/],
      ['/schema', { fields: [{ type: 'uuid' }, { type: 'uuid', blnk: 1 }] }, /field 2 .*"blank"\?/],
      ['/batch', { requests: [{ spec: 'de.iban' }], sed: 'x' }, /no property "sed"; did you mean "seed"\?/],
      ['/batch', { specs: 'de.iban' }, /no property "specs"/],
      ['/validate', { value: 'x', validater: 'luhn' }, /no property "validater"; did you mean "validator"\?/],
      ['/validate', { checks: [{ value: 'x', validator: 'luhn' }], check: 1 }, /did you mean "checks"\?/],
      ['/validate', '{"value":"x","validator":"luhn","__proto__":{}}', /no property "__proto__"/],
    ] as const) {
      await refuses(post(path, body), 400, message);
    }
  });

  it('of an item are the error of that item', async () => {
    const { results } = (
      await post('/batch', { seed: 'x', requests: [{ spec: 'de.iban', count: 5 }, { spec: 'de.iban' }] })
    ).json;
    expect(results[0]).toEqual({
      spec: 'de.iban',
      key: 'de.iban',
      count: 0,
      error: expect.stringMatching(/no property "count"; it has spec, n, fields, seed, asOf, key/),
    });
    expect(results[1].data).toBe((await get('/de/iban?seed=x')).json);
    const checks = [
      { value: '4242424242424242', validatr: 'luhn' },
      { value: '4242424242424242', validator: 'luhn' },
    ];
    const outcome = (await post('/validate', { checks })).json.results;
    expect(outcome[0]).toEqual({
      value: '4242424242424242',
      valid: null,
      error: expect.stringMatching(/no property "validatr"; did you mean "validator"\?/),
    });
    expect(outcome[1].valid).toBe(true);
  });
});

describe('a schema', () => {
  it('takes an offset', async () => {
    const fields = [{ type: 'sequence' }, { type: 'de.name' }, { type: 'uuid', blank: 0.5 }];
    const rows = async (more: object) => (await post('/schema', { seed: 'x', fields, ...more })).json;
    const ten = await rows({ count: 10 });
    expect(await rows({ count: 3, offset: 7 })).toEqual(ten.slice(7));
    expect(await rows({ offset: 4 })).toEqual([ten[4]]);
    expect(await rows({ count: 2, offset: 1_000_000_000 })).toHaveLength(2);
    for (const offset of [-1, 1.5, 1_000_000_001, 'x', '5', null, {}])
      await refuses(post('/schema', { fields, offset }), 400, /offset must be a (whole )?number/);
  });

  it('takes any.<type>, which is the type itself', async () => {
    const rows = async (prefix: string) =>
      (
        await post('/schema', {
          seed: 'x',
          count: 3,
          fields: ['uuid', 'int:1,9', 'enum:a.b,c.d', 'UUID'].map((type) => ({ type: prefix + type })),
        })
      ).json;
    expect(Object.keys((await rows(''))[0])).toEqual(['uuid', 'int', 'enum', 'uuid_2']);
    expect(await rows('any.')).toEqual(await rows(''));
    expect(await rows('ANY.')).toEqual(await rows(''));
    await refuses(post('/schema', { fields: [{ type: 'any.nonsense' }] }), 400, /type/);
    await refuses(post('/schema', { fields: [{ type: 'any.' }] }), 400);
  });
});

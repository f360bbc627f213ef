import { catalogue, type MockItem, type MockPage, mock, mockItem, type Where } from 'specimen-data';
import { CONDITIONS } from 'specimen-data/internal';
import { describe, expect, it } from 'vitest';
import { ask } from './raw.ts';
import { service } from './service.ts';

const api = service();
const { get, refuses } = api;

/** Every item of a collection, page by page. */
function all(country: string, collection: string, where?: Where): readonly MockItem[] {
  const items: MockItem[] = [];
  for (let page = 1; ; page++) {
    const { data, total } = mock(country, collection, { page, limit: 100, where });
    items.push(...data);
    if (data.length === 0) {
      expect(items).toHaveLength(total);
      return items;
    }
  }
}

/** The addresses of a `Link` header by their relations. */
function links(headers: Headers): Readonly<Record<string, string>> {
  const found = (headers.get('link') ?? '').matchAll(/<([^>]*)>; rel="(\w+)"/g);
  return Object.fromEntries(Array.from(found, ([, address, relation]) => [relation, address]));
}

describe('a collection', () => {
  it('is the same without a seed, and has pages of 20 of its 1000 items', async () => {
    const { json, headers } = await get('/mock/de/customers');
    expect(json).toEqual((await get('/mock/de/customers?page=1&limit=20')).json);
    expect(Object.keys(json)).toEqual(['data', 'page', 'limit', 'total']);
    expect(json).toMatchObject({ page: 1, limit: 20, total: 1000 });
    expect(json.data).toHaveLength(20);
    expect(headers.get('x-seed')).toBe('mock');
    expect(json).toEqual(mock('de', 'customers'));
  });

  it('has other items under other ids for another seed', async () => {
    const [one, other] = [
      (await get('/mock/de/customers')).json,
      (await get('/mock/de/customers?seed=b')).json,
    ];
    const ids = ({ data }: MockPage) => data.map(({ id }) => id);
    expect(new Set([...ids(one), ...ids(other)]).size).toBe(40);
    expect(other.data.map(({ name }: MockItem) => name)).not.toEqual(
      one.data.map(({ name }: MockItem) => name),
    );
  });

  it.each(['customers', 'companies', 'products'])(
    'of %s is paged whole, each item under its id',
    async (name) => {
      const items = all('pl', name);
      expect(items).toHaveLength(1000);
      for (const limit of [7, 100]) {
        const { data } = mock('pl', name, { page: 3, limit });
        expect(data).toEqual(items.slice(2 * limit, 3 * limit));
      }
      for (const item of items.filter((_, i) => i % 97 === 0)) {
        expect((await get(`/mock/pl/${name}/${item.id}`)).json).toEqual(item);
        expect((await get(`/mock/pl/${name}/${item.id.toUpperCase()}`)).json).toEqual(item);
      }
    },
  );

  it('gives no id twice, whatever the country and the collection', () => {
    const ids = catalogue
      .countries()
      .flatMap(({ code }) =>
        ['customers', 'companies', 'products'].flatMap((name) => mock(code, name, { limit: 100 }).data),
      )
      .map(({ id }) => id);
    expect(ids).toHaveLength(90 * 300);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('has the rows of the record, whose own id is called national_id', async () => {
    const { json } = await get('/mock/se/customers?limit=3');
    const rows = (await get('/se/person?n=3&seed=mock')).json;
    expect(
      json.data.map(({ id: _, national_id, ...rest }: Record<string, unknown>) => ({
        id: national_id,
        ...rest,
      })),
    ).toEqual(rows);
  });

  it('shows the fields that are asked for, in the list and in the item', async () => {
    const { json } = await get('/mock/de/customers?limit=1&fields=name,card,brand');
    const [item] = json.data;
    expect(Object.keys(item)).toEqual(['id', 'name', 'card', 'brand']);
    expect((await get(`/mock/de/customers/${item.id}?fields=name,card,brand`)).json).toEqual(item);
    expect((await get('/mock/de/products?fields=name')).headers.get('x-ignored')).toBe('fields');
  });
});

describe('links', () => {
  it('lead through the pages, with everything else that was asked for', async () => {
    let address: string | undefined = '/mock/de/customers?limit=50&seed=a&sex=female';
    const items: MockItem[] = [];
    for (let page = 1; address; page++) {
      const { json, headers } = await get(address);
      items.push(...json.data);
      const { first, prev, next, last } = links(headers);
      const at = (number: number) =>
        `${api.site}/api/v1/mock/de/customers?limit=50&seed=a&sex=female&page=${number}`;
      const pages = Math.ceil(json.total / 50);
      expect([first, last]).toEqual([at(1), at(pages)]);
      expect(prev).toBe(page === 1 ? undefined : at(page - 1));
      expect(next).toBe(page === pages ? undefined : at(page + 1));
      address = next?.slice(`${api.site}/api/v1`.length);
    }
    expect(items.every(({ sex }) => sex === 'female')).toBe(true);
    expect(items.length).toBeGreaterThan(400);
  });

  it('lead back from behind the last page', async () => {
    const { json, headers } = await get('/mock/de/customers?page=1000000000&limit=100');
    expect(json).toEqual({ data: [], page: 1_000_000_000, limit: 100, total: 1000 });
    expect(Object.keys(links(headers))).toEqual(['first', 'prev', 'last']);
    expect(links(headers).prev).toMatch(/page=10&/);
  });

  it('are told to HEAD and to browsers, and fit into a header', async () => {
    const { status, headers, body } = await ask(`${api.site}/api/v1/mock/de/customers`, { method: 'HEAD' });
    expect([status, body.length]).toEqual([200, 0]);
    expect(headers.link).toContain('rel="next"');
    expect(headers['access-control-expose-headers']).toContain('Link');
    const odd = await ask(`${api.site}/api/v1/mock/de/customers?x=<>;,"é`);
    expect(odd.headers.link).toContain('x=%3C%3E%3B%2C%22');
    const long = await ask(`${api.site}/api/v1/mock/de/customers?fields=${'name,'.repeat(1000)}iban`);
    expect([long.status, long.headers.link]).toEqual([200, undefined]);
  });
});

describe('a condition', () => {
  const WANTED: readonly (readonly [string, Where, Readonly<Record<string, unknown>>])[] = [
    ['de', { city: 'Munich' }, { city: 'München' }],
    ['de', { region: 'Bavaria', sex: 'male' }, { region: 'Bayern', sex: 'male' }],
    ['de', { bank: 'COBADEFF' }, { bank: 'Commerzbank' }],
    ['ng', { sex: 'female', bank: 'GTBank' }, { sex: 'female' }],
    ['in', { city: 'Mumbai' }, { city: 'Mumbai' }],
  ];

  it.each(WANTED)(
    'chooses among the items of %s those that are %j, and changes none',
    async (country, where, wanted) => {
      const items = all(country, 'customers');
      const some = all(country, 'customers', where);
      expect(some.length).toBeGreaterThan(5);
      expect(some.length).toBeLessThan(600);
      const ids = new Set(some.map(({ id }) => id));
      expect(some).toEqual(items.filter(({ id }) => ids.has(id)));
      for (const item of some) expect(item).toMatchObject(wanted);
      const query = new URLSearchParams(where as Record<string, string>);
      const { json } = await get(`/mock/${country}/customers?limit=100&${query}`);
      expect(json.total).toBe(some.length);
      expect(json.data).toEqual(some.slice(0, 100));
      const [first] = json.data;
      expect((await get(`/mock/${country}/customers/${first.id}`)).json).toEqual(first);
    },
  );

  it('leaves out none that meets it: what is not chosen is otherwise', () => {
    const items = all('fr', 'customers');
    const chosen = (where: Where) => new Set(all('fr', 'customers', where).map(({ id }) => id));
    const women = chosen({ sex: 'female' });
    const paris = chosen({ city: 'Paris' });
    for (const { id, sex, city } of items) {
      expect(women.has(id)).toBe(sex === 'female');
      expect(paris.has(id)).toBe(city === 'Paris');
    }
    const young = chosen({ age: '18-25' });
    for (const { id, dob } of items) expect(young.has(id)).toBe((dob as string) >= '2000-01-02');
    const fields = ['brand'];
    const visa = new Set(
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].flatMap((page) =>
        mock('fr', 'customers', { page, limit: 100, fields, where: { brand: 'visa' } }).data.map(
          ({ id, brand }) => {
            expect(brand).toBe('Visa');
            return id;
          },
        ),
      ),
    );
    const brands = [1, 5, 10].flatMap((page) => mock('fr', 'customers', { page, limit: 100, fields }).data);
    for (const { id, brand } of brands) expect(visa.has(id)).toBe(brand === 'Visa');
    const { data } = mock('ke', 'customers', { limit: 100, fields: ['wallet'], where: { wallet: 'mpesa' } });
    for (const { wallet } of data) expect(wallet).toMatch(/^M-PESA \+/);
  });

  it('that does not apply is told', async () => {
    const query = CONDITIONS.map(
      (name) => `${name}=${{ sex: 'male', age: '30' }[name as string] ?? 'x'}`,
    ).join('&');
    expect((await get(`/mock/de/products?${query}`)).headers.get('x-ignored')).toBe(CONDITIONS.join(', '));
    const companies = await get('/mock/de/companies?sex=male&city=Berlin');
    expect(companies.headers.get('x-ignored')).toBe('sex');
    for (const { city } of companies.json.data) expect(city).toBe('Berlin');
    const { id } = companies.json.data[0];
    expect((await get(`/mock/de/companies/${id}?city=Berlin`)).headers.get('x-ignored')).toBe('city');
  });
});

it('comes in every format, the rows alone', async () => {
  const csv = await get('/mock/de/products?limit=2&format=csv');
  expect(csv.text.split('\r\n')[0]).toMatch(/^id,name,brand,/);
  expect(csv.text.trimEnd().split('\r\n')).toHaveLength(3);
  expect(csv.headers.get('content-disposition')).toBe('inline; filename="de-products.csv"');
  expect(links(csv.headers).next).toMatch(/format=csv&page=2$/);
  const lines = (await get('/mock/de/products?limit=2', { headers: { accept: 'application/x-ndjson' } }))
    .text;
  expect(
    lines
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)),
  ).toEqual(mock('de', 'products', { limit: 2 }).data);
});

it('refuses what it does not have, with the nearest name', async () => {
  await refuses(get('/mock/uk/customers'), 404, /did you mean "gb"/);
  await refuses(get('/mock/de/customer'), 404, /unknown collection "customer"; did you mean "customers"/);
  await refuses(get('/mock/de/x'), 404, /known: customers, companies, products/);
  await refuses(get('/mock/de/customers/1'), 404, /no item of de-customers has the id "1"/);
  const [{ id }] = mock('de', 'customers').data as [MockItem];
  await refuses(get(`/mock/fr/customers/${id}`), 404);
  await refuses(get(`/mock/de/customers/${id}?seed=other`), 404, /for the seed "other"/);
  for (const bad of [
    'page=0',
    'page=',
    'page=x',
    'limit=0',
    'limit=101',
    'sex=x',
    'city=Paris',
    'fields=x',
    'format=yaml',
  ])
    await refuses(get(`/mock/de/customers?${bad}`), 400);
  await refuses(get('/mock/de/customers', { method: 'POST' }), 405);
  expect(() => mockItem('de', 'customers', 'x')).toThrow(/has the id "x"/);
});

import { dataset } from 'specimen-data';
import { expect, it } from 'vitest';
import { parseCsv } from '../support/parsers.ts';
import { unzipped } from '../support/zip.ts';
import { service } from './service.ts';

const served = service();
const { get, post, refuses } = served;

it('lists the datasets with their tables, keys and references', async () => {
  const { json } = await get('/datasets');
  expect(json.count).toBe(json.datasets.length);
  const [bank, shop, payroll] = json.datasets;
  expect([bank.key, shop.key, payroll.key]).toEqual(['bank', 'shop', 'payroll']);
  expect([bank.main, shop.main, payroll.main]).toEqual(['customers', 'customers', 'employees']);
  const names = (each: { tables: { name: string }[] }) => each.tables.map(({ name }) => name);
  expect(names(bank)).toEqual(['customers', 'accounts', 'cards', 'merchants', 'transactions']);
  expect(names(shop)).toEqual(['customers', 'addresses', 'products', 'orders', 'order_items', 'payments']);
  expect(names(payroll)).toEqual(['departments', 'employees', 'contracts', 'payslips']);
  const [id, owner] = bank.tables[1].columns;
  expect(id).toEqual({ name: 'id', type: 'integer', key: true });
  expect(owner).toEqual({ name: 'customer_id', type: 'integer', ref: 'customers.id' });
});

it('gives all tables as JSON, as the library does', async () => {
  const { json, headers } = await get('/datasets/bank?country=de:3,fr:1&size=20&seed=x');
  expect(headers.get('x-seed')).toBe('x');
  expect(json).toEqual(dataset('bank', { country: 'de:3,fr:1', size: 20, seed: 'x' }));
  expect(json.tables.customers).toHaveLength(20);
  expect((await get('/datasets/shop?seed=x')).json.tables.customers).toHaveLength(100);
});

it('gives one table in any format of rows, and a part of it', async () => {
  const at = '/datasets/bank?country=de&size=30&seed=x&table=transactions';
  const all = (await get(at)).json;
  expect(Array.isArray(all)).toBe(true);
  expect((await get(`${at}&offset=500&n=7`)).json).toEqual(all.slice(500, 507));
  const csv = await get(`${at}&format=csv`);
  expect(csv.headers.get('content-disposition')).toBe('inline; filename="bank-transactions.csv"');
  expect(parseCsv(csv.text)).toHaveLength(all.length);
  expect((await get(`${at}&format=ndjson&n=3`)).text.trim().split('\n')).toHaveLength(3);
  expect((await get(`${at}&format=xml&n=3`)).text.match(/<row>/g)).toHaveLength(3);
  expect((await get(`${at}&offset=100000`)).json).toEqual([]);
  const sql = (await get(`${at}&format=sql&dialect=mysql&n=2`)).text;
  expect(sql).toMatch(
    /^-- UTF-8: [^\n]+\nSET NAMES utf8mb4;\nSET SESSION sql_mode = [^\n]+\nCREATE TABLE `transactions`/,
  );
});

it('gives SQL in an order that loads', async () => {
  const { text, headers } = await get('/datasets/payroll?size=5&seed=x&format=sql');
  expect(headers.get('content-type')).toBe('application/sql; charset=utf-8');
  const order = Array.from(text.matchAll(/CREATE TABLE "(\w+)"/g), ([, name]) => name);
  expect(order).toEqual(['departments', 'employees', 'contracts', 'payslips']);
  expect(text).toContain('FOREIGN KEY ("department_id") REFERENCES "departments" ("id")');
});

it('gives an archive of CSV', async () => {
  const answer = await fetch(`${served.site}/api/v1/datasets/shop?size=3&seed=x&format=zip`);
  const { headers } = answer;
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(headers.get('content-type')).toBe('application/zip');
  expect(headers.get('content-disposition')).toBe('inline; filename="shop.zip"');
  const files = unzipped(bytes);
  expect([...files.keys()]).toEqual([
    'customers.csv',
    'addresses.csv',
    'products.csv',
    'orders.csv',
    'order_items.csv',
    'payments.csv',
  ]);
  for (const [name, text] of files) {
    const table = name.replace('.csv', '');
    expect(text).toBe((await get(`/datasets/shop?size=3&seed=x&format=csv&table=${table}`)).text);
  }
});

it('takes your own tables', async () => {
  const { json: described } = await get('/dataset');
  const [example] = described.examples;
  const { json, headers } = await post('/dataset', example);
  expect(json).toEqual({ ...dataset(example), dataset: null });
  expect(headers.get('x-seed')).toBe('demo');
  const visits = await post('/dataset?table=visits&offset=2&n=3', example);
  expect(visits.json).toEqual(json.tables.visits.slice(2, 5));
  expect((await post('/dataset?format=sql&dialect=sqlite', example)).text).toContain('CREATE TABLE "visits"');
});

it.each([
  ['orders', 'orders'],
  ['注文', '%E6%B3%A8%E6%96%87'],
  ['x"y\\\r\n\0', 'x%22y%5C%0D%0A%00'],
  ['a'.repeat(9000), 'a'.repeat(60)],
])('gives a table of your own by whatever name: %j', async (name, file) => {
  const body = { tables: [{ name, rows: 2, fields: [{ name: 'a', type: 'uuid' }] }] };
  const { status, headers, text } = await post(`/dataset?format=csv&table=${encodeURIComponent(name)}`, body);
  expect(status).toBe(200);
  expect(headers.get('content-disposition')).toBe(`inline; filename="dataset-${file}.csv"`);
  expect(parseCsv(text)).toHaveLength(2);
});

it('names what does not apply', async () => {
  const { headers } = await get('/datasets/payroll?size=2&n=5&dialect=mysql&colour=red');
  expect(headers.get('x-ignored')).toBe('colour, n, dialect');
});

it('refuses what is not right, with what would be', async () => {
  await refuses(get('/datasets/bnk'), 404, /did you mean "bank"/);
  await refuses(get('/datasets/bank?country=uk'), 400, /did you mean "gb"/);
  await refuses(get('/datasets/bank?country=de:0'), 400, /de:3,fr:1/);
  await refuses(get('/datasets/bank?country=de,de'), 400, /twice/);
  await refuses(get('/datasets/bank?size=1001'), 400, /1 to 1000/);
  await refuses(get('/datasets/bank?size=0'), 400, /1 to 1000/);
  await refuses(get('/datasets/bank?format=csv'), 400, /give table/);
  await refuses(get('/datasets/bank?table=acounts'), 400, /did you mean "accounts"/);
  await refuses(get('/datasets/bank?format=sql&dialect=oracle'), 400, /postgres/);
  await refuses(post('/dataset', {}), 400, /your own tables/i);
  await refuses(post('/dataset', { tables: [], size: 3 }), 400, /no property "size"/);
  const many = { name: 't', rows: 10_001, fields: [{ type: 'uuid' }] };
  await refuses(post('/dataset', { tables: [many] }), 400, /at most 10000 rows/);
  for (const more of [{ rows: '1' }, { rows: 1, from: '1' }])
    await refuses(
      post('/dataset', { tables: [{ ...many, ...more }] }),
      400,
      /"t" must be a number, not the text "1"/,
    );
  const endless = { ...many, rows: Number.MAX_SAFE_INTEGER };
  const child = { name: 'u', of: 't', per: 1, fields: [{ type: 'uuid' }] };
  await refuses(post('/dataset', { tables: [endless, child] }), 400, /at most 10000 rows/);
  const wide = { ...many, rows: 1, fields: Array.from({ length: 101 }, () => ({ type: 'uuid' })) };
  await refuses(post('/dataset', { tables: [wide] }), 400, /over 100 columns/);
});

const ID = { name: 'id', type: 'sequence' };

/** Tables of so many columns each. */
function tablesOf(count: number, columns: number, field: object = { type: 'int' }): object[] {
  const fields = Array.from({ length: columns }, (_, i) => ({ name: `c${i}`, ...field }));
  return Array.from({ length: count }, (_, i) => ({ name: `t${i}`, rows: 1, fields }));
}

it('refuses what would hold others up, with the bound', async () => {
  const refused = (tables: readonly object[], message: RegExp) =>
    refuses(post('/dataset', { tables }), 400, message);
  await refused(tablesOf(21, 100), /at most 2000 columns in total/);
  await refused(tablesOf(1, 50, { type: 'de.full' }), /at most 2000 columns in total/);
  await refused(
    [{ ...tablesOf(1, 1)[0], unique: Array.from({ length: 2000 }, () => ['c0']) }],
    /at most 2000/,
  );
  await refused(tablesOf(2, 1, { pattern: '(a|b)'.repeat(1600) }), /patterns .* at most 10000 characters/);
  await refused(tablesOf(16, 1, { type: `enum:${'a,'.repeat(4990)}b` }), /at most 150000 characters/);
  await refused(tablesOf(16, 1, { const: ['a'.repeat(10_000)] }), /at most 150000 characters/);
  await refused(tablesOf(2, 1, { values: Array.from({ length: 5001 }, () => 1) }), /at most 10000 values/);
  const without = Array.from({ length: 10_001 }, (_, i) => i);
  await refused([{ ...tablesOf(1, 1)[0], without }], /without of table "t0" may have at most 10000 numbers/);
  const sums = Array.from({ length: 11 }, (_, i) => ({ name: `s${i}`, type: 'sum:parts.v' }));
  const parts = { name: 'parts', of: 'wholes', per: 1000, fields: [ID, { name: 'v', type: 'int' }] };
  const wholes = (count: number) => ({ name: 'wholes', rows: 2, fields: [ID, ...sums.slice(0, count)] });
  await refused([wholes(11), parts], /a row of "wholes" is computed from over 10000 values of other rows/);
  const { json } = await post('/dataset', { tables: [wholes(9), parts] });
  const total = json.tables.parts.slice(0, 1000).reduce((sum: number, { v }: { v: number }) => sum + v, 0);
  expect(json.tables.wholes[0].s8).toBe(total);
});

it('refuses before it begins what a late row could not be made of', async () => {
  const values = [...Array.from({ length: 9998 }, () => '2020-01-01'), 'garbage'];
  const fields = [ID, { name: 'd', values }, { name: 'e', type: 'date', after: 'd' }];
  await refuses(post('/dataset', { tables: [{ name: 'p', rows: 9999, fields }] }), 400, /"garbage"/);
});

it('gives the statement of an account of the bank as a file of a bank', async () => {
  const at = '/datasets/bank?country=de&size=5&seed=x';
  const { accounts, transactions } = (await get(at)).json.tables;
  const { id } = accounts[2];
  const { text, headers } = await get(`${at}&format=camt.053&account=${id}`);
  expect(headers.get('content-type')).toBe('application/xml; charset=utf-8');
  expect(headers.get('content-disposition')).toBe(`inline; filename="bank-${id}.xml"`);
  const checked = (await post('/messages/check', { content: text })).json;
  const bookings = transactions.filter((row: { account_id: number }) => row.account_id === id);
  expect(checked).toMatchObject({ message: 'camt.053', valid: true, count: bookings.length });
  await refuses(get(`${at}&format=camt.053`), 400, /give account/);
  await refuses(get(`${at}&format=camt.053&account=999`), 400, /account must be a number from 1 to/);
  await refuses(get(`${at}&format=norma43&account=1`), 400, /message of es/);
  await refuses(get('/datasets/shop?format=camt.053&account=1'), 400, /dataset bank/);
  expect((await get(`${at}&account=1`)).headers.get('x-ignored')).toBe('account');
});

import { readFile } from 'node:fs/promises';
import { fromJsonSchema, schema } from 'specimen-data';
import { expect, it } from 'vitest';
import { RUNS, snippetOn } from './snippets.ts';
import { copiedBy, SCREENS, turnTo, visits, wrongOn } from './visit.ts';

const { load, open } = visits();

/** An address of a schema. */
function address(fields: readonly object[], rest = 'rows=3&seed=demo'): string {
  return `/schema?fields=${encodeURIComponent(JSON.stringify(fields))}&${rest}`;
}

it('shows rows of the schema in the address, on every screen', async () => {
  const fields = [
    { name: 'who', type: 'fr.name' },
    { name: 'score', type: 'int:1,9' },
  ];
  const page = await open(address(fields));
  const [first] = schema({ count: 3, seed: 'demo', fields }) as { who: string }[];
  await page.getByRole('cell', { name: first?.who as string }).waitFor();
  expect(await page.getByRole('row').count()).toBe(4);
  await page.getByText('min,max').waitFor();
  expect(await wrongOn(page, { screens: ['desktop, dark', 'phone, light'] })).toEqual([]);
});

it('fields are added, changed, moved and removed', async () => {
  const page = await open(address([{ name: 'a', type: 'uuid' }]));
  await page.getByRole('button', { name: 'Add field' }).click();
  await page.getByLabel('Name', { exact: true }).nth(1).fill('b');
  await page.getByLabel('Type', { exact: true }).nth(1).fill('de.city');
  await page.getByLabel('Blank', { exact: true }).nth(1).fill('0.5');
  await page.getByRole('button', { name: 'Move up' }).nth(1).click();
  const request = page.getByRole('region', { name: 'Request' });
  await expect
    .poll(async () => JSON.parse((await request.getByRole('tabpanel').textContent()) ?? '').fields)
    .toEqual([
      { type: 'de.city', name: 'b', blank: 0.5 },
      { name: 'a', type: 'uuid' },
    ]);
  await page.getByRole('button', { name: 'Remove' }).first().click();
  await expect
    .poll(async () => JSON.parse((await request.getByRole('tabpanel').textContent()) ?? '').fields)
    .toHaveLength(1);
  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByText('No fields yet.').waitFor();
  expect(await request.count()).toBe(0);
  await page.getByRole('button', { name: 'Show an example' }).click();
  await request.getByText('sequence').waitFor();
  await turnTo(page, '/schema?fields={broken&rows=1.5&seed=demo');
  await page.getByText('The fields in this address cannot be read.').waitFor();
  await page.getByRole('button', { name: 'Add field' }).click();
  await page.getByText('Rows must be a whole number from 1 to 1,000,000, not “1.5”.').waitFor();
});

it('fields are moved by dragging', async () => {
  const page = await open(
    address([
      { name: 'a', type: 'uuid' },
      { name: 'b', type: 'word' },
    ]),
  );
  await page.locator('.grip').nth(1).dragTo(page.locator('.field').first());
  await page.waitForURL(/fields=%5B%7B%22name%22%3A%22b%22/);
});

it('what is dragged from elsewhere moves nothing', async () => {
  const page = await open(
    address([
      { name: 'a', type: 'uuid' },
      { name: 'b', type: 'word' },
    ]),
  );
  await page.getByRole('cell').first().waitFor();
  const file = await page.evaluateHandle(() => {
    const data = new DataTransfer();
    data.items.add(new File(['x'], 'x.png'));
    data.setData('text/plain', '0');
    return data;
  });
  await page.locator('.field').nth(1).dispatchEvent('drop', { dataTransfer: file });
  await page.getByRole('button', { name: 'Add field' }).click();
  await page.waitForURL(/fields=%5B%7B%22name%22%3A%22a%22/);
});

it('a share is typed key by key, and what is none is told', async () => {
  const page = await open(address([{ name: 'a', type: 'uuid' }]));
  const blank = page.getByLabel('Blank', { exact: true });
  await blank.pressSequentially('0.5');
  expect(await blank.inputValue()).toBe('0.5');
  await page.waitForURL(/%22blank%22%3A0.5/);
  await blank.fill('half');
  await page.getByText('blank must be a number from 0 to 1, not "half"').waitFor();
});

it.each(['[null]', '[1]', '["x"]', '{}', '[{"type":"enum:1","a":9007199254740993}]'])(
  'fields %s in the address cannot be read',
  async (fields) => {
    const page = await open(`/schema?fields=${encodeURIComponent(fields)}&seed=demo`);
    await page.getByText('The fields in this address cannot be read.').waitFor();
  },
);

it('columns may have any name, and a type that is none is told', async () => {
  const names = ['constructor', 'toString', '__proto__'];
  const page = await open(address(names.map((name) => ({ name, type: 'uuid' }))));
  await page.getByRole('columnheader').first().waitFor();
  expect(await page.getByRole('columnheader').allTextContents()).toEqual(names);
  await turnTo(page, address([{ type: 5 }]));
  await page.getByText('type must be').waitFor();
});

it('more columns than a server takes in an address stand in it nevertheless', async () => {
  const page = await open('/schema?seed=demo');
  await page.getByRole('button', { name: 'Import' }).click();
  const fields = Array.from({ length: 100 }, (_, at) => ({
    name: `column ${at}`,
    type: `enum:${'of words '.repeat(12)}${at}`,
  }));
  await page.getByLabel('JSON body').fill(JSON.stringify({ count: 2, fields }));
  await page.getByRole('columnheader', { name: 'column 99' }).waitFor();
  await page.waitForURL((url) => url.search === '' && url.hash.startsWith('#?'));
  await page.reload();
  await page.getByRole('columnheader', { name: 'column 99' }).waitFor();
  expect(await page.locator('option').count()).toBeLessThan(1000);
});

it('types are completed', async () => {
  const page = await open(address([{ name: 'a', type: 'pl.name' }]));
  const choices = page.locator('datalist option');
  await page.locator('datalist option[value="pl.id"]').waitFor({ state: 'attached' });
  expect(await choices.count()).toBeGreaterThan(100);
});

it('what is not taken over from a body is named', async () => {
  const page = await open('/schema?seed=demo');
  await page.getByRole('button', { name: 'Import' }).click();
  const box = page.getByLabel('JSON body');
  const fields = [{ type: 'de.name' }, { type: 'de.sex' }];
  await box.fill(JSON.stringify({ count: 2, offset: 5, where: { sex: 'female' }, fields }));
  await page.getByText('Ignored, because the page has no such option: offset, where.').waitFor();
  await box.fill(JSON.stringify({ count: 2, fields }));
  await page.getByText('Not taken over').waitFor({ state: 'detached' });
  await box.fill('{"fields":[{"const":9007199254740993}]}');
  await page
    .getByText('the body contains the number 9007199254740993, which cannot be read exactly')
    .waitFor();
  await box.fill('{"count":{},"seed":null,"fields":[]}');
  await page.getByText('count must be a number, seed a text or a number, and asOf a day.').waitFor();
  for (const other of ['{"rows":3}', 'null', '3', '{"fields":[null]}']) {
    await box.fill(other);
    await page.getByText('the body needs "fields"').waitFor();
  }
  await box.fill('SELECT 1');
  await page
    .getByText('This is neither JSON nor a CREATE TABLE statement, nor a CSV with a header.')
    .waitFor();
  await box.fill('openapi: 3.1.0');
  await page.getByText('This is YAML. Convert the description to JSON first').waitFor();
});

it('a JSON Schema is imported: rows satisfy it, to be taken away and made by the library', async () => {
  const page = await open('/schema?seed=demo&rows=3');
  await page.getByRole('columnheader', { name: 'iban' }).waitFor();
  const loaded = () =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').filter(({ name }) => /jsonSchema-|sqlTables-/.test(name)),
    );
  expect(await loaded()).toEqual([]);
  await page.getByRole('button', { name: 'Import' }).click();
  const box = page.getByLabel('JSON Schema,');
  const customer = {
    type: 'object',
    required: ['id', 'email', 'address'],
    properties: {
      id: { type: 'string', format: 'uuid' },
      email: { type: 'string', format: 'email' },
      address: { type: 'object', required: ['city'], properties: { city: { type: 'string' } } },
    },
  };
  const order = { type: 'object', required: ['number'], properties: { number: { type: 'integer' } } };
  await box.fill(
    JSON.stringify({ openapi: '3.1.0', components: { schemas: { Order: order, Customer: customer } } }),
  );
  await page.getByRole('columnheader', { name: 'number' }).waitFor();
  await page.getByLabel('Schema', { exact: true }).selectOption('Customer');
  await page.getByLabel('Country').selectOption('de');
  const options = { n: 3, seed: 'demo', country: 'de' };
  const rows = fromJsonSchema(customer, options) as { email: string }[];
  await page.getByRole('cell', { name: rows[0]?.email as string }).waitFor();
  expect(await wrongOn(page)).toEqual([]);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('Customer.json');
  expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toEqual(rows);
  const printed = await RUNS.JavaScript?.(await snippetOn(page), new URL(page.url()).origin);
  expect(JSON.parse(printed ?? '')).toEqual(rows);
  await page.reload();
  await page.getByRole('cell', { name: rows[0]?.email as string }).waitFor();
  await page.getByRole('button', { name: 'Columns instead' }).click();
  await page.getByLabel('Blank', { exact: true }).first().waitFor();
});

it('what no value can satisfy is told with its place', async () => {
  const schema = { type: 'object', properties: { a: { type: 'nothing' } }, required: ['a'] };
  const page = await open(`/schema?seed=demo&json=${encodeURIComponent(JSON.stringify(schema))}`);
  await page.getByText('/properties/a: ').waitFor();
  await turnTo(page, '/schema?seed=demo&json={');
  await page.getByText('The JSON Schema in this address cannot be read.').waitFor();
});

it('a table is imported from SQL, and what of it is wrong is told with its line', async () => {
  const page = await open('/schema?seed=demo');
  await page.getByRole('button', { name: 'Import' }).click();
  const box = page.getByLabel('JSON Schema,');
  await box.fill('CREATE TABLE t (\n  id integer PRIMARY KEY,\n  name text NOT\n');
  await page.getByText(/line \d/).waitFor();
  await box.fill(`CREATE TABLE customers (id serial PRIMARY KEY, name varchar(80) NOT NULL, shape geometry);
    CREATE TABLE orders (id serial PRIMARY KEY, customer_id int NOT NULL REFERENCES customers (id),
      status text NOT NULL CHECK (status IN ('open', 'paid')), total numeric(9, 2) NOT NULL);`);
  await page.getByText('Omitted: shape (left null: nothing is known of its type).').waitFor();
  await page.getByLabel('Table', { exact: true }).selectOption('orders');
  await page.getByText('One table alone cannot keep every rule of: customer_id.').waitFor();
  await page.getByLabel('Country').selectOption('fr');
  const request = page.getByRole('region', { name: 'Request' }).getByRole('tabpanel');
  await expect
    .poll(async () => JSON.parse((await request.textContent()) ?? '').fields)
    .toEqual([
      { name: 'id', type: 'sequence' },
      { name: 'customer_id', type: 'int:1,100' },
      { name: 'status', type: 'enum:open,paid' },
      { name: 'total', type: 'fr.amount' },
    ]);
  await page.getByRole('cell', { name: 'paid' }).first().waitFor();
  expect(await wrongOn(page)).toEqual([]);
});

it('columns are imported from a CSV by its header and values, of which none is kept', async () => {
  const page = await open('/schema?seed=demo');
  await page.getByRole('button', { name: 'Import' }).click();
  const box = page.getByLabel('JSON Schema,');
  await box.fill('id,iban\n1\n');
  await page.getByText('This is not a table: line 2 has 1 cell, but the header has 2.').waitFor();
  await box.fill(
    'id;Full Name;IBAN;joined\n7;Secret;DE89370400440532013000;2024-05-06\n8;Hidden;;2024-05-07\n',
  );
  await page.getByLabel('Country').selectOption('de');
  const request = page.getByRole('region', { name: 'Request' }).getByRole('tabpanel');
  await expect
    .poll(async () => JSON.parse((await request.textContent()) ?? '').fields)
    .toEqual([
      { name: 'id', type: 'sequence' },
      { name: 'Full Name', type: 'de.name' },
      { name: 'IBAN', type: 'de.iban', blank: expect.any(Number) },
      { name: 'joined', type: expect.stringMatching(/^date:/) },
    ]);
  expect(page.url()).not.toMatch(/Secret|DE89/);
});

it('a type has the whole width of a phone', async () => {
  const page = await load('/schema?seed=demo', SCREENS['phone, dark']);
  const types = page.getByLabel('Type', { exact: true });
  await types.nth(3).waitFor();
  const cut = await types.evaluateAll(
    (boxes) => boxes.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length,
  );
  expect(cut).toBe(0);
});

it('a body is imported, and exported as body, curl and type', async () => {
  const page = await open('/schema?seed=demo');
  await page.getByRole('button', { name: 'Import' }).click();
  const body = {
    count: 2,
    seed: 'mine',
    fields: [
      { name: 'sku', pattern: 'AB-###' },
      { name: 'n', type: 'int:1,5', blank: 0.2 },
    ],
  };
  await page.getByLabel('JSON body').fill('{');
  await page.getByText('This is not valid JSON').waitFor();
  await page.getByLabel('JSON body').fill(JSON.stringify(body));
  const [first] = schema(body) as { sku: string }[];
  await page.getByRole('cell', { name: first?.sku as string }).waitFor();
  const exported = async (name: string) => {
    await page.getByRole('tab', { name }).click();
    return copiedBy(page.getByRole('button', { name: 'Copy request' }));
  };
  expect(JSON.parse(await exported('Body'))).toEqual(body);
  expect(await exported('TypeScript')).toBe('interface Row {\n  sku: string;\n  n: number | null;\n}');
  expect(await exported('curl')).toContain(`${new URL(page.url()).origin}/api/v1/schema`);
  await page.getByRole('textbox', { name: 'Rows' }).fill('1500');
  await page.getByLabel('Format').selectOption('json');
  const rows = await RUNS.curl?.(await exported('curl'), new URL(page.url()).origin);
  expect(JSON.parse(rows ?? '')).toEqual(schema({ ...body, count: 1500 }));
});

it('the focus goes with a column that is moved, and stays among them when one is removed', async () => {
  const page = await open(address(['a', 'b', 'c'].map((name) => ({ name, type: 'uuid' }))));
  const focused = () =>
    page.evaluate(() => [
      document.activeElement?.ariaLabel ?? document.activeElement?.textContent,
      document.activeElement?.closest('li')?.querySelector('input')?.value,
    ]);
  await page.getByRole('button', { name: 'Move up' }).nth(2).press('Enter');
  await expect.poll(focused).toEqual(['Move up', 'c']);
  await page.keyboard.press('Enter');
  await expect.poll(focused).toEqual(['Move down', 'c']);
  await page.getByRole('button', { name: 'Remove' }).nth(2).press('Enter');
  await expect.poll(focused).toEqual(['Add field', undefined]);
});

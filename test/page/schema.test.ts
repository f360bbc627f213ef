import { schema } from 'specimen-data';
import { expect, it } from 'vitest';
import { RUNS } from './snippets.ts';
import { copied, SCREENS, turnTo, visits, wrongOn } from './visit.ts';

const { open } = visits();

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
  await page.getByText('Not taken over, as nothing here asks for it: offset, where.').waitFor();
  await box.fill(JSON.stringify({ count: 2, fields }));
  await page.getByText('Not taken over').waitFor({ state: 'detached' });
  for (const other of ['{"type":"object","properties":{}}', 'null', '3']) {
    await box.fill(other);
    await page.getByText('The body needs "fields"').waitFor();
  }
});

it('a type has the whole width of a phone', async () => {
  const page = await open('/schema?seed=demo', SCREENS['phone, dark']);
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
  await page.getByText('This is no JSON').waitFor();
  await page.getByLabel('JSON body').fill(JSON.stringify(body));
  const [first] = schema(body) as { sku: string }[];
  await page.getByRole('cell', { name: first?.sku as string }).waitFor();
  const exported = async (name: string) => {
    await page.getByRole('tab', { name }).click();
    await page.getByRole('button', { name: 'Copy request' }).click();
    return copied(page);
  };
  expect(JSON.parse(await exported('Body'))).toEqual(body);
  expect(await exported('TypeScript')).toBe('interface Row {\n  sku: string;\n  n: number | null;\n}');
  expect(await exported('curl')).toContain(`${new URL(page.url()).origin}/api/v1/schema`);
  await page.getByRole('textbox', { name: 'Rows' }).fill('1500');
  await page.getByLabel('Format').selectOption('json');
  const rows = await RUNS.curl?.(await exported('curl'), new URL(page.url()).origin);
  expect(JSON.parse(rows ?? '')).toEqual(schema({ ...body, count: 1500 }));
});

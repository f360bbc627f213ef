import { readdirSync } from 'node:fs';
import { dataset, generate } from 'specimen-data';
import { expect, it } from 'vitest';
import { SCREENS, visits } from './visit.ts';

const { load } = visits();
const assets = readdirSync(new URL('../../packages/web/dist/assets', import.meta.url));
const FILES = [
  ...assets.filter((file) => !/\.(br|gz)$/.test(file)).map((file) => `/assets/${file}`),
  '/docs',
  '/api/v1/openapi.json',
];

it('every view opens again without a network, and every country that was used works', async () => {
  const page = await load('/browse/ke?seed=demo', { ...SCREENS['desktop, light'], serviceWorkers: 'allow' });
  await page.getByRole('heading', { name: 'Identity' }).waitFor();
  const missing = () =>
    page.evaluate(async (files) => {
      const found = await Promise.all(files.map((file) => caches.match(file, { ignoreVary: true })));
      return files.filter((_, at) => found[at] === undefined);
    }, FILES);
  await expect.poll(missing).toEqual([]);
  let refused = 0;
  await page.context().route(/\/about$/, (route) => {
    refused++;
    return route.fulfill({ status: 503, body: 'down' });
  });
  await page.goto(new URL('/about', page.url()).href);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(refused).toBeGreaterThan(0);
  await page.context().setOffline(true);
  for (const address of ['/browse', '/rows', '/schema', '/messages', '/validate', '/about', '/docs']) {
    await page.goto(new URL(address, page.url()).href);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    expect(await page.title()).toMatch(/^Specimen/);
  }
  const { name, phone } = generate('ke.person', { seed: 'other' }) as { name: string; phone: string };
  await page.goto(new URL('/browse/ke?seed=other', page.url()).href);
  await page.getByText(name, { exact: true }).waitFor();
  await page.goto(new URL('/?q=kenyan+phone+number&seed=other', page.url()).href);
  await page.getByRole('region', { name: 'Result' }).getByText(phone).waitFor();
  const [customer] = dataset('bank', { country: 'ke', seed: 'other', size: 100 }).tables.customers as {
    name: string;
  }[];
  await page.goto(new URL('/datasets?country=ke&seed=other', page.url()).href);
  await page
    .getByRole('cell', { name: customer?.name as string, exact: true })
    .first()
    .waitFor();
});

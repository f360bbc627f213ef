import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { visits, wrongOn } from './visit.ts';

const visited = visits();
const { open } = visited;

it('the reference is in the page, with its navigation, on every screen', async () => {
  const page = await open('/docs');
  await page.getByRole('heading', { name: 'Catalogue', exact: true }).first().waitFor();
  expect(await wrongOn(page, { within: '.bar' })).toEqual([]);
  await page.getByRole('button', { name: 'Menu', exact: true }).first().click();
  const main = page.getByRole('navigation', { name: 'Main' });
  await main.getByRole('link', { name: 'Docs' }).waitFor();
  await main.getByRole('link', { name: 'Browse' }).click();
  await page.getByRole('heading', { name: 'Browse' }).waitFor();
});

it('says that it is loading; then calls can be tried', async () => {
  const page = await open('/browse');
  let release = () => {};
  const seen = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/reference-*.js', (route) => seen.then(() => route.continue()), { times: 1 });
  await page.getByRole('link', { name: 'Docs' }).click();
  await page.getByText('Loading the reference …').waitFor();
  release();
  await page.getByRole('button', { name: 'Test Request (get /countries)' }).click();
  await page.getByRole('button', { name: /^Send/ }).first().click();
  await page.getByText('200 OK').waitFor();
});

it('the folder of the page holds the description, for a static host', async () => {
  const own = new URL('../../packages/web/dist/api/v1/openapi.json', import.meta.url);
  const file = JSON.parse(readFileSync(own, 'utf8'));
  const served = await (await fetch(`${visited.site}/api/v1/openapi.json`)).json();
  expect({ ...served, servers: file.servers }).toEqual(file);
});

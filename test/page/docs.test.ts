import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { SCREENS, show, visits, wrongOn } from './visit.ts';

const visited = visits();
const { load, open } = visited;

it('the reference is in the page, with its navigation, on every screen', async () => {
  const page = await open('/docs');
  await page.getByRole('heading', { name: 'Catalogue', exact: true }).first().waitFor();
  expect(await wrongOn(page, { within: '.bar' })).toEqual([]);
  for (const screen of ['desktop, light', 'phone, dark'] as const) {
    await show(page, screen);
    expect(await slidOver(page), screen).toEqual([2400]);
  }
  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole('button', { name: 'Menu', exact: true }).first().click();
  const main = page.getByRole('navigation', { name: 'Main' });
  await main.getByRole('link', { name: 'Docs' }).waitFor();
  await main.getByRole('link', { name: 'Browse' }).click();
  await page.getByRole('heading', { name: 'Browse' }).waitFor();
});

/** Returns how far the page scrolled, and what covered the navigation meanwhile. */
function slidOver(page: Page): Promise<readonly (number | string)[]> {
  return page.evaluate(async () => {
    const found = new Set<string>();
    for (const top of [300, 600, 1200, 2400]) {
      scrollTo(0, top);
      // On a busy machine a browser that nobody looks at may draw no further frame.
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
        setTimeout(resolve, 500);
      });
      for (const part of document.querySelectorAll('.bar a, .bar button')) {
        const { x, y, width, height } = part.getBoundingClientRect();
        const shown = width > 0 && document.elementFromPoint(x + width / 2, y + height / 2);
        if (shown && !part.contains(shown)) found.add(`${part.textContent} under ${shown.outerHTML}`);
      }
    }
    return [scrollY, ...found];
  });
}

it('says that it is loading; then calls can be tried', async () => {
  const page = await load('/browse');
  let release = () => {};
  const seen = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/reference-*.js', (route) => seen.then(() => route.continue()), { times: 1 });
  await page.getByRole('link', { name: 'Docs' }).click();
  const loading = page.getByText('Loading the API reference …');
  await loading.waitFor();
  release();
  await loading.waitFor({ state: 'detached' });
  expect(await page.getByRole('heading', { name: 'Specimen', exact: true, level: 1 }).count()).toBe(1);
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

it('a reference that could not be fetched is asked for again', async () => {
  const page = await load('/about', SCREENS['desktop, light']);
  await page.route(/assets\/reference-/, (route) => route.fulfill({ status: 404 }));
  await page.goto(new URL('/docs', page.url()).href);
  const again = page.getByRole('button', { name: 'Try again' });
  await again.click();
  await again.waitFor();
  await page.unroute(/assets\/reference-/);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await page.getByRole('heading', { name: 'Catalogue', exact: true }).first().waitFor();
});

import { generate } from 'specimen-data';
import { expect, it } from 'vitest';
import { SCREENS, visits } from './visit.ts';

const { open } = visits();

it('every view opens again without a network, and every country that was used works', async () => {
  const page = await open('/browse/ke?seed=demo', { ...SCREENS['desktop, light'], serviceWorkers: 'allow' });
  await page.getByRole('heading', { name: 'Identity' }).waitFor();
  // All of it is there when the reference, the largest, is.
  await page.waitForFunction(async () => {
    await navigator.serviceWorker.ready;
    return (
      (await caches.match('/docs')) !== undefined &&
      (await caches.match('/api/v1/openapi.json')) !== undefined
    );
  });
  await page.context().setOffline(true);
  for (const address of ['/', '/browse', '/rows', '/schema', '/datasets', '/validate', '/about', '/docs']) {
    await page.goto(new URL(address, page.url()).href);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    expect(await page.title()).toMatch(/^Specimen/);
  }
  await page.goto(new URL('/browse/ke?seed=other', page.url()).href);
  await page
    .getByText((generate('ke.person', { seed: 'other' }) as { name: string }).name, { exact: true })
    .waitFor();
});

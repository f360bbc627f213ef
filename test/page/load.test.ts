import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { service } from '../http/service.ts';
import { visits } from './visit.ts';

const { load } = visits();
const served = service();

it('the first load is under 120 KB, packed, before a country is chosen', async () => {
  const page = await load('/');
  await page.waitForLoadState('networkidle');
  const files = await page.evaluate(() =>
    ['navigation', 'resource'].flatMap((type) => performance.getEntriesByType(type).map(({ name }) => name)),
  );
  const sizes = await Promise.all(
    files.map(async (file) => gzipSync(await (await fetch(file)).arrayBuffer()).length),
  );
  expect(sizes.length).toBeGreaterThan(3);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(120_000);
});

it.each(['/', '/browse', '/browse/de', '/docs', '/nowhere'])('%s has a strict policy', async (address) => {
  const { headers } = await fetch(served.site + address, { headers: { accept: 'text/html' } });
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'; script-src 'self';");
  expect(policy).not.toContain('unsafe-eval');
  expect(policy.includes('unsafe-inline')).toBe(address === '/docs');
});

it.each([
  ['/robots.txt', 'text/plain'],
  ['/llms.txt', 'text/plain'],
  ['/favicon.svg', 'image/svg+xml'],
  ['/manifest.webmanifest', 'application/manifest+json'],
  ['/card.png', 'image/png'],
])('%s is there', async (address, type) => {
  const response = await fetch(served.site + address);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toContain(type);
});

it('what llms.txt links to is there', async () => {
  const text = await (await fetch(`${served.site}/llms.txt`)).text();
  for (const [, address] of text.matchAll(/\]\((\/[^)]*)\)/g))
    expect((await fetch(served.site + address)).status, address).toBe(200);
});

it.each([
  ['/rows/?seed=demo', '/rows?seed=demo'],
  ['/browse/', '/browse'],
  ['/browse/DE', '/browse/de'],
  ['/Browse/De/?seed=demo', '/browse/de?seed=demo'],
  ['/docs/', '/docs'],
])('%s leads to %s', async (address, to) => {
  const response = await fetch(served.site + address, {
    headers: { accept: 'text/html' },
    redirect: 'manual',
  });
  expect([response.status, response.headers.get('location')]).toEqual([308, to]);
});

it('programs get errors as JSON where nothing is', async () => {
  const response = await fetch(`${served.site}/nowhere`);
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({ error: expect.stringContaining('no such path') });
});

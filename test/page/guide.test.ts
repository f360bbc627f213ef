import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { filesIn, root } from '../architecture/sources.ts';
import { service } from '../http/service.ts';
import { visits, wrongOn } from './visit.ts';

const folder = 'packages/web/dist/guide';
const isBuilt = existsSync(`${root}${folder}/index.html`);
const { load, open } = visits();
const served = service();

it.skipIf(isBuilt)('the page has no link to a guide that `npm run docs` has not built', async () => {
  const page = await open('/browse');
  await page.getByRole('link', { name: 'Validate' }).waitFor();
  expect(await page.getByRole('link', { name: 'Guide' }).count()).toBe(0);
  expect((await fetch(`${served.site}/guide/`)).status).toBe(404);
});

describe.skipIf(!isBuilt)('the guide, if `npm run docs` has built it', () => {
  it('opens from the page, and its links open its pages', async () => {
    const page = await open('/browse');
    await page.getByRole('link', { name: 'Guide' }).click();
    await page.getByRole('heading', { name: 'Specimen documentation' }).waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Your first test with Vitest' }).click();
    await page.waitForURL(`${served.site}/guide/tutorials/first-test-vitest`);
    await page.getByRole('heading', { name: 'Your first test with Vitest', level: 1 }).waitFor();
  });

  it.each([
    '/guide/',
    '/guide/how-to/mask-real-data',
    '/guide/reference/generated/countries/de',
    '/guide/reference/library/',
  ])('has nothing wrong for axe: %s', async (address) => {
    expect(await wrongOn(await load(address))).toEqual([]);
  });

  it('has no inline scripts, which our content policy forbids', async () => {
    const response = await fetch(`${served.site}/guide/how-to/steer-people`);
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self';");
    expect(await response.text()).not.toMatch(/<script(?![^>]* src=)/);
    expect((await fetch(`${served.site}/guide`)).url).toBe(`${served.site}/guide/`);
  });

  it('has no broken links', () => {
    const pages = new Map(filesIn(folder, /\.html$/).map(({ path, text }) => [path, text]));
    const broken = [...pages].flatMap(([path, text]) =>
      [...text.matchAll(/href="\/guide\/([^"#?]*)(?:#([^"]*))?"/g)].flatMap(([link, to = '', id = '']) => {
        const file = [`${to}.html`, `${to}index.html`, to].find((each) =>
          existsSync(`${root}${folder}/${each}`),
        );
        if (file === undefined) return [`${path}: ${link}`];
        const target = pages.get(`${folder}/${file}`);
        const isThere =
          id === '' || target === undefined || target.includes(`id="${decodeURIComponent(id)}"`);
        return isThere ? [] : [`${path}: ${link}`];
      }),
    );
    expect(broken).toEqual([]);
  });
});

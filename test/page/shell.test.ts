import { expect, it } from 'vitest';
import { SCREENS, visits, wrongOn } from './visit.ts';

const { load } = visits();
const VIEWS = [
  '/',
  '/browse',
  '/browse/jp',
  '/rows',
  '/schema',
  '/datasets',
  '/messages',
  '/validate',
  '/about',
];
const NAMES = ['Ask', 'Browse', 'Rows', 'Schema', 'Datasets', 'Messages', 'Validate', 'Docs'];

it.each(VIEWS)('%s says what it is', async (address) => {
  const page = await load(address);
  await page.getByRole('main').getByRole('heading').first().waitFor();
  expect(await page.title()).toMatch(/^Specimen/);
  expect(await page.getAttribute('html', 'lang')).toBe('en');
  expect(await page.getAttribute('meta[name=description]', 'content')).toMatch(/.{40}/);
});

// The others are looked at by their own tests, with what they show.
it.each(['/', '/browse', '/validate', '/about'])(
  '%s is open to everyone and fits every screen, in both themes',
  async (address) => {
    const page = await load(address);
    await page.getByRole('main').getByRole('heading').first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(await wrongOn(page)).toEqual([]);
  },
);

it.each(Object.entries(SCREENS))(
  'the navigation of a %s screen leads to every view',
  async (name, screen) => {
    const page = await load('/', screen);
    if (name.startsWith('phone')) {
      const menu = page.getByRole('button', { name: 'Menu' });
      await menu.click();
      // A slow machine may show the page before it listens to keys.
      await expect
        .poll(async () => {
          await page.keyboard.press('Escape');
          return menu.getAttribute('aria-expanded');
        })
        .toBe('false');
      await menu.click();
    }
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
    await links.last().waitFor();
    // The guide is there if `npm run docs` has built it.
    const names = await links.allTextContents();
    expect(names.filter((name) => name !== 'Guide')).toEqual(NAMES);
    await links.getByText('Browse').click();
    await page.getByRole('heading', { name: 'Browse' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/browse');
    await page.goBack();
    await page.getByRole('searchbox', { name: 'Ask for test data' }).waitFor();
  },
);

it('says that it is loading while the page is on its way', async () => {
  const page = await load('/about', SCREENS['desktop, light']);
  let release = () => {};
  await page.route(/assets\/page-/, async (route) => {
    await new Promise<void>((resolve) => {
      release = resolve;
    });
    await route.continue();
  });
  await page.goto(new URL('/browse', page.url()).href, { waitUntil: 'commit' });
  const loading = page.getByText('Loading …');
  await loading.waitFor();
  release();
  await page.getByRole('heading', { name: 'Browse' }).waitFor();
  expect(await loading.count()).toBe(0);
});

it('the theme is switched, and stays so', async () => {
  const page = await load('/about', SCREENS['desktop, light']);
  const colour = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await colour();
  await page.getByTitle('Dark theme').click();
  await expect.poll(colour).not.toBe(light);
  await page.reload();
  await page.getByRole('button', { name: 'Dark theme', pressed: true }).waitFor();
  expect(await colour()).not.toBe(light);
});

it('is printed dark on white, whatever the theme, and no wider than the paper', async () => {
  const page = await load('/rows?country=de&rows=3&seed=demo', SCREENS['desktop, light']);
  const cell = page.getByRole('cell').first();
  const colour = () => cell.evaluate((each) => getComputedStyle(each).color);
  const ink = await colour();
  await page.getByTitle('Dark theme').click();
  await expect.poll(colour).not.toBe(ink);
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.emulateMedia({ media: 'print' });
  await expect.poll(colour).toBe(ink);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(794);
});

it('keyboard alone reaches the content and the navigation', async () => {
  const page = await load('/browse');
  await page.getByRole('heading', { name: 'Browse' }).waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
});

it('skipping to the content leaves what stands in the address', async () => {
  const page = await load('/validate#DE89370400440532013000');
  await page.getByRole('row', { name: /ISO 13616/ }).waitFor();
  await page.getByRole('link', { name: 'Skip to the content' }).press('Enter');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
  expect(await page.getByRole('textbox', { name: 'Values' }).inputValue()).toBe('DE89370400440532013000');
});

it('who opens another view by keyboard stands at its beginning and is told its name', async () => {
  const page = await load('/about');
  await page.getByRole('link', { name: 'Browse', exact: true }).press('Enter');
  await page.getByRole('heading', { name: 'Browse' }).waitFor();
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
  await page.getByRole('status').getByText('Specimen: browse countries').waitFor({ state: 'attached' });
});

it('what is no view is opened as the document it is', async () => {
  const page = await load('/about');
  await page.getByRole('link', { name: 'llms.txt' }).click();
  await page.getByText('# Specimen').waitFor();
});

it.each(['button', 'network'])('a view that cannot be fetched says so, and is by the %s', async (way) => {
  const page = await load('/about', SCREENS['desktop, light']);
  await page.getByRole('heading').first().waitFor();
  await page.route(/assets\/browse-/, (route) => route.fulfill({ status: 404 }));
  await page.getByRole('link', { name: 'Browse', exact: true }).click();
  await page.getByRole('heading', { name: 'This view could not be loaded.' }).waitFor();
  await page.unroute(/assets\/browse-/);
  if (way === 'button') await page.getByRole('button', { name: 'Load the page again' }).click();
  else await page.evaluate(() => dispatchEvent(new Event('online')));
  await page.getByRole('heading', { name: 'Browse' }).waitFor();
});

it.each(['button', 'network'])('what could not be fetched is tried again by the %s', async (way) => {
  const page = await load('/about', SCREENS['desktop, light']);
  await page.context().route(/assets\/ke-/, (route) => route.fulfill({ status: 404 }));
  await page.goto(new URL('/browse/ke?seed=demo', page.url()).href);
  const again = page.getByRole('button', { name: 'Try again' });
  await page.getByText('Something went wrong: the data of Kenya could not be fetched.').waitFor();
  await again.click();
  await again.waitFor();
  await page.context().unroute(/assets\/ke-/);
  // An earlier request may still be running, and fail once more.
  await expect
    .poll(
      async () => {
        if (way === 'button') await again.click({ timeout: 500 }).catch(() => {});
        else await page.evaluate(() => dispatchEvent(new Event('online')));
        return page.getByRole('heading', { name: 'Identity' }).isVisible();
      },
      { timeout: 30_000 },
    )
    .toBe(true);
  expect(await again.count()).toBe(0);
});

it('where nothing may be stored, the theme is switched nevertheless', async () => {
  const page = await load('/about', SCREENS['desktop, light']);
  await page.context().addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await page.reload();
  await page.getByTitle('Dark theme').click();
  await page.getByRole('button', { name: 'Dark theme', pressed: true }).waitFor();
});

it('previews of links name whole addresses, or none', async () => {
  const page = await load('/about');
  const images = await page
    .locator('meta[property="og:image"]')
    .evaluateAll((metas) => metas.map((meta) => meta.getAttribute('content') ?? ''));
  for (const image of images) expect(image).toMatch(/^https?:/);
});

it.each(['/browse/de/company', '//'])('an address where nothing is, %s, leads home', async (address) => {
  const page = await load(address);
  expect(
    await page.evaluate(() =>
      performance
        .getEntriesByType('navigation')
        .map((entry) => (entry as PerformanceNavigationTiming).responseStatus),
    ),
  ).toEqual([404]);
  await page.getByRole('heading', { name: 'There is nothing here.' }).waitFor();
  await page.getByRole('link', { name: 'Go home' }).click();
  await page.getByRole('searchbox', { name: 'Ask for test data' }).waitFor();
});

it('an unknown country leads to the nearest', async () => {
  const page = await load('/browse/germny');
  await page.getByText('There is no country “germny” here').waitFor();
  await page.getByRole('link', { name: /^Germany/ }).click();
  await page.getByRole('heading', { name: 'Germany' }).waitFor();
});

it('an unknown country is called as it was written', async () => {
  const page = await load('/browse/%C3%B6sterreich');
  await page.getByText('There is no country “österreich” here').waitFor();
  await page.getByRole('link', { name: /^Austria/ }).waitFor();
});

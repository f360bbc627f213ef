import axe from 'axe-core';
import {
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Locator,
  type Page,
} from 'playwright-core';
import { afterAll, afterEach, expect } from 'vitest';
import { browserFile } from '../../scripts/browser.mjs';
import { service } from '../http/service.ts';
import { lazy } from '../support/validatorValues.ts';

/** The kinds of screen that every part is looked at on. */
export const SCREENS = {
  'desktop, light': { viewport: { width: 1280, height: 860 }, colorScheme: 'light' },
  'desktop, dark': { viewport: { width: 1280, height: 860 }, colorScheme: 'dark' },
  'phone, light': {
    viewport: { width: 390, height: 844 },
    colorScheme: 'light',
    hasTouch: true,
    isMobile: true,
  },
  'phone, dark': {
    viewport: { width: 320, height: 640 },
    colorScheme: 'dark',
    hasTouch: true,
    isMobile: true,
  },
} as const satisfies Record<string, BrowserContextOptions>;

type Screen = keyof typeof SCREENS;

export interface Visits {
  readonly site: string;
  /**
   * Opens an address on the page that the tests of a file share. The first loads it, the others turn to another view
   * and to this one, as nobody had been in it: to load the page and its worker again takes several times as long.
   */
  open(address: string): Promise<Page>;
  /** Loads an address on that page, or on a screen, in a context of its own, as nobody had been here before. */
  load(address: string, screen?: BrowserContextOptions): Promise<Page>;
}

/** One browser for all tests of a process; it ends with it. */
const browser = lazy(async () =>
  chromium.launch({ executablePath: await browserFile(), args: ['--no-sandbox', '--disable-gpu'] }),
);

/** Pages for the tests of a file. What a page complains of, and what leaves its origin, fails the test. */
export function visits(): Visits {
  const served = service();
  const complaints: string[] = [];
  const contexts: BrowserContext[] = [];
  const pageOn = async (screen: BrowserContextOptions): Promise<Page> => {
    const context = await (await browser()).newContext({
      reducedMotion: 'reduce',
      permissions: ['clipboard-read', 'clipboard-write'],
      serviceWorkers: 'block', // it would fetch all there is; offline.test.ts allows it
      ...screen,
    });
    context.on('request', (request) => {
      const { protocol, origin } = new URL(request.url());
      if (protocol.startsWith('http') && origin !== served.site) complaints.push(`asked ${request.url()}`);
    });
    const page = await context.newPage();
    page.on('console', (message) => {
      // A missing address is told by the browser too.
      if (message.type() === 'error' && !/status of 404/.test(message.text()))
        complaints.push(`${message.text()} ${message.location().url}`);
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    return page;
  };
  const desktop = SCREENS['desktop, light'];
  const shared = lazy(() => pageOn(desktop));
  afterEach(async () => {
    await Promise.all(contexts.splice(0).map((context) => context.close()));
    expect(complaints.splice(0)).toEqual([]);
  });
  afterAll(async () => (await shared()).context().close());
  const desktopPage = async (): Promise<Page> => {
    const page = await shared();
    await show(page, 'desktop, light');
    return page;
  };
  const load = async (address: string, screen?: BrowserContextOptions): Promise<Page> => {
    const page = await (screen ? pageOn(screen) : desktopPage());
    if (screen) contexts.push(page.context());
    else if (address.includes('#')) await page.goto('about:blank'); // a hash alone would not load it anew
    await page.goto(served.site + address);
    await settled(page);
    return page;
  };
  return {
    get site() {
      return served.site;
    },
    load,
    async open(address) {
      const page = await desktopPage();
      if (!page.url().startsWith(served.site)) return load(address);
      const { pathname } = new URL(page.url());
      const another = address.startsWith('/about') ? '/' : '/about';
      if (pathname !== another) await turnToView(page, another);
      await turnToView(page, address);
      return page;
    },
  };
}

/** Waits until all is there: what comes later moves what one would click on. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector('main > :not(.left)') &&
      !document.querySelector('main > .left, .loading, [aria-busy=true]'),
  );
}

/** Returns faults of the page on a wide and a narrow screen, each in its theme: findings of axe, and elements beyond the right edge. */
export async function wrongOn(
  page: Page,
  { within = 'body', screens = ['desktop, light', 'phone, dark'] as readonly Screen[] } = {},
): Promise<readonly string[]> {
  const wrong: string[] = [];
  await page.evaluate(axe.source);
  for (const [at, screen] of screens.entries()) {
    await show(page, screen);
    const over = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (over > 0) wrong.push(`${screen}: ${over} pixels too wide`);
    // Rules that depend on neither size nor theme run once.
    const rules = at === 0 ? {} : { runOnly: SEEN };
    const { violations } = await page.evaluate(
      ([context, rules]) =>
        (window as unknown as { axe: typeof axe }).axe.run(context, {
          resultTypes: ['violations'],
          ...rules,
        }),
      [within, rules] as const,
    );
    for (const { id, nodes } of violations)
      wrong.push(`${screen}: ${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  }
  return wrong;
}

/** The rules of axe for what is seen of a page. */
const SEEN = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size'];

/** Makes the window as large and as light as a screen. */
export async function show(page: Page, screen: Screen): Promise<void> {
  const { viewport, colorScheme } = SCREENS[screen];
  await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme });
}

/** Turns to another address without loading the page again, which costs half a second. */
export function turnTo(page: Page, address: string): Promise<void> {
  return page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}

/** Turns to an address of another view, and waits until what was there has left. */
async function turnToView(page: Page, address: string): Promise<void> {
  await page.evaluate(() => {
    for (const each of document.querySelectorAll('main > *')) each.classList.add('left');
  });
  await turnTo(page, address);
  await settled(page);
}

/** Clicks a button and returns what it copied. */
export async function copiedBy(button: Locator): Promise<string> {
  const page = button.page();
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await button.click();
  await expect.poll(() => copied(page)).not.toBe('');
  return copied(page);
}

/** Returns the copied text. */
export function copied(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}

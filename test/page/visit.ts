import { AxeBuilder } from '@axe-core/playwright';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { browserFile } from '../../scripts/browser.mjs';
import { service } from '../http/service.ts';

/** The kinds of screen that every part is looked at on. */
export const SCREENS = {
  'desktop, light': { viewport: { width: 1280, height: 860 }, colorScheme: 'light' },
  'desktop, dark': { viewport: { width: 1280, height: 860 }, colorScheme: 'dark' },
  'phone, light': {
    viewport: { width: 320, height: 640 },
    colorScheme: 'light',
    hasTouch: true,
    isMobile: true,
  },
  'phone, dark': {
    viewport: { width: 390, height: 844 },
    colorScheme: 'dark',
    hasTouch: true,
    isMobile: true,
  },
} as const satisfies Record<string, BrowserContextOptions>;

export interface Visits {
  readonly site: string;
  /** Opens an address in a browser of its own, as nobody had been here before. */
  open(address: string, screen?: BrowserContextOptions): Promise<Page>;
}

/** A browser for the tests of a file. What a page complains of, and what leaves its origin, fails the test. */
export function visits(): Visits {
  const served = service();
  let browser: Browser;
  const contexts: BrowserContext[] = [];
  const complaints: string[] = [];
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: await browserFile(), args: ['--no-sandbox'] });
  });
  afterAll(() => browser.close());
  afterEach(async () => {
    await Promise.all(contexts.splice(0).map((context) => context.close()));
    expect(complaints.splice(0)).toEqual([]);
  });
  return {
    get site() {
      return served.site;
    },
    async open(address, screen = SCREENS['desktop, light']) {
      const context = await browser.newContext({
        ...screen,
        reducedMotion: 'reduce',
        permissions: ['clipboard-read', 'clipboard-write'],
      });
      contexts.push(context);
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
      await page.goto(served.site + address);
      return page;
    },
  };
}

/** What is wrong with the page on any screen: what axe finds, and what goes beyond the right edge. */
export async function wrongOn(
  page: Page,
  { within = 'body', screens = Object.keys(SCREENS) } = {},
): Promise<readonly string[]> {
  const wrong: string[] = [];
  for (const name of screens) {
    const { viewport, colorScheme } = SCREENS[name as keyof typeof SCREENS];
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    const over = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (over > 0) wrong.push(`${name}: ${over} pixels too wide`);
    const { violations } = await new AxeBuilder({ page }).include(within).analyze();
    for (const { id, nodes } of violations)
      wrong.push(`${name}: ${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  }
  return wrong;
}

/** What was copied. */
export function copied(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}

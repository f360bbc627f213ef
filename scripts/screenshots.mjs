// Takes pictures of the page for README.md and the social card: `npm run screenshots`. They show flags and names in
// their own scripts if the machine has fonts for them: Debian's fonts-noto-color-emoji and fonts-noto-cjk.
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { buildApp, readSettings } from '../packages/server/dist/index.js';
import { browserFile } from './browser.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const app = await buildApp({ settings: readSettings({ LOG_LEVEL: 'silent' }) });
const site = await app.listen({ port: 0, host: '127.0.0.1' });
const browser = await chromium.launch({ executablePath: await browserFile(), args: ['--no-sandbox'] });

const DESKTOP = { width: 1280, height: 800 };
const PICTURES = {
  'docs/images/ask.png': ['/?q=5+german+ibans&seed=demo', 'light', DESKTOP],
  'docs/images/browse.png': ['/browse/jp?seed=demo', 'light', DESKTOP],
  'docs/images/rows.png': ['/rows?country=br&rows=1000&seed=demo', 'dark', DESKTOP],
  'docs/images/schema.png': ['/schema?seed=demo', 'light', DESKTOP],
  'docs/images/datasets.png': ['/datasets?dataset=shop&country=fr&seed=demo', 'light', DESKTOP],
  'docs/images/validate.png': [
    '/validate?as=iban&cases=1#DE89370400440532013000%0ADE89370400440532013001',
    'dark',
    DESKTOP,
  ],
  'docs/images/reference.png': ['/docs', 'light', DESKTOP],
  'packages/web/public/card.png': ['/?seed=specimen', 'light', { width: 1200, height: 630 }],
};

for (const [file, [address, colorScheme, viewport]] of Object.entries(PICTURES)) {
  const page = await browser.newPage({ viewport, colorScheme, reducedMotion: 'reduce' });
  await page.goto(site + address);
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => !document.querySelector('.loading, [aria-busy=true]'));
  await page.screenshot({ path: root + file });
  await page.close();
  console.log(file);
}
await browser.close();
await app.close();

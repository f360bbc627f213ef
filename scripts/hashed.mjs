import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { browserFile } from './browser.mjs';

const PROGRAM = 'dataHash.mjs';

/** Puts the program beside the `node_modules` folder whose library it should use. */
export function placeProgram(folder) {
  cpSync(fileURLToPath(new URL(PROGRAM, import.meta.url)), join(folder, PROGRAM));
}

/** Returns the hash that a runtime prints in a folder, or its error. */
export function hashedBy(command, args, folder) {
  const { stdout, stderr, error } = spawnSync(command, [...args, PROGRAM], { cwd: folder, encoding: 'utf8' });
  return stdout?.trim() || `${error?.message ?? stderr}`.trim();
}

/** Returns the hash that a browser computes, and the browser's version. */
export async function hashedInBrowser(folder) {
  const site = await served(folder);
  const browser = await chromium.launch({ executablePath: await browserFile(), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    await page.goto(`http://localhost:${site.address().port}/`);
    const hash = await page.evaluate(`import('/${PROGRAM}').then(({ hash }) => hash)`);
    return { hash, version: browser.version() };
  } finally {
    await browser.close();
    site.close();
  }
}

const PAGE =
  '<script type="importmap">{ "imports": { "specimen-data": "/node_modules/specimen-data/dist/bundle/index.js" } }</script>';

/** Serves a folder, and a page whose modules find the library in it. */
function served(folder) {
  const server = createServer(({ url }, response) => {
    const isModule = url.endsWith('js');
    response.setHeader('content-type', isModule ? 'text/javascript' : 'text/html');
    response.end(isModule ? readFileSync(join(folder, url)) : PAGE);
  });
  return new Promise((resolve) => server.listen(0, () => resolve(server)));
}

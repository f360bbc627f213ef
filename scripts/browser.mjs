import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import packed from '@sparticuz/chromium';
import { installFromDebian } from './debian.mjs';

/** A browser of this machine: the one in `CHROMIUM`, or one in the path. */
const own = [
  process.env.CHROMIUM ?? '',
  ...(process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => ['chromium', 'google-chrome'].map((name) => join(folder, name))),
].find((file) => file !== '' && existsSync(file));

/** npm provides a browser for this kind of machine only; others need their own. */
const carried = process.platform === 'linux' && process.arch === 'x64';

/** True if there is a browser for tests of the page. */
export const hasBrowser = carried || own !== undefined;

/** Returns the browser's file, unpacked if it came with npm. */
export async function browserFile() {
  return own ?? packed.executablePath();
}

/** If npm provides no browser for the machine, Debian's is installed if possible. */
export function installBrowser() {
  if (!hasBrowser) installFromDebian('chromium');
}

/** Unpacks the browser before tests in several processes look for it. */
export async function setup() {
  if (hasBrowser) await browserFile();
  else
    console.warn(
      `The tests in test/page are left out: npm carries no browser for ${process.platform} ${process.arch}. Set CHROMIUM to one.`,
    );
}

// `npm run runtimes`: computes one hash of all countries' data with the published library in each runtime that npm
// provides and in a browser. Exits with 1 if two of them differ.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hasBrowser, installBrowser } from './browser.mjs';
import { hashedBy, hashedInBrowser, placeProgram } from './hashed.mjs';

/** Runtimes: the name of the npm package, and the command that runs a program. */
const RUNTIMES = [
  { name: 'node', version: '20', args: [] },
  { name: 'node', version: '22', args: [] },
  { name: 'node', version: '24', args: [] },
  { name: 'bun', version: '1', args: [] },
  // Newer versions are not on npm for every machine yet.
  { name: 'deno', version: '2.9.5', args: ['run', '--allow-all'] },
];

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'specimen-runtimes-'));
const npm = (args, cwd) => execFileSync('npm', args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
const QUIET = ['--ignore-scripts', '--no-audit', '--no-fund', '--silent'];

try {
  const library = join(folder, 'library');
  installIn(library, packed());
  placeProgram(library);
  const hashes = RUNTIMES.map(({ name, version, args }) => {
    const command = installed(name, version);
    const [, exact] =
      /(\d[\d.]+)/.exec(spawnSync(command, ['--version'], { encoding: 'utf8' }).stdout ?? '') ?? [];
    return told(`${name} ${exact ?? version}`, hashedBy(command, args, library));
  });
  installBrowser();
  if (hasBrowser) {
    const { hash, version } = await hashedInBrowser(library);
    hashes.push(told(`browser ${version}`, hash));
  }
  if (new Set(hashes).size > 1) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true });
}

function told(runtime, hash) {
  console.log(`${runtime.padEnd(24)} ${hash}`);
  return hash;
}

/** Packs the library as npm would publish it. */
function packed() {
  npm(
    ['pack', '--silent', '--ignore-scripts', '--workspace', 'specimen-data', '--pack-destination', folder],
    root,
  );
  const { version } = JSON.parse(readFileSync(join(root, 'packages/engine/package.json'), 'utf8'));
  return join(folder, `specimen-data-${version}.tgz`);
}

function installIn(home, what) {
  mkdirSync(home);
  writeFileSync(join(home, 'package.json'), '{ "private": true }');
  npm(['install', ...QUIET, what], home);
}

/** Installs a runtime from npm; this function replaces the install script that fetches the program for this machine. */
function installed(name, version) {
  const home = join(folder, `${name}-${version}`);
  installIn(home, `${name}@${version}`);
  const own = join(home, 'node_modules', name);
  const { bin, scripts } = JSON.parse(readFileSync(join(own, 'package.json'), 'utf8'));
  const { preinstall, postinstall } = scripts;
  spawnSync(preinstall ?? postinstall, { cwd: own, shell: true, stdio: ['ignore', 'ignore', 'inherit'] });
  return join(own, bin[name] ?? bin);
}

// Runs the official conformance suite against the built server. The suite needs a newer Node than ours; the npm
// package `node` provides it. Both are kept in .cache, outside the lock file: together they take 230 MB.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const SUITE = '0.2.0-alpha.12';
const NODE = '22';
const REVISIONS = ['2025-06-18', '2025-11-25', '2026-07-28'];

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const cache = here(`../../../.cache/conformance-${SUITE}`);
const node = join(cache, 'node_modules/node/bin/node');
const suite = join(cache, 'node_modules/@modelcontextprotocol/conformance/dist/index.js');

if (!existsSync(node) || !existsSync(suite)) {
  mkdirSync(cache, { recursive: true });
  const wanted = [`@modelcontextprotocol/conformance@${SUITE}`, `node@${NODE}`];
  const { status } = spawnSync(
    'npm',
    ['install', '--no-save', '--no-audit', '--no-fund', '--prefix', cache, ...wanted],
    { stdio: 'inherit' },
  );
  if (status !== 0) process.exit(status ?? 1);
}

/** Scenarios and checks that do not apply, by name. */
const excused = new Set(
  [...readFileSync(here('../CONFORMANCE.md'), 'utf8').matchAll(/^\| (`[^|]+`) +\|/gm)].flatMap(([, names]) =>
    names.match(/[\w-]+/g),
  ),
);
const used = new Set();
let passed = 0;
let wrong = 0;

const server = spawn(process.execPath, [here('server.mjs')], { stdio: ['ignore', 'pipe', 'inherit'] });
try {
  const [url] = await once(createInterface(server.stdout), 'line');
  for (const revision of REVISIONS) {
    for (const { scenario, id, status, errorMessage } of checks(url, revision)) {
      const excuse = [scenario, id].find((name) => excused.has(name));
      if (status === 'SUCCESS') passed++;
      if (status === 'FAILURE' && excuse) used.add(excuse);
      if (status === 'FAILURE' && !excuse) {
        wrong++;
        console.log(`${revision} ${scenario} ${id}: ${errorMessage}`);
      }
    }
  }
} finally {
  server.kill();
}

for (const name of excused) {
  if (used.has(name)) continue;
  wrong++;
  console.log(`${name} is excused but does not fail`);
}
console.log(`${passed} checks passed, ${used.size} scenarios or checks do not apply, ${wrong} wrong`);
process.exitCode = wrong > 0 ? 1 : 0;

/** The checks of all scenarios of a revision. */
function checks(url, revision) {
  const folder = mkdtempSync(join(tmpdir(), 'conformance-'));
  spawnSync(
    node,
    [suite, 'server', '--url', url, '--suite', 'all', '--spec-version', revision, '-o', folder],
    { stdio: 'ignore' },
  );
  const runs = readdirSync(folder);
  if (runs.length === 0) throw new Error(`the suite made no results for ${revision}`);
  return runs.flatMap((name) => {
    const scenario = name.replace(/-\d{4}-\d\d-\d\dT.*$/, '').replace(/^server-(?=.)/, '');
    return JSON.parse(readFileSync(join(folder, name, 'checks.json'), 'utf8')).map((check) => ({
      scenario,
      ...check,
    }));
  });
}

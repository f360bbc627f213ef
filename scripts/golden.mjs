// `npm run golden`: updates the golden files and prints which fields changed in which countries since the last commit.
import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { goldenChanges, goldenSummary } from './goldenChanges.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const folder = 'test/golden';
const isGolden = (name) => /\.(tsv|ndjson)$/.test(name);
const git = (...args) => execFileSync('git', args, { encoding: 'utf8', maxBuffer: 1 << 28 });

const args = ['--no-install', 'vitest', 'run', `${folder}/golden.test.ts`, '-u'];
const { status } = spawnSync('npx', args, { stdio: 'inherit', shell: process.platform === 'win32' });
const committed = git('ls-tree', '--name-only', `HEAD:${folder}`).split('\n').filter(isGolden);
const before = new Map(committed.map((name) => [name, git('show', `HEAD:${folder}/${name}`)]));
const after = new Map(
  readdirSync(folder)
    .filter(isGolden)
    .map((name) => [name, readFileSync(`${folder}/${name}`, 'utf8')]),
);
console.log(`\n${goldenSummary(goldenChanges(before, after))}`);
process.exitCode = status ?? 1;

// The command writing files beside @faker-js/faker doing the same: `npm run bench:bulk`, ROWS for another number of rows.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { print, round, thousands } from './measure.mjs';

const rows = Number(process.env.ROWS ?? 1_000_000);
const folder = mkdtempSync(join(tmpdir(), 'specimen-bench-'));
const local = (name) => fileURLToPath(new URL(name, import.meta.url));
const command = local('../packages/cli/bin/specimen.mjs');
const schema = join(folder, 'schema.json');
const keys = ['first', 'last', 'sex', 'dob', 'street', 'city', 'postcode', 'phone', 'email', 'iban', 'job'];
const fields = ['uuid', ...keys.map((key) => `de.${key}`)].map((type) => ({ type }));
writeFileSync(schema, JSON.stringify({ seed: 'bench', fields }));

/** Runs a script to its end: how long it took and how much of that it computed, in milliseconds; its peak memory in MiB. */
function run(script, ...args) {
  const TAKEN = join(folder, 'taken');
  const begun = performance.now();
  const { status } = spawnSync(process.execPath, ['--import', local('taken.mjs'), script, ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, TAKEN },
  });
  const ms = performance.now() - begun;
  if (status !== 0) throw new Error(`${script} ${args.join(' ')} ended with ${status}`);
  return { ms, ...JSON.parse(readFileSync(TAKEN, 'utf8')) };
}

/** The command writing the rows to a file; the best of some runs. */
function write(name, { n = rows, options = [], times = 2 } = {}) {
  const file = join(folder, name);
  const runs = Array.from({ length: times }, () =>
    run(command, 'schema', schema, '-n', String(n), '-o', file, ...options),
  );
  const [best] = runs.sort((a, b) => a.ms - b.ms);
  const { size } = statSync(file);
  rmSync(file);
  return { ...best, size };
}

const faker = Object.fromEntries(
  ['ndjson', 'csv'].map((format) => [
    format,
    run(local('fakerFile.mjs'), String(rows), join(folder, `faker.${format}`)),
  ]),
);
const one = Object.fromEntries(['ndjson', 'csv'].map((format) => [format, write(`one.${format}`)]));
print(
  `${thousands(rows)} 12-field person rows to a file, one thread (target: 22 times faker-js)`,
  ['ndjson', 'csv'].map((format) => ({
    format,
    faker: `${round(faker[format].ms / 1000)} s`,
    specimen: `${round(one[format].ms / 1000)} s`,
    rowsPerSecond: thousands((rows / one[format].ms) * 1000),
    timesFaker: round(faker[format].ms / one[format].ms),
    byProcessorTime: round(faker[format].cpu / one[format].cpu),
  })),
);

print(
  'Two threads, CSV (target: 1.7 times one, on two free cores); each compiles for itself, which few rows do not pay back',
  [rows, rows * 5].map((n) => {
    const alone = n === rows ? one.csv : write('alone.csv', { n });
    const two = write('two.csv', { n, options: ['--threads', '2'] });
    return {
      rows: thousands(n),
      one: `${round(alone.ms / 1000)} s`,
      two: `${round(two.ms / 1000)} s`,
      times: round(alone.ms / two.ms, 2),
    };
  }),
);

print(
  'Other files, as times of CSV (target: Parquet 2.5)',
  ['parquet', 'tsv', 'sql', 'xml', 'csv.gz', 'csv.zst', 'xlsx'].map((ending) => {
    const { ms, cpu, size, peak } = write(`other.${ending}`, { times: ending === 'parquet' ? 2 : 1 });
    return {
      ending,
      seconds: round(ms / 1000),
      timesCsv: round(ms / one.csv.ms, 2),
      byProcessorTime: round(cpu / one.csv.cpu, 2),
      megabytes: round(size / 1e6),
      peakMiB: Math.round(peak),
    };
  }),
);

print(
  'Peak memory in MiB (target: under 250, whatever the number of rows)',
  [rows / 10, rows, rows * 3].map((n) => ({
    rows: thousands(n),
    csv: Math.round(write('memory.csv', { n, times: 1 }).peak),
    'csv, 2 threads': Math.round(write('memory.csv', { n, times: 1, options: ['--threads', '2'] }).peak),
    parquet: Math.round(write('memory.parquet', { n, times: 1 }).peak),
  })),
);

/** The median of several runs. */
function started(script, ...args) {
  const runs = Array.from({ length: 9 }, () => run(script, ...args));
  return runs.sort((a, b) => a.cpu - b.cpu)[4];
}

const empty = join(folder, 'empty.mjs');
writeFileSync(empty, '');
const nothing = started(empty);
print('Starting, median of fresh processes (targets: 3 and 5 times an empty script)', [
  { what: 'an empty script', ms: round(nothing.ms), times: 1, byProcessorTime: 1 },
  ...[['--help'], ['de.iban'], ['completion', 'words', '--', 'de.ib']].map((args) => {
    const { ms, cpu } = started(command, ...args);
    return {
      what: `specimen ${args.join(' ')}`,
      ms: round(ms),
      times: round(ms / nothing.ms),
      byProcessorTime: round(cpu / nothing.cpu),
    };
  }),
]);

rmSync(folder, { recursive: true });

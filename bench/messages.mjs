// Payment files beside rows: a pain.001 written and checked by the command, beside the dataset `bank` as CSV.
// `npm run bench:messages`, or `node bench/messages.mjs 20000` for that many payments.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { print, round, thousands } from './measure.mjs';

const payments = Number(process.argv[2] ?? 200_000);
const folder = mkdtempSync(join(tmpdir(), 'specimen-bench-'));
const local = (name) => fileURLToPath(new URL(name, import.meta.url));
const COMMON = ['--country', 'de', '--seed', 'bench'];

/** Runs the command and returns its processor time in seconds and its peak memory in MiB. */
function command(...args) {
  const usage = join(folder, 'usage.json');
  const script = local('../packages/cli/bin/specimen.mjs');
  const { status } = spawnSync(process.execPath, ['--import', local('taken.mjs'), script, ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, TAKEN: usage },
  });
  if (status !== 0) throw new Error(`specimen ${args.join(' ')} ended with ${status}`);
  const { cpu, peak } = JSON.parse(readFileSync(usage, 'utf8'));
  return { seconds: cpu / 1000, peak };
}

const write = (n, out) => command('message', 'pain.001', ...COMMON, '-n', String(n), '-o', out);

const file = join(folder, 'pain.001.xml');
const tables = join(folder, 'tables');
const starting = write(1, join(folder, 'one.xml'));
const written = write(payments, file);
const { size } = statSync(file);
const checked = command('check', file);
const dataset = command(
  ...['dataset', 'bank', ...COMMON, '--size', String(Math.ceil(payments / 8)), '-f', 'csv', '-o', tables],
);
const csvSize = readdirSync(tables).reduce((sum, name) => sum + statSync(join(tables, name)).size, 0);
rmSync(folder, { recursive: true });

/** Megabytes in a second of the processor, without the start of the process. */
const speed = (bytes, { seconds }) => bytes / 1e6 / (seconds - starting.seconds);
const csv = speed(csvSize, dataset);
print(
  `A pain.001 with ${thousands(payments)} payments (${round(size / 1e6)} MB) beside the dataset bank as CSV (${round(csvSize / 1e6)} MB)`,
  {
    'dataset as CSV': { 'MB/s': round(csv), timesCsv: 1, peakMiB: Math.round(dataset.peak) },
    'pain.001 written': row(size, written),
    'pain.001 checked': row(size, checked),
  },
);
print('Peak memory of the command in MiB (target: under 200, whatever the number of payments)', [
  { payments: 1, peakMiB: Math.round(starting.peak) },
  { payments: thousands(payments), peakMiB: Math.round(written.peak) },
]);

function row(bytes, run) {
  const rate = speed(bytes, run);
  return { 'MB/s': round(rate), timesCsv: round(rate / csv, 2), peakMiB: Math.round(run.peak) };
}

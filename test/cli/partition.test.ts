import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { specimen } from './specimen.ts';

const folder = mkdtempSync(join(tmpdir(), 'specimen-partition-'));
afterAll(() => rmSync(folder, { recursive: true }));
const path = (name: string) => join(folder, name);
const read = (name: string) => readFileSync(path(name), 'utf8');
const left = (names: RegExp) => readdirSync(folder).filter((name) => names.test(name));

const WELL = { code: 0, out: '', err: '' };

it('a partition takes away the parts of a longer run, but nothing that it did not write', async () => {
  const args = ['de.iban', '--partition', '4', '-s', 'a', '-o', path('q.csv')];
  await specimen([...args, '-n', '16']);
  writeFileSync(path('q-00003.csv'), 'changed since');
  writeFileSync(path('q-00005.csv'), 'somebody else wrote this');
  await specimen(['de.iban', '--partition', '4', '-n', '8', '-o', path('q-2.csv')]);
  expect(await specimen([...args, '-n', '4'])).toEqual(WELL);
  expect(JSON.parse(read('q.manifest.json')).parts.map(({ file }: { file: string }) => file)).toEqual([
    'q-00001.csv',
  ]);
  expect(left(/^q/)).toEqual([
    'q-00001.csv',
    'q-00003.csv',
    'q-00005.csv',
    'q-2-00001.csv',
    'q-2-00002.csv',
    'q-2.manifest.json',
    'q.manifest.json',
  ]);
});

it('a partition does not take away whatever a manifest names', async () => {
  const sha256 = createHash('sha256').update('mine').digest('hex');
  const names = ['h-00001.csv', 'mine.csv', '../mine.csv', 'h-00005.csv', 'h-00005.tsv'];
  const parts = names.map((file) => ({ file, offset: 0, rows: 1, bytes: 4, sha256 }));
  writeFileSync(path('h.manifest.json'), JSON.stringify({ request: {}, parts }));
  for (const name of ['mine.csv', 'h-00005.csv', 'h-00005.tsv']) writeFileSync(path(name), 'mine');
  expect(await specimen(['de.iban', '-n', '1', '--partition', '1', '-o', path('h.csv')])).toEqual(WELL);
  for (const name of ['mine.csv', 'h-00005.csv', 'h-00005.tsv']) expect(read(name), name).toBe('mine');
});

it('a partition takes away with --resume what a killed run left of files that were not whole', async () => {
  const nobody = 2 ** 30;
  const own = ['l-00002.csv', 'l-123456.csv', 'l.manifest.json'].flatMap((name) => [
    `${name}.part-${nobody}`,
    `${name}.part-${process.pid}`,
  ]);
  const others = [`l-00003.csv.part-${process.ppid}`, `l-2.csv.part-${nobody}`, `l.csv.part-${nobody}`];
  for (const name of [...own, ...others]) writeFileSync(path(name), '');
  const args = ['de.iban', '-n', '2', '--partition', '1', '-o', path('l.csv'), '--resume'];
  expect(await specimen(args)).toEqual(WELL);
  expect(left(/^l.*\.part-/)).toEqual(others.sort());
  const { code, err } = await specimen([...args.slice(0, -2), path('none/l.csv'), '--resume']);
  expect([code, err]).toEqual([
    2,
    expect.stringMatching(/^specimen: cannot write .+: no such file[^\n]+\n$/),
  ]);
});

it('a partition goes on in whatever order its options are typed, and not for other ones', async () => {
  const out = ['-o', path('o.csv'), '--partition', '2'];
  const run = (...args: string[]) => specimen(['de.person', '-n', '4', ...args]);
  const inode = () => statSync(path('o-00001.csv')).ino;
  await run(...out, '--seed', 'a', '--fields', 'name,iban', '--sex', 'female');
  const first = inode();
  expect(await run('--sex', 'female', '--fields', 'name,iban', '--resume', '--seed', 'a', ...out)).toEqual(
    WELL,
  );
  expect(inode()).toBe(first);
  expect(await run('--sex', 'male', '--fields', 'name,iban', '--resume', '--seed', 'a', ...out)).toEqual(
    WELL,
  );
  expect(inode()).not.toBe(first);
});

it('a file may have as long a name as there is', async () => {
  const name = `${'ä'.repeat(125)}.csv`;
  expect(await specimen(['de.iban', '-s', 'a', '-o', path(name)])).toEqual(WELL);
  expect(left(/^ä/)).toEqual([name]);
});

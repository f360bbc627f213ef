import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  watch,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { formats } from 'specimen-data/internal';
import { afterAll, describe, expect, it } from 'vitest';
import { BIN, specimen } from './specimen.ts';

const folder = mkdtempSync(join(tmpdir(), 'specimen-bulk-'));
afterAll(() => rmSync(folder, { recursive: true }));
const path = (name: string) => join(folder, name);
const read = (name: string) => readFileSync(path(name));

/** The command as a process, which can have threads. */
const run = (args: readonly string[], env: Record<string, string> = {}) =>
  spawnSync(process.execPath, [BIN, ...args], {
    encoding: 'buffer',
    env: { ...process.env, ...env },
    maxBuffer: 1 << 28,
  });

const WELL = { code: 0, out: '', err: '' };
const JOINED = [...[...formats.values()].filter(({ joins }) => joins).map(({ key }) => key), 'sql'];

describe('--threads', () => {
  // Formats with a head and a tail, batches, and binary formats; CSV is below.
  it.each([
    ['json', 'ke.person', '7000'],
    ['ndjson.zst', 'ke.person', '7000'],
    ['sql', 'ke.person', '7000'],
    ['xlsx', 'ke.person', '7000'],
    ['parquet', 'any.paragraph:30', '30000'], // a group is 16 MB
  ] as const)('gives the bytes of one: %s', async (ending, spec, rows) => {
    const args = [spec, '-n', rows, '-s', 'threads', '--offset', '5'];
    expect(await specimen([...args, '-o', path(`one.${ending}`)])).toEqual(WELL);
    expect(run([...args, '-o', path(`two.${ending}`), '--threads', '2']).status).toBe(0);
    expect(read(`two.${ending}`).equals(read(`one.${ending}`))).toBe(true);
  });

  it('works for schemas, words and bare values', async () => {
    const schema = path('schema.json');
    writeFileSync(
      schema,
      JSON.stringify({ seed: 'a', fields: [{ type: 'sequence' }, { type: 'paragraph:30', blank: 0.1 }] }),
    );
    for (const args of [
      ['schema', schema, '-n', '800', '-f', 'csv'],
      ['fetch', '60000 german ibans', '-s', 'a'],
      ['de.iban', '-n', '60000', '-s', 'a', '--raw'],
      ['gb.preset:kyc', '-n', '2600', '-s', 'a', '-f', 'csv'],
    ]) {
      const one = (await specimen(args)).out;
      const two = run([...args, '--threads', '2']);
      expect(two.stderr.toString()).toBe('');
      expect(two.stdout.toString() === one, args.join(' ')).toBe(true);
      // More than one thread makes at a time.
      expect(one.length).toBeGreaterThan(1_200_000);
    }
  });

  it('can be ended at any time: Node 20 crashes where the module of a thread waits meanwhile', () => {
    const source = readFileSync(new URL('../../packages/bulk/src/worker.ts', import.meta.url), 'utf8');
    expect(source).not.toMatch(/^\S.*\bawait\b/m);
  });

  it('tells a problem of a thread, and leaves no file', () => {
    const args = ['any.paragraph:1000', '-n', '3000', '-s', 'a', '--threads', '2', '-o', path('long.xlsx')];
    const { status, stderr } = run(args);
    expect({ status, stderr: stderr.toString() }).toEqual({
      status: 2,
      stderr:
        'specimen: a cell of xlsx holds at most 32767 characters, and "paragraph" has more: use csv or parquet\n',
    });
    expect(readdirSync(folder).filter((name) => name.startsWith('long'))).toEqual([]);
  });

  it('ends quietly when nobody reads any more', () => {
    const { stdout, stderr } = spawnSync(
      'bash',
      [
        '-c',
        '"$0" "$1" de.person -n 100000000 -f csv --threads 2 | head -c 9; echo " $PIPESTATUS"',
        process.execPath,
        BIN,
      ],
      { encoding: 'utf8' },
    );
    expect({ stdout, stderr }).toEqual({ stdout: 'name,sex, 0\n', stderr: '' });
  });

  it('auto is one a core', () => {
    expect(run(['de.iban', '-n', '2', '-s', 'a', '--threads', 'auto']).stdout.toString()).toMatch(/^\["DE/);
  });
});

describe('--shard', () => {
  it.each(JOINED)('parts of %s joined are the whole', async (format) => {
    const args = ['pl.person', '-n', '501', '-s', 'a', '--offset', '3', '-f', format];
    const whole = (await specimen(args)).out;
    for (const count of [1, 7, 12]) {
      let joined = '';
      for (let i = 1; i <= count; i++) {
        const { code, out, err } = await specimen([...args, '--shard', `${i}/${count}`]);
        expect({ code, err }).toEqual({ code: 0, err: '' });
        expect(out === '' || out.endsWith('\n')).toBe(true);
        joined += out;
      }
      expect(joined === whole, `${count}`).toBe(true);
    }
  });

  it('of fewer rows than shards is a header, then what there is', async () => {
    const args = ['de.iban', '-n', '2', '-s', 'a', '-f', 'csv'];
    const parts: string[] = [];
    for (let i = 1; i <= 5; i++) parts.push((await specimen([...args, '--shard', `${i}/5`])).out);
    expect(parts[0]).toBe('iban\r\n');
    expect(parts.join('')).toBe((await specimen(args)).out);
  });

  it('scenarios are counted on', async () => {
    const args = ['gb.preset:kyc', '-n', '5', '-s', 'a', '-f', 'csv'];
    const parts = await Promise.all(['1/2', '2/2'].map((shard) => specimen([...args, '--shard', shard])));
    expect(parts.map(({ out }) => out).join('')).toBe((await specimen(args)).out);
  });

  it('has a header in each with --header', async () => {
    const args = ['de.iban', '-n', '4', '-s', 'a', '-f', 'csv', '--shard'];
    const bare = (await specimen([...args, '2/2'])).out;
    expect((await specimen([...args, '2/2', '--header'])).out).toBe(`iban\r\n${bare}`);
  });

  it('asks the environment', async () => {
    const args = ['de.iban', '-n', '9', '-s', 'a', '--raw', '--shard'];
    const env = { SLURM_ARRAY_TASK_ID: '5', SLURM_ARRAY_TASK_MIN: '4', SLURM_ARRAY_TASK_COUNT: '3' };
    expect((await specimen([...args, 'auto'], { env })).out).toBe((await specimen([...args, '2/3'])).out);
  });

  it.each<[string[], string]>([
    [['-f', 'json', '-n', '4'], `--shard writes formats that can be joined: ${JOINED.join(', ')}, not json`],
    [['-n', '4'], 'not json'],
    [['-f', 'xml', '-n', '4'], 'not xml'],
    [['-f', 'parquet', '-n', '4'], 'not parquet'],
    [['-f', 'csv'], '--shard requires -n: the number of rows of all shards'],
    [['-f', 'csv', '-n', '4'], '--shard requires --seed: all shards must have the same seed'],
  ])('with %j is a mistake', async (args, message) => {
    const { code, out, err } = await specimen(['de.person', ...args, '--shard', '1/2']);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(message);
  });
});

interface Manifest {
  readonly request: { readonly seed: string };
  readonly parts: readonly { file: string; offset: number; rows: number; bytes: number; sha256: string }[];
}

const manifest = (name: string): Manifest => JSON.parse(readFileSync(path(name), 'utf8'));

describe('--partition', () => {
  it.each(['csv', 'json', 'ndjson.gz', 'parquet', 'xlsx'])(
    'makes parts and a manifest: %s',
    async (ending) => {
      const args = ['us.person', '-s', 'a', '--offset', '2'];
      expect(await specimen([...args, '-n', '25', '--partition', '10', '-o', path(`p.${ending}`)])).toEqual(
        WELL,
      );
      const { parts } = manifest('p.manifest.json');
      expect(parts.map(({ file, offset, rows }) => [file, offset, rows])).toEqual([
        [`p-00001.${ending}`, 2, 10],
        [`p-00002.${ending}`, 12, 10],
        [`p-00003.${ending}`, 22, 5],
      ]);
      for (const { file, offset, rows, bytes, sha256 } of parts) {
        const whole = read(file);
        expect({ bytes, sha256 }).toEqual({
          bytes: whole.length,
          sha256: createHash('sha256').update(whole).digest('hex'),
        });
        await specimen([
          'us.person',
          '-s',
          'a',
          '--offset',
          `${offset}`,
          '-n',
          `${rows}`,
          '-o',
          path(`q.${ending}`),
        ]);
        expect(whole.equals(read(`q.${ending}`)), file).toBe(true);
      }
      expect(existsSync(path(`p.${ending}`))).toBe(false);
    },
  );

  it('makes with --resume only what is missing or differs', async () => {
    const args = ['de.person', '-n', '40', '--partition', '10', '-o', path('r.csv')];
    await specimen(args);
    const before = manifest('r.manifest.json');
    const [kept, changed, missing, last] = before.parts.map(({ file }) => path(file)) as [
      string,
      string,
      string,
      string,
    ];
    const bytes = [kept, changed, missing, last].map((file) => readFileSync(file));
    const { ino } = statSync(kept);
    writeFileSync(changed, 'x');
    rmSync(missing);
    expect(await specimen([...args, '--resume'])).toEqual(WELL);
    expect(manifest('r.manifest.json')).toEqual(before);
    expect([kept, changed, missing, last].map((file) => readFileSync(file))).toEqual(bytes);
    expect(statSync(kept).ino).toBe(ino);
    await specimen([...args, '--resume', '-s', 'another']);
    expect(readFileSync(kept).equals(bytes[0] as Buffer)).toBe(false);
  });

  it.each([
    '',
    '{}',
    '[]',
    'null',
    '{"request":{}}',
    '{"request":null,"parts":[]}',
    '{"request":{},"parts":[null]}',
  ])('does not go on from %j', async (text) => {
    writeFileSync(path('bad.manifest.json'), text);
    const args = ['de.iban', '-n', '2', '--partition', '1', '-o', path('bad.csv')];
    const { code, err } = await specimen([...args, '--resume']);
    expect(code).toBe(2);
    expect(err).toMatch(
      /^specimen: cannot read "[^"]+": [^\n]+; without --resume the files are written from the start\n$/,
    );
    expect(await specimen(args)).toEqual(WELL);
  });

  it('goes on after it was killed', async () => {
    const args = ['de.person', '-n', '400000', '--partition', '500', '-o', path('k.csv'), '-s', 'a'];
    const child = spawn(process.execPath, [BIN, ...args], { stdio: 'ignore' });
    await appeared('k-00060.csv');
    child.kill('SIGKILL');
    await ended(child);
    const { parts } = manifest('k.manifest.json');
    expect(parts.length).toBeGreaterThan(40);
    const { ino } = statSync(path('k-00040.csv'));
    const few = args.map((arg) => (arg === '400000' ? '40000' : arg));
    expect(await specimen([...few, '--resume'])).toEqual(WELL);
    expect(statSync(path('k-00040.csv')).ino).toBe(ino);
    expect(manifest('k.manifest.json').parts).toHaveLength(80);
    expect(readdirSync(folder).filter((name) => /^k.*part-/.test(name))).toEqual([]);
    expect(read('k-00080.csv').toString()).toBe(
      (await specimen(['de.person', '-n', '500', '--offset', '39500', '-s', 'a', '-f', 'csv'])).out,
    );
  });

  it.each<[string[], string]>([
    [
      ['-n', '4', '--partition', '0', '-o', 'x.csv'],
      'partition must be a whole number of at least 1, not "0"',
    ],
    [['-n', '4', '--partition', '2', '-f', 'csv'], '--partition requires --out FILE: the name of the parts'],
    [['--partition', '2', '-o', 'x.csv'], '--partition requires -n: the number of rows of all parts'],
    [['-n', '4', '--partition', '2', '-o', 'x.csv', '--shard', '1/2'], 'give either --shard or --partition'],
  ])('%j is a mistake', async (args, message) => {
    const { code, out, err } = await specimen(['de.person', ...args]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(message);
  });
});

function appeared(name: string): Promise<void> {
  return new Promise((resolve) => {
    const watcher = watch(folder, () => {
      if (!existsSync(path(name))) return;
      watcher.close();
      resolve();
    });
  });
}

function ended(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve) => child.once('close', resolve));
}

describe('SQL', () => {
  const args = ['pl.person', '--fields', 'name,dob,income', '-s', 'a'];

  it('begins with the table, called like the selector', async () => {
    const { out } = await specimen([...args, '-n', '2', '-f', 'sql']);
    expect(out).toMatch(
      /^CREATE TABLE "person" \(\n {2}"name" TEXT,\n {2}"dob" DATE,\n {2}"income" \w+\n\);\nINSERT INTO "person" \("name", "dob", "income"\) VALUES\n\('[^']+', '\d{4}-\d\d-\d\d', [\d.]+\),\n\([^\n]+\);\n$/,
    );
    expect((await specimen(['gb.preset:kyc', '-n', '1', '-s', 'a', '-f', 'sql'])).out).toMatch(
      /^CREATE TABLE "preset_kyc"/,
    );
    expect((await specimen(['any.uuid', '-s', 'a', '-f', 'sql'])).out).toMatch(/^CREATE TABLE "uuid"/);
  });

  it('takes a table, a dialect and --no-create', async () => {
    await specimen([
      ...args,
      '-n',
      '250',
      '--table',
      'my people',
      '--dialect',
      'mysql',
      '--no-create',
      '-o',
      path('x.sql'),
    ]);
    const out = read('x.sql').toString();
    expect(out.match(/INSERT INTO `my people` \(`name`, `dob`, `income`\) VALUES\n/g)).toHaveLength(3);
    expect(out.match(/;\n/g)).toHaveLength(5);
    expect(out).toMatch(
      /^-- UTF-8: .+\nSET NAMES utf8mb4;\nSET SESSION sql_mode = .*'NO_BACKSLASH_ESCAPES,PIPES_AS_CONCAT'\);\nINSERT INTO/,
    );
    expect(out).not.toContain('CREATE');
  });

  it('shards are statements each', async () => {
    for (const [i, create] of [1, 0, 0].entries()) {
      const { out } = await specimen([...args, '-n', '250', '-f', 'sql', '--shard', `${i + 1}/3`]);
      expect(out.match(/CREATE TABLE/g) ?? []).toHaveLength(create);
      expect(out).toMatch(/^(CREATE TABLE[^;]+;\n)?INSERT INTO[^;]+;\n$/);
    }
    const { out } = await specimen([...args, '-n', '250', '-f', 'sql', '--shard', '2/3', '--header']);
    expect(out).toMatch(/^CREATE TABLE/);
  });

  it('a partition makes the table once', async () => {
    await specimen([...args, '-n', '30', '--partition', '10', '-o', path('s.sql')]);
    expect(read('s-00001.sql').toString()).toMatch(/^CREATE TABLE/);
    expect(read('s-00003.sql').toString()).toMatch(/^INSERT INTO "person"[^;]+;\n$/);
  });

  it.each<[string[], string]>([
    [['-f', 'sql', '--dialect', 'oracle'], 'unknown dialect "oracle"; known: postgres, mysql, sqlite'],
    [['-f', 'sql', '--table', ''], 'table must be a name, not ""'],
  ])('%j is a mistake', async (more, message) => {
    expect((await specimen([...args, ...more])).err).toBe(`specimen: ${message}\n`);
  });

  it('its options are for SQL', async () => {
    const { code, err } = await specimen([...args, '--table', 'x', '--dialect', 'mysql', '--no-create']);
    expect({ code, err }).toEqual({
      code: 0,
      err: 'specimen: --table, --dialect, --no-create do not apply here\n',
    });
  });
});

describe('files that are no text', () => {
  it.each(['parquet', 'xlsx'])('%s goes to a pipe or a file, never to a terminal', async (format) => {
    const args = ['de.person', '-n', '3', '-s', 'a', '-f', format];
    await specimen([...args, '-o', path(`t.${format}`)], { tty: true });
    expect(run(args).stdout.equals(read(`t.${format}`))).toBe(true);
    const { code, out, err } = await specimen(args, { tty: true, env: { NO_COLOR: '1' } });
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toBe(`specimen: ${format} cannot be printed to a terminal: give --out FILE, or pipe it\n`);
  });

  it('is written over what a killed process of the same number left', async () => {
    writeFileSync(`${path('left.csv')}.part-${process.pid}`, 'half');
    expect(await specimen(['de.iban', '-n', '2', '-s', 'a', '-o', path('left.csv')])).toEqual(WELL);
    expect(readdirSync(folder).filter((name) => name.startsWith('left'))).toEqual(['left.csv']);
  });

  it('xlsx over its rows is a mistake before it begins', async () => {
    const file = path('many.xlsx');
    expect(await specimen(['de.iban', '-n', '1048576', '-o', file])).toEqual({
      code: 2,
      out: '',
      err: 'specimen: xlsx holds at most 1048575 rows, not 1048576: use csv or parquet, or give --partition\n',
    });
    expect((await specimen(['gb.preset:kyc', '-n', '200000', '-o', file])).err).toMatch(
      /holds at most 1048575 rows, not \d+/,
    );
    expect(existsSync(file)).toBe(false);
  });
});

describe('a compressed file', () => {
  it('holds what the file would hold', async () => {
    await specimen(['countries', '-o', path('c.json.gz')]);
    expect(gunzipSync(read('c.json.gz')).toString()).toBe((await specimen(['countries'])).out);
    await specimen(['de.person', '-n', '3', '-s', 'a', '-p', '-o', path('pretty.json.gz')]);
    expect(gunzipSync(read('pretty.json.gz')).toString()).toBe(
      (await specimen(['de.person', '-n', '3', '-s', 'a', '-p'])).out,
    );
  });

  it('can have any ending before it with --format', async () => {
    await specimen(['de.iban', '-n', '2', '-s', 'a', '-f', 'tsv', '-o', path('x.txt.gz')]);
    expect(gunzipSync(read('x.txt.gz')).toString()).toBe(
      (await specimen(['de.iban', '-n', '2', '-s', 'a', '-f', 'tsv'])).out,
    );
  });
});

describe('how far it is', () => {
  const line = /\r\[[#·]{10}\] \d+% [\d,]+ of 150,000 rows, [\d,]+\/s, \d+\.\d MB(, \d+ s left)?\u001b\[K/;
  const columns = 100;

  it('is told on a terminal, and taken away', async () => {
    const args = ['de.person', '-n', '150000', '-s', 'a', '-o', path('progress.ndjson.zst')];
    const { err } = await specimen(args, { tty: true, columns });
    expect(err).toMatch(line);
    for (const each of err.split(/\r|\u001b\[K/)) expect(each.length).toBeLessThan(columns);
    expect(err.endsWith('\r\u001b[K')).toBe(true);
  });

  it('is not told where rows go to the terminal', async () => {
    expect((await specimen(['de.person', '-n', '30000', '-s', 'a'], { tty: true })).err).toBe('');
  });
});

it.each<[string[], string]>([
  [['de.iban', '-n', '2', '-s', 'a', '--header', '--resume'], '--header, --resume do not apply here'],
  [['de.iban', '-n', '2', '-s', 'a', '--pretty', '--threads', '2'], '--threads does not apply here'],
  [['countries', '--threads', '2'], '--threads does not apply here'],
  ...[['-f', 'ndjson'], ['--raw'], ['-f', 'sql', '--no-create']].map((how): [string[], string] => [
    ['de.iban', '-n', '2', '-s', 'a', '--shard', '2/2', '--header', ...how],
    '--header does not apply here',
  ]),
])('specimen %j goes on and names what does not apply', async (args, message) => {
  const { code, err } = await specimen(args);
  expect({ code, err }).toEqual({ code: 0, err: `specimen: ${message}\n` });
});

it.each(['0', '-1', '1.5', 'x', '257'])('--threads %s is a mistake', async (threads) => {
  const { code, err } = await specimen(['de.iban', '--threads', threads]);
  expect({ code, err }).toEqual({
    code: 2,
    err: `specimen: threads must be 1 to 256, or auto, not "${threads}"\n`,
  });
});

import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commands } from './commands.ts';
import { read } from './parse.ts';

const folder = mkdtempSync(join(tmpdir(), 'mask-command-'));
const at = (name: string) => join(folder, name);
const KEY = 'a key that is long enough';

beforeAll(() => {
  writeFileSync(
    at('people.csv'),
    'id,name,email,iban\r\n1,Anna Müller,anna.mueller@gmx.de,DE89370400440532013000\r\n',
  );
  writeFileSync(
    at('plan.json'),
    JSON.stringify({
      country: 'de',
      sources: [
        {
          source: 'people.csv',
          columns: { name: { mask: 'name' }, email: { mask: 'email' }, iban: { mask: 'iban' } },
        },
      ],
    }),
  );
  writeFileSync(at('key'), `${KEY}\n`, { mode: 0o600 });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a command; returns its output and its exit code or error. */
async function run(line: readonly string[], env: Record<string, string> = {}) {
  const printed = { stdout: '', stderr: '' };
  const stream = (name: keyof typeof printed) =>
    new Writable({
      write(piece, _, done) {
        printed[name] += String(piece);
        done();
      },
    });
  const io = { stdin: (async function* () {})(), stdout: stream('stdout'), stderr: stream('stderr'), env };
  const call = read(line, io as never);
  try {
    return { ...printed, code: await call.command.run(call), ...printed };
  } catch (error) {
    return { ...printed, code: 2, error: (error as Error).message };
  } finally {
    expect(printed.stdout + printed.stderr).not.toContain(KEY);
  }
}

describe('mask', () => {
  const masked = ['mask', at('people.csv'), '--plan', at('plan.json')];

  it('writes the same under the same key, from a file or the environment', async () => {
    expect(await run([...masked, '--key-file', at('key'), '--out', at('one.csv')])).toMatchObject({
      code: 0,
    });
    expect(await run([...masked, '--out', at('two.csv')], { SPECIMEN_KEY: KEY })).toMatchObject({ code: 0 });
    const out = readFileSync(at('one.csv'), 'utf8');
    expect(readFileSync(at('two.csv'), 'utf8')).toBe(out);
    expect(out).not.toMatch(/Anna|Müller|0532013000/);
    expect(await run([...masked, '--out', at('one.csv')], { SPECIMEN_KEY: KEY })).toMatchObject({
      error: expect.stringContaining('--replace'),
    });
  });

  it('verifies what it wrote, and refuses a copy', async () => {
    const good = await run([...masked, '--out', at('one.csv'), '--verify', '--report', at('report.json')]);
    expect(good.code).toBe(0);
    expect(readFileSync(at('report.json'), 'utf8')).not.toContain('@');
    writeFileSync(at('copy.csv'), readFileSync(at('people.csv')));
    expect((await run([...masked, '--out', at('copy.csv'), '--verify'])).code).toBe(1);
  });

  it.each([
    ['a short key', { SPECIMEN_KEY: 'short' }, 'should have 16 or more'],
    ['an empty one', { SPECIMEN_KEY: '\n' }, 'has 0 bytes'],
  ])('refuses %s', async (_, env, message) => {
    expect(await run([...masked, '--out', at('none.csv')], env)).toMatchObject({
      error: expect.stringContaining(message),
    });
    expect(existsSync(at('none.csv'))).toBe(false);
  });

  it('refuses a key file that others can read', async () => {
    chmodSync(at('key'), 0o644);
    expect(await run([...masked, '--key-file', at('key'), '--out', at('none.csv')])).toMatchObject({
      error: expect.stringContaining('chmod 600'),
    });
    chmodSync(at('key'), 0o600);
  });

  it('says that other runs will differ where it has no key, and masks in place only when asked', async () => {
    const { stderr } = await run([...masked, '--out', at('three.csv')]);
    expect(stderr).toContain('other runs will differ');
    expect(await run(masked)).toMatchObject({ error: expect.stringContaining('--in-place') });
    writeFileSync(at('own.csv'), readFileSync(at('people.csv')));
    await run(['mask', at('own.csv'), '--plan', at('plan.json'), '--in-place'], { SPECIMEN_KEY: KEY });
    expect(readFileSync(at('own.csv'), 'utf8')).toBe(readFileSync(at('one.csv'), 'utf8'));
  });
});

describe('scan', () => {
  it('prints what columns hold, writes a plan once, and fails where something leads to a person', async () => {
    const { stdout, code } = await run(['scan', at('people.csv'), '--out', at('made.json')]);
    expect(code).toBe(0);
    const [source] = JSON.parse(stdout).sources;
    expect(source).toMatchObject({ source: 'people.csv', rows: 1 });
    expect(Object.keys(source.columns[0])).toEqual(
      'name type holds country confidence sensitivity evidence nulls distinct'.split(' '),
    );
    expect(source.columns.map(({ holds }: { holds: string | null }) => holds)).toEqual([
      null,
      'name',
      'email',
      'iban',
    ]);
    expect(JSON.parse(readFileSync(at('made.json'), 'utf8')).sources[0].columns).toEqual({
      name: { mask: 'name' },
      email: { mask: 'email' },
      iban: { mask: 'iban' },
    });
    expect(await run(['scan', at('people.csv'), '--out', at('made.json')])).toMatchObject({ code: 2 });
    expect((await run(['scan', at('people.csv'), '--fail'])).code).toBe(1);
  });

  it('is one of the commands', () => {
    expect(commands.scan?.summary).toBeDefined();
  });
});

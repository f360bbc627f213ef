import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { unzipped } from '../support/zip.ts';
import { specimen } from './specimen.ts';

const folder = mkdtempSync(join(tmpdir(), 'specimen-messages-'));
afterAll(() => rmSync(folder, { recursive: true }));
const path = (name: string) => join(folder, name);

const MESSAGE = ['message', 'pain.001', '--country', 'de', '-n', '3', '--seed', 'demo'];

describe('specimen message', () => {
  it('prints a file, or writes it with -o', async () => {
    const { code, out } = await specimen(MESSAGE);
    expect(code).toBe(0);
    expect(out).toContain('<NbOfTxs>3</NbOfTxs>');
    expect((await specimen([...MESSAGE, '-o', path('a.xml')])).code).toBe(0);
    expect(readFileSync(path('a.xml'), 'utf8')).toBe(out);
  });

  it('takes version, profile, account and payments', async () => {
    const account = { name: 'Own Ltd', iban: 'DE89370400440532013000' };
    writeFileSync(path('account.json'), JSON.stringify(account));
    writeFileSync(path('payments.json'), JSON.stringify([{ amount: 7, endToEndId: 'MINE-1' }]));
    const { code, out } = await specimen([
      ...['message', 'pain.001', '--country', 'de', '--version', '03', '--seed', 'demo', '--profile', 'iso'],
      ...['--account', path('account.json'), '--payments', path('payments.json')],
    ]);
    expect(code).toBe(0);
    expect(out).toContain('pain.001.001.03"');
    for (const text of ['Own Ltd', account.iban, 'MINE-1', '<CtrlSum>7.00<']) expect(out).toContain(text);
  });

  it('has no bound on the number of payments', async () => {
    const { code, out } = await specimen(['message', 'pain.001', '-n', '1200', '--seed', 'demo']);
    expect(code).toBe(0);
    expect(out).toContain('<NbOfTxs>1200</NbOfTxs>');
  });

  it('writes the whole story as a zip', async () => {
    const args = ['message', 'flow', '--country', 'de', '-n', '2', '--seed', 'demo', '-o', path('story.zip')];
    expect((await specimen(args)).code).toBe(0);
    expect([...unzipped(readFileSync(path('story.zip'))).keys()]).toContain('ledger.csv');
  });

  it.each([
    [['message', 'nope'], /unknown message "nope"/],
    [['message', 'pain.001', '--version', '99'], /unknown version "99"/],
    [['message', 'pain.001', '--account', 'no-such-file.json'], /no-such-file\.json/],
  ])('exits with 2 for %j', async (args, message) => {
    const { code, err } = await specimen(args);
    expect(code).toBe(2);
    expect(err).toMatch(message);
  });
});

describe('specimen messages', () => {
  it('lists the messages as JSON', async () => {
    const { code, out } = await specimen(['messages', '--format', 'json']);
    expect(code).toBe(0);
    expect(JSON.parse(out).messages).toContainEqual(expect.objectContaining({ key: 'camt.053' }));
  });
});

describe('specimen check', () => {
  it('exits with 0 where every file is valid, otherwise with 1', async () => {
    const { out: file } = await specimen(MESSAGE);
    writeFileSync(path('right.xml'), file);
    writeFileSync(path('wrong.xml'), file.replace('<NbOfTxs>3<', '<NbOfTxs>4<'));
    const right = await specimen(['check', path('right.xml')]);
    expect(right.code).toBe(0);
    expect(JSON.parse(right.out)).toMatchObject([{ file: path('right.xml'), valid: true, count: 3 }]);
    const both = await specimen(['check', path('right.xml'), path('wrong.xml')]);
    expect(both.code).toBe(1);
    expect(JSON.parse(both.out)).toMatchObject([
      { valid: true },
      { file: path('wrong.xml'), valid: false, faults: [{ fault: 'count' }] },
    ]);
  });

  it('reads standard input in pieces', async () => {
    const { out: file } = await specimen(MESSAGE);
    const pieces = file.match(/.{1,100}\n?|\n/g) as string[];
    const { code, out } = await specimen(['check', '-'], { input: pieces });
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject([{ file: '-', valid: true }]);
  });

  it('exits with 2 for what is no message and for a file that is not there', async () => {
    const none = await specimen(['check', '-'], { input: 'hello' });
    expect(none.code).toBe(2);
    expect(none.err).toContain('pain.001');
    expect((await specimen(['check', path('missing.xml')])).code).toBe(2);
  });
});

import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { render } from 'specimen-data';
import { afterAll, describe, expect, it } from 'vitest';
import { masksOf } from '../masker.ts';
import { type Plan, readPlan } from '../plan.ts';
import { planOf } from '../scan/scan.ts';
import { maskFiles } from './mask.ts';
import { scanFiles } from './scan.ts';
import { isWell, verifyFiles } from './verify.ts';

const folder = mkdtempSync(join(tmpdir(), 'mask-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const masks = masksOf('a key of more than sixteen bytes');
let files = 0;

/** The bytes of a file that was masked. */
async function masked(name: string, bytes: Uint8Array | string, plan: Plan): Promise<Buffer> {
  const own = join(folder, String(files++));
  mkdirSync(own);
  writeFileSync(join(own, name), bytes);
  await maskFiles({ from: join(own, name), to: join(own, `masked-${name}`), masks, plan });
  expect(readdirSync(own).sort()).toEqual([`masked-${name}`, name].sort());
  return readFileSync(join(own, `masked-${name}`));
}

const plan = (columns: Record<string, { mask: string }>, more: object = {}): Plan =>
  readPlan({ country: 'de', sources: [{ source: 'people', columns, ...more }] });

const NAMES = plan({ name: { mask: 'name' } });

describe('masked files', () => {
  it('keep quotes, line ends, blank lines and spaces of what the plan does not name', async () => {
    const text =
      'id;name;note\r\n1;"Anna Müller";"a ""quoted"" ; one"\r\n\r\n2;Jonas Schmidt; plain \r\n3;;"line\r\nbreak"';
    const out = (await masked('people.csv', text, NAMES)).toString();
    expect(out).toMatch(
      /^id;name;note\r\n1;"[^";]+ [^";]+";"a ""quoted"" ; one"\r\n\r\n2;[^";]+; plain \r\n3;;"line\r\nbreak"$/,
    );
    expect(out).not.toMatch(/Anna|Müller|Jonas|Schmidt/);
  });

  it.each([
    ['UTF-8 with a mark', (text: string) => Buffer.from(`\ufeff${text}`)],
    ['UTF-16LE with a mark', (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['UTF-16BE with a mark', (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16()],
    ['Latin-1', (text: string) => Buffer.from(text, 'latin1')],
  ])('keep the encoding %s', async (_, encoded) => {
    const text = 'name,ort\nJürgen Weiß,Köln\n';
    const bytes = encoded(text);
    const out = await masked('people.csv', bytes, NAMES);
    const plain = (await masked('people.csv', Buffer.from(text), NAMES)).toString();
    expect(out.equals(encoded(plain))).toBe(true);
    expect(plain).toMatch(/,Köln\n$/);
    expect(plain).not.toMatch(/Jürgen|Weiß/);
  });

  it('keep every other byte of JSON, and mask what lies nested', async () => {
    const nested = plan({
      'customer.email': { mask: 'email' },
      'phones[]': { mask: 'phone' },
      card: { mask: 'card' },
    });
    const one =
      '{ "id" : 1.50, "customer":{"email":"anna.mueller@gmx.de","x":"\\u00e4"},"phones":["+49 151 23456789", null],"card":4012885166193443}';
    const two = one.replace('anna', 'jonas');
    const list = (await masked('people.json', `[\n  ${one},\n  ${two}\n]\n`, nested)).toString();
    const lines = (await masked('people.ndjson', `${one}\n\n${two}\n`, nested)).toString();
    expect(list.replace(/^\[\n {2}|\n\]\n$/g, '').split(',\n  ')).toEqual(lines.trim().split(/\n+/));
    const [first = ''] = lines.split('\n');
    expect(first).toMatch(
      /^\{ "id" : 1\.50, "customer":\{"email":"[a-z]+\.[a-z]+@[a-z]+\.example","x":"\\u00e4"\},"phones":\["\+49 151 \d{8}", null\],"card":\d{16}\}$/,
    );
    expect(first).not.toContain('anna.mueller');
    expect(first).not.toContain('23456789');
  });

  it('are the same packed and unpacked', async () => {
    const text = 'name\nAnna Müller\n';
    const packed = await masked('people.csv.gz', gzipSync(text), NAMES);
    expect(gunzipSync(packed).toString()).toBe((await masked('people.csv', text, NAMES)).toString());
  });

  it('do not appear where a column of the plan is not there', async () => {
    const own = join(folder, 'missing');
    mkdirSync(own);
    writeFileSync(join(own, 'people.csv'), 'id\n1\n');
    const to = join(own, 'out.csv');
    await expect(maskFiles({ from: join(own, 'people.csv'), to, masks, plan: NAMES })).rejects.toThrow(
      'has no column "name"',
    );
    expect(readdirSync(own)).toEqual(['people.csv']);
  });

  it('of a folder are masked as the plan says, the others go over as they are', async () => {
    const own = join(folder, 'several');
    mkdirSync(join(own, 'in/deep'), { recursive: true });
    writeFileSync(join(own, 'in/deep/people.csv'), 'name,by\nAnna Müller,7\n');
    writeFileSync(join(own, 'in/orders.csv'), 'name\nAnna Müller\n');
    writeFileSync(join(own, 'in/read.me'), 'hello');
    const both = readPlan({
      country: 'de',
      sources: [{ source: 'deep/people.csv', columns: { name: { mask: 'name' } } }],
    });
    await maskFiles({ from: join(own, 'in'), to: join(own, 'out'), masks, plan: both });
    expect(readFileSync(join(own, 'out/orders.csv'), 'utf8')).toContain('Anna Müller');
    expect(readFileSync(join(own, 'out/read.me'), 'utf8')).toBe('hello');
    expect(readFileSync(join(own, 'out/deep/people.csv'), 'utf8')).not.toContain('Anna');
    await expect(
      maskFiles({ from: join(own, 'in'), to: join(own, 'out'), masks, plan: both }),
    ).rejects.toThrow('--replace');
    expect(existsSync(join(own, 'out/orders.csv'))).toBe(true);
  });

  it('are well by their figures, and a copy is not', async () => {
    const own = join(folder, 'verified');
    mkdirSync(own);
    const [from, to] = [join(own, 'in.csv'), join(own, 'out.csv')];
    const fields = 'name,email,iban,swift,dob,id,city,postcode,card,phone,street';
    writeFileSync(from, render('de.person', { n: 120, seed: 'verify', format: 'csv', fields: `${fields}` }));
    const scan = await scanFiles(from);
    const held = scan.sources[0]?.columns.map(({ holds }) => holds);
    expect(held).toEqual(fields.split(','));
    const found = planOf(scan);
    expect(found.country).toBe('de');
    await maskFiles({ from, to, masks, plan: found });
    const verified = await verifyFiles(from, to, found);
    expect(verified.differences).toEqual([]);
    expect(isWell(verified)).toBe(true);
    expect(JSON.stringify(verified.report)).not.toContain('@');
    const copied = await verifyFiles(from, from, found);
    expect(isWell(copied)).toBe(false);
  });
});

describe('a plan', () => {
  it.each([
    [{ sources: 1 }, 'sources of the plan is 1, should be a list of sources'],
    [{ sources: [], country: 'de', more: 1 }, 'the plan has "more", which is none of country, sources'],
    [{ sources: [{ source: 'a', columns: { b: {} } }] }, 'sources[0].columns.b.mask of the plan is missing'],
    [{ sources: [{ source: 'a', person: { within: 0 } }] }, 'should be a number of days from 1 to 3650'],
  ])('%j is refused', (given, message) => {
    expect(() => readPlan(given)).toThrow(message);
  });
});

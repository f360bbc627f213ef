import { describe, expect, it } from 'vitest';
import { unzipped } from '../support/zip.ts';
import { service } from './service.ts';

const api = service();
const { get, post, refuses } = api;
const text = async (path: string) => (await get(path)).text;

/** Not every file is UTF-8. */
const bytes = async (path: string) =>
  new Uint8Array(await (await fetch(`${api.site}/api/v1${path}`)).arrayBuffer());

const SEEDED = 'country=de&seed=demo';
const IBAN = 'DE89370400440532013000';

describe('GET /messages', () => {
  it('lists the messages with their versions, profiles and countries', async () => {
    const { json } = await get('/messages');
    expect(json.count).toBe(json.messages.length);
    const byKey = new Map(json.messages.map((each: { key: string }) => [each.key, each]));
    expect(byKey.get('pain.001')).toMatchObject({
      ...{ type: 'application/xml', extension: 'xml', versions: ['09', '03', '11'] },
      profiles: expect.arrayContaining(['iso', 'sepa', 'ch']),
    });
    expect((byKey.get('camt.053') as { countries: unknown[] }).countries.length).toBeGreaterThanOrEqual(90);
    expect(byKey.get('flow')).toMatchObject({ type: 'application/zip', versions: [], profiles: [] });
  });
});

describe('GET /messages/{key}', () => {
  it('answers every message that is listed, and the check finds nothing wrong in it', async () => {
    const { messages } = (await get('/messages')).json;
    for (const { key, extension, countries } of messages) {
      if (key === 'flow') continue;
      const { status, headers } = await get(`/messages/${key}?country=${countries[0]}&n=3&seed=demo`);
      expect(status, key).toBe(200);
      expect(headers.get('content-disposition')).toBe(
        `inline; filename="${key}-${countries[0]}.${extension}"`,
      );
      const { json } = await check(await bytes(`/messages/${key}?country=${countries[0]}&n=3&seed=demo`));
      expect(json, key).toMatchObject({ message: key, valid: true, faults: [] });
    }
  });

  it('answers the same bytes for the same seed', async () => {
    expect(await text(`/messages/pain.001?${SEEDED}`)).toBe(await text(`/messages/pain.001?${SEEDED}`));
  });

  it.each([
    ['/messages/pain.999', 404, /unknown message "pain\.999".*pain\.001/],
    ['/messages/pain.001?version=99', 400, /version "99".*09, 03, 11/],
    ['/messages/pain.001?country=us&profile=sepa', 400, /no profile sepa.*has iso/],
    ['/messages/pain.001?profile=nope', 400, /unknown profile "nope"/],
    ['/messages/pain.001?country=qq', 400, /unknown country "qq"/],
    ['/messages/pain.001?currency=QQQ', 400, /currency/],
    ['/messages/pain.001?n=1001', 400, /1 to 1000/],
    ['/messages/pain.001?n=0', 400, /1 to 1000/],
    ['/messages/pain.001?rejected=2', 400, /from 0 to 1/],
  ])('refuses %s', async (path, status, message) => {
    await refuses(get(path), status, message);
  });
});

describe('POST /messages/{key}', () => {
  it('writes the own account and the own payments as they are given', async () => {
    const { status, text } = await post('/messages/pain.001', {
      ...{ country: 'de', profile: 'iso', seed: 'demo' },
      account: { name: 'Tom & Söhne <Bau>', iban: IBAN, bic: 'COBADEFFXXX' },
      payments: [
        { amount: 12.5, endToEndId: 'INV-1', remittance: 'A & B' },
        { name: 'Zoë', amount: '3' },
      ],
    });
    expect(status).toBe(200);
    expect(text).toContain('<Nm>Tom &amp; Söhne &lt;Bau&gt;</Nm>');
    expect(text).toContain(`<IBAN>${IBAN}</IBAN>`);
    expect(text).toContain('<NbOfTxs>2</NbOfTxs>');
    expect(text).toContain('<CtrlSum>15.50</CtrlSum>');
    expect(text).toContain('<EndToEndId>INV-1</EndToEndId>');
    expect(text).toContain('<Ustrd>A &amp; B</Ustrd>');
    expect(text).toContain('<Nm>Zoë</Nm>');
    expect((await post('/messages/check', { content: text })).json).toMatchObject({
      valid: true,
      sum: '15.50',
    });
  });

  it('transliterates what the profile cannot write', async () => {
    const body = { country: 'de', seed: 'demo', account: { name: 'Müller & Söhne' } };
    expect((await post('/messages/pain.001', body)).text).toContain('<Nm>Muller + Sohne</Nm>');
  });

  it.each([
    [{ iban: 'DE89370400440532013001' }, 'iban'],
    [{ bic: 'XX' }, 'bic'],
    [{ name: 'x'.repeat(141) }, 'name'],
    [{ endToEndId: 'x'.repeat(36) }, 'endToEndId'],
    [{ remittance: 'x'.repeat(141) }, 'remittance'],
    [{ remittance: 'a\u0001b' }, 'remittance'],
    [{ amount: 0 }, 'amount'],
    [{ amount: -5 }, 'amount'],
    [{ amount: 1.234 }, 'amount'],
    [{ currency: 'USD' }, 'currency'],
    [{ date: '2026-02-30' }, 'date'],
    [{ iban: IBAN, number: '1' }, 'number'],
  ])('names the place of a payment that cannot be written: %o', async (payment, property) => {
    const body = { country: 'de', payments: [{}, {}, payment] };
    await refuses(post('/messages/pain.001', body), 400, new RegExp(`^payments\\[2\\]\\.${property} `));
  });

  it('names the place of an account that cannot be written, and of unknown properties', async () => {
    const body = { country: 'de', account: { iban: 'DE00' } };
    await refuses(post('/messages/pain.001', body), 400, /^account\.iban /);
    await refuses(post('/messages/pain.001', { payments: [{ nope: 1 }] }), 400, /^payments\[0\] .*"nope"/);
    await refuses(post('/messages/pain.001', { payments: [] }), 400, /^payments /);
  });
});

const NAMESPACE = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09';
const HEAD = `<?xml version="1.0" encoding="UTF-8"?>`;
const check = (body: string | Uint8Array<ArrayBuffer>) =>
  get('/messages/check', { method: 'POST', body, headers: { 'content-type': 'application/xml' } });

describe('POST /messages/check', () => {
  it('takes the file as it is or in JSON', async () => {
    const file = await text(`/messages/pain.001?${SEEDED}&n=3`);
    const { json } = await check(file);
    expect(json).toMatchObject({
      ...{ message: 'pain.001', version: '09', profile: 'sepa', valid: true, count: 3, faults: [] },
      sum: /<CtrlSum>([^<]+)/.exec(file)?.[1],
    });
    expect((await post('/messages/check', { content: file })).json).toEqual(json);
    const pretty = await get('/messages/check?pretty=1', { method: 'POST', body: file });
    expect(pretty.json).toEqual(json);
    expect(pretty.text).toContain('\n  "valid": true');
  });

  it('names the place of a fault', async () => {
    const file = await text(`/messages/pain.001?${SEEDED}&n=3`);
    const ibans = [...file.matchAll(/<IBAN>(\w+)</g)].map(([, iban = '']) => iban);
    const wrong = file.replace(
      ibans[1] as string,
      (iban) => iban.slice(0, -1) + ((Number(iban.at(-1)) + 1) % 10),
    );
    expect((await check(wrong)).json.faults).toEqual([
      {
        ...{ fault: 'checksum', code: 'AC01', why: expect.stringContaining('IBAN') },
        at: '/Document/CstmrCdtTrfInitn/PmtInf[1]/CdtTrfTxInf[1]/CdtrAcct/Id/IBAN',
      },
    ]);
  });

  it('answers 400 with the messages there are to what is none', async () => {
    await refuses(check('hello'), 400, /pain\.001.*camt\.053/);
    await refuses(check('<Document xmlns="urn:other"/>'), 400, /urn:other.*pain\.001/);
    await refuses(post('/messages/check', {}), 400, /content/);
    await refuses(post('/messages/check', { content: 5 }), 400, /content/);
    await refuses(check(''), 400);
  });

  it.each([
    ['a document type', `${HEAD}<!DOCTYPE Document><Document xmlns="${NAMESPACE}"/>`, 'doctype'],
    [
      'an external entity',
      `${HEAD}<!DOCTYPE Document [<!ENTITY a SYSTEM "file:///etc/hostname">]><Document xmlns="${NAMESPACE}">&a;</Document>`,
      'doctype',
    ],
    [
      'an entity bomb',
      `${HEAD}<!DOCTYPE Document [<!ENTITY a "${'lol'.repeat(99)}">${[...'bcdefghij'].map((name, i) => `<!ENTITY ${name} "${`&${'abcdefghi'[i]};`.repeat(10)}">`).join('')}]><Document xmlns="${NAMESPACE}">&j;</Document>`,
      'doctype',
    ],
    ['an unknown entity', `${HEAD}<Document xmlns="${NAMESPACE}">&a;</Document>`, 'syntax'],
    [
      'a truncated file',
      `${HEAD}<Document xmlns="${NAMESPACE}"><CstmrCdtTrfInitn><GrpHdr><MsgId>a`,
      'syntax',
    ],
    ['deep nesting', `${HEAD}<Document xmlns="${NAMESPACE}">${'<a>'.repeat(200_000)}`, 'unknown'],
    [
      '900 KB of one text',
      `${HEAD}<Document xmlns="${NAMESPACE}">${'x'.repeat(900_000)}</Document>`,
      'unknown',
    ],
    [
      '900 KB of attributes',
      `${HEAD}<Document xmlns="${NAMESPACE}"><A ${Array.from({ length: 60_000 }, (_, i) => `a${i}="1" `).join('')}/></Document>`,
      'unknown',
    ],
  ])('finds the fault of %s', async (_, file, fault) => {
    const { status, json, text } = await check(file);
    expect(status, text.slice(0, 300)).toBe(200);
    expect(json.valid).toBe(false);
    expect(json.faults.length).toBeLessThanOrEqual(100);
    expect(json.faults.map((each: { fault: string }) => each.fault)).toContain(fault);
    expect(text).not.toContain('lollol');
  });

  it('reads other encodings that a file declares, and finds bytes that are of none', async () => {
    const file = (await text(`/messages/pain.001?${SEEDED}&n=2&profile=iso`)).replace('<Nm>', '<Nm>Zoë ');
    const latin = Buffer.from(file.replace('UTF-8', 'ISO-8859-1'), 'latin1');
    expect((await check(new Uint8Array(latin))).json).toMatchObject({ valid: true, count: 2 });
    const wide = Buffer.from(`\ufeff${file.replace('UTF-8', 'UTF-16')}`, 'utf16le');
    expect((await check(new Uint8Array(wide))).json).toMatchObject({ valid: true, count: 2 });
    const { json } = await check(new Uint8Array(Buffer.from(file, 'latin1')));
    expect(json.faults).toMatchObject([
      { fault: 'encoding', at: expect.stringMatching(/^line \d+, position \d+$/) },
    ]);
    await refuses(check(file.replace('UTF-8', 'EBCDIC-CP-BE')), 400);
  });

  it('checks a file of 900 KB', async () => {
    const file = await text(`/messages/pain.001?${SEEDED}&n=850`);
    expect(file.length).toBeGreaterThan(850_000);
    expect((await check(file)).json).toMatchObject({ valid: true, count: 850 });
  });
});

describe('GET /messages/flow', () => {
  it('answers every file of the story and its ledger in a zip', async () => {
    const response = await fetch(`${api.site}/api/v1/messages/flow?${SEEDED}&n=4&rejected=0.25`);
    expect(response.headers.get('content-disposition')).toBe('inline; filename="flow.zip"');
    const files = unzipped(Buffer.from(await response.arrayBuffer()));
    const ids = await text(`/messages/pain.001?${SEEDED}&n=4`).then((file) => matches(file, 'EndToEndId'));
    const [head = '', ...lines] = (files.get('ledger.csv') as string).trimEnd().split('\r\n');
    expect(head).toMatch(/^end_to_end_id,instruction_id,kind,amount,currency,.*,status,code,returned$/);
    expect(lines.map((line) => line.split(',')[0]).sort()).toEqual([...ids].sort());
    expect(lines.filter((line) => line.includes(',rejected,'))).toHaveLength(1);
    for (const [name, file] of files)
      if (name.endsWith('.xml')) expect((await check(file)).json, name).toMatchObject({ valid: true });
    expect([...files.keys()]).toEqual(
      expect.arrayContaining(['pain.001.xml', 'pacs.008.xml', 'camt.053.xml']),
    );
  });
});

function matches(file: string, name: string): readonly string[] {
  return Array.from(file.matchAll(new RegExp(`<${name}>([^<]*)<`, 'g')), ([, value = '']) => value);
}

import jsqr from 'jsqr';
import { hasError, isStaticPix, parsePix } from 'pix-utils';
import { isIBANValid, isQRIBAN, isQRReferenceValid, isSCORReferenceValid } from 'swissqrbill/utils';
import { describe, expect, it } from 'vitest';
import { generate, validate } from '../../packages/engine/src/index.ts';
import { qrSymbol } from '../../packages/engine/src/qr/symbol.ts';
import { countries } from '../support/countryRows.ts';

const ROWS = 20;

type Row = Readonly<Record<string, string | number>>;

const rowsOf = (code: string, fields: readonly string[]) =>
  generate(`${code}.person` as string, { seed: 'qr', n: ROWS, fields }) as unknown as Row[];

/** Reads elements of EMVCo strictly: two digits of an identifier, two of a length, so many characters. */
function elementsOf(text: string): ReadonlyMap<string, string> {
  const elements = new Map<string, string>();
  for (let at = 0; at < text.length; ) {
    const [, id, size] = /^(\d\d)(\d\d)$/.exec(text.slice(at, at + 4)) ?? [];
    if (id === undefined || elements.has(id)) throw new Error(`no element at ${at} of ${text}`);
    const value = text.slice(at + 4, at + 4 + Number(size));
    if (value.length !== Number(size) || value === '') throw new Error(`${id} is cut off in ${text}`);
    elements.set(id, value);
    at += 4 + value.length;
  }
  return elements;
}

/** CRC-16/CCITT-FALSE by long division of bits. */
function crcOf(text: string): string {
  let crc = 0xffff;
  for (const byte of Buffer.from(text))
    for (let bit = 7; bit >= 0; bit--) {
      const isSet = ((crc >> 15) & 1) !== ((byte >> bit) & 1);
      crc = ((crc << 1) & 0xffff) ^ (isSet ? 0x1021 : 0);
    }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

const EMV = [
  ['br', '26', 'br.gov.bcb.pix', '986'],
  ['th', '29', 'A000000677010111', '764'],
  ['sg', '26', 'SG.PAYNOW', '702'],
  ['my', '26', 'A0000006150001', '458'],
  ['vn', '38', 'A000000727', '704'],
  ['ph', '27', 'com.p2pqrpay', '608'],
  ['hk', '26', 'hk.com.hkicl', '344'],
  ['id', '26', 'ID.CO.QRIS.WWW', '360'],
] as const;

describe('payloads of the EMVCo family', () => {
  it.each(EMV)(
    'of %s have template %s of %s in currency %s and a right CRC',
    (code, id, scheme, currency) => {
      for (const { qr, amount } of rowsOf(code, ['qr', 'amount'])) {
        const elements = elementsOf(String(qr));
        expect([...elements.keys()].slice(0, 2)).toEqual(['00', '01']);
        expect(elementsOf(elements.get(id) ?? '').get('00')).toBe(scheme);
        expect(elements.get('53')).toBe(currency);
        expect(Number(elements.get('54'))).toBe(amount);
        expect(elements.get('58')).toBe(code.toUpperCase());
        expect(elements.get('59')).toMatch(/^[\x20-\x7e]{1,25}$/);
        expect(elements.get('60')).toMatch(/^[\x20-\x7e]{1,15}$/);
        expect(elements.get('63')).toBe(crcOf(String(qr).slice(0, -4)));
      }
    },
  );

  it('of br are read by pix-utils', () => {
    for (const { qr, pix, amount } of rowsOf('br', ['qr', 'pix', 'amount'])) {
      const read = parsePix(String(qr));
      if (hasError(read) || !isStaticPix(read)) throw new Error(`pix-utils refuses ${qr}`);
      expect(read.pixKey).toBe(pix);
      expect(read.transactionAmount).toBe(amount);
    }
  });
});

describe('payloads of SEPA', () => {
  it.each(['de', 'fr', 'it', 'es', 'nl', 'fi', 'pt'])('of %s follow EPC069-12', (code) => {
    for (const { qr, iban, swift, amount } of rowsOf(code, ['qr', 'iban', 'swift', 'amount'])) {
      const [service, version, set, kind, bic, name = '', account, money, purpose, structured, free] =
        String(qr).split('\n');
      expect([service, version, set, kind]).toEqual(['BCD', '002', '1', 'SCT']);
      expect([bic, account, purpose]).toEqual([swift, iban, '']);
      expect(name).toMatch(/^[\x20-\x7e]{1,70}$/);
      expect(money).toMatch(/^EUR\d{1,9}\.\d\d$/);
      expect(Number(money?.slice(3))).toBe(amount);
      expect(Boolean(structured) && Boolean(free)).toBe(false);
      expect(Buffer.byteLength(String(qr))).toBeLessThanOrEqual(331);
    }
  });
});

describe('payloads of Switzerland', () => {
  it('have 31 lines, an IBAN and a creditor reference', () => {
    for (const { qr } of rowsOf('ch', ['qr'])) {
      const lines = String(qr).split('\n');
      expect(lines).toHaveLength(31);
      expect(lines.slice(0, 3)).toEqual(['SPC', '0200', '1']);
      expect(isIBANValid(lines[3] as string) && !isQRIBAN(lines[3] as string)).toBe(true);
      expect(lines[4]).toBe('S');
      expect(lines[27]).toBe('SCOR');
      expect(isSCORReferenceValid(lines[28] as string)).toBe(true);
      expect(lines[30]).toBe('EPD');
    }
  });

  it('of a QR-bill have a QR-IBAN and a QR reference', () => {
    const bills = generate('ch.preset:qr-bill', {
      seed: 'qr',
      n: ROWS,
      layout: 'columns',
    }) as unknown as Row[];
    for (const { qr } of bills) {
      const lines = String(qr).split('\n');
      expect(isQRIBAN(lines[3] as string)).toBe(true);
      expect(lines[27]).toBe('QRR');
      expect(isQRReferenceValid(lines[28] as string)).toBe(true);
    }
  });
});

describe('other payloads', () => {
  it('of UPI are URIs with the payee, the amount and the currency', () => {
    for (const { qr, upi, amount } of rowsOf('in', ['qr', 'upi', 'amount'])) {
      const { protocol, searchParams } = new URL(String(qr));
      expect([protocol, searchParams.get('pa'), searchParams.get('cu')]).toEqual(['upi:', upi, 'INR']);
      expect(Number(searchParams.get('am'))).toBe(amount);
    }
  });

  it.each([
    ['cz', /^SPD\*1\.0\*ACC:CZ\d{22}\+[A-Z0-9]{8,11}\*AM:\d+(\.\d{1,2})?\*CC:CZK\*X-VS:\d{1,10}$/],
    ['hu', /^HCT\n001\n1\n[A-Z0-9]{11}\n[^\n]+\nHU\d{26}\nHUF\d+\n\d{14}\+\d\n\n[^\n]+(\n){7}$/],
    ['rs', /^K:PR\|V:01\|C:1\|R:\d{18}\|N:[^|]+\|I:RSD\d+,\d\d\|SF:289\|S:[^|]+\|RO:\d+$/],
    ['hr', /^HRVHUB30\nEUR\n\d{15}\n\n\n\n[^\n]+\n[^\n]+\n[^\n]+\nHR\d{19}\nHR\d\d\n[\d-]+\nOTHR\n[^\n]+$/],
  ])('of %s have the form of their standard', (code, form) => {
    for (const { qr } of rowsOf(code, ['qr'])) expect(qr).toMatch(form);
  });

  it('of si have twenty lines and the length of those before the last', () => {
    for (const { qr } of rowsOf('si', ['qr'])) {
      const lines = String(qr).split('\n');
      expect(lines[0]).toBe('UPNQR');
      expect(lines).toHaveLength(21);
      expect(Number(lines[19])).toBe(lines.slice(0, 19).join('\n').length + 1);
      expect(validate({ validator: 'iban', value: lines[14] }).valid).toBe(true);
    }
  });
});

/** Draws the lines of the picture's path and scans it. */
function scan(picture: string): string | undefined {
  const svg = decodeURIComponent(picture.slice(picture.indexOf(',') + 1));
  const side = Number(/viewBox='0 0 (\d+) \1'/.exec(svg)?.[1]);
  const scale = 4;
  const pixels = new Uint8ClampedArray((side * scale) ** 2 * 4).fill(255);
  const put = (x: number, y: number) => {
    for (let i = 0; i < scale * scale; i++) {
      const at = ((y * scale + Math.floor(i / scale)) * side * scale + x * scale + (i % scale)) * 4;
      pixels.fill(0, at, at + 3);
    }
  };
  let [x, y] = [0, 0];
  for (const [, move, a, b, length] of (/ d='([^']*)'/.exec(svg)?.[1] ?? '').matchAll(
    /([Mm])(\d+) ([\d.]+)h(\d+)/g,
  )) {
    [x, y] = move === 'M' ? [Number(a), Math.floor(Number(b))] : [x + Number(a), y];
    for (let i = 0; i < Number(length); i++) put(x++, y);
  }
  const read = (jsqr as unknown as { default?: typeof jsqr.default }).default ?? jsqr;
  return (read as typeof jsqr.default)(pixels, side * scale, side * scale)?.data;
}

describe('pictures', () => {
  const coded = countries.filter(({ fields }) => fields.has('qrimage'));

  it('exist in every country with a standard of QR codes', () => {
    const codes = coded.map(({ code }) => code);
    expect(codes).toEqual(
      expect.arrayContaining(['de', 'ch', 'br', 'in', 'th', 'sg', 'cz', 'hu', 'rs', 'si']),
    );
  });

  it.each(coded.map(({ code }) => code))('of %s decode to the payload', (code) => {
    const [row] = rowsOf(code, ['qr', 'qrimage']) as [Row];
    expect(scan(String(row.qrimage))).toBe(row.qr);
    expect(qrSymbol(String(row.qr))).toBeDefined();
  });
});

import { fold } from '../kernel/text.ts';
import type { QrPayment, QrStandard } from '../model.ts';

/** A text in ASCII, cut to a length: scanners guess the character set of anything else. */
export function plain(text: string, length: number): string {
  return fold(text)
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, length)
    .trim();
}

/** An amount with a fixed number of decimals. */
export function fixed(amount: string, decimals = 2): string {
  return Number(amount).toFixed(decimals);
}

/**
 * The QR code of SEPA credit transfers, version 002. A reference of ISO 11649 is structured, any other is not. Source:
 * EPC069-12, Quick Response Code: Guidelines to enable data capture for the initiation of a SEPA credit transfer, version 3.1.
 */
export const EPC: QrStandard = {
  name: 'EPC069-12',
  payload({ payee, amount, reference }) {
    const isCreditorReference = /^RF\d{2}[0-9A-Z]{1,21}$/.test(reference);
    const lines = [
      'BCD',
      '002',
      '1',
      'SCT',
      payee.read('swift'),
      plain(payee.read('name'), 70),
      payee.read('iban').replaceAll(' ', ''),
      `EUR${fixed(amount)}`,
      '',
      isCreditorReference ? reference : '',
      isCreditorReference ? '' : plain(reference, 140),
    ];
    return lines.join('\n').trimEnd();
  },
};

/** An element of EMVCo: its number, its length, its value. */
export function element(id: number | string, value: string): string {
  return `${String(id).padStart(2, '0')}${String(value.length).padStart(2, '0')}${value}`;
}

/** Elements inside another one. */
export function template(
  id: number | string,
  parts: readonly (readonly [id: number, value: string])[],
): string {
  return element(id, parts.map(([part, value]) => element(part, value)).join(''));
}

/** CRC-16 with the polynomial x^16 + x^12 + x^5 + 1, initial value FFFF. Source: ISO/IEC 13239; EMVCo, section 4.7.3. */
export function crc16(text: string): string {
  let crc = 0xffff;
  for (let i = 0; i < text.length; i++) {
    crc ^= text.charCodeAt(i) << 8;
    for (let bit = 0; bit < 8; bit++)
      crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

/** The additions of a national standard to EMVCo's payload. */
interface EmvStandard {
  readonly name: string;
  /** The number of the currency. Source: ISO 4217. */
  readonly currency: string;
  readonly decimals?: number;
  /** 11 for a code that is used more than once, 12 for one payment. */
  readonly initiation?: '11' | '12';
  /** The templates of the account, elements 26 to 51. */
  readonly account: (payment: QrPayment) => string;
  /** The category of the payee; 0000 where it is no merchant. */
  readonly category?: string;
  /** The element of template 62 that holds the reference: 01 bill number, 05 reference label, 08 purpose. */
  readonly referenceId?: 1 | 5 | 8;
}

/**
 * A payload of EMVCo's merchant-presented mode, dynamic because it has an amount. Source: EMV QR Code Specification for
 * Payment Systems, Merchant-Presented Mode, version 1.1.
 */
export function emv({
  name,
  currency,
  decimals = 2,
  initiation = '12',
  account,
  category = '0000',
  referenceId = 5,
}: EmvStandard): QrStandard {
  return {
    name,
    payload(payment) {
      const { payee, amount, reference } = payment;
      const body = [
        element(0, '01'),
        element(1, initiation),
        account(payment),
        element(52, category),
        element(53, currency),
        element(54, fixed(amount, decimals)),
        element(58, payee.country.code.toUpperCase()),
        element(59, plain(payee.read('name'), 25)),
        element(60, plain(payee.read('city'), 15)),
        template(62, [[referenceId, plain(reference, 25)]]),
        '6304',
      ].join('');
      return body + crc16(body);
    },
  };
}

/** Digits of a phone number with the country's code. */
export function phoneDigits({ payee }: QrPayment): string {
  return payee.read('phone').replace(/\D/g, '');
}

/** An account without separators. */
export function bareAccount({ payee }: QrPayment): string {
  return payee.read('account').replace(/[^0-9A-Za-z]/g, '');
}

import { rightWeighted } from '../checksum/rightWeighted.ts';
import type { Validator } from '../model.ts';

/**
 * Czech and Slovak account: optional prefix of up to 6 digits, number of 2 to 10 (at least two of them not
 * zero), bank code of 4: `19-2000145399/0800`, or the 20 digits bank, prefix, number of the BBAN. Prefix and
 * number are each divisible by 11 under the weights 6 3 7 9 10 5 8 4 2 1, aligned right. Bank codes come and
 * go, so any is taken but 0000. Source: ČNB decree 169/2011 Sb., § 2 to 5; NBS decree 8/2009 Z. z. (Slovakia).
 */
export const czAccount: Validator<unknown> = {
  id: 'czAccount',
  label: 'Account number (Czechia/Slovakia)',
  valid(value) {
    const bban = bbanOf(value);
    return (
      bban !== undefined &&
      !bban.startsWith('0000') &&
      !bban.endsWith('0000000000') &&
      withCzChecks(bban) === bban
    );
  },
  make(random) {
    const prefix = random.chance(0.3) ? `${Number(czNumber(`000${random.int(10, 99)}`))}-` : '';
    return `${prefix}${czNumber(String(random.int(100000000, 999999998)))}/${random.pick(BANKS)}`;
  },
};

/** A number (9 digits) or prefix (5) with its check digit; a body that has none is counted up to one that has. */
export function czNumber(body: string): string {
  const check = (11 - (rightWeighted(body, WEIGHTS) % 11)) % 11;
  if (check < 10) return body + check;
  return czNumber(
    String(Number(body) + 1)
      .padStart(body.length, '0')
      .slice(-body.length),
  );
}

/** The 20-digit BBAN (bank 4, prefix 6, number 10) with both check digits set right. */
export function withCzChecks(bban: string): string {
  return bban.slice(0, 4) + czNumber(bban.slice(4, 9)) + czNumber(bban.slice(10, 19));
}

function bbanOf(value: string): string | undefined {
  if (/^\d{20}$/.test(value)) return value;
  const parts = /^(?:(\d{1,6})-)?(\d{2,10})\/(\d{4})$/.exec(value);
  if (!parts) return undefined;
  const [, prefix = '', number = '', bank = ''] = parts;
  return bank + prefix.padStart(6, '0') + number.padStart(10, '0');
}

/** Those of the digits before the check digit, from the right. */
const WEIGHTS = [2, 4, 8, 5, 10, 9, 7, 3, 6];

const BANKS = ['0100', '0300', '0600', '0800', '2010', '2700', '3030', '5500'];

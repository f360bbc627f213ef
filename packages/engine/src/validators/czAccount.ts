import { rightWeighted } from '../checksum/rightWeighted.ts';
import { reasonIf } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * Czech and Slovak account: optional prefix of up to 6 digits, number of 2 to 10 (at least two of them not zero),
 * bank code of 4: `19-2000145399/0800`, or the 20 digits bank, prefix, number of the BBAN. Prefix and number are
 * each divisible by 11 under the weights 6 3 7 9 10 5 8 4 2 1, aligned right. Bank codes come and go, so any is
 * accepted but 0000. Source: ČNB decree 169/2011 Sb., § 2 to 5; NBS decree 8/2009 Z. z. (Slovakia).
 */
export const czAccount = standard({
  id: 'czAccount',
  label: 'Account number (Czechia/Slovakia)',
  written: ['{1-6#}-{2-10#}/####', '{2-10#}/####', '####################'],
  keeps: '-/',
  mend(number) {
    const { prefix, account } = partsOf(number);
    const [right, rightPrefix] = [mended(account), prefix && mended(prefix)];
    if (right === undefined || rightPrefix === undefined) return undefined;
    if (isBban(number)) return number.slice(0, 4) + rightPrefix + right;
    return `${prefix && `${rightPrefix}-`}${right}${number.slice(-5)}`;
  },
  rules: {
    bank: (number) => reasonIf(partsOf(number).bank === '0000', 'bank is 0000, should be 0001 to 9999'),
    series: (number) =>
      reasonIf(/^0+$/.test(partsOf(number).account), 'account is zeros alone, should be 1 or more'),
  },
  wrong: {
    bank: (number) => (isBban(number) ? `0000${number.slice(4)}` : `${number.slice(0, -4)}0000`),
    series: (number) => number.replace(/\d{2,10}(?=$|\/)/, (account) => '0'.repeat(account.length)),
  },
  reads: (number) => ({ bank: partsOf(number).bank }),
  make(random) {
    const prefix = random.chance(0.3) ? `${Number(czNumber(`000${random.int(10, 99)}`))}-` : '';
    return `${prefix}${czNumber(String(random.int(100000000, 999999998)))}/${random.pick(BANKS)}`;
  },
});

/** A number (9 digits) or prefix (5) with its check digit; a body that has none is counted up to one that has. */
export function czNumber(body: string): string {
  const digit = check(body);
  if (digit < 10) return body + digit;
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

function isBban(number: string): boolean {
  return !number.includes('/');
}

/** The parts of a number as printed, or as a BBAN. */
function partsOf(number: string) {
  if (isBban(number))
    return { bank: number.slice(0, 4), prefix: number.slice(4, 10), account: number.slice(10) };
  const [front = '', bank = ''] = number.split('/');
  const [account = '', prefix = ''] = front.split('-').reverse();
  return { bank, prefix, account };
}

/** A number or prefix of any length with a correct check digit, if one fits. */
function mended(digits: string): string | undefined {
  const digit = check(digits.slice(0, -1));
  return digit === 10 ? undefined : digits.slice(0, -1) + digit;
}

function check(body: string): number {
  return (11 - (rightWeighted(body, WEIGHTS) % 11)) % 11;
}

/** Weights of the digits before the check digit, from the right. */
const WEIGHTS = [2, 4, 8, 5, 10, 9, 7, 3, 6];

const BANKS = ['0100', '0300', '0600', '0800', '2010', '2700', '3030', '5500'];

import { valueAt } from '../checksum/weighted.ts';
import { LETTERS } from '../kernel/random.ts';
import { part, zeros } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * Italian and San Marinese account: CIN letter, bank (ABI) 5 digits, branch (CAB) 5, account 12 letters or
 * digits. A counts as 0, B as 1 and so on; characters in odd places count by the table of the codice fiscale,
 * those in even places by themselves; the sum by 26 is the CIN. Source: ABI, "Coordinate bancarie BBAN e
 * IBAN"; SWIFT IBAN registry, Italy.
 */
export const itBban = standard({
  id: 'itBban',
  label: 'BBAN (Italy)',
  written: '@ ##### ##### ************',
  separators: '-',
  mend: withCin,
  rules: { bank: part([1, 6], /[1-9]/, 'bank is #, should be 00001 to 99999') },
  wrong: { bank: zeros(1, 6) },
  reads: (bban) => ({ bank: bban.slice(1, 6), branch: bban.slice(6, 11) }),
  make(random) {
    const bban = withCin(`_${random.pick(BANKS)}0${random.digits(4)}00${random.digits(10)}`);
    return `${bban[0]} ${bban.slice(1, 6)} ${bban.slice(6, 11)} ${bban.slice(11)}`;
  },
});

/** The CIN of bank, branch and account (22 characters). */
function cin(body: string): string {
  let sum = 0;
  for (let i = 0; i < body.length; i++) {
    const value = valueAt(body, i);
    const place = value > 9 ? value - 10 : value;
    sum += i % 2 === 0 ? (ODD[place] as number) : place;
  }
  return LETTERS.charAt(sum % 26);
}

/** Sets the CIN in front of bank, branch and account, printed in groups or not. */
export function sealCin(bytes: Uint8Array, from: number, to: number): void {
  let sum = 0;
  let odd = true;
  for (let i = from + 1; i < to; i++) {
    const code = bytes[i] as number;
    if (code === 32) continue;
    const place = code < 58 ? code - 48 : code - 65;
    sum += odd ? (ODD[place] as number) : place;
    odd = !odd;
  }
  bytes[from] = LETTERS.charCodeAt(sum % 26);
}

/** The 23-character BBAN with its CIN set right. */
export function withCin(bban: string): string {
  const body = bban.slice(1);
  return cin(body) + body;
}

const ODD = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23];

const BANKS = ['03069', '02008', '05034', '05387', '01030', '01005', '06230', '07601', '03015', '03268'];

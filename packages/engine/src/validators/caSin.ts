import { luhnDigit } from '../checksum/luhn.ts';
import type { Citizen } from '../model.ts';
import { part } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * SIN: nine digits, the last by Luhn; the first tells the province of registration, 9 temporary residents,
 * 0 numbers of the tax agency; 8 is kept for businesses. `home` is the province's letters (ON, QC …).
 * Source: Employment and Social Development Canada, "Social Insurance Number Code of Practice".
 */
export const caSin = standard<Pick<Citizen, 'home'>>({
  id: 'caSin',
  label: 'SIN (Canada)',
  written: '###-###-###',
  separators: ' ',
  mend: (number) => number.slice(0, 8) + luhnDigit(number.slice(0, 8)),
  rules: {
    prefix: part([0, 3], /^(?!000|8)/, 'begins with #, should begin with 001 to 799 or 900 to 999'),
  },
  reads: (number) => ({ type: KINDS[number.charAt(0)] ?? 'resident', region: REGIONS.get(number.charAt(0)) }),
  make(random, { home }) {
    const body = random.pick(FIRST[home ?? ''] ?? '1234567') + random.digits(7);
    return `${body.slice(0, 3)}-${body.slice(3, 6)}-${body.slice(6)}${luhnDigit(body)}`;
  },
});

const FIRST: Readonly<Record<string, string>> = {
  NL: '1',
  PE: '1',
  NS: '1',
  NB: '1',
  QC: '23',
  ON: '45',
  MB: '6',
  SK: '6',
  AB: '6',
  NT: '6',
  NU: '6',
  BC: '7',
  YT: '7',
};

const KINDS: Readonly<Record<string, string>> = { 0: 'tax agency', 9: 'temporary resident' };

/** The provinces of each first digit. */
const REGIONS = new Map(
  Array.from('1234567', (digit) => [
    digit,
    Object.keys(FIRST)
      .filter((province) => FIRST[province]?.includes(digit))
      .join(', '),
  ]),
);

import { isLuhn, luhnDigit } from '../checksum/luhn.ts';
import { bare } from '../kernel/text.ts';
import type { Citizen, Validator } from '../model.ts';

/**
 * SIN: nine digits, the last by Luhn; the first tells the province of registration, 9 temporary residents,
 * 0 numbers of the tax agency; 8 is kept for businesses. `home` is the province's letters (ON, QC …).
 * Source: Employment and Social Development Canada, "Social Insurance Number Code of Practice".
 */
export const caSin: Validator<Pick<Citizen, 'home'>> = {
  id: 'caSin',
  label: 'SIN (Canada)',
  valid: (value) => /^(?!000|8)\d{3}[- ]?\d{3}[- ]?\d{3}$/.test(value) && isLuhn(bare(value)),
  make(random, { home }) {
    const body = random.pick(FIRST[home ?? ''] ?? '1234567') + random.digits(7);
    return `${body.slice(0, 3)}-${body.slice(3, 6)}-${body.slice(6)}${luhnDigit(body)}`;
  },
};

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

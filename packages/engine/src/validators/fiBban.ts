import { luhnDigit } from '../checksum/luhn.ts';
import { reasonIf, zeros } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * Finnish account in its 14 digits, the last a Luhn digit. The old printed form `123456-785` has zeros put in
 * after the hyphen's six digits, or after the seventh digit where it starts with 4 or 5 (savings and
 * co-operative banks). Source: Finance Finland (Finanssiala), "Finnish bank account numbers and IBAN".
 */
export const fiBban = standard({
  id: 'fiBban',
  label: 'BBAN (Finland)',
  written: '##############',
  form: /^(?:\d{14}|\d{6}-\d{2,8})$/,
  alone: machine,
  mend: withFiCheck,
  rules: { account: (number) => reasonIf(!/[1-9]/.test(number), 'zeros alone are not an account') },
  wrong: { account: zeros(0, 14) },
  make: (random) => withFiCheck(random.pick(BANKS) + random.digits(11)),
});

/** The 14-digit BBAN with its Luhn digit set right. */
export function withFiCheck(bban: string): string {
  const body = bban.slice(0, 13);
  return body + luhnDigit(body);
}

function machine(value: string): string {
  if (!/^\d{6}-\d{2,8}$/.test(value)) return value;
  const at = /^[45]/.test(value) ? 8 : 7;
  return value.slice(0, 6) + value.slice(7, at) + value.slice(at).padStart(15 - at, '0');
}

const BANKS = ['101', '123', '159', '200', '313', '361', '405', '471', '500', '529', '660', '800'];

import { remainder } from '../checksum/mod97.ts';
import { two } from '../kernel/day.ts';
import { part, zeros } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * Belgian account number: bank 3 digits, account 7, check 2: the first ten by 97, with 97 in place of 0.
 * The all-zero account is refused. Source: SWIFT IBAN registry, Belgium; Febelfin, structure of the
 * Belgian account number.
 */
export const beBban = standard({
  id: 'beBban',
  label: 'BBAN (Belgium)',
  written: '###-#######-##',
  separators: ' ',
  mend: withBeCheck,
  rules: { series: part([0, 10], /[1-9]/, 'bank and account are zeros alone, should be 1 or more') },
  wrong: { series: zeros(0, 10) },
  reads: (number) => ({ bank: number.slice(0, 3) }),
  make(random) {
    const bank = random.pick(BANKS);
    const account = random.digits(7);
    return `${bank}-${account}-${beCheck(bank + account)}`;
  },
});

/** The two check digits of bank and account (ten digits). */
export function beCheck(body: string): string {
  return two(remainder(body, 97) || 97);
}

/** The twelve-digit BBAN with correct check digits. */
export function withBeCheck(bban: string): string {
  const body = bban.slice(0, 10);
  return body + beCheck(body);
}

const BANKS = ['001', '063', '103', '363', '523', '651', '734', '973'];

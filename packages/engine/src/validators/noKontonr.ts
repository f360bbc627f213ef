import { weighted } from '../checksum/weighted.ts';
import { part } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * Norwegian account number: bank register 4 digits, account group 2, serial 4, check digit; printed
 * `8601.11.17947`. Weights 5 4 3 2 7 6 5 4 3 2, 11 less the rest; bodies for which that is 10 are never issued.
 * Register 0000 is nobody's (the former post giro's seven digits are not accounts any more). Source: Bits AS
 * (Finance Norway), standard for account numbers; SWIFT IBAN registry, Norway.
 */
export const noKontonr = standard({
  id: 'noKontonr',
  label: 'Kontonummer (Norway)',
  written: '####.##.#####',
  separators: ' ',
  mend(number) {
    const digit = check(number.slice(0, 10));
    return digit < 10 ? number.slice(0, 10) + digit : undefined;
  },
  rules: { bank: part([0, 4], /[1-9]/, 'bank register is #, should be 0001 to 9999') },
  wrong: { bank: (number, random) => `0000${number.slice(4, 6)}${random.digits(5)}` },
  reads: (number) => ({ bank: number.slice(0, 4) }),
  make(random) {
    const account = withNoCheck(`${random.pick(BANKS)}${random.int(10, 99)}${random.digits(4)}0`);
    return `${account.slice(0, 4)}.${account.slice(4, 6)}.${account.slice(6)}`;
  },
});

/** The 11-digit account with a correct check digit; a serial that has none is counted up to one that has. */
export function withNoCheck(account: string): string {
  const body = account.slice(0, 10);
  const digit = check(body);
  if (digit < 10) return body + digit;
  const next = (Number(account.slice(6, 10)) + 1) % 10000;
  return withNoCheck(`${account.slice(0, 6)}${String(next).padStart(4, '0')}0`);
}

/** 0 to 10. */
function check(body: string): number {
  return (11 - (weighted(body, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11;
}

const BANKS = ['1503', '6001', '3201', '4200', '9710', '3420', '8101', '9041', '9820', '2801', '8601'];

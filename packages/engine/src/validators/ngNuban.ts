import { toTen, weighted } from '../checksum/weighted.ts';
import { list } from '../kernel/text.ts';
import type { Validator } from '../model.ts';

/**
 * NUBAN: serial (9) and a check digit over bank code and serial, weights 3-7-3, to the next ten. Source: CBN,
 * NUBAN Scheme (2010) and Revised Standards (2020): other institutions' codes have five digits, with a 9 before.
 * The account is written without its bank. With the bank before it (3 or 6 digits, hyphens allowed) it is checked
 * exactly; ten digits alone are right when they check for at least one commercial bank: that refuses only one in
 * ten, more cannot be known. `code` is the bank's 3 digits, or the 5 or 6 of another institution.
 */
export const ngNuban: Validator<{ readonly code?: string | undefined } | undefined> = {
  id: 'ngNuban',
  label: 'NUBAN (Nigeria)',
  valid(value) {
    const parts = /^(?:(000\d{3}|9\d{5}|\d{3})[ -]?)?(\d{9})-?(\d)$/.exec(value);
    if (!parts) return false;
    const [, bank, serial = '', digit] = parts;
    if (!/[1-9]/.test(serial) || (bank !== undefined && !/[1-9]/.test(bank))) return false;
    return bank === undefined
      ? BANKS.some((code) => check(code, serial) === digit)
      : check(bank, serial) === digit;
  },
  make(random, who) {
    const code = who?.code ?? random.pick(BANKS);
    const serial = random.pick('0123') + random.int(1, 9) + random.digits(7);
    return serial + check(code.length === 5 ? `9${code}` : code, serial);
  },
};

/** Commercial and non-interest banks' codes (CBN, and NIBSS' list): First Bank, Citi, Heritage, Union, UBA, Wema … */
const BANKS = list(`
  011 023 030 032 033 035 044 050 057 058 063 068 070 076 082 100 101 102 103 104 105 106 214 215 221 232 301 302 303 304
`);

function check(bank: string, serial: string): string {
  return String(toTen(weighted(bank + serial, [3, 7, 3])));
}

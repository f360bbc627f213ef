import { toTen, weighted } from '../checksum/weighted.ts';
import { DIGITS } from '../kernel/random.ts';
import { list } from '../kernel/text.ts';
import { part, zeros } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * NUBAN: serial (9) and a check digit over bank code and serial, weights 3-7-3, to the next ten. Source: CBN,
 * NUBAN Scheme (2010) and Revised Standards (2020): other institutions' codes have five digits, with a 9 before.
 * The account is written without its bank. With the bank before it (3 or 6 digits, hyphens allowed) it is checked
 * exactly; ten digits alone are right when they check for at least one commercial bank: that refuses only one in
 * ten, more cannot be known. `code` is the bank's 3 digits, or the 5 or 6 of another institution.
 */
export const ngNuban = standard<{ readonly code?: string | undefined } | undefined>({
  id: 'ngNuban',
  label: 'NUBAN (Nigeria)',
  written: ['##########', '#########-#', '### #########-#', '###### #########-#'],
  separators: '-',
  rules: {
    bank: part(
      [0, -10],
      /^(?:000(?!000)...|9.....|(?!000)...)?$/,
      'bank is #, should be 3 digits but 000, or 6 from 000 or 9',
    ),
    series: part([-10, -1], /[1-9]/, 'serial is #, should be 000000001 to 999999999'),
    checksum: checkFault,
  },
  wrong: {
    bank: (number) => withCheck(`000${number.slice(-10)}`),
    series: (number) => withCheck(zeros(0, 9)(number.slice(-10))),
    checksum: (number, random) => number.slice(0, -1) + random.pick(DIGITS),
  },
  reads: (number) => ({ bank: number.slice(0, -10) || undefined }),
  make(random, who) {
    const code = who?.code ?? random.pick(BANKS);
    const serial = random.pick('0123') + random.int(1, 9) + random.digits(7);
    return serial + check(code.length === 5 ? `9${code}` : code, serial);
  },
});

/** Commercial and non-interest banks' codes (CBN, and NIBSS' list): First Bank, Citi, Heritage, Union, UBA, Wema … */
const BANKS = list(`
  011 023 030 032 033 035 044 050 057 058 063 068 070 076 082 100 101 102 103 104 105 106 214 215 221 232 301 302 303 304
`);

function checkFault(number: string): string | undefined {
  const [bank, digit] = [number.slice(0, -10), number.slice(-1)];
  const right = checks(bank, number.slice(-10, -1));
  if (right.includes(digit)) return undefined;
  return bank === ''
    ? `check digit is ${digit}, which fits no commercial bank`
    : `check digit is ${digit}, should be ${right[0]} for bank ${bank}`;
}

/** The number with a check digit that fits. */
function withCheck(number: string): string {
  return number.slice(0, -1) + checks(number.slice(0, -10), number.slice(-10, -1))[0];
}

/** The check digits of a serial that are right: the bank's, or where it is not known any bank's. */
function checks(bank: string, serial: string): readonly string[] {
  return (bank === '' ? BANKS : [bank]).map((code) => check(code, serial));
}

function check(bank: string, serial: string): string {
  return String(toTen(weighted(bank + serial, [3, 7, 3])));
}

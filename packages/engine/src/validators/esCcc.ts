import { weighted, weightedBytes } from '../checksum/weighted.ts';
import { part, zeros } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * Código Cuenta Cliente: bank 4 digits, branch 4, two check digits, account 10. The first check digit is that
 * of bank and branch, the second that of the account: weights 1 2 4 8 5 10 9 7 3 6 aligned right, 11 less
 * the rest, where 11 is written 0 and 10 is written 1. Source: Banco de España, Circular 7/1989 and
 * CSB norm 19; AEB/CECA description of the CCC.
 */
export const esCcc = standard({
  id: 'esCcc',
  label: 'CCC (Spain)',
  written: '#### #### ## ##########',
  separators: '-',
  mend: withCccDigits,
  rules: { bank: part([0, 4], /[1-9]/, 'bank is #, should be 0001 to 9999') },
  wrong: { bank: zeros(0, 4) },
  reads: (number) => ({ bank: number.slice(0, 4), branch: number.slice(4, 8) }),
  make(random) {
    const ccc = withCccDigits(random.pick(BANKS) + random.digits(16));
    return `${ccc.slice(0, 4)} ${ccc.slice(4, 8)} ${ccc.slice(8, 10)} ${ccc.slice(10)}`;
  },
});

/** The two check digits of bank, branch (4 digits each) and account (10). */
function cccDigits(bank: string, branch: string, account: string): string {
  return digit(`00${bank}${branch}`) + digit(account);
}

/** The 20-digit CCC with correct check digits. */
export function withCccDigits(ccc: string): string {
  const account = ccc.slice(10);
  return ccc.slice(0, 8) + cccDigits(ccc.slice(0, 4), ccc.slice(4, 8), account) + account;
}

/** Sets the check digits of a CCC printed `0049 1500 03 2810355229`. */
export function sealCcc(bytes: Uint8Array, at: number): void {
  const bank = weightedBytes(bytes, at, BANK) + weightedBytes(bytes, at + 5, BRANCH);
  bytes[at + 10] = 48 + digitOf(bank);
  bytes[at + 11] = 48 + digitOf(weightedBytes(bytes, at + 13, WEIGHTS));
}

/** The same of one without spaces. */
export function sealBareCcc(bytes: Uint8Array, at: number): void {
  bytes[at + 8] = 48 + digitOf(weightedBytes(bytes, at, BANK_AND_BRANCH));
  bytes[at + 9] = 48 + digitOf(weightedBytes(bytes, at + 10, WEIGHTS));
}

function digit(ten: string): string {
  return String(digitOf(weighted(ten, WEIGHTS)));
}

function digitOf(sum: number): number {
  const rest = sum % 11;
  return rest < 2 ? rest : 11 - rest;
}

const WEIGHTS = [1, 2, 4, 8, 5, 10, 9, 7, 3, 6];
const [BANK, BRANCH] = [WEIGHTS.slice(2, 6), WEIGHTS.slice(6)];
const BANK_AND_BRANCH = WEIGHTS.slice(2);

const BANKS = ['2100', '0049', '0182', '0081', '2103', '2095', '2085', '2080', '0128', '1465'];

import { mod97Digits } from '../checksum/mod97.ts';
import { toTen, weighted, weightedBytes } from '../checksum/weighted.ts';
import { grouped } from '../kernel/text.ts';
import { reasonIf } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * Numer rachunku bankowego: the Polish IBAN without its letters. Two check digits (MOD 97-10 over the account
 * with PL behind it), bank sort code of 8 digits, account of 16. The sort code's last digit brings the
 * others, weighted 3-9-7-1, to the next ten. Source: NBP order 7/2017 on numbering banks and accounts.
 */
export const plNrb = standard({
  id: 'plNrb',
  label: 'NRB (Poland)',
  written: '## #### #### #### #### #### ####',
  prefix: 'PL',
  form: /^(?:PL ?)?\d{2}(?: ?\d{4}){6}$/i,
  mend: (number) => mod97Digits(number.slice(2), 'PL') + number.slice(2),
  rules: {
    bank(number) {
      const [found, right] = [number.charAt(9), sortCheck(number.slice(2, 9))];
      return reasonIf(
        found !== right,
        `sort code ${number.slice(2, 10)} ends with ${found}, should end with ${right}`,
      );
    },
  },
  reads: (number) => ({ bank: number.slice(2, 10) }),
  make(random) {
    const account = withSortCheck(random.pick(BANKS) + random.digits(20));
    return `${mod97Digits(account, 'PL')} ${grouped(account, [4, 4, 4, 4, 4], ' ')}`;
  },
});

/** The check digit of a bank sort code's first seven digits. */
function sortCheck(body: string): string {
  return String(toTen(weighted(body, SORT)));
}

/** Sets the check digit of the sort code that a BBAN begins with. */
export function sealSort(bytes: Uint8Array, at: number): void {
  bytes[at + 7] = 48 + toTen(weightedBytes(bytes, at, SORT));
}

/** The 24-digit BBAN with the check digit of its sort code set right. */
export function withSortCheck(bban: string): string {
  const body = bban.slice(0, 7);
  return body + sortCheck(body) + bban.slice(8);
}

const SORT = [3, 9, 7, 1, 3, 9, 7];
const BANKS = ['1020', '1240', '1090', '1050', '1140', '1600', '1160', '2490', '1030', '1940', '1540'];

import { weighted } from '../checksum/weighted.ts';
import { grouped, list } from '../kernel/text.ts';
import type { Citizen } from '../model.ts';
import { part, reasonIf } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * Thai identification number: kind of person 1-8, registry office (province and district, two digits
 * each), five digits of group, two of order, check digit: weights 13 to 2, (11 - sum mod 11) mod 10.
 * Kind 1 is for births announced in time since 1 January 1984, kind 3 for those in a house register
 * before 31 May 1984. Source: Bureau of Registration Administration (DOPA), rules on house registration
 * B.E. 2535. `home` is the two-digit province code.
 */
export const thNid = standard<Pick<Citizen, 'born' | 'home'>>({
  id: 'thNid',
  label: 'National ID (Thailand)',
  written: '#-####-#####-##-#',
  separators: ' ',
  mend: withThCheck,
  rules: {
    type: part([0, 1], /[1-8]/, 'kind of person is #, should be 1 to 8'),
    region: (number) => thProvinceFault(number.slice(1, 3)),
  },
  reads: (number) => ({ region: number.slice(1, 3) }),
  make(random, { born, home }) {
    const office = (home ?? random.pick(PROVINCES)) + random.pick(['01', '02', '03', '99']);
    const body = (born.year < 1984 ? '3' : '1') + office + random.digits(5) + random.digits(2);
    return grouped(body + thCheck(body), [1, 4, 5, 2], '-');
  },
});

const PROVINCES =
  list(`10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 30 31 32 33 34 35 36 37 38 39 40 41 42 43
  44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 60 61 62 63 64 65 66 67 70 71 72 73 74 75 76 77 80 81 82 83 84 85 86
  90 91 92 93 94 95 96`);
const KNOWN = new Set(PROVINCES);

/** The rule that a province exists. */
export function thProvinceFault(code: string): string | undefined {
  return reasonIf(!KNOWN.has(code), `province ${code} does not exist, should be one such as 10 or 50`);
}

/** The number with a correct check digit. */
export function withThCheck(number: string): string {
  return number.slice(0, 12) + thCheck(number.slice(0, 12));
}

/** The check digit of twelve digits, for persons and for juristic persons alike. */
export function thCheck(body: string): string {
  return String((11 - (weighted(body, WEIGHTS) % 11)) % 10);
}

const WEIGHTS = [13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2];

import { toTen, weighted } from '../checksum/weighted.ts';
import { list } from '../kernel/text.ts';
import { part, reasonIf, zeros } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * US routing transit number: Federal Reserve routing symbol 4 digits, institution 4, check 1, printed as nine
 * digits. Starts with 00 (government), 01-12, 21-32 (thrifts), 61-72 (electronic) or 80 (traveller's cheques);
 * weights 3-7-1, the sum divisible by ten. Source: ABA, Routing Number Policy and Procedures.
 */
export const aba = standard({
  id: 'aba',
  label: 'US ABA routing',
  written: '#########',
  mend: (number) => number.slice(0, 8) + abaCheck(number.slice(0, 8)),
  rules: {
    prefix: part(
      [0, 2],
      /^(?:0\d|1[0-2]|2[1-9]|3[0-2]|6[1-9]|7[0-2]|80)$/,
      'routing symbol begins with #, should begin with 00 to 12, 21 to 32, 61 to 72 or 80',
    ),
    series: (number) => reasonIf(/^0+$/.test(number), 'zeros alone are not a number'),
  },
  wrong: { series: zeros(0, 9) },
  reads: (number) => ({ district: DISTRICTS[(Number(number.slice(0, 2)) % 20) - 1] }),
  make(random) {
    const district = random.int(1, 12);
    const body = (district < 10 ? `0${district}` : district) + random.digits(6);
    return body + abaCheck(body);
  },
});

/** The check digit of a routing number's first eight digits. */
function abaCheck(body: string): string {
  return String(toTen(weighted(body, [3, 7, 1])));
}

/** The Federal Reserve Banks by district; thrifts add 20 to it, electronic numbers 60. */
const DISTRICTS = list(`
  Boston New_York Philadelphia Cleveland Richmond Atlanta Chicago St._Louis Minneapolis Kansas_City Dallas
  San_Francisco`);

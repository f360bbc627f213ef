import { weighted } from '../checksum/weighted.ts';
import { part, zeros } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * Corporate number: a check digit 1-9 before twelve digits, 9 less the sum (weights 1 and 2 in turn from the
 * right) modulo 9. A company's twelve digits are its registration: office, kind (01 stock company, 03 partnerships and
 * limited liability companies) and serial.
 * Source: Ordinance of the Ministry of Finance No. 70 of 2014, article 2; National Tax Agency,
 * "Calculation of the check digit".
 */
export const jpCorporate = standard<Registration>({
  id: 'jpCorporate',
  label: 'Corporate number (Japan)',
  written: '#############',
  form: /^\d[ -]?\d{4}[ -]?\d{4}[ -]?\d{4}$/,
  mend: withCorporateCheck,
  rules: { series: part([1], /[1-9]/, 'zeros alone are not a number') },
  wrong: { series: zeros(1, 13) },
  make(random, { offices = OFFICES, kind = '01' }) {
    const body = `${random.pick(offices)}${kind}${String(random.int(1, 199999)).padStart(6, '0')}`;
    return check(body) + body;
  },
});

/** The registry offices where a firm may have been entered, and its kind. */
interface Registration {
  readonly offices?: readonly string[] | undefined;
  readonly kind?: string;
}

/** Registry offices: Tokyo (five wards' offices), Osaka, Nagoya, Yokohama, Kyoto, Kobe, Fukuoka, Sapporo. */
const OFFICES = [
  '0100',
  '0104',
  '0110',
  '0111',
  '0133',
  '1200',
  '1800',
  '0200',
  '1300',
  '1400',
  '2900',
  '4300',
];

/** The thirteen digits with the check digit in front set right. */
export function withCorporateCheck(number: string): string {
  return check(number.slice(1)) + number.slice(1);
}

function check(body: string): string {
  return String(9 - (weighted(body, [2, 1]) % 9));
}

import { toTen, weighted } from '../checksum/weighted.ts';
import { part, zeros } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * Corporate registration number: registry office (4 digits), kind of corporation (2), serial (6), check digit:
 * weights 1 and 2 in turn, to the next ten. Source: Supreme Court, rules on giving corporations registration
 * numbers for the registration of real estate. Numbers given since 31 January 2025
 * have seven serial digits and no check digit: they are outside this validator.
 */
export const krCorporate = standard<Registration>({
  id: 'krCorporate',
  label: 'Corporate registration number (South Korea)',
  written: '######-#######',
  mend: (number) => number.slice(0, 12) + check(number.slice(0, 12)),
  rules: {
    office: part([0, 4], /^[1-9]/, 'registry office is #, should begin with 1 to 9'),
    type: part([4, 6], /[1-9]/, 'kind of corporation is #, should be 01 to 99'),
    series: part([6, 12], /[1-9]/, 'serial is #, should be 000001 to 999999'),
  },
  wrong: { office: zeros(0, 1), type: zeros(4, 6), series: zeros(6, 12) },
  make(random, { offices = OFFICES, kind = '11', serial }) {
    const office = random.pick(offices);
    const body = `${office}${kind}${String(serial ?? random.int(1, 799_999)).padStart(6, '0')}`;
    return `${body.slice(0, 6)}-${body.slice(6)}${check(body)}`;
  },
});

/** The registry offices where a firm may have been entered, its kind, and its number there. */
interface Registration {
  readonly offices?: readonly string[] | undefined;
  readonly kind?: string;
  readonly serial?: number;
}

const OFFICES = ['1101', '1301', '1311', '1341', '1801', '1201', '1701', '2001', '1601'];

function check(body: string): string {
  return String(toTen(weighted(body, [1, 2])));
}

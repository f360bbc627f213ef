import { toTen, weighted } from '../checksum/weighted.ts';
import { bare } from '../kernel/text.ts';
import type { Validator } from '../model.ts';

/**
 * Corporate registration number: registry office (4 digits), kind of corporation (2), serial (6), check digit:
 * weights 1 and 2 in turn, to the next ten. Source: Supreme Court, rules on giving corporations registration
 * numbers for the registration of real estate. Numbers given since 31 January 2025
 * have seven serial digits and no check digit: they are outside this validator.
 */
export const krCorporate: Validator<unknown> = {
  id: 'krCorporate',
  label: 'Corporate registration number (South Korea)',
  valid(value) {
    if (!/^[1-9]\d{5}-?\d{7}$/.test(value)) return false;
    const number = bare(value);
    return (
      !number.startsWith('00', 4) &&
      !number.startsWith('000000', 6) &&
      number.endsWith(check(number.slice(0, 12)))
    );
  },
  make(random) {
    const office = random.pick(['1101', '1301', '1311', '1341', '1801', '1201', '1701', '2001', '1601']);
    const body = `${office}11${String(random.int(1, 799999)).padStart(6, '0')}`;
    return `${body.slice(0, 6)}-${body.slice(6)}${check(body)}`;
  },
};

function check(body: string): string {
  return String(toTen(weighted(body, [1, 2])));
}

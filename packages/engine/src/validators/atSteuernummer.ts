import { toTen, weightedDigits } from '../checksum/weighted.ts';
import { bare, list } from '../kernel/text.ts';
import type { Validator } from '../model.ts';

/**
 * Abgabenkontonummer: tax office (2), six digits, check digit; printed 59-119/9013 or 59 119/9013. Digit
 * sums of the products by 1 2 1 2 …, to the next ten. The office must be one of those that the Federal
 * Ministry of Finance numbered before the merger of 2021; their numbers go on. Source: BMF,
 * "Prüfziffernberechnung der Steuernummer"; EU TIN sheet Austria.
 */
export const atSteuernummer: Validator<unknown> = {
  id: 'atSteuernummer',
  label: 'Steuernummer (Austria)',
  valid(value) {
    if (!/^\d{2}[- ]?\d{3}[/ ]?\d{4}$/.test(value)) return false;
    const digits = bare(value);
    return OFFICES.includes(digits.slice(0, 2)) && digits.endsWith(check(digits.slice(0, 8)));
  },
  make(random) {
    const office = random.pick(OFFICES);
    const body = random.digits(6);
    return `${office}-${body.slice(0, 3)}/${body.slice(3)}${check(office + body)}`;
  },
};

const OFFICES = list(`
  03 04 06 07 08 09 10 12 15 16 18 22 23 29 33 38 41 46 51 52 53 54 57 59 61 65 67 68 69 71 72
  81 82 83 84 90 91 93 97 98`);

function check(body: string): string {
  return String(toTen(weightedDigits(body, [1, 2])));
}

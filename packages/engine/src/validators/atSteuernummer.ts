import { toTen, weightedDigits } from '../checksum/weighted.ts';
import type { Random } from '../kernel/random.ts';
import { list } from '../kernel/text.ts';
import { reasonIf } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * Abgabenkontonummer: tax office (2), six digits, check digit; printed 59-119/9013 or 59 119/9013. Digit
 * sums of the products by 1 2 1 2 …, to the next ten. The office must be one of those that the Federal
 * Ministry of Finance numbered before the merger of 2021; their numbers go on. Source: BMF,
 * "Prüfziffernberechnung der Steuernummer"; EU TIN sheet Austria.
 */
export const atSteuernummer = standard({
  id: 'atSteuernummer',
  label: 'Steuernummer (Austria)',
  written: '##-###/####',
  separators: ' ',
  mend: (number) => number.slice(0, 8) + check(number.slice(0, 8)),
  rules: {
    office: (number) =>
      reasonIf(
        !OFFICES.includes(number.slice(0, 2)),
        `tax office ${number.slice(0, 2)} does not exist, should be one that Austria had before 2021 (03, 04 … 98)`,
      ),
  },
  reads: (number) => ({ office: number.slice(0, 2) }),
  make: (random) => steuernummerOf(random, OFFICES),
});

/** A number of one of these offices. */
export function steuernummerOf(random: Random, offices: readonly string[]): string {
  const office = random.pick(offices);
  const body = random.digits(6);
  return `${office}-${body.slice(0, 3)}/${body.slice(3)}${check(office + body)}`;
}

const OFFICES = list(`
  03 04 06 07 08 09 10 12 15 16 18 22 23 29 33 38 41 46 51 52 53 54 57 59 61 65 67 68 69 71 72
  81 82 83 84 90 91 93 97 98`);

function check(body: string): string {
  return String(toTen(weightedDigits(body, [1, 2])));
}

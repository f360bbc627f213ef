import { rightWeighted } from '../checksum/rightWeighted.ts';
import { toTen } from '../checksum/weighted.ts';
import { groupedBack } from '../kernel/text.ts';
import { reasonIf } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * Reference number: 4 to 20 digits, the last by weights 7, 3, 1 from the right, to the next ten. Printed in fives
 * from the right without zeros in front; machines fill up to 20 with zeros. Source: Finanssiala ry, "Kotimaisen
 * viitteen rakenneohje". The body must not be all zeros; three digits (123) pass at some banks, not here.
 */
export const fiViitenumero = standard({
  id: 'fiViitenumero',
  label: 'Viitenumero (Finland)',
  written: '{4-20#}',
  form: /^(?:\d{4,20}|\d{1,5}(?: \d{5}){0,3}|(?:\d{5} ){0,3}\d{1,5})$/,
  print: (number) => groupedBack(number, 5, ' '),
  mend: (number) => number.slice(0, -1) + check(number.slice(0, -1)),
  rules: {
    series: (number) =>
      reasonIf(
        /^0*\d{0,3}$/.test(number),
        `${number} has fewer than four digits behind its zeros, should have four or more`,
      ),
  },
  wrong: { series: (number) => number.slice(-3).padStart(number.length, '0') },
  make(random) {
    const body = random.int(1, 9) + random.digits(random.int(5, 11));
    return groupedBack(body + check(body), 5, ' ');
  },
});

function check(body: string): string {
  return String(toTen(rightWeighted(body, [7, 3, 1])));
}

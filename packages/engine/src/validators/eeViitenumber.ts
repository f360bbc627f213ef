import { rightWeighted } from '../checksum/rightWeighted.ts';
import { toTen } from '../checksum/weighted.ts';
import { reasonIf } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * Reference number: 2 to 20 digits, the last by the 7-3-1 method: weights 7, 3, 1 from the right, to the next
 * ten. May be grouped in fours. Source: Eesti Pangaliit, "Viitenumbri standard". All zeros are refused.
 */
export const eeViitenumber = standard({
  id: 'eeViitenumber',
  label: 'Viitenumber (Estonia)',
  written: '{2-20#}',
  form: /^(?:\d{2,20}|(?:\d{4} ){0,4}\d{1,4}|\d{1,4}(?: \d{4}){0,4})$/,
  mend: (number) => number.slice(0, -1) + check(number.slice(0, -1)),
  rules: { series: (number) => reasonIf(!/[1-9]/.test(number), 'zeros alone are not a number') },
  wrong: { series: (number) => '0'.repeat(number.length) },
  make(random) {
    const body = random.int(1, 9) + random.digits(random.int(5, 11));
    return body + check(body);
  },
});

function check(body: string): string {
  return String(toTen(rightWeighted(body, [7, 3, 1])));
}

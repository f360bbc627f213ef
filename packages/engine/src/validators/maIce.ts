import { remainder } from '../checksum/mod97.ts';
import { two } from '../kernel/day.ts';
import { part, zeros } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * ICE: nine digits of the enterprise, four of the establishment, two of control: the whole is divisible by 97.
 * Source: Décret 2-11-63 of 20 May 2011; OMPIC, ice.gov.ma.
 */
export const maIce = standard({
  id: 'maIce',
  label: 'ICE (Morocco)',
  written: ['###############', '## ## ## ## ## ## ###'],
  mend: (number) => (remainder(number, 97) === 0 ? number : withControl(number.slice(0, 13))),
  rules: { series: part([0, 9], /[1-9]/, 'enterprise is #, should not be zeros alone') },
  wrong: { series: zeros(0, 9) },
  make(random) {
    const body = `00${random.int(1_000_000, 3_599_999)}0000`;
    return withControl(body);
  },
});

function withControl(body: string): string {
  return body + two(97 - remainder(`${body}00`, 97));
}

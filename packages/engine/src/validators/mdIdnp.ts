import { two } from '../kernel/day.ts';
import type { Citizen } from '../model.ts';
import { part } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';
import { moldovanDigit } from './mdIdno.ts';

/**
 * IDNP, the personal number of Moldova: 2 (0 for the numbers of before 2000), three digits of the year in which it was
 * issued, an office, a serial number, and the check digit of `mdIdno`. It does not reveal its holder. Source: idnp.js
 * (first digits and check digit); no public rule was found for the digits between, which follow those of `mdIdno`.
 */
export const mdIdnp = standard<Pick<Citizen, 'born' | 'asOf'>>({
  id: 'mdIdnp',
  label: 'IDNP (Moldova)',
  written: '#############',
  mend: (number) => number.slice(0, 12) + moldovanDigit(number.slice(0, 12)),
  rules: { type: part([0, 1], /[02]/, 'no person has a number that begins with #, should be 2 or 0') },
  wrong: { type: (number, random) => random.pick('13456789') + number.slice(1) },
  make(random, { born, asOf }) {
    // People who were alive when the register began were entered within its first years.
    const year = Math.min(asOf.year, Math.max(born.year, random.int(2000, 2006)));
    const body = `20${two(year % 100)}0${random.digits(7)}`;
    return body + moldovanDigit(body);
  },
});

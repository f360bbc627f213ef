import { mod97, mod97Digits } from '../checksum/mod97.ts';
import { GERMAN_STATES, type GermanState } from '../data/germanStates.ts';
import { two } from '../kernel/day.ts';
import { list } from '../kernel/text.ts';
import type { Citizen } from '../model.ts';
import { part, reasonIf } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * Leitweg-ID of public bodies: coarse address (state 01-16 with district, county and municipality in 2, 3, 5, 8, 9
 * or 12 digits; the Federation 99 with one more digit), fine address of up to 30 letters and digits (may be
 * left out), two ISO 7064 MOD 97-10 digits. The hyphens belong to it. Source: KoSIT, Leitweg-ID
 * Formatspezifikation 2.0.2. `home` is the ISO 3166-2 letters of the state.
 */
export const deLeitweg = standard<Pick<Citizen, 'home'>>({
  id: 'deLeitweg',
  label: 'Leitweg-ID (Germany)',
  written: ['{2-12#}-{1-30*}-##', '{2-12#}-##'],
  keeps: '-',
  mend(number) {
    const digits = number.replaceAll('-', '');
    return mod97(digits) === 1 ? number : number.slice(0, -2) + mod97Digits(digits.slice(0, -2));
  },
  rules: {
    region: part(
      [0, 2],
      /^(?:0[1-9]|1[0-6]|99)$/,
      'state # does not exist, should be 01 to 16, or 99 for the Federation',
    ),
    form(number) {
      const { length } = number.slice(0, number.indexOf('-'));
      const right = number.startsWith('99') ? [2, 3] : [2, 3, 5, 8, 9, 12];
      return reasonIf(
        !right.includes(length),
        `coarse address has ${length} digits, should have ${right.join(', ').replace(/, (\d+)$/, ' or $1')}`,
      );
    },
  },
  wrong: { form: (number) => number.slice(0, 2) + number.slice(number.indexOf('-') - 2) },
  reads: (number) => ({ region: GERMAN_STATES[STATES[Number(number.slice(0, 2)) - 1] as GermanState] }),
  make(random, { home }) {
    const state = home !== undefined && STATES.includes(home) ? STATES.indexOf(home) : random.below(16);
    const coarse = `${two(state + 1)}0${two(random.int(1, 20))}000`;
    const fine = random.digits(5);
    return `${coarse}-${fine}-${mod97Digits(coarse + fine)}`;
  },
});

/** In the order of their numbers: Schleswig-Holstein is 01, Thuringia 16. */
const STATES = list('SH HH NI HB NW HE RP BW BY SL BE BB MV SN ST TH');

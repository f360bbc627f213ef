import { mod97, mod97Digits } from '../checksum/mod97.ts';
import { two } from '../kernel/day.ts';
import type { Citizen, Validator } from '../model.ts';

/**
 * Leitweg-ID of public bodies: coarse address (state 01-16 with district, county and municipality in 2, 3, 5, 8, 9
 * or 12 digits; the Federation 99 with one more digit), fine address of up to 30 letters and digits (may be
 * left out), two ISO 7064 MOD 97-10 digits. The hyphens belong to it. Source: KoSIT, Leitweg-ID
 * Formatspezifikation 2.0.2. `home` is the ISO 3166-2 letters of the state.
 */
export const deLeitweg: Validator<Pick<Citizen, 'home'>> = {
  id: 'deLeitweg',
  label: 'Leitweg-ID (Germany)',
  valid: (value) => FORM.test(value) && mod97(value.replaceAll('-', '')) === 1,
  make(random, { home }) {
    const state = home !== undefined && STATES.includes(home) ? STATES.indexOf(home) : random.below(16);
    const coarse = `${two(state + 1)}0${two(random.int(1, 20))}000`;
    const fine = random.digits(5);
    return `${coarse}-${fine}-${mod97Digits(coarse + fine)}`;
  },
};

const FORM = /^(?:99\d?|(?:0[1-9]|1[0-6])(?:\d(?:\d\d(?:\d{3}|\d{4}|\d{7})?)?)?)(?:-[0-9A-Z]{1,30})?-\d\d$/i;

/** In the order of their numbers: Schleswig-Holstein is 01, Thuringia 16. */
const STATES = [
  'SH',
  'HH',
  'NI',
  'HB',
  'NW',
  'HE',
  'RP',
  'BW',
  'BY',
  'SL',
  'BE',
  'BB',
  'MV',
  'SN',
  'ST',
  'TH',
];

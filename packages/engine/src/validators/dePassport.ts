import { icaoDigit } from '../checksum/icao.ts';
import type { Validator } from '../model.ts';

/**
 * Reisepass number since November 2007: four places for the office (the first one of CFGHJK), five random ones,
 * ICAO 7-3-1 check digit as in the machine-readable zone, where D may follow. No vowels and no B, D, Q, S. The
 * page prints the first nine only; without the check digit nothing could be checked, so it is asked for.
 * Source: PassV annex; BMI, "Seriennummer"; ICAO Doc 9303 part 3.
 */
export const dePassport: Validator<unknown> = {
  id: 'dePassport',
  label: 'Passport number (Germany)',
  valid(value) {
    if (!/^[CFGHJK][0-9CFGHJKLMNPRTVWXYZ]{8}\dD?$/i.test(value)) return false;
    return value[9] === icaoDigit(value.slice(0, 9));
  },
  make(random) {
    const body = random.pick('CFGHJK') + random.chars(8, '0123456789CFGHJKLMNPRTVWXYZ');
    return body + icaoDigit(body);
  },
};

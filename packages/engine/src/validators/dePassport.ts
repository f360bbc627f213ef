import { icaoDigit } from '../checksum/icao.ts';
import { part } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';
import { deAusweisDeclared } from './deAusweis.ts';

/**
 * Reisepass number since November 2007: four places for the office (the first one of CFGHJK), five random ones,
 * ICAO 7-3-1 check digit as in the machine-readable zone, where D may follow. No vowels and no B, D, Q, S. The
 * page prints the first nine only; without the check digit nothing could be checked, so it is asked for.
 * Source: PassV annex; BMI, "Seriennummer"; ICAO Doc 9303 part 3.
 */
export const dePassport = standard({
  ...deAusweisDeclared,
  id: 'dePassport',
  label: 'Passport number (Germany)',
  rules: { prefix: part([0, 1], /[CFGHJK]/, 'begins with #, should begin with C, F, G, H, J or K') },
  make(random) {
    const body = random.pick('CFGHJK') + random.chars(8, '0123456789CFGHJKLMNPRTVWXYZ');
    return body + icaoDigit(body);
  },
});

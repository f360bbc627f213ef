import { icaoDigit } from '../checksum/icao.ts';
import type { Validator } from '../model.ts';

/**
 * Personalausweis number of the cards since November 2010: four places for the office (the first one of
 * LMNPRTVWXY), five random ones, ICAO 7-3-1 check digit as on the back, where D may follow. No vowels and
 * no B, D, Q, S. The front prints the first nine only; without the check digit nothing could be checked,
 * so it is asked for. Source: PAuswV annex; BMI, "Seriennummer"; ICAO Doc 9303 part 3.
 */
export const deAusweis: Validator<unknown> = {
  id: 'deAusweis',
  label: 'Personalausweis number (Germany)',
  valid(value) {
    if (!/^[LMNPRTVWXY][0-9CFGHJKLMNPRTVWXYZ]{8}\dD?$/i.test(value)) return false;
    return value[9] === icaoDigit(value.slice(0, 9));
  },
  make(random) {
    const body = random.pick('LMNPRTVWXY') + random.chars(8, '0123456789CFGHJKLMNPRTVWXYZ');
    return body + icaoDigit(body);
  },
};

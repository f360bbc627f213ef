import { icaoDigit } from '../checksum/icao.ts';
import { part } from '../standard/rules.ts';
import { type Standard, standard } from '../standard/standard.ts';

/**
 * Personalausweis number of the cards since November 2010: four places for the office (the first one of
 * LMNPRTVWXY), five random ones, ICAO 7-3-1 check digit as on the back, where D may follow. No vowels and
 * no B, D, Q, S. The front prints the first nine only; without the check digit nothing could be checked,
 * so it is asked for. Source: PAuswV annex; BMI, "Seriennummer"; ICAO Doc 9303 part 3.
 */
export const deAusweisDeclared: Standard<unknown> = {
  id: 'deAusweis',
  label: 'Personalausweis number (Germany)',
  written: ['{9[0-9CFGHJ-NPRTV-Z]}#', '{9[0-9CFGHJ-NPRTV-Z]}#D'],
  mend: (number) => number.slice(0, 9) + icaoDigit(number.slice(0, 9)) + number.slice(10),
  rules: {
    prefix: part([0, 1], /[LMNPRTVWXY]/, 'begins with #, should begin with L, M, N, P, R, T, V, W, X or Y'),
  },
  make(random) {
    const body = random.pick('LMNPRTVWXY') + random.chars(8, '0123456789CFGHJKLMNPRTVWXYZ');
    return body + icaoDigit(body);
  },
};

export const deAusweis = standard(deAusweisDeclared);

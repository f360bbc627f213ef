import { icaoDigit } from '../checksum/icao.ts';
import { LETTERS } from '../kernel/random.ts';
import { standard } from '../standard/standard.ts';

/**
 * Series and number of the identity card (dowód osobisty): three letters, a check digit, five digits. The
 * check digit is that of ICAO's 7-3-1 over the other eight places, so that all nine weigh 7-3-1-9-7-3-1-7-3
 * to a multiple of ten. Source: Act of 6 August 2010 on identity cards (Dz.U. 2010 nr 167 poz. 1131); the
 * Ministry's description of the number. Series are drawn without the letters O and Q, which look like a
 * zero; any letter is accepted.
 */
export const plDowod = standard({
  id: 'plDowod',
  label: 'Dowód osobisty (Poland)',
  written: ['@@@######', '@@@ ######'],
  separators: '-',
  mend: (number) => number.slice(0, 3) + icaoDigit(number.slice(0, 3) + number.slice(4)) + number.slice(4),
  make(random) {
    const series = random.pick('ACD') + random.chars(2, SERIES);
    const number = String(random.int(1, 99_999)).padStart(5, '0');
    return series + icaoDigit(series + number) + number;
  },
});

const SERIES = LETTERS.replace(/[OQ]/g, '');

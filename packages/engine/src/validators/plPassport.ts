import { icaoDigit } from '../checksum/icao.ts';
import { LETTERS } from '../kernel/random.ts';
import { standard } from '../standard/standard.ts';

/**
 * Passport number: two letters of the series, a check digit, six digits. The check digit is that of ICAO's
 * 7-3-1 over the other eight places (all nine weigh 7-3-9-1-7-3-1-7-3 to a multiple of ten). Source: Act of
 * 27 January 2022 on passport documents (Dz.U. 2022 poz. 350); the specimen ZS 0000177 in the Council's
 * PRADO register. Numbers are drawn in the current series E, without the letters O and Q; any letter is
 * accepted.
 */
export const plPassport = standard({
  id: 'plPassport',
  label: 'Paszport (Poland)',
  written: ['@@#######', '@@ #######'],
  separators: '-',
  mend: (number) => number.slice(0, 2) + icaoDigit(number.slice(0, 2) + number.slice(3)) + number.slice(3),
  make(random) {
    const series = `E${random.pick(SERIES)}`;
    const number = String(random.int(1, 999_999)).padStart(6, '0');
    return series + icaoDigit(series + number) + number;
  },
});

const SERIES = LETTERS.replace(/[OQ]/g, '');

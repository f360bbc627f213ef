import { luhnDigit } from '../checksum/luhn.ts';
import { part, zeros } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * NPWP of fifteen digits: two of the kind of taxpayer, six of the serial, check digit, three of the tax office,
 * three of the branch (000 head office), printed 00.000.000.0-000.000. The first nine digits are a Luhn number.
 * Source: Minister of Finance Regulation 112/PMK.03/2022; the check is not in it, but in the tax office's forms.
 * The form of sixteen digits (since July 2024) is the NIK, or this number after a 0.
 */
export const idNpwp = standard({
  id: 'idNpwp',
  label: 'NPWP (Indonesia)',
  written: ['##.###.###.#-###.###', '0##.###.###.#-###.###'],
  separators: ' ',
  mend: (npwp) => npwp.slice(0, -7) + luhnDigit(npwp.slice(-15, -7)) + npwp.slice(-6),
  rules: { series: part([-13, -7], /[1-9]/, 'serial is #, should be 000001 to 999999') },
  wrong: { series: zeros(-13, -7) },
  make(random) {
    const kind = random.pick(['07', '08', '09', '24', '25', '47', '48', '57', '58']);
    const serial = String(random.int(1, 999999)).padStart(6, '0');
    const office = random.pick([
      '001',
      '005',
      '013',
      '014',
      '015',
      '017',
      '024',
      '036',
      '043',
      '061',
      '086',
      '411',
      '609',
    ]);
    return `${kind}.${serial.slice(0, 3)}.${serial.slice(3)}.${luhnDigit(kind + serial)}-${office}.000`;
  },
});

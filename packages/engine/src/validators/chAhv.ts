import { eanDigit } from '../checksum/ean.ts';
import { part } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * AHV/AVS number: 756 (the country), nine random digits, EAN-13 check digit; does not reveal its holder. Source:
 * AHVG article 50c, AHVV article 133; Zentrale Ausgleichsstelle.
 */
export const chAhv = standard({
  id: 'chAhv',
  label: 'AHV number (Switzerland)',
  written: '###.####.####.##',
  separators: ' ',
  mend: (number) => number.slice(0, 12) + eanDigit(number.slice(0, 12)),
  rules: { prefix: part([0, 3], /^756$/, 'begins with #, should begin with 756') },
  make(random) {
    const body = `756${random.digits(9)}`;
    return `756.${body.slice(3, 7)}.${body.slice(7, 11)}.${body[11]}${eanDigit(body)}`;
  },
});

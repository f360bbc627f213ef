import { reasonIf } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * Codice operatore economico of San Marino, also the VAT number after SM: a serial number of up to five digits, without
 * a check digit. Zeros in front may be left out. Source: python-stdnum, `sm.coe`. Of the numbers below 100 it allows
 * those of known operators; here they must be written with zeros, so that not every small number is taken for one.
 */
export const smCoe = standard({
  id: 'smCoe',
  label: 'COE (San Marino)',
  written: ['SM#####', '{3-4#}'],
  prefix: 'SM',
  separators: ' .',
  rules: { series: (number) => reasonIf(!/[1-9]/.test(number), 'zeros alone are no number') },
  wrong: { series: (number) => '0'.repeat(number.length) },
  make: (random) => `SM${String(random.int(3000, 31_999)).padStart(5, '0')}`,
});

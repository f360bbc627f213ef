import { weighted } from '../checksum/weighted.ts';
import { reasonIf, zeros } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * AFM, the Greek tax number of persons and firms, also the VAT number after EL (some write GR): nine digits, the
 * last a check: weights 256, 128 … 2, modulo 11, then modulo 10. 000000000 stands for "no number" in invoicing and
 * is refused. Source: OECD TIN sheet for Greece (Law 4174/2013, article 11), EU VIES. No list of first digits is
 * published, so any is accepted; generated persons' numbers begin with 1.
 */
export const grAfm = standard({
  id: 'grAfm',
  label: 'AFM (Greece)',
  written: '#########',
  prefix: ['EL', 'GR'],
  mend: (afm) => afm.slice(0, 8) + check(afm.slice(0, 8)),
  rules: { series: (afm) => reasonIf(!/[1-9]/.test(afm), 'zeros alone stand for no number') },
  wrong: { series: zeros(0, 9) },
  make(random) {
    const body = `1${random.digits(7)}`;
    return body + check(body);
  },
});

function check(body: string): string {
  return String((weighted(body, [256, 128, 64, 32, 16, 8, 4, 2]) % 11) % 10);
}

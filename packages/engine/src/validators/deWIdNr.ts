import { hybridCharacter } from '../checksum/iso7064.ts';
import { part, zeros } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * Wirtschafts-Identifikationsnummer: DE, nine digits as in the USt-IdNr., a hyphen and five digits that tell the
 * activities of one business apart, from 00001. Source: § 139c AO; Bundeszentralamt für Steuern, "Aufbau der
 * W-IdNr." (November 2024).
 */
export const deWIdNr = standard({
  id: 'deWIdNr',
  label: 'W-IdNr. (Germany)',
  written: 'DE#########-#####',
  mend: (number) => number.slice(0, 10) + hybridCharacter(number.slice(2, 10), 10) + number.slice(11),
  rules: {
    prefix: part([2, 3], /[1-9]/, 'the first digit is 0, should be 1 to 9'),
    series: part([11], /[1-9]/, 'the activity is 00000, should be 00001 to 99999'),
  },
  wrong: { prefix: zeros(2, 3), series: zeros(11, 16) },
  make(random) {
    const body = String(random.int(40_000_000, 49_999_999));
    return `DE${body}${hybridCharacter(body, 10)}-00001`;
  },
});

import { hybridCharacter } from '../checksum/iso7064.ts';
import { reasonIf } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * Umsatzsteuer-Identifikationsnummer: DE, eight digits (no leading 0), ISO 7064 MOD 11,10 check digit. Source:
 * § 27a UStG; Bundeszentralamt für Steuern, "Aufbau der USt-IdNr."; VIES.
 */
export const deUstId = standard({
  id: 'deUstId',
  label: 'USt-IdNr. (Germany)',
  written: ['DE#########', '### ### ###'],
  prefix: 'DE',
  form: /^(?:DE ?)?\d{3} ?\d{3} ?\d{3}$/i,
  mend: (number) => number.slice(0, 8) + hybridCharacter(number.slice(0, 8), 10),
  rules: { prefix: (number) => reasonIf(number.startsWith('0'), 'the first digit is 0, should be 1 to 9') },
  make(random) {
    const body = String(random.int(11_000_000, 36_999_999));
    return `DE${body}${hybridCharacter(body, 10)}`;
  },
});

import { hybridCharacter } from '../checksum/iso7064.ts';
import { bare } from '../kernel/text.ts';
import type { Validator } from '../model.ts';

/**
 * Umsatzsteuer-Identifikationsnummer: DE, eight digits (no leading 0), ISO 7064 MOD 11,10 check digit. Source:
 * § 27a UStG; Bundeszentralamt für Steuern, "Aufbau der USt-IdNr."; VIES.
 */
export const deUstId: Validator<unknown> = {
  id: 'deUstId',
  label: 'USt-IdNr. (Germany)',
  valid(value) {
    const printed = /^(?:DE ?)?([1-9]\d{2} ?\d{3} ?\d{3})$/i.exec(value)?.[1];
    if (printed === undefined) return false;
    const digits = bare(printed);
    return digits.endsWith(hybridCharacter(digits.slice(0, 8), 10));
  },
  make(random) {
    const body = String(random.int(11_000_000, 36_999_999));
    return `DE${body}${hybridCharacter(body, 10)}`;
  },
};

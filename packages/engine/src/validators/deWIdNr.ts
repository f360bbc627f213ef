import { hybridCharacter } from '../checksum/iso7064.ts';
import type { Validator } from '../model.ts';

/**
 * Wirtschafts-Identifikationsnummer: DE, nine digits as in the USt-IdNr., a hyphen and five digits that tell the
 * activities of one business apart, from 00001. Source: § 139c AO; Bundeszentralamt für Steuern, "Aufbau der
 * W-IdNr." (November 2024).
 */
export const deWIdNr: Validator<unknown> = {
  id: 'deWIdNr',
  label: 'W-IdNr. (Germany)',
  valid(value) {
    const digits = /^DE([1-9]\d{8})-?(?!00000)\d{5}$/i.exec(value)?.[1];
    return digits?.endsWith(hybridCharacter(digits.slice(0, 8), 10)) ?? false;
  },
  make(random) {
    const body = String(random.int(40_000_000, 49_999_999));
    return `DE${body}${hybridCharacter(body, 10)}-00001`;
  },
};

import { twoRoundsDigit } from '../checksum/twoRounds.ts';
import type { Validator } from '../model.ts';

/**
 * Registry code: eight digits, the first 1 (companies), 7 (state), 8 (non-profit) or 9 (foundations), the
 * last the check digit modulo 11 in two rounds. Source: RIK, e-Business Register; OECD, Estonia TIN sheet.
 */
export const eeRegistrikood: Validator<unknown> = {
  id: 'eeRegistrikood',
  label: 'Registrikood (Estonia)',
  valid: (value) => /^[1789]\d{7}$/.test(value) && value.endsWith(twoRoundsDigit(value.slice(0, 7))),
  make(random) {
    const body = String(random.int(1000000, 1719999));
    return body + twoRoundsDigit(body);
  },
};

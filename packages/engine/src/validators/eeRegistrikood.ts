import { twoRoundsDigit } from '../checksum/twoRounds.ts';
import { part } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * Registry code: eight digits, the first 1 (companies), 7 (state), 8 (non-profit) or 9 (foundations), the
 * last the check digit modulo 11 in two rounds. Source: RIK, e-Business Register; OECD, Estonia TIN sheet.
 */
export const eeRegistrikood = standard({
  id: 'eeRegistrikood',
  label: 'Registrikood (Estonia)',
  written: '########',
  mend: (number) => number.slice(0, 7) + twoRoundsDigit(number.slice(0, 7)),
  rules: { type: part([0, 1], /[1789]/, 'first digit is #, should be 1, 7, 8 or 9') },
  reads: (number) => ({ type: KINDS[number.charAt(0)] }),
  make(random) {
    const body = String(random.int(1000000, 1719999));
    return body + twoRoundsDigit(body);
  },
});

const KINDS: Readonly<Record<string, string>> = {
  1: 'company',
  7: 'state body',
  8: 'non-profit association',
  9: 'foundation',
};

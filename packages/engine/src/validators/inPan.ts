import { LETTERS } from '../kernel/random.ts';
import type { Citizen, Validator } from '../model.ts';

/**
 * Permanent account number: three letters, kind of holder (P person, C company, F firm, H undivided family,
 * A and B associations, T and K trusts, G government, J artificial person, L local authority), first letter of
 * the surname or name, four digits from 0001, check letter. Source: Income Tax Department, rule 114 of the
 * Income-tax Rules 1962 and "Structure of PAN". No rule for the last letter is public: structure only.
 */
export const inPan: Validator<Pick<Citizen, 'family'>> = {
  id: 'inPan',
  label: 'PAN (India)',
  valid: (value) => /^[A-Z]{3}[ABCFGHJKLPT][A-Z](?!0000)\d{4}[A-Z]$/i.test(value),
  make(random, { family }) {
    const initial = /[A-Z]/.exec(family.capitals)?.[0] ?? random.pick(LETTERS);
    const serial = String(random.int(1, 9999)).padStart(4, '0');
    return `${random.pick('ABCDEFG')}${random.chars(2, LETTERS)}P${initial}${serial}${random.pick(LETTERS)}`;
  },
};

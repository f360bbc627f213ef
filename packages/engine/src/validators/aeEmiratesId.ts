import { isLuhn, luhnDigit } from '../checksum/luhn.ts';
import { bare } from '../kernel/text.ts';
import type { Citizen, Validator } from '../model.ts';

/**
 * Emirates ID: 784 (the country), year of birth, seven digits, Luhn digit, printed 784-YYYY-NNNNNNN-C.
 * The check is in wide use and holds for issued cards, but the authority (ICP) has not published it.
 * Source: OECD TIN sheet for the United Arab Emirates and Wikipedia (structure).
 */
export const aeEmiratesId: Validator<Pick<Citizen, 'born'>> = {
  id: 'aeEmiratesId',
  label: 'Emirates ID (United Arab Emirates)',
  valid: (value) => /^784[ -]?(?:19|20)\d{2}[ -]?\d{7}[ -]?\d$/.test(value) && isLuhn(bare(value)),
  make(random, { born }) {
    const serial = random.digits(7);
    return `784-${born.yyyy}-${serial}-${luhnDigit(`784${born.yyyy}${serial}`)}`;
  },
};

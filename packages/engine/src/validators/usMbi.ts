import { bare } from '../kernel/text.ts';
import type { Validator } from '../model.ts';

/**
 * Medicare Beneficiary Identifier: eleven places, each of its kind (1-9, letter, either, digit, letter,
 * either, digit, letter, letter, digit, digit), no S, L, O, I, B, Z; no check digit. Source: CMS,
 * "Understanding the MBI format".
 */
export const usMbi: Validator<unknown> = {
  id: 'usMbi',
  label: 'MBI (United States)',
  valid: (value) =>
    /^[\dA-Z]{4}-?[\dA-Z]{3}-?[\dA-Z]{4}$/i.test(value) &&
    /^[1-9][AC-HJKMNP-RT-Y][\dAC-HJKMNP-RT-Y]\d[AC-HJKMNP-RT-Y][\dAC-HJKMNP-RT-Y]\d[AC-HJKMNP-RT-Y]{2}\d{2}$/i.test(
      bare(value),
    ),
  make(random) {
    const letter = () => random.pick(LETTERS);
    const either = () => random.pick(`0123456789${LETTERS}`);
    const first = random.int(1, 9) + letter() + either() + random.below(10);
    return `${first}-${letter()}${either()}${random.below(10)}-${letter()}${letter()}${random.digits(2)}`;
  },
};

const LETTERS = 'ACDEFGHJKMNPQRTUVWXY';

import { standard } from '../standard/standard.ts';

/**
 * Medicare Beneficiary Identifier: eleven places, each of its kind (1-9, letter, either, digit, letter,
 * either, digit, letter, letter, digit, digit), no S, L, O, I, B, Z; no check digit. Source: CMS,
 * "Understanding the MBI format".
 */
export const usMbi = standard({
  id: 'usMbi',
  label: 'MBI (United States)',
  written:
    '[1-9][AC-HJKMNP-RT-Y][0-9AC-HJKMNP-RT-Y]#-[AC-HJKMNP-RT-Y][0-9AC-HJKMNP-RT-Y]#-{2[AC-HJKMNP-RT-Y]}##',
  make(random) {
    const letter = () => random.pick(LETTERS);
    const either = () => random.pick(`0123456789${LETTERS}`);
    const first = random.int(1, 9) + letter() + either() + random.below(10);
    return `${first}-${letter()}${either()}${random.below(10)}-${letter()}${letter()}${random.digits(2)}`;
  },
});

const LETTERS = 'ACDEFGHJKMNPQRTUVWXY';

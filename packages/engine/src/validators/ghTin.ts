import { weighted } from '../checksum/weighted.ts';
import { coded, part, zeros } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * TIN of those who have no Ghana Card: P, C, G, Q or V (person, company, government, mission, other), 00, seven
 * digits, check character: weights 1…9, the remainder by 11, 10 is X. Source: Ghana Revenue Authority; OECD TIN
 * sheet Ghana. Persons use the Ghana Card's number since 2021: generated numbers are companies'.
 */
export const ghTin = standard({
  id: 'ghTin',
  label: 'TIN (Ghana)',
  written: '@#########[0-9X]',
  mend: (tin) => tin.slice(0, 10) + check(tin.slice(1, 10)),
  rules: {
    type: part([0, 1], /[PCGQV]/, 'first letter is #, should be P, C, G, Q or V'),
    prefix: part([1, 3], /00/, 'digits behind the letter are #, should be 00'),
    series: part([3, 10], /[1-9]/, 'zeros alone are not a number'),
  },
  wrong: { series: zeros(3, 10) },
  reads: (tin) => ({ type: HOLDERS.get(tin.charAt(0)) }),
  make(random) {
    const body = `00${String(random.int(100_000, 9_999_999)).padStart(7, '0')}`;
    return `C${body}${check(body)}`;
  },
});

const HOLDERS = coded('P:person C:company G:government_body Q:foreign_mission V:other_body');

function check(body: string): string {
  return '0123456789X'.charAt(weighted(body, [1, 2, 3, 4, 5, 6, 7, 8, 9]) % 11);
}

import { weighted } from '../checksum/weighted.ts';
import type { Validator } from '../model.ts';

/**
 * TIN of those who have no Ghana Card: P, C, G, Q or V (person, company, government, mission, other), 00,
 * seven digits, check character: weights 1…9, the remainder by 11, 10 is X. Source: Ghana Revenue Authority;
 * OECD TIN sheet Ghana. Persons use the Ghana Card's number since 2021: those made are companies'.
 */
export const ghTin: Validator<unknown> = {
  id: 'ghTin',
  label: 'TIN (Ghana)',
  valid: (value) =>
    /^[PCGQV]00(?!0{7})\d{7}[\dX]$/i.test(value) && value.toUpperCase().endsWith(check(value.slice(1, 10))),
  make(random) {
    const body = `00${String(random.int(100_000, 9_999_999)).padStart(7, '0')}`;
    return `C${body}${check(body)}`;
  },
};

function check(body: string): string {
  return '0123456789X'.charAt(weighted(body, [1, 2, 3, 4, 5, 6, 7, 8, 9]) % 11);
}

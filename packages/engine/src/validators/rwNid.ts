import type { Citizen, Validator } from '../model.ts';

/**
 * National ID: 1 citizen, 2 refugee or 3 foreigner, year of birth, 8 men or 7 women, seven digits, number of
 * times issued, two security digits. Structure only: the last two are kept secret. Source: NIDA Rwanda.
 */
export const rwNid: Validator<Pick<Citizen, 'born' | 'sex'>> = {
  id: 'rwNid',
  label: 'National ID (Rwanda)',
  valid: (value) => /^[123] ?(?:19\d{2}|20[0-2]\d) ?[78] ?(?!0{7})\d{7} ?\d ?\d{2}$/.test(value),
  make: (random, { born, sex }) =>
    `1 ${born.yyyy} ${sex === 'male' ? 8 : 7} ${String(random.int(1, 199_999)).padStart(7, '0')} 0 ${random.digits(2)}`,
};

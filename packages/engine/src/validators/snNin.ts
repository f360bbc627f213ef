import type { Citizen, Validator } from '../model.ts';

/**
 * NIN: 1 men or 2 women, three digits of the civil registry, year of birth, five digits of the register.
 * Structure only: no check rule is public. Source: Direction de l'Automatisation des Fichiers (Senegal),
 * Décret 2016-1536.
 */
export const snNin: Validator<Pick<Citizen, 'born' | 'sex'>> = {
  id: 'snNin',
  label: 'NIN (Senegal)',
  valid: (value) => /^[12] ?\d{3} ?(?:19\d{2}|20[0-2]\d) ?(?!0{5})\d{5}$/.test(value),
  make: (random, { born, sex }) =>
    `${sex === 'male' ? 1 : 2} ${random.int(100, 899)} ${born.yyyy} ${String(random.int(1, 9999)).padStart(5, '0')}`,
};

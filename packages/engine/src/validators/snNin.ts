import type { Citizen } from '../model.ts';
import { part, zeros } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * NIN: 1 men or 2 women, three digits of the civil registry, year of birth, five digits of the register.
 * Structure only: no check rule is public. Source: Direction de l'Automatisation des Fichiers (Senegal),
 * Décret 2016-1536.
 */
export const snNin = standard<Pick<Citizen, 'born' | 'sex'>>({
  id: 'snNin',
  label: 'NIN (Senegal)',
  written: '# ### #### #####',
  rules: {
    sex: part([0, 1], /[12]/, 'sex is #, should be 1 for men or 2 for women'),
    date: part([4, 8], /^(?:19|20[0-2])/, '# is not a year of birth, should be 1900 to 2029'),
    series: part([8], /[1-9]/, 'number in the register is #, should be 00001 to 99999'),
  },
  wrong: { series: zeros(8, 13) },
  reads: (number) => ({ birthYear: number.slice(4, 8), sex: number.startsWith('1') ? 'male' : 'female' }),
  make: (random, { born, sex }) =>
    `${sex === 'male' ? 1 : 2} ${random.int(100, 899)} ${born.yyyy} ${String(random.int(1, 9999)).padStart(5, '0')}`,
});

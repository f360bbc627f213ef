import type { Citizen } from '../model.ts';
import { part, zeros } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * Omang: nine digits, the fifth 1 for men and 2 for women. Structure only: no check rule is public.
 * Source: National Registration Act (Botswana, Cap. 01:02), Department of Civil and National Registration.
 */
export const bwOmang = standard<Pick<Citizen, 'sex'>>({
  id: 'bwOmang',
  label: 'Omang (Botswana)',
  written: '#########',
  rules: {
    series: part([0, 4], /[1-9]/, 'the first four digits are 0000, should be 0001 to 9999'),
    sex: part([4, 5], /[12]/, 'the fifth digit is #, should be 1 for men or 2 for women'),
  },
  wrong: { series: zeros(0, 4) },
  reads: (number) => ({ sex: number[4] === '1' ? 'male' : 'female' }),
  make: (random, { sex }) => `${random.int(1000, 9999)}${sex === 'male' ? 1 : 2}${random.digits(4)}`,
});

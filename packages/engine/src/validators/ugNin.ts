import { DIGITS, LETTERS } from '../kernel/random.ts';
import type { Citizen } from '../model.ts';
import { part } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * NIN: C citizen or F foreigner, M or F, two digits of the year of birth, ten characters, the first of them
 * digits. Structure only: no check rule is public. Source: NIRA Uganda, Registration of Persons Regulations
 * 2015.
 */
export const ugNin = standard<Pick<Citizen, 'born' | 'sex'>>({
  id: 'ugNin',
  label: 'NIN (Uganda)',
  written: '@@#####*******',
  rules: {
    type: part([0, 1], /[CF]/, 'first letter is #, should be C of citizens or F of foreigners'),
    sex: part([1, 2], /[MF]/, 'sex is #, should be M or F'),
  },
  reads: (number) => ({
    sex: number[1] === 'M' ? 'male' : 'female',
    type: number.startsWith('C') ? 'citizen' : 'foreigner',
  }),
  make: (random, { born, sex }) =>
    `C${sex === 'male' ? 'M' : 'F'}${born.yy}0${random.digits(5)}${random.chars(4, LETTERS + DIGITS)}`,
});

import { LETTERS } from '../kernel/random.ts';
import { part, zeros } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * NIU: P (persons) or M (companies), twelve digits, a letter. Structure only: how the letter is found is not
 * public. Source: Direction Générale des Impôts (Cameroon); OECD TIN sheet Cameroon.
 */
export const cmNiu = standard({
  id: 'cmNiu',
  label: 'NIU (Cameroon)',
  written: '@############@',
  rules: {
    type: part([0, 1], /[PM]/, 'begins with #, should begin with P for persons or M for companies'),
    series: part([1, 13], /[1-9]/, 'the twelve digits are zeros alone, should be 1 or more'),
  },
  wrong: { series: zeros(1, 13) },
  reads: (number) => ({ type: number.startsWith('P') ? 'person' : 'company' }),
  make: (random) => `P0${random.int(1, 9)}${random.digits(10)}${random.pick(LETTERS)}`,
});

import { LETTERS } from '../kernel/random.ts';
import { part, zeros } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * Numéro de compte contribuable: seven digits (the first two the year) and a letter. Structure only: how the
 * letter is found is not public. Source: Direction Générale des Impôts (Côte d'Ivoire); OECD TIN sheet.
 */
export const ciNcc = standard({
  id: 'ciNcc',
  label: 'Numéro de compte contribuable (Côte d’Ivoire)',
  written: '####### @',
  rules: { series: part([0, 7], /[1-9]/, 'the seven digits are zeros alone, should be 1 or more') },
  wrong: { series: zeros(0, 7) },
  make: (random) =>
    `${String(random.int(1, 25)).padStart(2, '0')}${random.digits(5)} ${random.pick(LETTERS)}`,
});

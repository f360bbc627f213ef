import { LETTERS } from '../kernel/random.ts';
import { part, zeros } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * Bilhete de Identidade: twelve digits and a letter. Structure only: how the letter is found is not public.
 * Source: Decreto 11/2008 (Mozambique), Direcção Nacional de Identificação Civil.
 */
export const mzBi = standard({
  id: 'mzBi',
  label: 'Bilhete de Identidade (Mozambique)',
  written: '############@',
  rules: { series: part([0, 12], /[1-9]/, 'twelve zeros are never issued') },
  wrong: { series: zeros(0, 12) },
  make: (random) =>
    `${random.int(1, 11).toString().padStart(2, '0')}0${random.digits(9)}${random.pick(LETTERS)}`,
});

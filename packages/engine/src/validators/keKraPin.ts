import { LETTERS } from '../kernel/random.ts';
import { part, zeros } from '../standard/rules.ts';
import { type Standard, standard } from '../standard/standard.ts';

/**
 * KRA PIN: A (persons) or P (others), nine digits, a letter. Structure only: how the letter is found is not
 * public. Source: Kenya Revenue Authority, iTax; OECD TIN sheet Kenya.
 */
export const keKraPinDeclared: Standard<unknown> = {
  id: 'keKraPin',
  label: 'KRA PIN (Kenya)',
  written: '@#########@',
  rules: {
    type: part([0, 1], /[AP]/, 'first letter is #, should be A of a person or P of others'),
    series: part([1, 10], /[1-9]/, 'zeros alone are not a number'),
  },
  wrong: { series: zeros(1, 10) },
  reads: (pin) => ({ type: pin.startsWith('A') ? 'person' : 'legal person' }),
  make: (random) =>
    `A0${random.int(1, 15).toString().padStart(2, '0')}${random.digits(6)}${random.pick(LETTERS)}`,
};

export const keKraPin = standard(keKraPinDeclared);

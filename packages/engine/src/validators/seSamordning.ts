import { luhnDigit } from '../checksum/luhn.ts';
import { two } from '../kernel/day.ts';
import type { Citizen, Validator } from '../model.ts';
import { isRegistered, sexDigit } from './sePersonnummer.ts';

/**
 * Coordination number of people not registered as residents: a personal identity number with 60 added to
 * the day. Source: Act (2022:1697) on coordination numbers; Skatteverket, SKV 707.
 */
export const seSamordning: Validator<Pick<Citizen, 'born' | 'sex'>> = {
  id: 'seSamordning',
  label: 'Samordningsnummer (Sweden)',
  valid: (value) => /^(?:1[89]|20)?\d{4}[6-9]\d[-+]?\d{4}$/.test(value) && isRegistered(value),
  make(random, { born, sex }) {
    const date = born.yy + born.mm + two(born.day + 60);
    const serial = `${random.int(10, 99)}${sexDigit(random.below(5), sex)}`;
    return `${date}-${serial}${luhnDigit(date + serial)}`;
  },
};

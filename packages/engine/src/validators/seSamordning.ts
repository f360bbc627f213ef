import { luhnDigit } from '../checksum/luhn.ts';
import { two } from '../kernel/day.ts';
import type { Citizen } from '../model.ts';
import { part } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';
import { personDeclared, sexDigit } from './sePersonnummer.ts';

/**
 * Coordination number of people not registered as residents: a personal identity number with 60 added to
 * the day. Source: Act (2022:1697) on coordination numbers; Skatteverket, SKV 707.
 */
export const seSamordning = standard<Pick<Citizen, 'born' | 'sex'>>({
  id: 'seSamordning',
  label: 'Samordningsnummer (Sweden)',
  ...personDeclared(),
  rules: {
    ...personDeclared().rules,
    day: part([-6, -4], /^[6-9]/, 'day is #, should be 61 to 91'),
  },
  make(random, { born, sex }) {
    const date = born.yy + born.mm + two(born.day + 60);
    const serial = `${random.int(10, 99)}${sexDigit(random.below(5), sex)}`;
    return `${date}-${serial}${luhnDigit(date + serial)}`;
  },
});

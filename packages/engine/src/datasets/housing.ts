import type { Random } from '../kernel/random.ts';
import type { Persona } from '../model.ts';
import { CHARGE, MORTGAGE, RENT } from './bookingKinds.ts';

/** The kind of booking by which a customer pays for the home: who owns it without a loan has its running costs to pay. */
export function housingOf(random: Random, { age, community, country, life }: Persona): number {
  const { rent, loan } = country.facts.economy.tenure;
  const draw = random.below(100);
  const isYoung = age < 34;
  // Students and residents of other nations rent, the old have paid off, of the young a third more rent (estimates).
  if (life.stage === 'study' || (community.nation && draw < 90)) return RENT;
  if (life.stage === 'pension') return draw * 10 < rent * 7 ? RENT : CHARGE;
  const tenants = isYoung ? rent + (100 - rent) / 3 : rent;
  return draw < tenants ? RENT : draw < tenants + loan ? MORTGAGE : CHARGE;
}

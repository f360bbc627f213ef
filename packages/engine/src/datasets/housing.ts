import type { Random } from '../kernel/random.ts';
import type { Persona } from '../model.ts';
import { CHARGE, MORTGAGE, RENT } from './bookingKinds.ts';

/** Returns the kind of booking that pays for a customer's home. Owners without a loan pay its running costs. */
export function housingOf(random: Random, { age, community, country, life }: Persona): number {
  const { rent, loan } = country.facts.economy.tenure;
  const draw = random.below(100);
  const isYoung = age < 34;
  // Students and foreign residents rent, old people have repaid their loan, and a third more of the young rent
  // (estimates).
  if (life.stage === 'study' || (community.nation && draw < 90)) return RENT;
  if (life.stage === 'pension') return draw * 10 < rent * 7 ? RENT : CHARGE;
  const tenants = isYoung ? rent + (100 - rent) / 3 : rent;
  return draw < tenants ? RENT : draw < tenants + loan ? MORTGAGE : CHARGE;
}

import { onFirstUse } from '../kernel/onFirstUse.ts';
import type { Checker, Country } from '../model.ts';
import { bicChecker } from '../standard/bicChecker.ts';
import { cardChecker } from '../standard/cardChecker.ts';
import { mrzChecker } from '../standard/mrzChecker.ts';
import { rfReference } from '../validators/rfReference.ts';
import { networksOf } from './card.ts';

/**
 * What fields are checked by where a standard has a table of all countries or networks: those that the country's values
 * name are enough, and a program with one country does not carry the others.
 */
export const CHECKERS: Readonly<Record<string, (country: Country) => Checker | undefined>> = {
  card: ({ facts }) => cardChecker(networksOf(facts)),
  swift: (country) =>
    bicChecker(onFirstUse(() => new Set(country.banks.map(({ bic }) => bic.text.slice(4, 6))))),
  reference: ({ group, facts }) => (group === 'Europe' && !facts.fields.reference ? rfReference : undefined),
  mrz: (country) => mrzChecker(onFirstUse(() => statesOf(country))),
};

/** The states of the country's people: its own, and those of residents. */
function statesOf({ code, facts, communities }: Country): ReadonlyMap<string, string | undefined> {
  const own = facts.nationality ?? facts.alpha3;
  const nations = communities.map(({ nation = own }) => nation);
  return new Map(
    nations.map((nation) => [nation.padEnd(3, '<'), nation === own ? code : undefined] as const),
  );
}

import type { Fitting, Speech } from '../draw/steering.ts';
import { Pool } from '../kernel/pool.ts';
import { Problem } from '../kernel/problem.ts';
import { remembered } from '../kernel/text.ts';
import type { Community, Country, Place } from '../model.ts';

/** Returns who speaks a language, given as an ISO 639 code, and where; nothing if everybody does. */
export function speechOf(
  country: Country,
  given: unknown,
  among: Fitting<Place> | undefined,
): Speech | undefined {
  const own = country.facts.locale.language;
  const spokenBy = ({ speaks = own }: Community) => speaks;
  const natives = country.communities.filter(({ nation }) => nation === undefined);
  const all = [...new Set(natives.map(spokenBy))];
  const code = typeof given === 'string' ? given.trim().toLowerCase() : '';
  if (!all.includes(code))
    throw new Problem('unknown-value', {
      subject: 'language',
      given,
      scope: `country "${country.code}"`,
      expected: all.join(', '),
    });
  if (all.length === 1) return undefined;
  const speaks = (community: Community) => community.nation === undefined && spokenBy(community) === code;
  const communitiesAt = remembered((place: Place) => country.communitiesAt(place).where(speaks));
  const { entries, weights } = country.placePool;
  const shares = entries.map((place, i) => {
    const { weights: each, entries: people } = country.communitiesAt(place);
    const total = each.reduce((sum, weight) => sum + weight, 0);
    const ours = each.reduce((sum, weight, at) => (speaks(people[at] as Community) ? sum + weight : sum), 0);
    return among && !among.fits(place) ? 0 : ((weights[i] as number) * ours) / total;
  });
  const possible = entries
    .map((place, i) => ({ place, share: shares[i] as number }))
    .filter(({ share }) => share > 0);
  if (possible.length === 0)
    throw new Problem(
      'contradiction',
      `language and place contradict each other: nobody there speaks ${code}`,
    );
  return {
    speaks,
    communitiesAt,
    places: new Pool(
      possible.map(({ place }) => place),
      possible.map(({ share }) => share),
    ),
  };
}

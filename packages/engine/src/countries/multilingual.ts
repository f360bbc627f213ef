import { picture } from '../draw/picture.ts';
import { putPiece } from '../kernel/bytes.ts';
import type { Community, Country, CountryFacts, FirmTable, OwnField, WorkTable } from '../model.ts';
import { country } from './declare.ts';

/** How the speakers of a language call work, shops and firms. */
export type Tongue = Pick<CountryFacts, 'language' | 'life' | 'firms'>;

/**
 * A country of several languages. Each community speaks one, and so do the firms its people found and work for: `spoken`
 * names the language of each set of names, in their order; a language without a tongue is that of the facts themselves.
 */
export function multilingual(
  code: string,
  facts: () => CountryFacts,
  tongues: Readonly<Record<string, Tongue>>,
  spoken: string,
): Country {
  const own = country(code, facts);
  const others = new Map(
    Object.entries(tongues).map(([key, tongue]) => [key, country(code, () => ({ ...own.facts, ...tongue }))]),
  );
  const languages = spoken.split(' ');
  const byCommunity = new Map<Community, Country>();
  const of = (community: Community): Country => {
    if (byCommunity.size === 0)
      for (const [i, each] of whole.communities.entries())
        byCommunity.set(each, others.get(languages[i] as string) ?? own);
    return byCommunity.get(community) as Country;
  };
  const fields: Record<string, OwnField> = {
    job: {
      special: true,
      write: (out, at, _, p) => putPiece(out, at, of(p.community).work.title(p.life, p.sex)),
    },
    merchant: {
      special: true,
      write: (out, at, random, p) =>
        picture(`(${of(p.community).language.merchants.replace(/\s*\n\s*/g, '')})`)(out, at, random, p),
    },
    loanpurpose: {
      special: true,
      write: (out, at, random, p) => picture(`(${of(p.community).language.purposes})`)(out, at, random, p),
    },
  };
  const firms: FirmTable = {
    draw: (random, community, sectors) => of(community).firms.draw(random, community, sectors),
    name: (out, at, random, p) => of(p.community).firms.name(out, at, random, p),
  };
  const work: WorkTable = {
    plain: own.work.plain,
    life: (random, who, works) => own.work.life(random, who, works),
    title: (life, sex) => own.work.title(life, sex),
    institution: (key) => (out, at, random, p) => of(p.community).work.institution(key)(out, at, random, p),
  };
  const whole = country(code, () => {
    const its = Object.entries(own.facts.fields).map(([key, field]) => [key, { ...fields[key], ...field }]);
    return { ...own.facts, fields: { ...fields, ...Object.fromEntries(its) } };
  });
  Object.defineProperties(whole, { firms: { value: firms }, work: { value: work } });
  return whole;
}

import { purposes } from '../fields/loan.ts';
import { shops } from '../fields/transaction.ts';
import { putPiece } from '../kernel/bytes.ts';
import type {
  Community,
  Country,
  CountryFacts,
  FirmTable,
  LifeFacts,
  OwnField,
  WorkTable,
} from '../model.ts';
import { country } from './declare.ts';

/** The words of a language for work, shops and firms. */
type Tongue = Pick<CountryFacts, 'language' | 'firms'> & {
  readonly life: Pick<LifeFacts, 'institutions'>;
};

/**
 * Returns the facts of a country with several languages. Each community speaks one, and so do the firms that its
 * people found and work for: `spoken` names the language of each set of names, in order; a language without an
 * entry is that of the facts themselves.
 */
export function multilingual(
  code: string,
  facts: () => CountryFacts,
  tongues: Readonly<Record<string, Tongue>>,
  spoken: string,
): Country {
  const own = country(code, facts);
  const others = new Map(
    Object.entries(tongues).map(([key, tongue]) => [
      key,
      country(code, () => ({ ...own.facts, ...tongue, life: { ...own.facts.life, ...tongue.life } })),
    ]),
  );
  const languages = spoken.split(' ');
  const of = ({ tongue = '' }: Community): Country => others.get(tongue) ?? own;
  const fields: Record<string, OwnField> = {
    job: {
      special: true,
      write: (out, at, _, p) => putPiece(out, at, of(p.community).work.title(p.life, p.sex)),
    },
    merchant: {
      special: true,
      write: (out, at, random, p) => shops(of(p.community).language.merchants)(out, at, random, p),
    },
    loanpurpose: {
      special: true,
      write: (out, at, random, p) => purposes(of(p.community).language)(out, at, random, p),
    },
  };
  const firms: FirmTable = {
    draw: (random, community, ...rest) => of(community).firms.draw(random, community, ...rest),
    name: (out, at, random, p) => of(p.community).firms.name(out, at, random, p),
  };
  const work: WorkTable = {
    plain: own.work.plain,
    life: (random, who, works) => own.work.life(random, who, works),
    title: (life, sex) => own.work.title(life, sex),
    institution: (key) => (out, at, random, p) => of(p.community).work.institution(key)(out, at, random, p),
  };
  const whole = (): CountryFacts => {
    const its = Object.entries(own.facts.fields).map(([key, field]) => [key, { ...fields[key], ...field }]);
    const names = [own.facts.names].flat().map((each, i) => ({ ...each, tongue: languages[i] as string }));
    return { ...own.facts, names, fields: { ...fields, ...Object.fromEntries(its) } };
  };
  return country(code, whole, { work, firms });
}

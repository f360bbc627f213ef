import type { Bearing, Naming, Steering } from '../draw/steering.ts';
import { nearestName } from '../kernel/find.ts';
import { Pool } from '../kernel/pool.ts';
import { Problem, shown } from '../kernel/problem.ts';
import { remembered } from '../kernel/text.ts';
import { Word } from '../kernel/words.ts';
import { wordKey } from '../lexicon/wordKey.ts';
import type { Community, Country, Sex } from '../model.ts';

/** Returns who bears a name: a given name, a family name, or both. */
export function namingOf(country: Country, given: unknown, { sex, speech }: Steering): Naming {
  if (typeof given !== 'string' || given.trim() === '' || given.length > LONGEST)
    throw new Problem('bad-parameter', { subject: 'name', expected: 'a name such as Anna', given });
  const sexes = SEXES.filter((each) => sex === undefined || each === sex);
  const everybody = country.communities.flatMap((community) =>
    SEXES.map((each) => ({ community, sex: each })),
  );
  const all = everybody.flatMap((who) => {
    const names = bearingOf(who.community, who.sex, given);
    return names ? [{ ...who, names }] : [];
  });
  if (all.length === 0) throw unknownName(country, given);
  const fitting = all.filter((who) => sexes.includes(who.sex) && (speech?.speaks(who.community) ?? true));
  if (fitting.length === 0) {
    const [first] = all as [(typeof all)[number]];
    const other = sexes.includes(first.sex) ? 'language' : 'sex';
    const why =
      other === 'sex' ? `a name of a ${first.sex} person` : 'a name of people who speak another language';
    throw new Problem('contradiction', `name and ${other} contradict each other: ${given} is ${why}`);
  }
  const found = new Map(fitting.map((who) => [who.community, new Map<Sex, Bearing>()]));
  for (const who of fitting) found.get(who.community)?.set(who.sex, who.names);
  return {
    at: (community, each) => found.get(community)?.get(each),
    bearers: new Pool(
      fitting,
      fitting.map(({ community }) => community.share),
    ),
  };
}

/** Returns the bearers of names that the caller sets; a name that the country lacks is anybody's. */
export function ownNaming(
  country: Country,
  {
    first,
    last,
    whole = '',
  }: { first?: string | undefined; last?: string | undefined; whole?: string | undefined },
  who: Pick<Steering, 'sex' | 'speech'>,
): Naming {
  const parts = whole.trim().split(/\s+/);
  const [family = last ?? parts.pop(), given = first ?? (parts.join(' ') || undefined)] = [last, first];
  const known = [given, family].filter((each) => each !== undefined && each !== '').join(' ');
  try {
    return namingOf(country, whole || known, who);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
  }
  const allowed = SEXES.filter((each) => who.sex === undefined || each === who.sex);
  const ofName = allowed.filter((sex) =>
    country.communities.some((community) => namesIn(community).given[sex].has(keyOf(given ?? ''))),
  );
  const sexes = ofName.length > 0 ? ofName : allowed;
  const communities = country.communities.filter((each) => who.speech?.speaks(each) ?? true);
  const made = remembered((community: Community): Bearing => {
    const { folds } = community.family.male.entries[0] as Word;
    const set = (text: string | undefined) =>
      text ? new Set([new Word(text, undefined, folds)]) : undefined;
    return { given: set(given), family: set(family), isEither: false };
  });
  const all = communities.flatMap((community) => sexes.map((sex) => ({ community, sex })));
  return {
    at: (community, sex) =>
      communities.includes(community) && sexes.includes(sex) ? made(community) : undefined,
    bearers: new Pool(
      all,
      all.map(({ community }) => community.share),
    ),
  };
}

const LONGEST = 100;
const SEXES: readonly Sex[] = ['female', 'male'];

/** The names of a community and sex that are meant by a text; nothing if it has none. */
function bearingOf(community: Community, sex: Sex, text: string): Bearing | undefined {
  const { given, family } = namesIn(community);
  const [one, other] = [given[sex], family[sex]];
  const whole = text.trim();
  const key = keyOf(whole);
  const single = { given: one.get(key), family: other.get(key), isEither: true };
  if (single.given || single.family) return single;
  const parts = whole.split(/\s+/);
  for (let at = 1; at < parts.length; at++) {
    const [start, end] = [parts.slice(0, at), parts.slice(at)].map((some) => keyOf(some.join(' '))) as [
      string,
      string,
    ];
    for (const [first, last] of [
      [start, end],
      [end, start],
    ] as const) {
      const both = { given: one.get(first), family: other.get(last) };
      if (both.given && both.family) return { ...both, isEither: false };
    }
  }
  return undefined;
}

type Table = ReadonlyMap<string, ReadonlySet<Word>>;

/** The names of a community by their keys. */
const namesIn = remembered((community: Community) => {
  const { family, maiden, given } = community;
  const families = (sex: Sex) => tableOf([...family[sex].entries, ...(maiden?.[sex].entries ?? [])]);
  const first = (sex: Sex) => tableOf(YEARS.flatMap((year) => given(sex, year).entries));
  // A form of one sex finds the name of the other, as Kowalski does Kowalska.
  const [men, women] = [family.male.entries, family.female.entries];
  const both = (sex: Sex): Table => {
    const [own, other] = sex === 'male' ? [men, women] : [women, men];
    const table = new Map(families(sex));
    if (own.length === other.length)
      other.forEach((word, i) => {
        const key = keyOf(word.text);
        if (!table.has(key)) table.set(key, new Set([own[i] as Word]));
      });
    return table;
  };
  return {
    given: { male: first('male'), female: first('female') },
    family: { male: both('male'), female: both('female') },
  };
});

/** Years in which generations of names begin, at the latest. */
const YEARS = Array.from({ length: 28 }, (_, i) => 1900 + i * 5);

function tableOf(words: readonly Word[]): Table {
  const table = new Map<string, Set<Word>>();
  for (const word of words)
    for (const form of [word.text, word.capitals, word.native?.text ?? word.text]) {
      const key = keyOf(form);
      const known = table.get(key) ?? new Set<Word>();
      table.set(key, known.add(word));
    }
  return table;
}

function keyOf(text: string): string {
  return wordKey(text).replaceAll('-', '');
}

function unknownName(country: Country, given: string): Problem {
  const words = country.communities.flatMap((each) => {
    const { family } = each;
    const firsts = SEXES.flatMap((sex) => each.given(sex, 1985).entries.slice(0, 40));
    return [...firsts, ...family.male.entries.slice(0, 200)].map(({ text }) => text);
  });
  const near = given.length > 40 ? undefined : nearestName(given, words);
  const some = [...new Set(words)].slice(0, 10).join(', ');
  return new Problem(
    'unknown-value',
    `unknown name ${shown(given)} for country "${country.code}"; ${near === undefined ? '' : `did you mean "${near}"? `}its names include ${some}`,
    { subject: 'name', given, suggestion: near },
  );
}

import type { Pool } from '../kernel/pool.ts';
import { parseNames, type Word, wordReader } from '../kernel/words.ts';
import type { Community, Generations, NameFacts, NamePart, Sex } from '../model.ts';
import { picture, stepsIn } from './picture.ts';

/** Reads the names of a community. */
export function community(names: NameFacts): Community {
  const { share = 100, near = {}, nation, origins, tongue, men = 50, least = 0, never = '' } = names;
  const { settled = false, passport } = names;
  const { order = '{given} {family}', last = '{family}', native = order } = names;
  const read = wordReader(names);
  const male = generationsOf(names.male, read);
  const female = generationsOf(names.female, read);
  const family = parseNames(names.family, read);
  const maiden = names.maiden ? parseNames(names.maiden, read) : undefined;
  const middle = names.middle ? parseNames(names.middle, read) : family;
  const pools = [family, maiden ?? family, middle].flatMap(({ male, female }) => [male, female]);
  return {
    share,
    near,
    since: Math.max(share, ...Object.values(near)) < 50 ? CAME : 0,
    nation,
    settled,
    passport: passport === undefined ? undefined : picture(passport),
    origins,
    tongue,
    speaks: names.speaks ?? tongue,
    men,
    least,
    given: (sex: Sex, year: number) => at(sex === 'male' ? male : female, year),
    family,
    founders: names.founders ? parseNames(names.founders, read).male : family.male,
    maiden,
    middle,
    plain: [...pools, ...[...male, ...female].map(({ pool }) => pool)].every(isPlain),
    alone: last === '{family}',
    others: partsOf(order).filter((part) => !partsOf(last).includes(part)),
    name: stepsIn(order),
    last: stepsIn(last),
    native: stepsIn(native),
    never,
  };
}

/**
 * Communities that are nowhere half of the people mostly came from elsewhere, and have founded firms since about
 * that year.
 */
const CAME = 1965;

/** Returns the components of a picture of a whole name. */
function partsOf(pattern: string): readonly NamePart[] {
  return [...new Set(pattern.match(/given|family2?|father|middle/g) as NamePart[] | null)];
}

interface Generation {
  readonly from: number;
  readonly pool: Pool<Word>;
}

/** Returns the names by generation, the last one first. */
function generationsOf(names: string | Generations, read: (form: string) => Word): readonly Generation[] {
  const all = typeof names === 'string' ? { 0: names } : names;
  return Object.entries(all)
    .map(([from, text]) => ({ from: Number(from), pool: parseNames(text, read).male }))
    .reverse();
}

/** Returns the last generation whose year has come; the first generation has no year. */
function at(generations: readonly Generation[], year: number): Pool<Word> {
  let i = 0;
  while ((generations[i] as Generation).from > year) i++;
  return (generations[i] as Generation).pool;
}

function isPlain({ entries }: Pool<Word>): boolean {
  return entries.every((word) => word.plain && (word.native?.plain ?? true));
}

import type { Value } from '../../draw/source.ts';
import { meaningOf } from '../columnMeaning.ts';
import type { JsonSchema } from '../operation.ts';
import { Unavoidable } from './document.ts';
import { canonical, isObjectValue, itemSchemas, satisfies } from './holds.ts';
import { largest, leastIn, mostIn, numberIn, type Subschema, smallest } from './keywords.ts';
import type { Maker } from './maker.ts';
import { negated } from './opposites.ts';
import { firstMade, spared } from './problems.ts';
import { MOST_VALUES, type Try, type ValuePlace } from './tries.ts';

/** Generates a list whose items satisfy all parts. */
export function arrayOf(maker: Maker, tried: Try): readonly Value[] {
  const { parts } = tried;
  const { least, most } = countsIn(maker, tried);
  const usual = Math.max(least, 1) + maker.random(tried).below(USUAL);
  const count = Math.min(most, tried.lean ? least : Math.max(usual, longestStart(parts)));
  const isUnique = parts.some((part) => part.uniqueItems === true);
  const seen = isUnique ? new Set<string>() : undefined;
  const tallies = talliesIn(parts);
  const items: Value[] = [];
  for (let i = 0; i < count || (tallies.some(isShort) && i < most); i++) {
    maker.document.spend(STEPS_PER_ITEM, parts[0]);
    const kinds = kindsAt(tallies, tried, { room: most - i, isLast: i >= longestStart(parts) });
    const next = () => itemOf(maker, tried, i, { kinds, seen });
    const item = i < least || tallies.some(isShort) ? next() : spared(tried.isSparing, next);
    if (item === undefined) break;
    items.push(item.value);
    for (const tally of tallies) if (satisfies(maker.document, tally.contains, item.value)) tally.count++;
  }
  if (items.length < least)
    throw maker.document.problem(
      parts.find((part) => part.uniqueItems === true),
      `only ${items.length} distinct items were found, but ${least} are required`,
    );
  return items;
}

/** Steps of opening the stream of one item. */
const STEPS_PER_ITEM = 10;
const USUAL = 3;
const MOST_TURNS = 200;
/** The last turn that keeps to values of one person. */
const LAST_OWN = 3;

interface Counts {
  readonly least: number;
  readonly most: number;
}

function countsIn({ document }: Maker, { parts }: Try): Counts {
  const least = Math.max(leastIn(parts, 'minItems'), largest(parts.map(containedIn)));
  const strict =
    parts.find((part) => part.minItems === least) ?? parts.find((part) => containedIn(part) === least);
  const closed = parts.map((part) => {
    const { first, rest } = itemSchemas(part);
    return rest === false ? first.length : Number.POSITIVE_INFINITY;
  });
  const most = Math.min(smallest(closed), mostIn(parts, 'maxItems'));
  if (least > most)
    throw document.problem(strict, `minItems ${least} is more than the ${most} items that are allowed`);
  if (least > MOST_VALUES)
    throw new Unavoidable(document, strict, `minItems ${least} is over the limit of ${MOST_VALUES} items`);
  return { least, most };
}

/** Returns the number of items that a part's `contains` requires. */
function containedIn(part: JsonSchema): number {
  return part.contains === undefined ? 0 : (numberIn(part, 'minContains') ?? 1);
}

/** A `contains` of a part, with the minimum and maximum number of matching items. */
interface Tally {
  readonly contains: Subschema;
  readonly least: number;
  readonly most: number;
  /** Number of matching items so far. */
  count: number;
}

function talliesIn(parts: readonly JsonSchema[]): readonly Tally[] {
  return parts.flatMap((part) =>
    part.contains === undefined
      ? []
      : [
          {
            contains: part.contains as Subschema,
            least: containedIn(part),
            most: numberIn(part, 'maxContains') ?? Number.POSITIVE_INFINITY,
            count: 0,
          },
        ],
  );
}

function isShort({ count, least }: Tally): boolean {
  return count < least;
}

/** The position of an item. */
interface Spot {
  /** Number of items that may still follow, including this one. */
  readonly room: number;
  /** True if all later items have the same schemas, so that a kind that does not fit here fits nowhere. */
  readonly isLast: boolean;
}

/**
 * Returns the kinds that the next item may have, in the order to try them: a missing one, or all missing ones
 * together if there are too few places. Kinds with enough items are excluded.
 */
function kindsAt(
  tallies: readonly Tally[],
  { attempt }: Try,
  { room, isLast }: Spot,
): readonly (readonly Subschema[])[] {
  if (tallies.length === 0) return [[]];
  const missing = tallies.filter(isShort);
  const count = missing.reduce((sum, tally) => sum + tally.least - tally.count, 0);
  const isCrowded = missing.length > 1 && (count > room || attempt % 2 === 1);
  const none = isLast && missing.length > 0 ? [] : [[]];
  const wanted = [...(isCrowded ? [missing] : []), ...missing.map((tally) => [tally]), ...none];
  return wanted.map((some) =>
    tallies.flatMap((tally) =>
      some.includes(tally) ? [tally.contains] : tally.count >= tally.most ? [negated(tally.contains)] : [],
    ),
  );
}

/** Returns the number of items with schemas of their own. */
function longestStart(parts: readonly JsonSchema[]): number {
  return largest(parts.map((part) => itemSchemas(part).first.length));
}

interface Wanted {
  /** Additional schemas of the item, in the order to try. */
  readonly kinds: readonly (readonly Subschema[])[];
  /** The earlier items, if all must differ. */
  readonly seen: Set<string> | undefined;
}

/** Generates an item that differs from those in `seen`; undefined if none is found. */
function itemOf(
  maker: Maker,
  tried: Try,
  index: number,
  { kinds, seen }: Wanted,
): { readonly value: Value } | undefined {
  const schemas = schemasAt(tried.parts, index);
  const made = (at: ValuePlace, attempt: number) =>
    firstMade(kinds.map((kind) => () => maker.make([...schemas, ...kind], at, attempt)));
  const isNamed = seen !== undefined && meaningOf(maker.setting.country, tried.at.name) !== undefined;
  let isShared = false;
  for (let turn = 0; turn < MOST_TURNS; turn++) {
    // Every second attempt uses the data of another person.
    const isOther = isShared && turn % 2 === 1;
    const attempt: number = isOther ? 0 : isShared ? turn / 2 : turn;
    const value = made(itemAt(maker, tried, index, isOther ? turn : 0), tried.attempt + attempt);
    if (!seen) return { value };
    const text = canonical(value);
    maker.document.spendCharacters(text.length, tried.parts[0]);
    if (!seen.has(text)) {
      seen.add(text);
      return { value };
    }
    isShared ||= isObjectValue(value) || (isNamed && turn >= LAST_OWN);
  }
  return undefined;
}

function schemasAt(parts: readonly JsonSchema[], index: number): readonly Subschema[] {
  const schemas = parts.map((part) => {
    const { first, rest } = itemSchemas(part);
    return first[index] ?? rest;
  });
  return schemas.filter((schema) => schema !== true);
}

/**
 * Returns the context of an item. The first item of a list with a known meaning uses the row's own person, later
 * ones other persons; items with schemas of their own belong to the row. After the first turn, another person is
 * used.
 */
function itemAt(maker: Maker, { at, parts, attempt }: Try, index: number, turn: number): ValuePlace {
  const path = attempt === 0 ? at.path : `${at.path}~${attempt}`;
  const here = { ...at, path, depth: at.depth + 1 };
  if (turn > 0) return maker.guesses.itemAt({ ...here, path: `${path}^${turn}` }, index);
  const isOwn =
    index < longestStart(parts) || (index === 0 && meaningOf(maker.setting.country, at.name) !== undefined);
  return isOwn ? { ...here, path: `${path}/${index}` } : maker.guesses.itemAt(here, index);
}

import type { Value } from '../../draw/source.ts';
import { meaningOf } from '../columnMeaning.ts';
import type { JsonSchema } from '../operation.ts';
import { canonical, itemSchemas } from './holds.ts';
import { largest, leastIn, mostIn, numberIn, type Subschema, smallest } from './keywords.ts';
import { type At, type Maker, MOST_VALUES, type Try } from './maker.ts';

/** A list whose items are what all parts want of them. */
export function arrayOf(maker: Maker, tried: Try): readonly Value[] {
  const { parts } = tried;
  const { least, most } = countsIn(maker, tried);
  const usual = Math.max(least, 1) + maker.random(tried).below(USUAL);
  const count = Math.min(most, tried.lean ? least : Math.max(usual, longestStart(parts)));
  const isUnique = parts.some((part) => part.uniqueItems === true);
  const seen = new Set<string>();
  const items: Value[] = [];
  for (let i = 0; i < count; i++) {
    const item = itemOf(maker, tried, i, isUnique ? seen : undefined);
    if (item === undefined) break;
    items.push(item.value);
  }
  if (items.length < least)
    throw maker.document.problem(
      parts.find((part) => part.uniqueItems === true),
      `there are only ${items.length} different items, not ${least}`,
    );
  return items;
}

const USUAL = 3;
const MOST_TURNS = 200;

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
    throw document.problem(strict, `minItems ${least} is over the ${most} items that are allowed`);
  if (least > MOST_VALUES) throw document.problem(strict, `minItems ${least} is over ${MOST_VALUES} items`);
  return { least, most };
}

/** How many items a part wants to be of a kind. */
function containedIn(part: JsonSchema): number {
  return part.contains === undefined ? 0 : (numberIn(part, 'minContains') ?? 1);
}

/** How many items are told one by one. */
function longestStart(parts: readonly JsonSchema[]): number {
  return largest(parts.map((part) => itemSchemas(part).first.length));
}

/** An item; one that is not among those seen, where they are given; none where there is no other. */
function itemOf(
  maker: Maker,
  tried: Try,
  index: number,
  seen: Set<string> | undefined,
): { readonly value: Value } | undefined {
  const schemas = schemasAt(tried.parts, index);
  for (let turn = 0; turn < (seen ? MOST_TURNS : 1); turn++) {
    const value = maker.make(schemas, itemAt(maker, tried, index), tried.attempt + turn);
    if (!seen) return { value };
    const text = canonical(value);
    if (seen.has(text)) continue;
    seen.add(text);
    return { value };
  }
  return undefined;
}

function schemasAt(parts: readonly JsonSchema[], index: number): readonly Subschema[] {
  const schemas = parts.flatMap((part) => {
    const { first, rest } = itemSchemas(part);
    const own = first[index] ?? rest;
    return index < containedIn(part) ? [own, part.contains as Subschema] : [own];
  });
  return schemas.filter((schema) => schema !== true);
}

/** Where an item is made: what the list is named after is the person's own first, then others'; items told one by one are the row's. */
function itemAt(maker: Maker, { at, parts, attempt }: Try, index: number): At {
  const path = attempt === 0 ? at.path : `${at.path}~${attempt}`;
  const here = { ...at, path, depth: at.depth + 1 };
  const isOwn =
    index < longestStart(parts) || (index === 0 && meaningOf(maker.setting.country, at.name) !== undefined);
  return isOwn ? { ...here, path: `${path}/${index}` } : maker.itemAt(here, index);
}

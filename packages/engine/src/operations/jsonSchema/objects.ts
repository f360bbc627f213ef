import type { Value } from '../../draw/source.ts';
import { remembered } from '../../kernel/text.ts';
import { otherPerson } from '../columnMeaning.ts';
import type { JsonSchema } from '../operation.ts';
import { Unavoidable } from './document.ts';
import { textAt } from './guesses.ts';
import { NAMES_PER_STEP, propertySchemas, satisfies } from './holds.ts';
import { entriesIn, leastIn, mostIn, namesIn, type Subschema } from './keywords.ts';
import type { Maker } from './maker.ts';
import { isTurned, type Pair, pairsIn } from './pairs.ts';
import { spared } from './problems.ts';
import { MOST_VALUES, type Try, type ValuePlace } from './tries.ts';

/**
 * Generates an object with the properties of all parts. Optional ones are present unless they would never end or
 * blanks are required.
 */
export function objectOf(maker: Maker, tried: Try): Value {
  const { parts } = tried;
  const least = leastIn(parts, 'minProperties');
  const most = mostIn(parts, 'maxProperties');
  if (least > most)
    throw maker.document.problem(parts[0], `minProperties ${least} is greater than maxProperties ${most}`);
  const { needed, known } = namesOf(parts);
  maker.document.spend(STEPS_PER_NAME * known.length * parts.length, parts[0]);
  if (needed.size > most)
    throw maker.document.problem(
      parts[0],
      `${needed.size} required properties are more than maxProperties ${most}`,
    );
  const fewest = Math.max(least, needed.size);
  if (fewest > MOST_VALUES)
    throw new Unavoidable(
      maker.document,
      parts[0],
      `${fewest} properties are over the limit of ${MOST_VALUES}`,
    );
  const names = namesFor(maker, tried, { least, most });
  const open = names.length === 0 && isOpen(parts) && !tried.lean ? OPEN : 0;
  const wanted = Math.min(most, Math.max(least, open)) - names.length;
  const further = spared(tried.isSparing, () => furtherNames(maker, tried, names, wanted)) ?? [];
  const made = new Map<string, Value>();
  for (const name of further.length > 0 ? [...names, ...further] : names) {
    const value = () => maker.make(schemasOf(maker, parts, name), propertyAt(tried, name));
    const one = needed.has(name) ? value() : spared(tried.isSparing, value);
    if (one !== undefined) made.set(name, one);
  }
  if (made.size < least)
    throw maker.document.problem(
      parts.find((part) => part.minProperties === least),
      `minProperties ${least} is more than the ${made.size} properties that are allowed`,
    );
  return Object.fromEntries(inOrder(maker, tried, made));
}

/** Steps of deciding whether one property is present. */
const STEPS_PER_NAME = 5;

/** Returns the declared names that an object has: all required ones, and enough optional ones for the minimum. */
function namesFor(
  maker: Maker,
  tried: Try,
  { least, most }: { readonly least: number; readonly most: number },
): readonly string[] {
  const { needed, known } = namesOf(tried.parts);
  const possible = known.filter((name) => !needed.has(name) && isPossible(maker, tried.parts, name));
  const liked = possible.filter((name) => isWanted(maker, tried, name)).slice(0, most - needed.size);
  const all = new Set([...needed, ...liked]);
  const others = all.size < least ? possible.filter((name) => !all.has(name)) : [];
  const from = others.length > 0 ? maker.random(tried, '?').below(others.length) : 0;
  for (const name of [...others.slice(from), ...others.slice(0, from)]) if (all.size < least) all.add(name);
  return all.size === known.length ? known : known.filter((name) => all.has(name));
}

/**
 * Generates the second property of each pair again if it is less than the first; if no greater value is found, it
 * becomes equal.
 */
function inOrder(maker: Maker, tried: Try, row: Map<string, Value>): Map<string, Value> {
  const { parts } = tried;
  for (const { low, high } of namesOf(parts).pairs) {
    const first = row.get(low);
    if (first === undefined || !isTurned(first, row.get(high))) continue;
    const schemas = schemasOf(maker, parts, high);
    const here = propertyAt(tried, high);
    const again = (turn: number) => maker.make(schemas, { ...here, path: `${here.path}>${turn}` });
    const fits = schemas.every((schema) => satisfies(maker.document, schema, first));
    let value = row.get(high) as Value;
    for (let turn = 0; turn < MOST_TURNS && isTurned(first, value); turn++) value = again(turn);
    row.set(high, isTurned(first, value) && fits ? first : value);
  }
  return row;
}

const MOST_TURNS = 40;

interface Names {
  readonly needed: ReadonlySet<string>;
  /** All declared names, in order. */
  readonly known: readonly string[];
  readonly pairs: readonly Pair[];
}

const namesOfParts = new WeakMap<readonly JsonSchema[], Names>();

function namesOf(parts: readonly JsonSchema[]): Names {
  let names = namesOfParts.get(parts);
  if (!names) {
    const needed = new Set(parts.flatMap((part) => namesIn(part.required)));
    const told = parts.flatMap((part) => entriesIn(part.properties).map(([name]) => name));
    const known = sameNames(JSON.stringify([...new Set([...told, ...needed])]));
    names = { needed, known, pairs: pairsIn(known) };
    namesOfParts.set(parts, names);
  }
  return names;
}

/** Equal lists of names become one object, so that caches keyed by it are found again. */
const sameNames = remembered((names): readonly string[] => JSON.parse(names));

/** Number of entries of an object that declares its entries only by their schema. */
const OPEN = 2;

/** Returns all schemas of a property. A property that is required and forbidden is a problem. */
function schemasOf(maker: Maker, parts: readonly JsonSchema[], name: string): readonly Subschema[] {
  const told = parts.flatMap((part) =>
    propertySchemas(maker.document, part, name).map((schema) => ({ part, schema })),
  );
  const all = told.length > 0 ? told : unevaluatedIn(parts);
  const refused = all.find(({ schema }) => schema === false);
  if (refused)
    throw maker.document.problem(refused.part, `property ${JSON.stringify(name)} is not allowed here`);
  return all.map(({ schema }) => schema).filter((schema) => schema !== true);
}

/** Returns the schemas of properties that nothing else declares. */
function unevaluatedIn(
  parts: readonly JsonSchema[],
): readonly { readonly part: JsonSchema; readonly schema: Subschema }[] {
  return parts.flatMap((part) =>
    part.unevaluatedProperties === undefined
      ? []
      : [{ part, schema: part.unevaluatedProperties as Subschema }],
  );
}

/**
 * Returns true if an optional property is present. Later tries omit some, because they may be the cause of the
 * failure.
 */
function isWanted(maker: Maker, tried: Try, name: string): boolean {
  const { parts, attempt, lean } = tried;
  if (lean && maker.heightOf(parts.flatMap((part) => propertySchemas(maker.document, part, name))) > 0)
    return false;
  if (maker.random({ at: tried.at, attempt: 0 }, `/${name}?`).chance(maker.setting.blank)) return false;
  return attempt === 0 || (attempt % 2 === 0 && maker.random(tried, `/${name}!`).chance(0.5));
}

/** Returns true if an object may have a property. */
function isPossible(maker: Maker, parts: readonly JsonSchema[], name: string): boolean {
  return (
    !parts.some((part) => propertySchemas(maker.document, part, name).includes(false)) &&
    isNamed(maker, parts, name)
  );
}

function isNamed({ document }: Maker, parts: readonly JsonSchema[], name: string): boolean {
  return parts.every(
    ({ propertyNames }) =>
      propertyNames === undefined || satisfies(document, propertyNames as Subschema, name),
  );
}

/** Returns true if objects declare their entries by schema, whatever their names. */
function isOpen(parts: readonly JsonSchema[]): boolean {
  return parts.some(
    ({ additionalProperties, patternProperties, propertyNames }) =>
      typeof additionalProperties === 'object' ||
      patternProperties !== undefined ||
      propertyNames !== undefined,
  );
}

/** Returns names of additional properties. */
function furtherNames(maker: Maker, tried: Try, taken: readonly string[], count: number): readonly string[] {
  const { parts, at } = tried;
  const names = new Set<string>();
  const closed = parts.some(
    ({ additionalProperties, unevaluatedProperties }) =>
      additionalProperties === false || unevaluatedProperties === false,
  );
  const patterns = parts.flatMap((part) =>
    entriesIn<Subschema>(part.patternProperties).flatMap(([pattern, schema]) =>
      schema === false ? [] : [pattern],
    ),
  );
  const isOf = (name: string) => (pattern: string) =>
    maker.document.matches(pattern, name, parts[0] as JsonSchema);
  const schemas = parts.flatMap(({ propertyNames }) =>
    propertyNames === undefined ? [] : [propertyNames as Subschema],
  );
  if (closed && patterns.length === 0) return [];
  for (let turn = 0; names.size < count && turn < 20 * count; turn++) {
    maker.document.spend(STEPS_PER_NAME + taken.length / NAMES_PER_STEP, parts[0]);
    const pattern =
      patterns.length > 0 && (closed || turn % 2 === 0) ? patterns[turn % patterns.length] : undefined;
    const here = { ...at, path: `${at.path}@${turn}`, name: '', depth: at.depth + 1 };
    const wanted = pattern === undefined ? schemas : [{ type: 'string', pattern }, ...schemas];
    // A value may not satisfy the schemas of several patterns at once.
    const isPlain = (each: string) => turn >= 10 * count || patterns.filter(isOf(each)).length < 2;
    const isFree = (each: string) =>
      !taken.includes(each) &&
      !names.has(each) &&
      isPlain(each) &&
      isAllowed(maker, parts, each) &&
      isNamed(maker, parts, each);
    const word = textAt('any.word', { ...tried, at: here });
    const name =
      wanted.length > 0
        ? maker.make([{ type: 'string' }, ...wanted], here, tried.attempt)
        : numbered(word, names);
    // A pattern that fixes only one end generates the same name again and again.
    const options = turn < 10 * count ? [name] : [name, `${name}${word}`, `${word}${name}`];
    const found = (options as readonly string[]).find(isFree);
    if (found !== undefined) names.add(found);
  }
  return [...names];
}

/** Returns a word, with a number after it if the word is taken. */
function numbered(word: string, taken: ReadonlySet<string>): string {
  return taken.has(word) ? `${word}${taken.size}` : word;
}

function isAllowed(maker: Maker, parts: readonly JsonSchema[], name: string): boolean {
  return parts.every((part) => {
    const { unevaluatedProperties, patternProperties } = part;
    if (propertySchemas(maker.document, part, name).includes(false)) return false;
    return (
      unevaluatedProperties !== false ||
      entriesIn(patternProperties).some(([pattern]) => maker.document.matches(pattern, name, part))
    );
  });
}

function propertyAt({ parts, at, attempt }: Try, name: string): ValuePlace {
  return {
    ...at,
    path: `${at.path}${attempt === 0 ? '' : `~${attempt}`}/${name}`,
    name,
    owner: at.name,
    beside: namesOf(parts).known,
    other: otherPerson(name) ?? at.other,
    depth: at.depth + 1,
  };
}

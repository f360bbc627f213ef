import type { Country } from '../../model.ts';
import { OLDEST, YOUNGEST } from '../../spec/steering.ts';
import { meaningOf, otherPerson } from '../columnMeaning.ts';
import type { JsonSchema } from '../operation.ts';
import type { Document } from './document.ts';
import { itemSchemas } from './holds.ts';
import { entriesIn, numberIn, type Subschema } from './keywords.ts';

/**
 * Returns the ages that a schema allows the person of a row (0), of a list's item in it (1) and so on, in the form
 * of `where`; undefined if the schema has no bounds, or only impossible ones.
 */
export function agesIn(
  document: Document,
  root: Subschema,
  country: Country,
): readonly (string | undefined)[] {
  const found: AgeRange[] = [];
  const waiting: Visit[] = [{ schema: root, owner: '', level: 0 }];
  const seen = Array.from({ length: MOST_LEVELS }, () => new Set<Subschema>());
  for (let turn = 0; turn < MOST_VISITS; turn++) {
    const visit = waiting.pop();
    if (!visit) break;
    const { schema, owner, level } = visit;
    if (typeof schema === 'boolean' || level >= MOST_LEVELS || seen[level]?.has(schema)) continue;
    seen[level]?.add(schema);
    for (const same of sameValue(document, schema)) waiting.push({ ...visit, schema: same });
    const { first, rest } = itemSchemas(schema);
    for (const item of [...first, rest]) waiting.push({ ...visit, schema: item, level: level + 1 });
    const properties = entriesIn<Subschema>(schema.properties);
    const beside = properties.map(([name]) => name);
    for (const [name, property] of properties) {
      document.spend(STEPS_PER_NAME, schema);
      if (otherPerson(name) !== undefined) continue;
      waiting.push({ schema: property, owner: name, level });
      if (meaningOf(country, name, { owner, beside }) === 'person.age')
        found[level] = narrowed(found[level] ?? ANY, boundsOf(document, property));
    }
  }
  return Array.from(found, (band) => (band && band.from <= band.to ? `${band.from}-${band.to}` : undefined));
}

/** Steps of finding the meaning of a property's name. */
const STEPS_PER_NAME = 15;
const MOST_LEVELS = 3;
const MOST_VISITS = 2000;

interface Visit {
  readonly schema: Subschema;
  /** The property that contains the value. */
  readonly owner: string;
  /** Number of lists around it. */
  readonly level: number;
}

interface AgeRange {
  readonly from: number;
  readonly to: number;
}

const ANY: AgeRange = { from: YOUNGEST, to: OLDEST };

function narrowed(one: AgeRange, other: AgeRange): AgeRange {
  return { from: Math.max(one.from, other.from), to: Math.min(one.to, other.to) };
}

/** Returns the schemas that apply to the same value. */
function sameValue(document: Document, schema: JsonSchema): readonly Subschema[] {
  const { allOf = [], anyOf = [], oneOf = [] } = schema as Readonly<Record<string, readonly Subschema[]>>;
  const target = document.target(schema);
  return [...allOf, ...anyOf, ...oneOf, ...(target === undefined ? [] : [target])];
}

/** Returns the bounds of whole numbers in a schema and in the schemas that it refers to. */
function boundsOf(document: Document, schema: Subschema): AgeRange {
  if (typeof schema === 'boolean') return ANY;
  const target = document.target(schema);
  return [schema, target].reduce<AgeRange>((band, part) => {
    if (typeof part !== 'object') return band;
    const above = numberIn(part, 'exclusiveMinimum');
    const below = numberIn(part, 'exclusiveMaximum');
    return narrowed(band, {
      from: Math.max(
        Math.ceil(numberIn(part, 'minimum') ?? 0),
        above === undefined ? 0 : Math.floor(above) + 1,
      ),
      to: Math.min(
        Math.floor(numberIn(part, 'maximum') ?? OLDEST),
        below === undefined ? OLDEST : Math.ceil(below) - 1,
      ),
    });
  }, ANY);
}

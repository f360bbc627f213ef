import type { Country } from '../../model.ts';
import { OLDEST, YOUNGEST } from '../../spec/steering.ts';
import { meaningOf, otherPerson } from '../columnMeaning.ts';
import type { JsonSchema } from '../operation.ts';
import type { Document } from './document.ts';
import { itemSchemas } from './holds.ts';
import { entriesIn, numberIn, type Subschema } from './keywords.ts';

/** The ages that a schema allows the person of a row (0), of a list's item in it (1) and so on, as `where` has them; none where it says nothing, or nothing that a person can be. */
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

/** Steps that it takes to find out what the name of a property means. */
const STEPS_PER_NAME = 15;
const MOST_LEVELS = 3;
const MOST_VISITS = 2000;

interface Visit {
  readonly schema: Subschema;
  /** The property that holds the value. */
  readonly owner: string;
  /** How many lists it is inside of. */
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

/** The schemas that speak of the same value. */
function sameValue(document: Document, schema: JsonSchema): readonly Subschema[] {
  const { allOf = [], anyOf = [], oneOf = [] } = schema as Readonly<Record<string, readonly Subschema[]>>;
  const target = document.target(schema);
  return [...allOf, ...anyOf, ...oneOf, ...(target === undefined ? [] : [target])];
}

/** The bounds of whole numbers that a schema allows, as far as itself and what it refers to tell. */
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

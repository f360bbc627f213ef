import { list } from '../../kernel/text.ts';
import type { JsonSchema } from '../operation.ts';
import type { Document } from './document.ts';
import { entriesIn, type JsonType, namesIn, numberIn, type Subschema, TYPES, typesOf } from './keywords.ts';

const known = new WeakMap<JsonSchema, readonly Subschema[]>();

/**
 * Returns schemas of which any one makes a value violate a schema, for keywords with an opposite: above its
 * maximum, without a required property. Empty if a random value most likely violates it anyway.
 */
export function oppositesOf(document: Document, schema: Subschema): readonly Subschema[] {
  if (typeof schema === 'boolean') return schema ? [false] : [];
  let opposites = known.get(schema);
  if (!opposites) {
    opposites = worked(document, schema);
    known.set(schema, opposites);
  }
  return opposites;
}

const notted = new WeakMap<JsonSchema, JsonSchema>();

/** Returns the negation of a schema. */
export function negated(schema: Subschema): Subschema {
  if (typeof schema === 'boolean') return !schema;
  const not = notted.get(schema) ?? { not: schema };
  notted.set(schema, not);
  return not;
}

function worked(document: Document, schema: JsonSchema): readonly Subschema[] {
  const {
    allOf = [],
    anyOf,
    oneOf,
    not,
    contains,
  } = schema as Readonly<Record<string, readonly Subschema[]>>;
  const target = document.target(schema);
  const all = [...(target === undefined ? [] : [target]), ...allOf];
  const none = [anyOf, oneOf].filter((branches) => branches !== undefined);
  const opposites = [
    ...boundsBeyond(schema),
    ...typesBeside(schema),
    ...all.map(negated),
    ...none.map((branches) => ({ allOf: branches.map(negated) })),
    ...(not === undefined ? [] : [not as unknown as Subschema]),
    ...(contains === undefined || schema.minContains !== undefined
      ? []
      : [{ type: 'array', items: negated(contains as unknown as Subschema) }]),
    ...namesIn(schema.required).map((name) => ({ type: 'object', properties: { [name]: false } })),
    ...entriesIn<Subschema>(schema.properties).map(([name, each]) => ({
      type: 'object',
      required: [name],
      properties: { [name]: negated(each) },
    })),
  ];
  if (opposites.length === 0) return [];
  const isTold = Object.keys(schema).every((keyword) => TOLD.has(keyword)) && opposites.length <= MOST;
  return isTold ? opposites : [...opposites.slice(0, MOST), true];
}

/** Keywords with a known opposite; for others, values are drawn. */
const TOLD = new Set(
  list(
    'type minimum maximum exclusiveMinimum exclusiveMaximum minLength maxLength minItems maxItems minProperties maxProperties $ref allOf anyOf not required properties',
  ),
);

const MOST = 20;

/** Keywords with a minimum or maximum count, and the keyword that says the opposite with the next number. */
const COUNTS: readonly (readonly [JsonType, string, string])[] = [
  ['string', 'minLength', 'maxLength'],
  ['array', 'minItems', 'maxItems'],
  ['object', 'minProperties', 'maxProperties'],
];

function boundsBeyond(schema: JsonSchema): readonly JsonSchema[] {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = schema;
  const number = (keyword: string, bound: unknown) =>
    typeof bound === 'number' ? [{ type: 'number', [keyword]: bound }] : [];
  return [
    ...number(exclusiveMinimum === true ? 'maximum' : 'exclusiveMaximum', minimum),
    ...number(exclusiveMaximum === true ? 'minimum' : 'exclusiveMinimum', maximum),
    ...number('maximum', exclusiveMinimum),
    ...number('minimum', exclusiveMaximum),
    ...COUNTS.flatMap(([type, least, most]) => {
      const low = numberIn(schema, least) ?? 0;
      const high = numberIn(schema, most);
      return [
        ...(low > 0 ? [{ type, [most]: low - 1 }] : []),
        ...(high === undefined ? [] : [{ type, [least]: high + 1 }]),
      ];
    }),
  ];
}

/** Returns the types that a schema does not allow; any number if only whole ones are not allowed. */
function typesBeside(schema: JsonSchema): readonly Subschema[] {
  const types = typesOf(schema);
  if (!types) return [];
  const others = TYPES.filter((type) => type !== 'integer' && !types.includes(type));
  const sure = types.includes('integer') ? others.filter((type) => type !== 'number') : others;
  const all = sure.length > 0 ? [{ type: sure }] : [];
  return sure.length < others.length ? [...all, { type: 'number' }] : all;
}

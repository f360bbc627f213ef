import { compileSchema, formatOf, LIMITS, Problem, seedText, specimen, whole } from '@specimen/engine';
import { isPretty, jsonAnswer, rowsOf } from '../generation.ts';
import * as P from '../parameters.ts';
import type { Answer, Input, Route } from '../route.ts';
import { ref } from '../schemas.ts';
import { anyFormat, bodyObject, IBAN, json, UUID } from './media.ts';

const EXAMPLE = {
  count: 2,
  seed: 'demo',
  fields: [
    { name: 'id', type: 'uuid' },
    { name: 'customer', type: 'de.name' },
    { name: 'iban', type: 'de.iban' },
    { name: 'score', type: 'int:1,100', blank: 0.1 },
  ],
};

const HELP = {
  usage: 'POST a JSON body to this address; ?format=json|csv|ndjson|xml',
  body: {
    count: `rows, 1 to ${LIMITS.rows}; 1 when left out`,
    seed: 'any string of 1 to 256 characters; the same seed gives the same rows',
    fields: [
      {
        name: 'the column; the type or field key when left out',
        type: 'a generic type (see /types) or <country>.<field>',
        blank: 'the probability of null, 0 to 1',
      },
    ],
  },
  example: EXAMPLE,
};

/** Rows of the caller's own shape. */
export const schemaRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/schema',
    id: 'describeSchema',
    tag: 'Schema',
    summary: 'Tell how to write a schema',
    ok: json({ type: 'object' }, HELP),
    errors: [],
    handle: () => jsonAnswer(HELP),
  },
  {
    method: 'POST',
    path: '/schema',
    id: 'generateSchema',
    tag: 'Schema',
    summary: 'Generate rows of your own schema',
    query: [P.FORMAT, P.PRETTY],
    body: { schema: ref('Schema'), example: EXAMPLE },
    ok: anyFormat('iban', IBAN, ref('Rows'), [
      { id: UUID, customer: 'Max Mustermann', iban: IBAN, score: null },
    ]),
    seeded: true,
    errors: [400],
    handle: schemaRows,
  },
];

function schemaRows(input: Input): () => Answer {
  const shape = '{ "count": 2, "fields": [{ "name": "id", "type": "uuid" }] }';
  const { fields, count = 1, seed } = bodyObject(input, shape);
  if (typeof count !== 'number')
    throw new Problem('bad', `count must be a whole number from 1 to ${LIMITS.rows}`);
  return rowsOf(compileSchema(specimen.world, fields, LIMITS.schemaFields), {
    n: whole(count, 'count', 1, LIMITS.rows),
    offset: 0,
    fields: undefined,
    seed: seed === undefined ? undefined : seedText(seed),
    format: formatOf(input.query('format')),
    pretty: isPretty(input.query('pretty')),
  });
}

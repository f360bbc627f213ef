import { batchOf, freshSeed, parseBatch, Problem, seedText, specimen } from '@specimen/engine';
import { isPretty, jsonAnswer } from '../generation.ts';
import * as P from '../parameters.ts';
import type { Answer, Route } from '../route.ts';
import { ref } from '../schemas.ts';
import { bodyObject, IBAN, json, required } from './media.ts';

const EXAMPLE = { count: 1, results: [{ spec: 'de.iban', key: 'de.iban', count: 1, data: IBAN }] };

/** Many specs in one call. */
export const batchRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/batch',
    id: 'batch',
    tag: 'Batch',
    summary: 'Run many specs in one call',
    query: [P.SPECS, P.FIELDS, P.SEED, P.PRETTY],
    ok: json(ref('BatchResult'), EXAMPLE),
    seeded: true,
    errors: [400],
    handle(input) {
      const requests = parseBatch(required(input, 'specs'));
      const fields = input.query('fields');
      if (fields?.trim() === '') throw new Problem('bad', 'fields must name at least one field, a group or "all"');
      return batchAnswer(requests, { seed: input.query('seed'), fields, pretty: input.query('pretty') });
    },
  },
  {
    method: 'POST',
    path: '/batch',
    id: 'batchPost',
    tag: 'Batch',
    summary: 'Run many specs in one call, as JSON',
    query: [P.SEED, P.PRETTY],
    body: { schema: ref('Batch'), example: { requests: [{ spec: 'de.iban', seed: 'demo' }] } },
    ok: json(ref('BatchResult'), EXAMPLE),
    seeded: true,
    errors: [400],
    handle(input) {
      const { requests, seed = input.query('seed') } = bodyObject(input, '{ "requests": [{ "spec": "de.iban" }] }');
      return batchAnswer(requests, { seed, pretty: input.query('pretty') });
    },
  },
];

interface Shared {
  readonly seed: unknown;
  readonly fields?: string | undefined;
  readonly pretty: string | undefined;
}

function batchAnswer(requests: unknown, { seed: given, fields, pretty: wanted }: Shared): Answer {
  const pretty = isPretty(wanted);
  const seed = given === undefined ? freshSeed() : seedText(given);
  const result = batchOf(specimen.world, requests, fields === undefined ? { seed } : { seed, fields });
  const rows = result.results.reduce((sum, { count }) => sum + count, 0);
  return { ...jsonAnswer(result, pretty), seed, rows };
}

import {
  type BatchItem,
  batchWith,
  bytesUpTo,
  formatOf,
  freshSeed,
  type GenerateOptions,
  jobFor,
  Problem,
  parseBatch,
  seedText,
} from '@specimen/engine';
import { bytesIn, prettied } from '../body.ts';
import { isPretty } from '../generation.ts';
import * as P from '../parameters.ts';
import type { Answer, Route } from '../route.ts';
import { ref } from '../schemas.ts';
import { specSource } from '../sources.ts';
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
      if (fields?.trim() === '')
        throw new Problem('bad', 'fields must name at least one field, a group or "all"');
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
      const { requests, seed = input.query('seed') } = bodyObject(
        input,
        '{ "requests": [{ "spec": "de.iban" }] }',
      );
      return batchAnswer(requests, { seed, pretty: input.query('pretty') });
    },
  },
];

interface Shared {
  readonly seed: unknown;
  readonly fields?: string | undefined;
  readonly pretty: string | undefined;
}

/** The data of a batch are at most so many bytes; what is over is the error of its item. */
const MOST = 16_777_216;

function batchAnswer(requests: unknown, { seed: given, fields, pretty: wanted }: Shared): Answer {
  const pretty = isPretty(wanted);
  const seed = given === undefined ? freshSeed() : seedText(given);
  let left = MOST;
  const data = (spec: string, options: GenerateOptions) => {
    const bytes = bytesUpTo(jobFor(specSource(spec, options.fields), options), JSON_FORMAT, left);
    if (!bytes)
      throw new Problem('bad', `the data of a batch are over ${MOST} bytes; ask for fewer rows at once`);
    left -= bytes.length;
    return bytes;
  };
  const shared = fields === undefined ? { seed } : { seed, fields };
  const { count, results } = batchWith(requests, data, shared);
  const body = joined([`{"count":${count},"results":[`, ...results.flatMap(itemParts), ']}']);
  const rows = results.reduce((sum, item) => sum + item.count, 0);
  return { type: JSON_FORMAT.type, body: pretty ? prettied(body) : body, seed, rows };
}

const JSON_FORMAT = formatOf('json');

/** An item as JSON, around its data. */
function itemParts({ data, ...item }: BatchItem<Uint8Array>, i: number): (string | Uint8Array)[] {
  const text = `${i === 0 ? '' : ','}${JSON.stringify(item)}`;
  return data ? [`${text.slice(0, -1)},"data":`, data, '}'] : [text];
}

function joined(parts: readonly (string | Uint8Array)[]): Uint8Array {
  return Buffer.concat(parts.map(bytesIn));
}

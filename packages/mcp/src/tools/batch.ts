import { type BatchItem, type BatchRequest, batchOf, LIMITS, parseBatch, specimen } from 'specimen-data';
import { absent, fieldsOf, seedOf } from '../arguments.ts';
import { FIELDS, MOST, noteOf } from '../rows.ts';
import { type Arguments, array, integer, item, object, string } from '../schema.ts';
import type { Tool } from '../tool.ts';
import { RECORD_FIELDS, SEED } from './parameters.ts';

/** The rows shown of each item, where there are too many in all. */
const FEW = 5;

/** Many specs in one call. */
export const batch: Tool = {
  name: 'batch',
  title: 'Generate many specs at once',
  description:
    'Run up to 50 specs in one call, in order; a bad item carries its own error. Use it when you need several kinds of data that belong together. Examples: {"specs":"ke.person:5@name+phone,de.iban:3"}; {"requests":[{"spec":"us.company","n":2,"key":"sellers"},{"spec":"any.int:1,6"}],"seed":"demo"}.',
  input: object(
    {
      specs: {
        ...string,
        description: 'Compact: <country>.<selector>[:<count>][@<field>+<field>], parted by commas.',
      },
      requests: {
        type: 'array',
        minItems: 1,
        maxItems: LIMITS.batch,
        description: 'Instead of specs.',
        items: object({ spec: string, n: integer, fields: FIELDS, seed: string, key: string }, [
          'n',
          'fields',
          'seed',
          'key',
        ]),
      },
      fields: RECORD_FIELDS,
      seed: SEED,
    },
    ['specs', 'requests', 'fields', 'seed'],
  ),
  output: object({
    count: integer,
    results: array(item({ spec: string, key: string, count: integer, data: {}, error: string })),
    seed: string,
  }),
  call(args, site) {
    const { seed, seeded } = seedOf(args);
    const fields = fieldsOf(args);
    const result = batchOf(
      specimen.world,
      requestsOf(args),
      fields === undefined ? { seed } : { seed, fields },
    );
    const count = result.results.reduce((sum, each) => sum + each.count, 0);
    const few = count > MOST ? FEW : count;
    const shown = result.results.reduce((sum, each) => sum + Math.min(each.count, few), 0);
    const where = { url: `${site}/api/v1/batch`, how: 'POST the same requests and seed as JSON to' };
    const seen = { count: result.count, results: result.results.map((each) => first(each, few)) };
    const note = noteOf({ count, shown }, { seed, seeded }, where);
    return { text: JSON.stringify(seen), note, structured: { ...seen, seed } };
  },
};

/** The requests as the engine takes them; what is null is left out. */
function requestsOf({ specs, requests }: Arguments): readonly BatchRequest[] {
  if (typeof specs === 'string' && absent(requests)) return parseBatch(specs);
  if (!Array.isArray(requests)) return [];
  return requests.map((request: unknown) =>
    typeof request === 'object' && request !== null
      ? (Object.fromEntries(
          Object.entries(request).filter(([, value]) => value !== null),
        ) as unknown as BatchRequest)
      : (request as BatchRequest),
  );
}

/** An item with at most so many rows. */
function first(each: BatchItem, few: number): BatchItem {
  return each.count > few && Array.isArray(each.data) ? { ...each, data: each.data.slice(0, few) } : each;
}

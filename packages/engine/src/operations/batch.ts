import type { Value } from '../draw/source.ts';
import { LIMITS, object, whole } from '../kernel/limits.ts';
import { Problem, shown } from '../kernel/problem.ts';
import { freshSeed, type Seed } from '../kernel/seed.ts';
import { type GenerateOptions, jobOf, valuesOf } from './generate.ts';
import type { FieldList, World } from './spec.ts';

/** One request of a batch. */
export interface BatchRequest {
  readonly spec: string;
  readonly n?: number;
  readonly fields?: FieldList;
  readonly seed?: Seed;
  readonly key?: string;
}

export interface BatchItem<T = Value> {
  readonly spec: string;
  readonly key: string;
  readonly count: number;
  readonly data?: T;
  readonly error?: string;
}

export interface BatchResult<T = Value> {
  readonly count: number;
  readonly results: readonly BatchItem<T>[];
}

/** What the items of a batch share unless they say otherwise. */
interface Shared {
  readonly seed?: Seed;
  readonly fields?: FieldList;
}

/** Runs many specs in one call, in order; what is wrong with one item is told in that item. */
export function batch(world: World, requests: unknown, shared?: Shared): BatchResult {
  return batchWith(requests, (spec, options) => valuesOf(jobOf(world, spec, options)), shared);
}

/** Makes the data of an item whose shape is checked. */
type Make<T> = (spec: string, options: GenerateOptions) => T;

/** A batch whose items' data are made by the caller. */
export function batchWith<T>(requests: unknown, make: Make<T>, shared: Shared = {}): BatchResult<T> {
  if (!Array.isArray(requests) || requests.length === 0 || requests.length > LIMITS.batch) {
    throw new Problem(
      'bad',
      `requests must be an array of 1 to ${LIMITS.batch} items like { "spec": "de.iban", "n": 5 }`,
    );
  }
  object(shared, 'options');
  const total = requests.reduce(
    (sum: number, request: Partial<BatchRequest> | null) => sum + rowsIn(request?.n),
    0,
  );
  if (total > LIMITS.rows) {
    throw new Problem('bad', `a batch makes at most ${LIMITS.rows} rows in all, not ${total}`);
  }
  const seed = shared.seed ?? freshSeed();
  const results = requests.map((request) => item(request, { ...shared, seed }, make));
  return { count: results.length, results };
}

/** The rows an item asks for, as far as they count; an item over the cap has an error of its own. */
function rowsIn(n: unknown): number {
  if (n === undefined) return 1;
  return typeof n === 'number' && Number.isInteger(n) && n >= 1 && n <= LIMITS.rows ? n : 0;
}

function item<T>(request: unknown, shared: Shared & { seed: Seed }, make: Make<T>): BatchItem<T> {
  const {
    spec,
    key,
    n,
    fields = shared.fields,
    seed = shared.seed,
  } = (typeof request === 'object' && request !== null ? request : {}) as Partial<BatchRequest>;
  const echo = {
    spec: typeof spec === 'string' ? spec : '',
    key: typeof key === 'string' ? key : typeof spec === 'string' ? spec : '',
  };
  try {
    if (typeof spec !== 'string') throw new Problem('bad', 'an item needs a spec such as "de.iban"');
    if (key !== undefined && typeof key !== 'string')
      throw new Problem('bad', `key must be a string, not ${shown(key)}`);
    if (n !== undefined && typeof n !== 'number')
      throw new Problem('bad', `n must be a number, not ${shown(n)}`);
    if (n !== undefined) whole(n, 'n', 1, LIMITS.rows);
    if (fields !== undefined && typeof fields !== 'string' && !Array.isArray(fields)) {
      throw new Problem('bad', `fields must be an array of field keys or "all", not ${shown(fields)}`);
    }
    const data = make(spec, { n, fields, seed });
    return { ...echo, count: n ?? 1, data };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return { ...echo, count: 0, error: error.message };
  }
}

/** Reads the compact notation `ke.person:5@name+phone,de.preset:kyc:2`. */
export function parseBatch(specs: string): readonly BatchRequest[] {
  if (typeof specs !== 'string')
    throw new Problem('bad', `specs must be text such as "ke.person:5,de.iban", not ${shown(specs)}`);
  return specs.split(',').map((text) => {
    const [left, ...right] = text.trim().split('@') as [string, ...string[]];
    const { spec, n } = counted(left);
    const fields = right.length === 0 ? {} : { fields: right.join('@').split(/[+ ]/) };
    return { spec, ...fields, ...(n === undefined ? {} : { n }) };
  });
}

/** A count stands behind the last colon; a preset keeps its own colon before it. */
function counted(text: string): { spec: string; n?: number } {
  const preset = /^[^.]+\.preset:/i.exec(text)?.[0] ?? '';
  const rest = text.slice(preset.length);
  const colon = rest.lastIndexOf(':');
  if (colon < 0) return { spec: text };
  const count = rest.slice(colon + 1);
  return { spec: preset + rest.slice(0, colon), n: /^[0-9]+$/.test(count) ? Number(count) : Number.NaN };
}

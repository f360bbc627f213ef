import { type AsOf, readAsOf } from '../kernel/asOf.ts';
import type { Day } from '../kernel/day.ts';
import { readWhole } from '../kernel/limits.ts';
import { Problem } from '../kernel/problem.ts';
import { freshSeed, type Seed, seedText } from '../kernel/seed.ts';
import { refuseRepeats } from '../spec/distinct.ts';
import type { Layout } from '../spec/presets.ts';
import { compileSpec, type FieldList, ignoredOf, takesFields, type World } from '../spec/spec.ts';
import type { Invalid } from '../spec/spoilt.ts';
import type { Where } from '../spec/steering.ts';
import { JSON_FORMAT } from './generate.ts';
import { type Caps, operation, type Parameter, refuseUnknownProperties, SERVICE } from './operation.ts';
import { asOf, fields, layout, pretty, seed, unique } from './parameters.ts';
import type { AnswerPart } from './pump.ts';
import type { Rows } from './rows.ts';
import { ref } from './schemas.ts';
import { spoiling } from './spoiling.ts';
import { where } from './where.ts';

/** One request of a batch. */
export interface BatchRequest {
  readonly spec: string;
  readonly n?: number | undefined;
  readonly fields?: FieldList | undefined;
  /** Conditions on the rows. */
  readonly where?: Where | undefined;
  readonly seed?: Seed | undefined;
  readonly asOf?: AsOf | undefined;
  readonly key?: string | undefined;
  /** The layout of a scenario: `rows` (default) or `columns`. */
  readonly layout?: Layout | undefined;
  readonly invalid?: Invalid | undefined;
  readonly rate?: number | undefined;
  /** The fields whose values differ in all rows. */
  readonly unique?: FieldList | undefined;
}

const specs = {
  text: 'Items of the form <country>.<selector>[:<count>][@<fields>], separated by commas; plus signs join fields.',
  schema: { type: 'string' },
  read: parseBatch,
} as const satisfies Parameter<readonly unknown[]>;

const requests = {
  text: 'The items, each with a spec: { "spec": "de.iban", "n": 5 }.',
  schema: { type: 'array', minItems: 1, maxItems: SERVICE.items, items: ref('BatchRequest') },
  read(given) {
    if (Array.isArray(given)) return given as readonly unknown[];
    throw new Problem(
      'bad-parameter',
      'requests must be an array of items such as { "spec": "de.iban", "n": 5 }',
      { subject: 'requests' },
    );
  },
} as const satisfies Parameter<readonly unknown[]>;

/** Many specs in one call, in order. An error of an item is reported in that item. */
export const batch = operation({
  name: 'batch',
  summary: 'Generate data for many specs in one call',
  parameters: { specs, requests, fields, seed, asOf, pretty },
  result: ref('BatchResult'),
  makes: true,
  example: { specs: 'de.iban,any.uuid:2', seed: 'demo' },
  run({ world, caps }, { specs, requests = specs, fields, seed = freshSeed(), asOf }) {
    if (requests === undefined)
      throw new Problem(
        'missing-parameter',
        'specs is required: give items such as "ke.person:5@name+phone,de.iban"',
        { subject: 'specs' },
      );
    if (typeof fields === 'string' && fields.trim() === '' && requests.some(lacksFields))
      throw new Problem('bad-parameter', 'fields must name at least one field, a group or "all"', {
        subject: 'fields',
      });
    const items = batchItems(world, requests, { caps, seed, asOf, fields });
    const parts: AnswerPart[] = [`{"count":${items.length},"results":[`];
    items.forEach(({ rows, ignored, ...item }, i) => {
      const text = `${i === 0 ? '' : ','}${JSON.stringify(item)}`;
      if (rows) parts.push(`${text.slice(0, -1)},"data":`, { rows, format: JSON_FORMAT }, '}');
      else parts.push(text);
    });
    parts.push(']}');
    const rows = items.reduce((sum, { count }) => sum + count, 0);
    const unused = fields !== undefined && !requests.some(lacksFields) ? ['fields'] : [];
    const other = specs !== undefined && requests !== specs ? ['specs'] : [];
    const ignored = new Set([...other, ...unused, ...items.flatMap((item) => item.ignored ?? [])]);
    const errors = items.flatMap(({ error }) => error ?? []);
    const seeds = items.flatMap((item) => item.rows?.seed ?? []);
    // If every item has its own seed, the seed of the call was not used. The response then names the first used
    // one, which makes the call reproducible.
    const used = seeds.includes(seed) ? seed : (seeds[0] ?? seed);
    const day = asOf ?? items.find(({ rows }) => rows?.asOf)?.rows?.asOf;
    return {
      parts,
      format: JSON_FORMAT,
      seed: used,
      asOf: day,
      rows,
      name: 'batch',
      ignored: [...ignored],
      errors,
    };
  },
});

/** Returns true if the call's fields apply to an item. */
function lacksFields(request: unknown): boolean {
  const { spec, fields } = (request ?? {}) as BatchRequest;
  return fields === undefined && takesFields(spec);
}

/** The result of an item: rows, or an error. */
export interface BatchItem {
  readonly spec: string;
  readonly key: string;
  readonly count: number;
  readonly error?: string;
  readonly rows?: Rows;
  /** Its own parameters that did not apply. */
  readonly ignored?: readonly string[];
}

/** Defaults that the items of a batch share. */
interface Shared {
  readonly caps: Caps;
  readonly seed: string;
  readonly asOf?: Day | undefined;
  readonly fields: FieldList | undefined;
}

/** Checks the items of a batch and compiles their specs, before any row is generated. */
export function batchItems(world: World, requests: readonly unknown[], shared: Shared): BatchItem[] {
  const { items: most, rows } = shared.caps;
  if (requests.length === 0 || requests.length > most) {
    const range = most === Number.MAX_SAFE_INTEGER ? 'at least one item' : `1 to ${most} items`;
    throw new Problem(
      requests.length === 0 ? 'bad-parameter' : 'too-large',
      `a batch must have ${range}, not ${requests.length}`,
    );
  }
  const items = requests.map((request) => batchItem(world, request, shared));
  const total = items.reduce((sum, { count }) => sum + count, 0);
  if (total > rows)
    throw new Problem('too-many-rows', `a batch may have at most ${rows} rows in total, not ${total}`);
  return items;
}

const PROPERTIES = [
  'spec',
  'n',
  'fields',
  'seed',
  'asOf',
  'key',
  'where',
  'layout',
  'invalid',
  'rate',
  'unique',
];

function batchItem(world: World, request: unknown, shared: Shared): BatchItem {
  const given = (typeof request === 'object' && request !== null ? request : {}) as Partial<BatchRequest>;
  const { spec, key, n, fields = shared.fields, where: asked, seed = shared.seed } = given;
  const echo = {
    spec: typeof spec === 'string' ? spec : '',
    key: typeof key === 'string' ? key : typeof spec === 'string' ? spec : '',
  };
  try {
    refuseUnknownProperties(given, PROPERTIES, 'an item');
    if (typeof spec !== 'string')
      throw new Problem('missing-parameter', 'an item needs a spec such as "de.iban"', { subject: 'spec' });
    if (key !== undefined && typeof key !== 'string')
      throw new Problem('bad-parameter', { subject: 'key', expected: 'a string', given: key });
    if (n !== undefined && typeof n !== 'number')
      throw new Problem('bad-parameter', { subject: 'n', expected: 'a number', given: n });
    if (n !== undefined) readWhole(n, 'n', 1, shared.caps.rows);
    if (fields !== undefined && typeof fields !== 'string' && !Array.isArray(fields)) {
      throw new Problem('bad-parameter', {
        subject: 'fields',
        expected: 'an array of field keys or "all"',
        given: fields,
      });
    }
    const day = given.asOf === undefined ? shared.asOf : readAsOf(given.asOf);
    const wanted = asked === undefined ? undefined : where.read(asked, 'where');
    const laid = given.layout === undefined ? undefined : layout.read(given.layout, 'layout');
    const differing = given.unique === undefined ? undefined : unique.read(given.unique, 'unique');
    const all = { fields, where: wanted, layout: laid, ...spoiling(given), unique: differing };
    const source = compileSpec(world, spec, all);
    refuseRepeats(source, n ?? 1);
    const rows = { source, seed: seedText(seed), asOf: day, count: n, offset: 0 };
    return {
      ...echo,
      count: n ?? 1,
      rows,
      ignored: ignoredOf(spec, source, { ...all, fields: given.fields }),
    };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return { ...echo, count: 0, error: error.message };
  }
}

/** Reads the compact notation `ke.person:5@name+phone,de.preset:kyc:2`. */
export function parseBatch(given: unknown): readonly unknown[] {
  if (typeof given !== 'string' || given.trim() === '')
    throw new Problem('bad-parameter', {
      subject: 'specs',
      expected: 'text such as "ke.person:5,de.iban"',
      given,
    });
  return given.split(',').map((item) => {
    const [left, ...right] = item.trim().split('@') as [string, ...string[]];
    const { spec, n } = counted(left.trim());
    const fields = right.length === 0 ? {} : { fields: right.join('@').split(/[+ ]/) };
    return { spec, ...fields, ...(n === undefined ? {} : { n }) };
  });
}

/**
 * The count follows the last colon. A preset has its own colon before it, and so has a generic type with
 * parameters.
 */
function counted(item: string): { spec: string; n?: number | string } {
  const preset = /^[^.]+\.preset:/i.exec(item)?.[0] ?? '';
  const rest = item.slice(preset.length);
  const colon = rest.lastIndexOf(':');
  const count = rest.slice(colon + 1).trim();
  const isNumber = /^[0-9]+$/.test(count);
  if (colon < 0 || (!isNumber && /^any\./i.test(item))) return { spec: item };
  return { spec: preset + rest.slice(0, colon).trim(), n: isNumber ? Number(count) : count };
}

import { type AsOf, readAsOf } from './kernel/asOf.ts';
import { FARTHEST, readWhole } from './kernel/limits.ts';
import { freshSeed, type Seed, seedText } from './kernel/seed.ts';
import { only } from './operations/operation.ts';
import { unique as uniqueFields } from './operations/parameters.ts';
import type { Rows } from './operations/rows.ts';
import { spoiling } from './operations/spoiling.ts';
import { readWhere } from './operations/where.ts';
import { refuseRepeats } from './spec/distinct.ts';
import { type Layout, readLayout } from './spec/presets.ts';
import { compileSpec, type FieldList, type World } from './spec/spec.ts';
import type { Invalid } from './spec/spoilt.ts';
import type { PersonWhere, Where } from './spec/steering.ts';

/** Options for generating rows. */
export interface GenerateOptions {
  /** Number of rows; a single row without an array by default. */
  readonly n?: number | undefined;
  /** The fields of `person` and `full`. */
  readonly fields?: FieldList | undefined;
  /** Conditions on the rows: `{ sex: 'female', age: '18-25', city: 'Berlin' }`. */
  readonly where?: Where | undefined;
  /** The layout of a preset: `rows` of label, code and value (default), or `columns`, one for each code. */
  readonly layout?: Layout | undefined;
  /** The same seed gives the same rows. A random seed is drawn by default. */
  readonly seed?: Seed | undefined;
  /** The date on which the rows are true, `YYYY-MM-DD` or `today`; 2026-01-01 by default. */
  readonly asOf?: AsOf | undefined;
  /** Number of the first row; 0 by default. Every row number of a seed exists. */
  readonly offset?: number | undefined;
  /** Faults in the values: true for any fault, or the name of a case; for a record, its fields. */
  readonly invalid?: Invalid | undefined;
  /** The share of faulty rows; 1 by default. */
  readonly rate?: number | undefined;
  /** The fields whose values differ in all rows: `'id,iban,phone'`. */
  readonly unique?: FieldList | undefined;
}

export const OPTIONS = [
  'n',
  'fields',
  'where',
  'layout',
  'seed',
  'asOf',
  'offset',
  'invalid',
  'rate',
  'unique',
];

/** Options that only our own programs use. */
interface RowsMore {
  /** The names that the options may have. */
  readonly names?: readonly string[];
  /** Facts of one person. */
  readonly overrides?: PersonWhere;
}

/** Checks the options against their names, and compiles the spec. */
export function rowsOf(
  world: World,
  spec: string,
  options: GenerateOptions = {},
  { names = OPTIONS, overrides }: RowsMore = {},
): Rows {
  const { fields, where, layout, invalid, rate, unique } = only(names, options);
  const asked = {
    fields,
    where:
      where === undefined && !overrides
        ? undefined
        : { ...(where !== undefined && readWhere(where, 'where')), ...overrides },
    layout: layout === undefined ? layout : readLayout(layout, 'layout'),
    ...spoiling({ invalid, rate }),
    unique: unique === undefined ? unique : uniqueFields.read(unique, 'unique'),
  };
  const source = compileSpec(world, spec, asked);
  const range = rangeOf(options);
  refuseRepeats(source, range.offset + (range.count ?? 1));
  return { source, ...range };
}

export function rangeOf({ n, seed, asOf, offset }: GenerateOptions): Omit<Rows, 'source'> {
  return {
    seed: seed === undefined ? freshSeed() : seedText(seed),
    asOf: asOf === undefined ? asOf : readAsOf(asOf),
    count: n === undefined ? undefined : readWhole(n, 'n', 1, Number.MAX_SAFE_INTEGER),
    offset: offset === undefined ? 0 : readWhole(offset, 'offset', 0, FARTHEST),
  };
}

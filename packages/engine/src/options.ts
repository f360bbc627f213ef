import { type AsOf, readAsOf } from './kernel/asOf.ts';
import { FARTHEST, whole } from './kernel/limits.ts';
import { freshSeed, type Seed, seedText } from './kernel/seed.ts';
import { only } from './operations/operation.ts';
import { readLayout } from './operations/parameters.ts';
import type { Rows } from './operations/rows.ts';
import { spoiling } from './operations/spoiling.ts';
import { readWhere } from './operations/where.ts';
import type { Layout } from './spec/presets.ts';
import { compile, type FieldList, type World } from './spec/spec.ts';
import type { Invalid } from './spec/spoilt.ts';
import type { Where } from './spec/steering.ts';

export interface GenerateOptions {
  /** How many rows; one bare row when left out. */
  readonly n?: number | undefined;
  /** Of person and full: which fields. */
  readonly fields?: FieldList | undefined;
  /** What the rows shall be: `{ sex: 'female', age: '18-25', city: 'Berlin' }`. */
  readonly where?: Where | undefined;
  /** Of a preset: `rows` of label, code and value (default), or `columns`, one for each code. */
  readonly layout?: Layout | undefined;
  /** The same seed gives the same rows; a fresh one is drawn when left out. */
  readonly seed?: Seed | undefined;
  /** The day on which the rows are true, `YYYY-MM-DD` or `today`; 2026-01-01 when left out. */
  readonly asOf?: AsOf | undefined;
  /** The first row of the seed's endless table. */
  readonly offset?: number | undefined;
  /** Values wrong on purpose: any way, a case, or of a record its fields. */
  readonly invalid?: Invalid | undefined;
  /** The share of rows that are wrong; 1 when left out. */
  readonly rate?: number | undefined;
}

export const OPTIONS = ['n', 'fields', 'where', 'layout', 'seed', 'asOf', 'offset', 'invalid', 'rate'];

/** Checks the options, which have these names, and compiles the spec. */
export function rowsOf(world: World, spec: string, options: GenerateOptions = {}, names = OPTIONS): Rows {
  const { fields, where, layout, invalid, rate } = only(names, options);
  const asked = {
    fields,
    where: where === undefined ? where : readWhere(where, 'where'),
    layout: layout === undefined ? layout : readLayout(layout, 'layout'),
    ...spoiling({ invalid, rate }),
  };
  return { source: compile(world, spec, asked), ...rangeOf(options) };
}

export function rangeOf({ n, seed, asOf, offset }: GenerateOptions): Omit<Rows, 'source'> {
  return {
    seed: seed === undefined ? freshSeed() : seedText(seed),
    asOf: asOf === undefined ? asOf : readAsOf(asOf),
    count: n === undefined ? undefined : whole(n, 'n', 1, Number.MAX_SAFE_INTEGER),
    offset: offset === undefined ? 0 : whole(offset, 'offset', 0, FARTHEST),
  };
}

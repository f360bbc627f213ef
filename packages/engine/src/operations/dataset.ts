import { datasets as all } from '../datasets/index.ts';
import { Mix } from '../datasets/mix.ts';
import type { Dataset, Table } from '../datasets/table.ts';
import type { RowValue } from '../draw/source.ts';
import type { SqlColumn } from '../formats/sql.ts';
import type { AsOf } from '../kernel/asOf.ts';
import { type Day, REFERENCE } from '../kernel/day.ts';
import { find } from '../kernel/find.ts';
import { FARTHEST, readText, readWhole } from '../kernel/limits.ts';
import { asBad, Problem, shown } from '../kernel/problem.ts';
import { freshSeed, type Seed } from '../kernel/seed.ts';
import type { Country } from '../model.ts';
import { findCountry, unmet, usualCountry, type World } from '../spec/spec.ts';
import type { Where } from '../spec/steering.ts';
import { compileTables, type TableDefinition } from './definition.ts';
import { definitionSchema } from './definitionSchema.ts';
import {
  type Context,
  type Given,
  NO_CAPS,
  only,
  operation,
  type Parameter,
  readArguments,
  SERVICE,
} from './operation.ts';
import { asOf, offset, pretty, seed } from './parameters.ts';
import { refuseNul } from './refuseNul.ts';
import { counted, ref } from './schemas.ts';
import { dialect, partParameter, tableParameter, tablesFormat, tablesResult } from './tables.ts';
import { where } from './where.ts';

const key = {
  text: `A dataset: ${[...all.keys()].join(', ')}.`,
  schema: { type: 'string', enum: [...all.keys()] },
  read: (given) => find(all, given, 'unknown-dataset'),
} as const satisfies Parameter;

const tables = {
  text: 'Your own tables: [{ name, rows | of + per, key?, fields }]. GET /dataset describes the format.',
  schema: { type: 'array', minItems: 1, items: { type: 'object' } },
  read: (given) => given,
} as const satisfies Parameter;

const country = {
  text: 'The country, or several with weights such as de:3,fr:1. Default: us.',
  schema: { type: 'string' },
  read: readText,
} as const satisfies Parameter<string>;

const size = {
  text: 'Number of rows of the main table. Default: 100.',
  schema: { type: 'integer', minimum: 1, maximum: SERVICE.rows },
  read: (given, name, { rows }) => readWhole(given, name, 1, rows),
} as const satisfies Parameter<number>;

/** The list of datasets with their tables. */
export const datasetList = operation({
  name: 'datasets',
  summary: 'List the datasets (groups of related tables)',
  parameters: { pretty },
  result: counted('datasets', ref('DatasetInfo')),
  example: {},
  run({ world }) {
    const [first] = world.countries.values();
    const mix = new Mix([first as Country], [1]);
    const list = [...all.values()].map(({ key, name, description, main, tables }) => ({
      key,
      name,
      description,
      main,
      tables: Object.values(tables).map((make) =>
        described(make({ mix, size: 1, seed: key, asOf: REFERENCE })),
      ),
    }));
    return { value: { count: list.length, datasets: list } };
  },
});

/** Describes a table for people. */
function described({ name, columns }: Table): object {
  return {
    name,
    columns: columns.map(({ name, type, key, ref }) => ({
      name,
      type,
      ...(key ? { key } : {}),
      ...(ref ? { ref } : {}),
    })),
  };
}

/** Returns the tables of a dataset, or one of them. */
export const dataset = operation({
  name: 'dataset',
  summary: 'Generate related tables',
  parameters: {
    ...{ key, country, size, tables, where, seed, asOf },
    ...{ format: tablesFormat, dialect, table: tableParameter, offset, n: partParameter, pretty },
  },
  result: ref('Tables'),
  makes: true,
  example: { key: 'bank', country: 'de', size: 2, seed: 'demo', table: 'accounts' },
  run(context, { format, dialect, offset, n, ...asked }) {
    const wanted = { format, dialect, offset, n, table: asked.table };
    if (format === 'sql') refuseNul(asked.tables, 'tables');
    const made = tablesAsked(context, asked);
    const result = tablesResult(made, wanted);
    return { ...result, ignored: [...made.ignored, ...result.ignored] };
  },
});

/** The JSON Schema of a definition, for editors. */
export const datasetSchema = operation({
  name: 'datasetSchema',
  summary: 'Return the JSON Schema of a dataset definition',
  parameters: { pretty },
  result: { type: 'object' },
  example: {},
  run: () => ({ value: definitionSchema }),
});

/** A caller's own dataset. */
export interface Definition {
  /** The same seed gives the same rows. A random seed is drawn by default. */
  readonly seed?: Seed | undefined;
  /** The date on which the rows are true, `YYYY-MM-DD` or `today`; 2026-01-01 by default. */
  readonly asOf?: AsOf | undefined;
  /** Conditions on the people of all tables. */
  readonly where?: Where | undefined;
  readonly tables: readonly TableDefinition[];
}

/** Options of a built-in dataset. */
export interface DatasetOptions {
  /** A country, or several with weights: `de:3,fr:1`; us by default. */
  readonly country?: string | undefined;
  /** Number of rows of the main table; 100 by default. */
  readonly size?: number | undefined;
  /** The same seed gives the same rows. A random seed is drawn by default. */
  readonly seed?: Seed | undefined;
  /** The date on which the rows are true, `YYYY-MM-DD` or `today`; 2026-01-01 by default. */
  readonly asOf?: AsOf | undefined;
}

/** The generated tables, by name. */
export interface DatasetResult {
  readonly dataset: string | null;
  readonly seed: string;
  readonly tables: Readonly<Record<string, readonly RowValue[]>>;
}

/** Description of a dataset for people. */
export interface DatasetInfo {
  readonly key: string;
  readonly name: string;
  readonly description: string;
  readonly main: string;
  readonly tables: readonly { readonly name: string; readonly columns: readonly SqlColumn[] }[];
}

interface Asked extends Omit<DatasetOptions, 'seed' | 'asOf'> {
  readonly key?: Dataset | undefined;
  readonly tables?: unknown;
  readonly where?: Where | undefined;
  readonly seed?: string | undefined;
  readonly asOf?: Day | undefined;
  readonly table?: string | undefined;
}

/** Tables with their seed and as-of date. */
interface MadeTables {
  readonly key: string | null;
  readonly tables: readonly Table[];
  readonly seed: string;
  readonly asOf?: Day | undefined;
  /** The parameters that did not apply. */
  readonly ignored: readonly string[];
}

/** Parameters of definitions only, and parameters of built-in datasets only. */
const OWN = ['where'] as const;
const BUILT_IN = ['country', 'size'] as const;

function tablesAsked({ world, caps }: Context, asked: Asked): MadeTables {
  const { key, tables, where, seed = freshSeed(), asOf, ...options } = asked;
  if ((key === undefined) === (tables === undefined))
    throw new Problem(
      'missing-parameter',
      `give either the key of a dataset (${[...all.keys()].join(', ')}) or your own tables`,
    );
  const made = key
    ? builtIn(world, key, { ...options, seed, asOf })
    : compileTables(world, tables, { seed, asOf, where }, caps);
  const other = (key ? OWN : BUILT_IN).filter((name) => asked[name] !== undefined);
  const parties = made.flatMap(({ source }) => source.parties);
  const ignored = [...other, ...(where && !key ? unmet({ parties }, where) : [])];
  return { key: key?.key ?? null, tables: made, seed, asOf, ignored };
}

/** Returns the tables of the operation's parameters, before any row is written. */
export function tablesOf(context: Context, given: Given): MadeTables {
  return tablesAsked(context, readArguments(dataset, given, context.caps) as Asked);
}

/** Returns the tables of a built-in dataset, or of a definition. */
export function datasetTables(
  world: World,
  which: string | Definition,
  options?: DatasetOptions & { readonly table?: string | undefined },
): MadeTables {
  return tablesOf({ world, caps: NO_CAPS }, datasetGiven(which, options, ['table']));
}

/** Returns the operation's parameters for a key or a definition with options; `others` names further options. */
export function datasetGiven(
  which: string | Definition,
  options: DatasetOptions = {},
  others: readonly string[] = [],
): Given {
  const own =
    typeof which === 'string'
      ? { key: which }
      : only(['seed', 'asOf', 'where', 'tables'], which, 'a definition');
  only(['country', 'size', 'seed', 'asOf', ...others], options);
  return { ...own, ...withoutUndefined({ ...options }) };
}

function withoutUndefined(options: Given): Given {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
}

function builtIn(
  world: World,
  { tables }: Dataset,
  { country = usualCountry(world), size = 100, seed, asOf = REFERENCE, table }: Asked & { seed: string },
): readonly Table[] {
  const setup = {
    mix: mixOf(world, country),
    size: readWhole(size, 'size', 1, FARTHEST),
    seed,
    asOf,
  };
  const names = new Map(Object.entries(tables));
  const makers = table === undefined ? names.values() : [find(names, table, 'unknown-table')];
  return Array.from(makers, (make) => make(setup));
}

/** Reads `de:3,fr:1`. */
function mixOf(world: World, text: string): Mix {
  const entries = text.split(',').map((entry) => {
    const [, code = '', weight = '1'] = /^\s*([^:]*?)\s*(?::\s*([0-9]+(?:\.[0-9]+)?)\s*)?$/.exec(entry) ?? [];
    if (code === '' || !(Number(weight) > 0))
      throw new Problem('bad-parameter', {
        subject: 'country',
        expected: 'a country code, or codes with weights such as de:3,fr:1',
        given: text,
      });
    return { country: asBad(() => findCountry(world, code)), weight: Number(weight) };
  });
  const countries = entries.map(({ country }) => country);
  if (new Set(countries).size < countries.length)
    throw new Problem('bad-parameter', `country names a country twice: ${shown(text)}`, {
      subject: 'country',
      given: text,
    });
  return new Mix(
    countries,
    entries.map(({ weight }) => weight),
  );
}

import {
  type Definition,
  findCountry,
  Problem,
  type TableField,
  unknownName,
  type World,
} from 'specimen-data/internal';
import type { Schema } from '../schema.ts';
import { compilable } from './reductions.ts';
import type { Planning } from './tables/draft.ts';
import type { Guess } from './tables/guesses.ts';
import { type Shape, shapesOf } from './tables/shape.ts';
import { numberOf, pathOf, tableNames } from './tables/tableNames.ts';
import { planTable } from './tables/tablePlan.ts';

interface PlanOptions {
  /** Countries and types that specs can name; it includes the country. */
  readonly world: World;
  /** Country of people, firms and amounts. Default: us. */
  readonly country?: string | undefined;
  /** Number of rows of a table without a parent. Default: 100. */
  readonly rows?: number | undefined;
  /** Numbers of rows of some tables, by name. */
  readonly counts?: Readonly<Record<string, number>> | undefined;
  /** Tables that get no rows: the definition keeps the columns that others refer to. */
  readonly exclude?: readonly string[] | undefined;
  /** By table, the greatest key in the database; new keys continue after it. */
  readonly last?: Readonly<Record<string, number>> | undefined;
}

/** A definition generated from a schema, with the reason for each column's type. */
export interface Plan {
  /** The definition that `dataset FILE` and `fill --plan` accept; `tableNames` maps its tables to those of the schema. */
  readonly definition: Definition;
  readonly guesses: readonly Guess[];
}

/** Plans rows for the tables of a schema. */
export function planOf(schema: Schema, options: PlanOptions): Plan {
  const { world, country = 'us', rows = 100, counts = {}, exclude = [], last = {} } = options;
  refuseStrangers(schema, [...exclude, ...Object.keys(counts)]);
  const names = tableNames(schema, (name) => isFree(world, name));
  const planning: Planning = {
    world,
    country: findCountry(world, country),
    nameOf: (table) => names.get(table) as string,
    lastOf: ({ name }) => numberOf(last, name) ?? 0,
    planned: new Map(),
  };
  const shapes = shapesOf(schema, { rows, counts, exclude });
  const plans = shapes.map((shape) => ({ shape, ...planTable(shape, planning) }));
  const needed = neededColumns(shapes);
  const referred = new Set(
    shapes.flatMap(({ links }) =>
      links.flatMap(({ key, target }) => key.refersTo.map((name) => keyOf(target, name))),
    ),
  );
  const kept = plans.filter(
    ({ shape, table }) => table.fields.length > 0 && (!shape.excluded || needed.has(shape)),
  );
  if (kept.length === 0) throw new Problem('bad-sql', 'no table has a column that values are known for');
  return {
    definition: compilable(world, {
      tables: kept.map(({ shape, table }) => {
        const { name, fields, ...rest } = table;
        const path = pathOf(shape.table);
        const made = shape.excluded
          ? fields.filter((field) => needed.get(shape)?.has(field.name as string))
          : fields;
        return {
          name,
          ...(path === name ? {} : { into: path }),
          ...perOf(shape, rest),
          fields: made.map((field) => readable(filled(field, referred.has(keyOf(shape, field.name))))),
        };
      }),
    }),
    guesses: plans.filter(({ shape }) => !shape.excluded).flatMap(({ guesses }) => guesses),
  };
}

/** Returns the rows per parent, which may have changed after the parent was planned. */
function perOf({ parent, per }: Shape, rest: object): object {
  return parent
    ? { ...rest, per: per.least === per.most ? String(per.most) : `${per.least}-${per.most}` }
    : rest;
}

/** Returns the columns of excluded tables that others refer to. */
function neededColumns(shapes: readonly Shape[]): ReadonlyMap<Shape, ReadonlySet<string>> {
  const needed = new Map<Shape, Set<string>>();
  for (const { key, target } of shapes.flatMap(({ links }) => links)) {
    if (!target.excluded) continue;
    const columns = needed.get(target) ?? new Set();
    for (const name of key.refersTo) columns.add(name);
    needed.set(target, columns);
  }
  return needed;
}

function keyOf({ table }: Shape, column = ''): string {
  return `${pathOf(table)}\0${column}`;
}

/** Returns a field without nulls if others refer to it, because a required reference could find no value. */
function filled({ blank, ...field }: TableField, isReferred: boolean): TableField {
  return blank === undefined || isReferred ? field : { ...field, blank };
}

/** Returns the properties of a field in the order in which a person reads them. */
function readable(field: TableField): TableField {
  const { name, type, ...rest } = field;
  return { ...(name === undefined ? {} : { name }), ...(type === undefined ? {} : { type }), ...rest };
}

/** Returns true if a definition can use a name for a table. */
function isFree({ types, countries }: World, name: string): boolean {
  const lower = name.toLowerCase();
  return lower !== 'any' && !/^[a-z]{2}$/.test(lower) && !types.has(lower) && !countries.has(lower);
}

function refuseStrangers({ tables }: Schema, names: readonly string[]): void {
  const known = [...new Set(tables.flatMap((table) => [table.name, pathOf(table)]))];
  const strange = names.find((name) => !known.includes(name));
  if (strange !== undefined) throw unknownName('unknown-table', strange, known);
}

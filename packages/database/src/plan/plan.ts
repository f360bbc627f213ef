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
  /** What specs can name: the country must be in it. */
  readonly world: World;
  /** The country of people, firms and amounts; us when left out. */
  readonly country?: string | undefined;
  /** The rows of a table that is nobody's child; 100 when left out. */
  readonly rows?: number | undefined;
  /** The rows of some tables by their names. */
  readonly counts?: Readonly<Record<string, number>> | undefined;
  /** Tables that get no rows: they stay in the definition with what others refer to. */
  readonly exclude?: readonly string[] | undefined;
  /** By table, the greatest whole number that its key has in the database: new ones go on after it. */
  readonly last?: Readonly<Record<string, number>> | undefined;
}

/** A definition made from a schema, and how each column came about. */
export interface Plan {
  /** What `dataset FILE` and `fill --plan` take; `tableNames` tells which table of the schema is meant. */
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

/** A table may have got more or fewer rows each after it was planned: others need them. */
function perOf({ parent, per }: Shape, rest: object): object {
  return parent
    ? { ...rest, per: per.least === per.most ? String(per.most) : `${per.least}-${per.most}` }
    : rest;
}

/** The columns of excluded tables that others refer to. */
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

/** A column that others refer to is never null: a reference that must have a value could find none. */
function filled({ blank, ...field }: TableField, isReferred: boolean): TableField {
  return blank === undefined || isReferred ? field : { ...field, blank };
}

/** The properties in the order in which a person reads them. */
function readable(field: TableField): TableField {
  const { name, type, ...rest } = field;
  return { ...(name === undefined ? {} : { name }), ...(type === undefined ? {} : { type }), ...rest };
}

/** Whether a definition can call a table so. */
function isFree({ types, countries }: World, name: string): boolean {
  const lower = name.toLowerCase();
  return lower !== 'any' && !/^[a-z]{2}$/.test(lower) && !types.has(lower) && !countries.has(lower);
}

function refuseStrangers({ tables }: Schema, names: readonly string[]): void {
  const known = [...new Set(tables.flatMap((table) => [table.name, pathOf(table)]))];
  const strange = names.find((name) => !known.includes(name));
  if (strange !== undefined) throw unknownName('unknown-table', strange, known);
}

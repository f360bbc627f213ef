import type { Progress } from '@specimen/runtime/progress';
import type { Client } from 'pg';
import {
  type Definition,
  datasetTables,
  freshSeed,
  Problem,
  type Table,
  type World,
} from 'specimen-data/internal';
import { type Plan, planOf } from '../plan/plan.ts';
import { pathOf } from '../plan/tables/tableNames.ts';
import { inTransaction } from '../postgres/connect.ts';
import { introspect } from '../read/introspect.ts';
import type { Schema } from '../schema.ts';
import { apart, type Made } from './apart.ts';
import { orderOf } from './order.ts';
import { type Counted, type Counts, counted, placesOf } from './places.ts';
import { setSequences } from './sequences.ts';
import { TableLoad } from './tableLoad.ts';
import { adapted, numberedOn } from './there.ts';
import { refuseUnfilled } from './unfilled.ts';

/** What a database is filled with. */
export interface Filling extends Counts {
  readonly world: World;
  /** A definition whose tables are those of the database; planned from its schema when left out. */
  readonly definition?: Definition | undefined;
  readonly country?: string | undefined;
  /** Tables that get no rows. */
  readonly exclude: readonly string[];
  readonly seed?: string | undefined;
  /** The day on which the rows are true, `YYYY-MM-DD` or `today`; that of the definition when left out. */
  readonly asOf?: string | undefined;
  /** Told how many rows there will be. */
  progress(rows: number): Progress | undefined;
}

/** The rows that were added, by table, the seed that they are of, and the plan that they follow. */
interface Filled {
  readonly plan: Plan;
  readonly seed: string;
  /** The as-of date, if one was given. */
  readonly asOf?: string | undefined;
  readonly tables: readonly { readonly table: string; readonly rows: number }[];
}

/** Adds rows to the tables of a PostgreSQL database in one transaction; those that are there stay as they are. */
export function fill(url: string, filling: Filling): Promise<Filled> {
  return inTransaction(url, async (client) => {
    const schema = await introspect(client);
    const plan = planFor(schema, filling);
    const found = placesOf(plan.definition, schema, filling.exclude);
    refuseUnfilled(found);
    const places = await adapted(client, found);
    const made = await making(client, places, filling);
    return { ...(await load(client, made, filling)), plan };
  });
}

function planFor(schema: Schema, { definition, rows, counts, ...filling }: Filling): Plan {
  if (definition) return { definition: counted(definition, { rows, counts }), guesses: [] };
  if (schema.tables.length === 0) throw new Problem('bad', 'the database has no tables to fill');
  return planOf(schema, { ...filling, rows, counts });
}

/** Makes the tables so that none of their keys is there. Where a key has too few values to go on, the rows begin at the first. */
async function making(client: Client, places: readonly Counted[], filling: Filling): Promise<Made> {
  const seed = filling.seed ?? String(filling.definition?.seed ?? freshSeed());
  const make = (all: readonly Counted[]): Made => {
    const tables = all.map(({ definition }) => definition);
    const made = datasetTables(
      filling.world,
      { ...filling.definition, tables },
      { seed, asOf: filling.asOf },
    );
    const byName = new Map(made.tables.map((table) => [table.name, table]));
    return { places: all, tables: byName, seed, asOf: made.asOf?.iso };
  };
  try {
    return await apart(client, places.map(numberedOn), make);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return apart(client, places, make);
  }
}

async function load(
  client: Client,
  { places, tables, seed, asOf }: Made,
  filling: Filling,
): Promise<Omit<Filled, 'plan'>> {
  const filled = places
    .filter(({ excluded }) => !excluded)
    .map(({ definition, ...place }) => ({ ...place, made: tables.get(definition.name) as Table }));
  const order = orderOf(filled.map(({ table }) => table));
  const progress = filling.progress(filled.reduce((sum, { made }) => sum + made.count, 0));
  try {
    await client.query('SET CONSTRAINTS ALL DEFERRED');
    const loads = order.tables.map((table) => {
      const { made } = filled.find((place) => place.table === table) as (typeof filled)[number];
      return new TableLoad(client, table, { made, seed, later: order.later.get(table) ?? [], progress });
    });
    for (const each of loads) await each.load();
    for (const each of loads) await each.complete();
    for (const { table } of filled) await setSequences(client, table);
  } finally {
    progress?.end();
  }
  return {
    seed,
    asOf,
    tables: filled.map(({ table, made }) => ({ table: pathOf(table), rows: made.count })),
  };
}

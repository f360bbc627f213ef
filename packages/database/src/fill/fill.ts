import type { Progress } from '@specimen/runtime/progress';
import { type Definition, datasetTables, freshSeed, Problem, type World } from 'specimen-data/internal';
import { type Plan, planOf } from '../plan/plan.ts';
import type { Schema, SchemaTable } from '../schema.ts';
import type { Session } from '../session.ts';
import { inSession } from '../sessions.ts';
import { orderOf } from './order.ts';
import { type Counts, counted, type Place, placesOf } from './places.ts';
import { leftOut, type TableReport } from './report.ts';
import { TableFiller } from './tableFiller.ts';

/** Options of `fill`. */
export interface Filling extends Counts {
  readonly world: World;
  /** A definition with the tables of the database. Default: planned from the schema. */
  readonly definition?: Definition | undefined;
  readonly country?: string | undefined;
  /** Tables that get no rows. */
  readonly exclude: readonly string[];
  readonly seed?: string | undefined;
  /** The as-of date, `YYYY-MM-DD` or `today`. Default: the date of the definition. */
  readonly asOf?: string | undefined;
  /** If true, a table that cannot be filled is an error and nothing is written. */
  readonly strict?: boolean | undefined;
  /** Called with the total number of rows before the first one is written. */
  progress(rows: number): Progress | undefined;
}

/** Outcome for each table, the seed of the rows, and the plan that they follow. */
export interface Filled {
  readonly plan: Plan;
  readonly seed: string;
  /** The as-of date, if one was given. */
  readonly asOf?: string | undefined;
  readonly tables: readonly TableReport[];
}

/** Adds rows to the tables of a database in one transaction; existing rows stay unchanged. */
export function fill(url: string, filling: Filling): Promise<Filled> {
  return inSession(url, async (session) => {
    const schema = await session.readSchema();
    const plan = planFor(schema, filling);
    const seed = filling.seed ?? String(filling.definition?.seed ?? freshSeed());
    const places = placesOf(plan.definition, schema, filling.exclude);
    const asOf = dayOf(filling);
    const tables = await fillPlaces(session, places, { ...filling, seed, asOf });
    const failed = tables.filter(({ status }) => status === 'left out');
    if (filling.strict && failed.length > 0) throw strictProblem(failed);
    return { plan, seed, asOf, tables };
  });
}

/** Returns the as-of date of all tables. It is read once, because `today` may end while rows are generated. */
function dayOf({ world, asOf, definition }: Filling): string | undefined {
  const tables = [{ name: 'days', rows: 1, fields: [{ name: 'id', type: 'sequence' }] }];
  return datasetTables(world, { tables }, { seed: 'day', asOf: asOf ?? definition?.asOf }).asOf?.iso;
}

function planFor(schema: Schema, { definition, rows, counts, ...filling }: Filling): Plan {
  if (definition) {
    const plan = { definition: counted(definition, { rows, counts }), guesses: [] };
    datasetTables(filling.world, plan.definition, { seed: 'plan' }); // a mistake in a plan is the caller's
    return plan;
  }
  if (schema.tables.length === 0) throw new Problem('database-error', 'the database has no tables to fill');
  return planOf(schema, { ...filling, rows, counts });
}

function strictProblem([first, ...others]: readonly TableReport[]): Problem {
  const more = others.length === 0 ? '' : ` (and ${others.length} more tables)`;
  return new Problem(
    'database-error',
    `cannot fill ${first?.table}: ${first?.reason}${more}; nothing was written`,
  );
}

type Seeded = Filling & { readonly seed: string };

/** Fills the tables. If references of a table fail at the end, omits that table and fills the others again. */
async function fillPlaces(
  session: Session,
  places: readonly Place[],
  filling: Seeded,
): Promise<readonly TableReport[]> {
  const refused = new Map<SchemaTable, TableReport>();
  for (;;) {
    const open = places.filter(({ table }) => !refused.has(table));
    try {
      const reports = await session.attempt(() => fillOnce(session, open, filling));
      return [...reports, ...refused.values()];
    } catch (error) {
      const refusal = error instanceof LateRefusal ? session.refusalOf(error.cause) : undefined;
      const table = open.find((place) => place.table.name === refusal?.table)?.table;
      if (!refusal || !table) throw error instanceof LateRefusal ? error.cause : error;
      refused.set(table, leftOut(table, refusal));
    }
  }
}

/** The refusal of a reference that the database checked after all rows were written. */
class LateRefusal extends Error {}

async function fillOnce(
  session: Session,
  places: readonly Place[],
  { world, seed, definition, ...filling }: Seeded,
): Promise<readonly TableReport[]> {
  const { tables: _, ...given } = definition ?? { tables: [] };
  const options = { ...given, ...(filling.asOf === undefined ? {} : { asOf: filling.asOf }) };
  const [kept, filled] = [true, false].map((excluded) => places.filter((each) => each.excluded === excluded));
  const order = orderOf((filled ?? []).map(({ table }) => table));
  const progress = filling.progress(expectedRows(world, filled ?? [], options));
  const filler = new TableFiller({ session, world, seed, options, places, later: order.later, progress });
  try {
    await session.deferConstraints();
    await filler.count();
    for (const place of kept ?? []) await filler.fill(place);
    const placeOf = (table: SchemaTable) => places.find((place) => place.table === table) as Place;
    for (const table of order.tables) {
      const circle = order.together.find((tables) => tables.includes(table));
      if (filler.reports.has(table)) continue;
      if (circle) await filler.fillTogether(circle.map(placeOf));
      else await filler.fill(placeOf(table));
    }
    await filler.complete();
    await session.checkConstraints().catch((cause: unknown) => {
      throw new LateRefusal('a reference is broken', { cause });
    });
  } finally {
    progress?.end();
  }
  return places.flatMap(({ table }) => filler.reports.get(table) ?? []);
}

/**
 * Returns the expected number of rows for the progress bar: all rows if the plan compiles as a whole, otherwise the rows
 * that it names.
 */
function expectedRows(world: World, places: readonly Place[], options: Omit<Definition, 'tables'>): number {
  const tables = places.map(({ definition }) => definition);
  try {
    const made = datasetTables(world, { ...options, tables }, { seed: 'plan' });
    return made.tables.reduce((sum, { count }) => sum + count, 0);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return tables.reduce((sum, { rows = 0 }) => sum + rows, 0);
  }
}

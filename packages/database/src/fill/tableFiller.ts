import type { Progress } from '@specimen/runtime/progress';
import {
  type Definition,
  datasetTables,
  Problem,
  type Table,
  type TableDefinition,
  type World,
} from 'specimen-data/internal';
import { closureOf } from '../plan/closure.ts';
import { EXPECTED_ROWS, reductions } from '../plan/reductions.ts';
import { pathOf } from '../plan/tables/tableNames.ts';
import type { SchemaTable } from '../schema.ts';
import type { Refusal, Session } from '../session.ts';
import { adaptations } from './adaptations.ts';
import { apart, FEW_PASSES, type Made, PASSES } from './apart.ts';
import { neededOf, ownerOf, sampled } from './excluded.ts';
import { judged } from './judged.ts';
import { withoutListed } from './listed.ts';
import type { Counted, Place } from './places.ts';
import { plainField } from './plainField.ts';
import { leftOut, leftOutFor, type TableReport } from './report.ts';
import { TableLoad } from './tableLoad.ts';
import { continued, countRows, numberedOn } from './there.ts';
import { unfilledIn } from './unfilled.ts';

/** State shared by all tables of a run. */
export interface Run {
  readonly session: Session;
  readonly world: World;
  readonly seed: string;
  /** The definition without its tables. */
  readonly options: Omit<Definition, 'tables'>;
  readonly places: readonly Place[];
  /** By table, the columns that are filled after all rows are written. */
  readonly later: ReadonlyMap<SchemaTable, readonly string[]>;
  readonly progress?: Progress | undefined;
}

/** Maximum number of plans for one table. */
const TRIES = 24;

/**
 * Limits for loading rows one by one when a table refuses them together: tries until the first accepted row, and tries in
 * total.
 */
const FIRST_ROWS = 30;
const MOST_ROWS = 200;

/** Fills tables in order; omits a table that cannot be filled, and all tables that need it. */
export class TableFiller {
  readonly reports = new Map<SchemaTable, TableReport>();
  /** Definitions that other tables refer to, by name. */
  readonly #definitions: Map<string, TableDefinition>;
  readonly #places = new Map<string, Counted>();
  readonly #loads: TableLoad[] = [];

  constructor(readonly run: Run) {
    this.#definitions = new Map(run.places.map(({ definition }) => [definition.name, definition]));
  }

  /** Fills a table, or reports why it cannot be filled. */
  async fill(given: Place): Promise<void> {
    const { session } = this.run;
    const place = await withoutListed(session, given);
    if (place.excluded) {
      const status = given.excluded ? 'excluded' : 'filled';
      this.#report(given.table, { table: pathOf(given.table), rows: 0, status });
      return this.#keepRows(place);
    }
    const needed = this.#unmet(place);
    if (needed !== undefined) return this.#leaveOut(place, leftOutFor(place.table, needed));
    const linked = this.#withoutEmpty(place);
    const there = await countRows(session, place.table);
    const definition = await continued(session, linked);
    await this.#try({ ...linked, definition, there });
  }

  /** Fills tables that refer to each other with one statement, because no reference can be filled later. */
  async fillTogether(places: readonly Place[]): Promise<void> {
    const { session, seed, progress } = this.run;
    try {
      const loads: TableLoad[] = [];
      const counts: [SchemaTable, number][] = [];
      for (const place of places) {
        const there = await countRows(session, place.table);
        const definition = await continued(session, place);
        this.#keep({ ...place, definition, there });
      }
      for (const { table, definition } of places) {
        const place = this.#places.get(definition.name) as Counted;
        const { table: made } = this.#compile(place);
        loads.push(new TableLoad(session, table, { made, seed, later: [], progress }));
        counts.push([table, made.count]);
      }
      await session.attempt(() => TableLoad.loadTogether(session, loads));
      for (const [table, rows] of counts) {
        await session.advanceCounters(table);
        this.#report(table, { table: pathOf(table), rows, status: 'filled' });
      }
    } catch (error) {
      const refusal = error instanceof Problem ? planRefusal(error) : session.refusalOf(error);
      if (!refusal) throw error;
      for (const place of places) await this.#leaveOut(place, leftOut(place.table, refusal));
    }
  }

  /** Fills the postponed columns. A reference that cannot be satisfied stays null. */
  async complete(): Promise<void> {
    const { session } = this.run;
    for (const load of this.#loads)
      try {
        await session.attempt(() => load.complete());
      } catch (error) {
        if (!(error instanceof Problem) && !session.refusalOf(error)) throw error;
      }
  }

  async #try(first: Counted): Promise<void> {
    const { session } = this.run;
    const tried = new Set<string>();
    let place: Counted = first;
    let refusal: Refusal | undefined;
    while (tried.size < TRIES) {
      tried.add(keyOf(place));
      const error = await this.#attempt(place, refusal);
      if (error === undefined) return;
      const refused = error instanceof Problem ? planRefusal(error) : session.refusalOf(error);
      if (!refused) throw error;
      refusal ??= refused;
      const next = await this.#next(place, refused, tried);
      if (!next) break;
      place = next;
    }
    if (!(await this.#fillRows(first))) await this.#giveUp(first, refusal as Refusal);
  }

  /** Loads rows one by one and keeps those that the database accepts; returns true if there are any. */
  async #fillRows(given: Counted): Promise<boolean> {
    const place = withUnfilled(given);
    const made = this.#compiled(place);
    if (!made) return false;
    let rows = 0;
    for (let at = 0; at < Math.min(made.count, rows === 0 ? FIRST_ROWS : MOST_ROWS); at++)
      if (await this.#takesRow(place, made, at)) rows++;
    if (rows === 0) return false;
    await this.run.session.advanceCounters(place.table);
    this.#report(place.table, { table: pathOf(place.table), rows, status: 'filled' });
    await this.#keepRows(place);
    return true;
  }

  async #takesRow(place: Counted, made: Table, only: number): Promise<boolean> {
    const { session, seed, later } = this.run;
    const load = new TableLoad(session, place.table, {
      ...{ made, seed, later: later.get(place.table) ?? [], only },
    });
    try {
      await session.attempt(() => load.load());
      return true;
    } catch (error) {
      if (session.refusalOf(error)) return false;
      throw error;
    }
  }

  #compiled(place: Counted): Table | undefined {
    try {
      return this.#compile(place).table;
    } catch (error) {
      if (error instanceof Problem) return undefined;
      throw error;
    }
  }

  /** Returns the next plan for a table. */
  async #next(place: Counted, refused: Refusal, tried: ReadonlySet<string>): Promise<Counted | undefined> {
    const isNew = (each: Counted) => !tried.has(keyOf(each));
    if (refused.kind === 'plan') return [...reduced(place)].find(isNew);
    const chosen = await judged(this.run, place, refused);
    if (chosen && isNew(chosen)) return chosen;
    return [...adaptations(place, refused)].find(isNew);
  }

  /** Loads a table; returns the database's refusal, if any. */
  async #attempt(place: Counted, earlier: Refusal | undefined): Promise<unknown> {
    const { session, seed, later, progress } = this.run;
    try {
      const made = await this.#make(withUnfilled(place), earlier ? FEW_PASSES : PASSES);
      const load = new TableLoad(session, place.table, {
        ...{ made: made.table, seed, later: later.get(place.table) ?? [], progress, limit: place.limit },
      });
      await session.attempt(async () => {
        await load.load();
        await session.advanceCounters(place.table);
      });
      const rows = Math.min(made.table.count, place.limit ?? made.table.count);
      this.#keep(made.place);
      this.#loads.push(load);
      const reason = earlier ? { reason: `the plan was changed: ${earlier.reason}` } : {};
      this.#report(place.table, { table: pathOf(place.table), rows, status: 'filled', ...reason });
      if (place.limit !== undefined) await this.#keepRows(place);
      return undefined;
    } catch (error) {
      return error;
    }
  }

  /** Compiles a table whose keys do not exist yet. If a key has too few values to continue, the rows begin at the first one. */
  async #make(place: Counted, passes: number): Promise<Made> {
    const make = (each: Counted): Made => this.#compile(each);
    try {
      return await apart(this.run.session, numberedOn(place), { make, passes });
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      return apart(this.run.session, place, { make, passes });
    }
  }

  #compile(place: Counted): Made {
    const { world, seed, options } = this.run;
    const { name } = place.definition;
    const tables = closureOf(name, new Map([...this.#definitions, [name, place.definition]]));
    const made = datasetTables(world, { ...options, tables }, { seed });
    const table = made.tables.find((each) => each.name === name) as Table;
    return { place, table, places: [...this.#places.values()], seed };
  }

  /** Reports a table that no plan can fill. A table whose rows were added by a trigger counts as filled. */
  async #giveUp(place: Counted, refusal: Refusal): Promise<void> {
    const rows = place.there - (this.#counts.get(place.table) ?? place.there);
    if (rows <= 0) return this.#leaveOut(place, leftOut(place.table, refusal));
    this.#report(place.table, { table: pathOf(place.table), rows, status: 'filled' });
    await this.#keepRows(place);
  }

  /** Numbers of rows before the run. */
  readonly #counts = new Map<SchemaTable, number>();

  /** Counts the rows of all tables, so that rows added by triggers can be detected. */
  async count(): Promise<void> {
    for (const { table } of this.run.places)
      this.#counts.set(table, await countRows(this.run.session, table));
  }

  async #leaveOut(place: Place, report: TableReport): Promise<void> {
    this.#report(place.table, report);
    await this.#keepRows(place);
  }

  /** Makes the existing rows of a table available to references; an empty table offers none. */
  async #keepRows(place: Place): Promise<void> {
    const { session } = this.run;
    const { name } = place.definition;
    const others = [...this.#definitions.values()].filter((other) => other.name !== name);
    const columns = neededOf(place, others);
    const there = await countRows(session, place.table);
    if (there === 0 || columns.length === 0) this.#definitions.delete(name);
    else this.#keep({ ...place, there, definition: await sampled(session, place, columns) });
  }

  #keep(place: Counted): void {
    this.#definitions.set(place.definition.name, place.definition);
    this.#places.set(place.definition.name, place);
  }

  #report(table: SchemaTable, report: TableReport): void {
    this.reports.set(table, report);
  }

  /** Returns the name of an empty table that every row must refer to. */
  #unmet({ definition: { of, fields }, table }: Place): string | undefined {
    const isNullable = (name: string | undefined) =>
      table.columns.find((column) => column.name === name)?.nullable &&
      !table.primaryKey.includes(name ?? '');
    const needed = fields.find((field) => this.#isEmpty(ownerOf(field)) && !isNullable(field.name));
    return needed ? ownerOf(needed) : this.#isEmpty(of) ? of : undefined;
  }

  /** Makes references to empty tables null. */
  #withoutEmpty(place: Place): Place {
    const fields = place.definition.fields.map((field) =>
      this.#isEmpty(ownerOf(field)) ? { name: field.name as string, const: null } : field,
    );
    return { ...place, definition: { ...place.definition, fields } };
  }

  /** Returns true if a table of the plan has no rows that can be referred to. */
  #isEmpty(name: string | undefined): boolean {
    const isPlanned = this.run.places.some(({ definition }) => definition.name === name);
    return name !== undefined && isPlanned && !this.#definitions.has(name);
  }
}

/** Returns the place with a plain value for each required column that has none. */
function withUnfilled(place: Counted): Counted {
  const missing = unfilledIn(place);
  if (missing.length === 0) return place;
  const fields = [...place.definition.fields, ...missing.map(plainField)];
  return { ...place, definition: { ...place.definition, fields } };
}

function keyOf({ definition, limit, verifiesKeys }: Counted): string {
  return JSON.stringify([definition, limit, verifiesKeys]);
}

/** Generates plans with fewer rows and without a parent. */
function* reduced(place: Counted): Generator<Counted> {
  for (const definition of reductions(place.definition, EXPECTED_ROWS)) yield { ...place, definition };
}

/** Returns the engine's problem with a plan as a refusal. */
function planRefusal({ message }: Problem): Refusal {
  return { kind: 'plan', reason: message };
}

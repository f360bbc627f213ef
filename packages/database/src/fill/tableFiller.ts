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

/** What all tables of a run share. */
export interface Run {
  readonly session: Session;
  readonly world: World;
  readonly seed: string;
  /** The definition without its tables. */
  readonly options: Omit<Definition, 'tables'>;
  readonly places: readonly Place[];
  /** By table, the columns that are filled when all rows are there. */
  readonly later: ReadonlyMap<SchemaTable, readonly string[]>;
  readonly progress?: Progress | undefined;
}

/** Maximum number of plans that are tried for one table. */
const TRIES = 24;

/** Numbers of rows that are tried one by one where a table refuses all of them together: until the first is taken, and in all. */
const FIRST_ROWS = 30;
const MOST_ROWS = 200;

/** Fills tables one after the other; a table that cannot be filled is left out, with those that need it. */
export class TableFiller {
  readonly reports = new Map<SchemaTable, TableReport>();
  /** The definitions that other tables refer to, by name. */
  readonly #definitions: Map<string, TableDefinition>;
  readonly #places = new Map<string, Counted>();
  readonly #loads: TableLoad[] = [];

  constructor(readonly run: Run) {
    this.#definitions = new Map(run.places.map(({ definition }) => [definition.name, definition]));
  }

  /** Fills a table, or reports why it cannot. */
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

  /** Fills tables that refer to each other, where no reference can wait, by one statement. */
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

  /** Fills the columns that waited. One whose reference cannot be kept stays null. */
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

  /** Loads rows one by one, and keeps those that the database takes; tells whether there are any. */
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

  /** The next plan to try for a table. */
  async #next(place: Counted, refused: Refusal, tried: ReadonlySet<string>): Promise<Counted | undefined> {
    const isNew = (each: Counted) => !tried.has(keyOf(each));
    if (refused.kind === 'plan') return [...reduced(place)].find(isNew);
    const chosen = await judged(this.run, place, refused);
    if (chosen && isNew(chosen)) return chosen;
    return [...adaptations(place, refused)].find(isNew);
  }

  /** Loads a table; returns what refused it. */
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

  /** Compiles a table so that none of its keys is there. Where a key has too few values to go on, the rows begin at the first. */
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

  /** Reports a table that no plan fills. One whose rows a trigger added counts as filled. */
  async #giveUp(place: Counted, refusal: Refusal): Promise<void> {
    const rows = place.there - (this.#counts.get(place.table) ?? place.there);
    if (rows <= 0) return this.#leaveOut(place, leftOut(place.table, refusal));
    this.#report(place.table, { table: pathOf(place.table), rows, status: 'filled' });
    await this.#keepRows(place);
  }

  /** The numbers of rows before anything was filled. */
  readonly #counts = new Map<SchemaTable, number>();

  /** Counts the rows of all tables, so that those that triggers add can be told. */
  async count(): Promise<void> {
    for (const { table } of this.run.places)
      this.#counts.set(table, await countRows(this.run.session, table));
  }

  async #leaveOut(place: Place, report: TableReport): Promise<void> {
    this.#report(place.table, report);
    await this.#keepRows(place);
  }

  /** Lets others refer to the rows that a table has; to nothing where it has none. */
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

  /** A table that is empty and that every row must refer to. */
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

  /** Whether a table of the plan has no rows to refer to. */
  #isEmpty(name: string | undefined): boolean {
    const isPlanned = this.run.places.some(({ definition }) => definition.name === name);
    return name !== undefined && isPlanned && !this.#definitions.has(name);
  }
}

/** The place with a plain value for each column that needs one and has none. */
function withUnfilled(place: Counted): Counted {
  const missing = unfilledIn(place);
  if (missing.length === 0) return place;
  const fields = [...place.definition.fields, ...missing.map(plainField)];
  return { ...place, definition: { ...place.definition, fields } };
}

function keyOf({ definition, limit, verifiesKeys }: Counted): string {
  return JSON.stringify([definition, limit, verifiesKeys]);
}

/** Plans of fewer rows, and without a parent. */
function* reduced(place: Counted): Generator<Counted> {
  for (const definition of reductions(place.definition, EXPECTED_ROWS)) yield { ...place, definition };
}

/** What the engine says of a plan that cannot be made. */
function planRefusal({ message }: Problem): Refusal {
  return { kind: 'plan', reason: message };
}

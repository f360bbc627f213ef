import { waitForTurn } from '@specimen/runtime/turns';
import {
  type Answer,
  almost,
  type Caps,
  type Given,
  Out,
  operations,
  type Part,
  Pump,
  perform,
  SERVICE,
  svg,
  tablesOf,
  tablesResult,
  textOf,
} from 'specimen-data/internal';
import { MOST_ROWS } from '../bounds.ts';
import { type Description, describe } from './describe.ts';
import type { JsonAsked } from './jsonSchema.ts';
import { countriesOf } from './needs.ts';
import type { SqlTable } from './sqlTables.ts';
import { codes, worldWith } from './world.ts';

/** What a worker tells the page: how far it is, what came out, or what went wrong. */
export type Told =
  | { readonly id: number; readonly rows: number }
  | { readonly id: number; readonly result: unknown }
  | { readonly id: number; readonly message: string; readonly mendable: boolean };

/** An operation of the engine, and what it is given. */
export interface Asked {
  readonly operation: keyof typeof operations;
  readonly given: Given;
  /** The countries to answer from, where it is known better than by what is given. */
  readonly countries?: readonly string[] | undefined;
}

/** What came out, as text, and what is known of it. */
export interface Written {
  readonly text: string;
  readonly seed?: string | undefined;
  readonly ignored: readonly string[];
}

/** How a table begins: its first rows as JSON, and how many it has. */
export interface Beginning {
  readonly name: string;
  readonly count: number;
  readonly text: string;
}

interface Watch {
  readonly progress: (rows: number) => void;
  readonly signal: AbortSignal;
}

/** What the page can call. */
export const calls = {
  /** Loads all countries, of which words may mean any, before there are words: some at a time, so that one which is asked for is not behind all others. */
  async prepare(): Promise<void> {
    for (let at = 0; at < codes.length; at += AT_A_TIME) await worldWith(codes.slice(at, at + AT_A_TIME));
  },

  /** Runs an operation whose answer is small. */
  async perform(asked: Asked): Promise<Written> {
    const answer = await answerOf(asked);
    const { seed, ignored } = answer;
    if ('value' in answer) return { text: textOf(answer.value), ignored };
    return { text: textIn(answer.parts, answer.pretty), seed, ignored };
  },

  /** Runs an operation of any size; others have their turn in between. */
  async make(asked: Asked, watch: Watch): Promise<Blob> {
    const { parts, pretty, format } = await answerOf(asked);
    const pump = new Pump(parts, pretty);
    const out = new Out(BLOCK * 2);
    const blocks: Blob[] = [];
    const report = reporter(watch);
    while (!pump.done) {
      const end = pump.write(out, 0, BLOCK);
      blocks.push(new Blob([out.bytes.slice(0, end)]));
      await report(pump.rows);
    }
    watch.progress(pump.rows);
    return new Blob(blocks, { type: format?.type ?? 'application/json' });
  },

  /** Rows that satisfy a JSON Schema; what makes them is loaded when one is there. */
  async jsonRows(asked: JsonAsked): Promise<readonly unknown[]> {
    const { jsonRows } = await import('./jsonSchema.ts');
    return jsonRows(await worldWith([asked.country]), asked);
  },

  /** A file of them. */
  async makeJson({ format, ...asked }: JsonAsked & { readonly format: string }, watch: Watch): Promise<Blob> {
    const { jsonBlocks } = await import('./jsonSchema.ts');
    const blocks: string[] = [];
    const report = reporter(watch);
    for (const { text, rows } of jsonBlocks(await worldWith([asked.country]), asked, format)) {
      blocks.push(text);
      await report(rows);
    }
    return new Blob(blocks, { type: 'application/json' });
  },

  /** The tables that SQL declares; what reads it is loaded when some is there. */
  async sqlTables({
    sql,
    country,
  }: {
    readonly sql: string;
    readonly country: string;
  }): Promise<readonly SqlTable[]> {
    const { sqlTables } = await import('./sqlTables.ts');
    return sqlTables(await worldWith([country]), sql, country);
  },

  /** The first rows of each table of a dataset, and how many there are. */
  async beginnings({
    given,
    n,
  }: {
    readonly given: Given;
    readonly n: number;
  }): Promise<readonly Beginning[]> {
    const world = await worldWith(countriesOf('dataset', given));
    const made = tablesOf({ world, caps: FILES }, given);
    return made.tables.map(({ name, count }) => {
      const { parts } = tablesResult(made, { table: name, n }) as { readonly parts: readonly Part[] };
      return { name, count, text: textIn(parts) };
    });
  },

  /** The tables of each dataset, drawn with their references. */
  async diagrams(): Promise<Readonly<Record<string, string>>> {
    const { value } = await answerOf({ operation: 'datasets', given: {} });
    const { datasets } = value as { datasets: readonly { key: string; tables: Parameters<typeof svg>[0] }[] };
    return Object.fromEntries(datasets.map(({ key, tables }) => [key, svg(tables)]));
  },

  /** What a value would be but for its check digits. */
  async almost({ value }: { readonly value: string }): Promise<ReturnType<typeof almost>> {
    return almost(value);
  },

  /** What can be asked of a country. */
  async describe({ country }: { readonly country: string }): Promise<Description> {
    return describe(await worldWith([country.toLowerCase()]), country);
  },
};

export type Calls = typeof calls;

const BLOCK = 1 << 20;
/** As many files as browsers fetch from a host beside each other. */
const AT_A_TIME = 6;
/** Milliseconds between two reports of progress, when the worker also reads its messages. */
const INTERVAL = 50;

/** What a person fills in makes a file of rows; words are answered as the service answers them. */
const FILES: Caps = { ...SERVICE, rows: MOST_ROWS, files: true };

/** Returns a function that reports progress and waits for a turn at intervals; throws once the page has stopped the call. */
function reporter({ progress, signal }: Watch): (rows: number) => Promise<void> {
  let last = Date.now();
  return async (rows) => {
    if (Date.now() - last < INTERVAL) return;
    progress(rows);
    await waitForTurn();
    if (signal.aborted) throw new Error('stopped');
    last = Date.now();
  };
}

function textIn(parts: readonly Part[], pretty = false): string {
  const out = new Out();
  const end = new Pump(parts, pretty).write(out, 0, Number.POSITIVE_INFINITY);
  return new TextDecoder().decode(out.bytes.subarray(0, end));
}

async function answerOf({ operation, given, countries }: Asked): Promise<Answer> {
  const world = await worldWith(countries ?? countriesOf(operation, given));
  const caps = 'q' in given ? SERVICE : FILES;
  return perform(operations[operation], { world, caps }, given);
}

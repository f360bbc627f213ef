import type { CheckResult } from '@specimen/messages/check';
import { waitForTurn } from '@specimen/runtime/turns';
import {
  type Answer,
  type AnswerPart,
  almost,
  type Caps,
  type Given,
  jsonText,
  Out,
  operations,
  Pump,
  perform,
  SERVICE,
  svg,
  tablesOf,
  tablesResult,
} from 'specimen-data/internal';
import { MOST_ROWS } from '../bounds.ts';
import { type Description, describe } from './describe.ts';
import type { JsonAsked } from './jsonSchema.ts';
import type { FilePreview, MessageAsked, MessageCase, MessageInfo } from './messages.ts';
import { countriesOf } from './needs.ts';
import type { SqlTable } from './sqlTables.ts';
import { codes, worldWith } from './world.ts';

/** Messages from a worker to the page: progress, result or error. */
export type WorkerReply =
  | { readonly id: number; readonly rows: number }
  | { readonly id: number; readonly result: unknown }
  | { readonly id: number; readonly message: string; readonly mendable: boolean };

/** An operation of the engine with its parameters. */
export interface Asked {
  readonly operation: keyof typeof operations;
  readonly given: Given;
  /** Countries to load, if the caller knows them better than the parameters show. */
  readonly countries?: readonly string[] | undefined;
}

/** A result as text, with its properties. */
export interface Written {
  readonly text: string;
  readonly seed?: string | undefined;
  readonly ignored: readonly string[];
}

/** The first rows of a table as JSON, and the number of its rows. */
export interface Beginning {
  readonly name: string;
  readonly count: number;
  readonly text: string;
}

interface Watch {
  readonly progress: (rows: number) => void;
  readonly signal: AbortSignal;
}

/** The functions that the page can call. */
export const calls = {
  /**
   * Loads all countries, because a word may mean any of them. It loads a few at a time, so that an urgent one need not wait
   * for all.
   */
  async prepare(): Promise<void> {
    for (let at = 0; at < codes.length; at += AT_A_TIME) await worldWith(codes.slice(at, at + AT_A_TIME));
  },

  /** Runs an operation with a small answer. */
  async perform(asked: Asked): Promise<Written> {
    const answer = await answerOf(asked);
    const { seed, ignored } = answer;
    if ('value' in answer) return { text: jsonText(answer.value), ignored };
    return { text: textIn(answer.parts, answer.pretty), seed, ignored };
  },

  /** Runs an operation of any size and yields to other calls in between. */
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

  /** Generates rows that satisfy a JSON Schema. The code is loaded at the first use. */
  async jsonRows(asked: JsonAsked): Promise<readonly unknown[]> {
    const { jsonRows } = await import('./jsonSchema.ts');
    return jsonRows(await worldWith([asked.country]), asked);
  },

  /** Generates a file of such rows. */
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

  /** Returns the tables that SQL declares. The parser is loaded at the first use. */
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

  /** Returns the first rows of each table of a dataset, and the numbers of rows. */
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
      const { parts } = tablesResult(made, { table: name, n }) as { readonly parts: readonly AnswerPart[] };
      return { name, count, text: textIn(parts) };
    });
  },

  /** Draws the tables of each dataset with their references. */
  async diagrams(): Promise<Readonly<Record<string, string>>> {
    const { value } = await answerOf({ operation: 'datasets', given: {} });
    const { datasets } = value as { datasets: readonly { key: string; tables: Parameters<typeof svg>[0] }[] };
    return Object.fromEntries(datasets.map(({ key, tables }) => [key, svg(tables)]));
  },

  /** Returns the value with correct check digits, if it is invalid for them alone. */
  async almost({ value }: { readonly value: string }): Promise<ReturnType<typeof almost>> {
    return almost(value);
  },

  /** Returns the messages that there are. The code of messages is loaded at the first use. */
  async messages(): Promise<readonly MessageInfo[]> {
    const { listMessages } = await import('./messages.ts');
    return listMessages(await worldWith([]), FILES);
  },

  /** Returns the cases of a message. */
  async messageCases({ given }: MessageAsked): Promise<readonly MessageCase[]> {
    const { listCases } = await import('./messages.ts');
    return listCases(await worldWith([String(given.country)]), FILES, given);
  },

  /** Returns the beginning of a message's file, or the part of it that is wrong. */
  async messagePreview(asked: MessageAsked): Promise<FilePreview> {
    const { previewOf } = await import('./messages.ts');
    return previewOf(await worldWith([String(asked.given.country)]), FILES, asked);
  },

  /** Returns a message's file. */
  async messageFile(asked: MessageAsked): Promise<Blob> {
    const { fileOf } = await import('./messages.ts');
    return new Blob([fileOf(await worldWith([String(asked.given.country)]), FILES, asked) as BlobPart]);
  },

  /** Checks a file that banks exchange. */
  async checkFile({ file }: { readonly file: Blob }, watch: Watch): Promise<CheckResult> {
    const { checkFile } = await import('./messages.ts');
    return checkFile(await worldWith('all'), file, reporter(watch));
  },

  /** Returns everything that can be requested of a country. */
  async describe({ country }: { readonly country: string }): Promise<Description> {
    return describe(await worldWith([country.toLowerCase()]), country);
  },
};

export type Calls = typeof calls;

const BLOCK = 1 << 20;
/** Number of files that browsers fetch from one host at the same time. */
const AT_A_TIME = 6;
/** Milliseconds between two reports of progress; the worker reads its messages at the same time. */
const INTERVAL = 50;

/** Limits of the page: forms may generate files, requests in words have the limits of the service. */
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

function textIn(parts: readonly AnswerPart[], pretty = false): string {
  const out = new Out();
  const end = new Pump(parts, pretty).write(out, 0, Number.POSITIVE_INFINITY);
  return new TextDecoder().decode(out.bytes.subarray(0, end));
}

async function answerOf({ operation, given, countries }: Asked): Promise<Answer> {
  const world = await worldWith(countries ?? countriesOf(operation, given));
  const caps = 'q' in given ? SERVICE : FILES;
  return perform(operations[operation], { world, caps }, given);
}

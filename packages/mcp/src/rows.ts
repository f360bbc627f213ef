import { bytesOf, type Format, jobFor, type Source } from 'specimen-data';
import { array, integer, type JsonSchema, object, string } from './schema.ts';
import type { Reply } from './tool.ts';

/** Over so many rows an answer shows only the first ones: a model cannot use more, and pays for each. */
export const MOST = 200;
/** The rows shown of an answer that is too large. */
export const FIRST = 50;

/** The rows asked for. */
export interface Wanted {
  readonly n: number | undefined;
  readonly offset: number;
  readonly seed: string;
  /** Whether the caller chose the seed; otherwise it is told. */
  readonly seeded: boolean;
  readonly format: Format;
}

/** The rows a caller sees, in the engine's own bytes. */
export interface Rows {
  readonly text: string;
  readonly count: number;
  readonly shown: number;
}

/** Makes the rows; of too many, the first ones. */
export function rowsOf(source: Source, { n, offset, seed, format }: Wanted): Rows {
  const count = n ?? 1;
  const shown = count > MOST ? FIRST : count;
  const bytes = bytesOf(jobFor(source, { n: n === undefined ? n : shown, offset, seed }), format);
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8'); // TextDecoder is slower
  return { text, count, shown };
}

/** The answer to a generation request. */
export function rowsReply(
  rows: Rows,
  { seed, seeded, format }: Wanted,
  all: { url: string; how: string },
): Reply {
  const { text, count, shown } = rows;
  const data: unknown = format.key === 'json' ? JSON.parse(text) : text;
  return {
    text,
    note: noteOf(rows, { seed, seeded }, all),
    structured: { seed, count, shown, url: all.url, data },
  };
}

/** What stands beside the data: the seed nobody chose, and where the rows are that are not shown. */
export function noteOf(
  { count, shown }: Pick<Rows, 'count' | 'shown'>,
  { seed, seeded }: Pick<Wanted, 'seed' | 'seeded'>,
  { url, how }: { url: string; how: string },
): string | undefined {
  if (shown < count)
    return `The first ${shown} of ${count} rows, seed ${JSON.stringify(seed)}. All of them: ${how} ${url}`;
  return seeded ? undefined : `Seed ${JSON.stringify(seed)}: give it to get the same data again.`;
}

/** The output schema of generated rows. */
export function rowsSchema(more: Readonly<Record<string, JsonSchema>> = {}): JsonSchema {
  return object({
    ...more,
    seed: string,
    count: { ...integer, description: 'Rows in all.' },
    shown: { ...integer, description: `Rows in data; the first ${FIRST} when count is over ${MOST}.` },
    url: { ...string, description: 'Returns all rows over HTTP.' },
    data: { description: 'A value, a record or an array; a string for csv, ndjson and xml.' },
  });
}

export const FIELDS = { anyOf: [string, array(string)] } as const;

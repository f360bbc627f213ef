import { fromJsonSchema, type World } from 'specimen-data/internal';

/** Options for rows that satisfy a JSON Schema. */
export interface JsonAsked {
  readonly schema: unknown;
  /** The schema within a document. */
  readonly ref?: string | undefined;
  readonly country: string;
  readonly seed: string;
  readonly asOf?: string;
  readonly n: number;
}

export function jsonRows(world: World, { schema, ...options }: JsonAsked, offset = 0): readonly unknown[] {
  return fromJsonSchema(world, schema, { ...options, offset }) as readonly unknown[];
}

/** Generates texts of some rows each. Together they are a JSON array, or one row per line. */
export function* jsonBlocks(
  world: World,
  asked: JsonAsked,
  format: string,
): Generator<{ readonly text: string; readonly rows: number }> {
  const [open, between, close] = format === 'ndjson' ? ['', '\n', '\n'] : ['[', ',', ']\n'];
  for (let from = 0; from < asked.n; from += BLOCK) {
    const n = Math.min(BLOCK, asked.n - from);
    const rows = jsonRows(world, { ...asked, n }, from).map((row) => JSON.stringify(row));
    const end = from + n === asked.n ? close : between;
    yield { text: (from === 0 ? open : '') + rows.join(between) + end, rows: from + n };
  }
}

const BLOCK = 100;

import { setImmediate as turn } from 'node:timers/promises';
import type { Progress } from '@specimen/runtime/progress';
import type sqlite from 'node-sqlite3-wasm';
import { decode, type Leaf, linesOf, Out, RowKey, type Rows } from 'specimen-data/internal';

/** Runs a statement for each row, with its values in order, and yields to other tasks now and then. */
export async function insertRows(
  statement: sqlite.Statement,
  { source, seed, asOf, offset, count = 1 }: Rows,
  progress?: Progress,
): Promise<void> {
  const [leaves = []] = linesOf(source, true);
  const key = new RowKey(seed, asOf);
  for (let at = 0; at < count; at++) {
    source.openAt(key, offset + at);
    const values = leaves.map((leaf) => cellOf(leaf, at + 1));
    try {
      statement.run(values);
    } catch (error) {
      throw Object.assign(error as Error, { row: at + 1 });
    }
    if (at % STRETCH !== STRETCH - 1) continue;
    progress?.addRows(STRETCH);
    progress?.addBytes(0);
    await turn();
  }
  progress?.addRows(count % STRETCH);
}

/** Number of rows that are inserted between two yields. */
const STRETCH = 500;

const text = new Out();

function cellOf({ kind, blank, put }: Leaf, number: number): string | number | boolean | null {
  if (blank?.()) return null;
  const end = put(text, 0, number);
  text.room(end);
  const value = decode(text.bytes, 0, end);
  if (kind === 'number') return Number(value);
  return kind === 'boolean' ? value === 'true' : value;
}

import type { Progress } from '@specimen/runtime/progress';
import type { Connection } from 'mysql2/promise';
import { blocksOf, Pump, ROWS_PER_INSERT, type Rows, sqlFormat } from 'specimen-data/internal';

/** Rows that one round trip inserts; a statement holds as many. */
const STRETCH = ROWS_PER_INSERT;

/** Inserts rows by statements of many rows each; `table` is the name without quotes. */
export async function insertRows(
  connection: Connection,
  table: string,
  rows: Rows,
  progress?: Progress,
): Promise<void> {
  const format = sqlFormat({ dialect: 'mysql', table, create: false });
  const count = rows.count ?? 1;
  for (let from = 0; from < count; from += STRETCH) {
    const to = Math.min(count, from + STRETCH);
    const pump = new Pump([{ rows, format, span: { from, to, head: false } }]);
    const blocks = Array.from(blocksOf(pump, BLOCK), (block) => Buffer.from(block));
    try {
      await connection.query(Buffer.concat(blocks).toString());
    } catch (error) {
      throw numbered(error, from);
    }
    progress?.addRows(to - from);
    progress?.addBytes(blocks.reduce((sum, { length }) => sum + length, 0));
  }
}

const BLOCK = 1 << 20;

/** The error with the number of its row among all rows. */
function numbered(error: unknown, before: number): unknown {
  const { sqlMessage } = error as { sqlMessage?: string };
  if (sqlMessage === undefined) return error;
  const counted = sqlMessage.replace(/at row (\d+)/, (_, row: string) => `at row ${Number(row) + before}`);
  return Object.assign(error as Error, { sqlMessage: counted });
}

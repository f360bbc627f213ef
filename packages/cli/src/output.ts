import { blocksOf, type Format, type Job, rowsOf, valuesOf } from 'specimen-data';

/** Nobody reads any more: `| head` has what it wanted. */
export class Closed extends Error {}

/** Writes to standard output, one piece after the other has gone: a piece may be used again for the next. */
export async function write(pieces: Iterable<string | Uint8Array>): Promise<void> {
  let last = 0;
  for (const piece of pieces) {
    last = typeof piece === 'string' ? piece.charCodeAt(piece.length - 1) : (piece.at(-1) ?? last);
    await gone(piece);
  }
  if (process.stdout.isTTY && last !== 10) await gone('\n');
}

function gone(piece: string | Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    process.stdout.write(piece, (error) => {
      if (!error) resolve();
      else reject('code' in error && error.code === 'EPIPE' ? new Closed() : error);
    });
  });
}

// The callback above sees the error too; without a listener the stream would throw it.
process.stdout.on('error', () => {});

/** Writes the rows of a job in a format, any number of them in constant memory. */
export function writeRows(job: Job, format: Format, pretty: boolean | undefined): Promise<void> {
  return write(pretty && format.key === 'json' ? prettyRows(job) : blocksOf(job, format));
}

export function writeJson(value: unknown, pretty: boolean | undefined): Promise<void> {
  return write([pretty ? `${JSON.stringify(value, null, 2)}\n` : JSON.stringify(value)]);
}

/** What `JSON.stringify` with an indent of 2 makes of the whole array, row by row. */
function* prettyRows(job: Job): Generator<string, void, undefined> {
  if (job.count === undefined) {
    yield `${JSON.stringify(valuesOf(job), null, 2)}\n`;
    return;
  }
  let before = '[\n  ';
  for (const row of rowsOf(job)) {
    yield before + JSON.stringify(row, null, 2).replaceAll('\n', '\n  ');
    before = ',\n  ';
  }
  yield '\n]\n';
}

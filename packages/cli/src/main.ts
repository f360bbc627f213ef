import { Closed, send } from '@specimen/bulk';
import { Problem, VERSION } from 'specimen-data/internal';
import { tellUnused } from './answer.ts';
import { takenWords } from './given.ts';
import { complain, type Io } from './io.ts';
import { read } from './parse.ts';

/** Runs the command and returns the exit code: 0 for success, 1 for an invalid value, 2 for a mistake or a failure. */
export async function main(args: readonly string[], io: Io): Promise<number> {
  // The writer receives the error too; without a listener, the stream would throw it.
  for (const stream of [io.stdout, io.stderr]) stream.on('error', () => {});
  try {
    const call = read(args, io);
    if (call.version) {
      await send(io.stdout, [`${VERSION}\n`]);
      return 0;
    }
    takenWords(call);
    const code = await call.command.run(call);
    if (!call.command.operation) tellUnused(call);
    return code;
  } catch (error) {
    if (error instanceof Closed) return 0;
    complain(io, error instanceof Problem ? error.message : bug(error));
    return 2;
  }
}

/** Returns the message for a bug. */
function bug(error: unknown): string {
  const [what, where = ''] = String((error as Error).stack ?? error).split('\n');
  return `this is a bug, please report it: ${what} ${where.trim()}`;
}

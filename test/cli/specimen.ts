import { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { main } from '../../packages/cli/src/main.ts';

/** The command as it is installed. */
export const BIN = fileURLToPath(new URL('../../packages/cli/bin/specimen.mjs', import.meta.url));

/** Where a command runs. */
export interface Setting {
  /** Standard input, in pieces. */
  readonly input?: string | readonly (string | Uint8Array)[];
  /** True if standard output is a terminal. */
  readonly tty?: boolean;
  readonly columns?: number;
  readonly env?: Record<string, string | undefined>;
}

/** Exit code and output of a command. */
export interface Ended {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs the command in this process. */
export async function specimen(args: readonly string[], setting: Setting = {}): Promise<Ended> {
  const { input = '', tty = false, columns = 80, env = {} } = setting;
  const out = collector(tty, columns);
  const err = collector(tty, columns);
  const pieces = (typeof input === 'string' ? [input] : input).map((piece) => Buffer.from(piece));
  const code = await main(args, {
    stdin: Readable.from(pieces),
    stdout: out.stream,
    stderr: err.stream,
    env,
  });
  return { code, out: out.text(), err: err.text() };
}

function collector(isTTY: boolean, columns: number) {
  const chunks: Buffer[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _, done) {
      chunks.push(Buffer.from(chunk)); // the block is used again for the next
      done();
    },
  });
  return { stream: Object.assign(stream, { isTTY, columns }), text: () => Buffer.concat(chunks).toString() };
}

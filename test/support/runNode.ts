import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

/** Exit code and output of a program. */
export interface ProgramResult {
  readonly code: number | null;
  readonly out: Buffer;
  readonly err: string;
}

/** Runs a Node program and waits for its end. */
export async function runNode(args: readonly string[], input = ''): Promise<ProgramResult> {
  const child = spawn(process.execPath, [...args], { stdio: ['pipe', 'pipe', 'pipe'] });
  const code = new Promise<number | null>((resolve) => child.once('close', resolve));
  child.stdin.on('error', () => {}); // a program may end without reading its input
  child.stdin.end(input);
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  const err = await text(child.stderr);
  return { code: await code, out: Buffer.concat(chunks), err };
}

import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

/** How a program ended, and what it wrote. */
export interface Ended {
  readonly code: number | null;
  readonly out: Buffer;
  readonly err: string;
}

/** Runs a Node program to its end. */
export async function run(args: readonly string[], input = ''): Promise<Ended> {
  const child = spawn(process.execPath, [...args], { stdio: ['pipe', 'pipe', 'pipe'] });
  const code = new Promise<number | null>((resolve) => child.once('close', resolve));
  child.stdin.on('error', () => {}); // a program may end without reading its input
  child.stdin.end(input);
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  const err = await text(child.stderr);
  return { code: await code, out: Buffer.concat(chunks), err };
}

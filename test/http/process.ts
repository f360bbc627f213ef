import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, onTestFinished } from 'vitest';

const START = fileURLToPath(new URL('../../packages/server/dist/start.js', import.meta.url));

export interface Running {
  readonly child: ChildProcess;
  readonly port: number;
  /** Returns the output so far. */
  readonly out: () => string;
  readonly err: () => string;
  /** The code it ends with. */
  readonly ended: Promise<number | null>;
}

/** The built service as a process of its own, on a free port; it is killed with the test. It reads countries as they are asked for. */
export async function started(env: Record<string, string> = {}): Promise<Running> {
  return listening(spawned({ ...HASTY, ...env }));
}

/** A free port, and no time spent on countries that no test asks for. */
const HASTY = { PORT: '0', PREPARE: '0' };

/** The same for all tests of a group. */
export function startedOnce(env: Record<string, string>): () => Running {
  let running: Running;
  beforeAll(async () => {
    running = await listening(begun({ ...HASTY, ...env }));
  });
  afterAll(() => running.child.kill('SIGKILL'));
  return () => running;
}

async function listening(running: Omit<Running, 'port'>): Promise<Running> {
  const text = await new Promise<string>((resolve, reject) => {
    running.child.stdout?.on('data', () => {
      if (/:\d+\n/.test(running.out())) resolve(running.out());
    });
    running.ended.then((code) => reject(new Error(`ended with ${code}: ${running.err()}`)));
  });
  return { ...running, port: Number(/:(\d+)\n/.exec(text)?.[1]) };
}

/** The same as `started`, without waiting for it to listen. */
export function spawned(env: Record<string, string>): Omit<Running, 'port'> {
  const running = begun(env);
  onTestFinished(() => {
    running.child.kill('SIGKILL');
  });
  return running;
}

function begun(env: Record<string, string>): Omit<Running, 'port'> {
  const child = spawn(process.execPath, [START], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const written = { out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (text) => {
    written.out += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text) => {
    written.err += text;
  });
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return { child, out: () => written.out, err: () => written.err, ended };
}

/** Returns the resident memory of a process in megabytes. */
export function resident(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}

/** Returns the processor time of a process in hundredths of a second. */
export function worked(pid: number): number {
  const [, times = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const [user, system] = times.split(' ').slice(11);
  return Number(user) + Number(system);
}

/** The processes that a process has started. */
export function childrenOf(pid: number): readonly number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
}

/** Waits until something is so. */
export async function until(check: () => boolean | Promise<boolean>, ms = 50_000): Promise<void> {
  for (
    const end = Date.now() + ms;
    !(await check());
    await new Promise((resolve) => setTimeout(resolve, 20))
  ) {
    if (Date.now() > end) throw new Error('it did not come to be so');
  }
}

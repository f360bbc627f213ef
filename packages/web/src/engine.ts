import type { Asked, Calls, Told } from './worker/calls.ts';

/** A problem that the person can mend, as the engine tells it. */
export class Refusal extends Error {}

/** Calls the engine, which runs in a worker of its own; the worker is started by the first call. */
export function call<Name extends keyof Calls>(
  name: Name,
  args: Parameters<Calls[Name]>[0],
  progress: (rows: number) => void = () => {},
): Call<Awaited<ReturnType<Calls[Name]>>> {
  const id = ++last;
  const answer = new Promise<unknown>((resolve, reject) => {
    waiting.set(id, { resolve, reject, progress });
    started().postMessage({ id, name, args });
  });
  return Object.assign(answer as Promise<Awaited<ReturnType<Calls[Name]>>>, {
    stop: () => started().postMessage({ id, name: 'stop' }),
  });
}

/** What an operation answers in JSON. */
export async function ask<T>(operation: Asked['operation'], given: Asked['given'] = {}): Promise<T> {
  const { text } = await call('perform', { operation, given });
  return JSON.parse(text);
}

/** An answer that is on its way. */
export type Call<T> = Promise<T> & { stop(): void };

interface Waiting {
  readonly resolve: (result: unknown) => void;
  readonly reject: (reason: Error) => void;
  readonly progress: (rows: number) => void;
}

let last = 0;
let worker: Worker | undefined;
const waiting = new Map<number, Waiting>();

function started(): Worker {
  if (!worker) {
    worker = new Worker(WORKER, { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<Told>) => hear(data);
    worker.onerror = () => {
      for (const { reject } of waiting.values()) reject(new Error('the engine could not be loaded'));
      waiting.clear();
      worker = undefined;
    };
  }
  return worker;
}

function hear(told: Told): void {
  const call = waiting.get(told.id);
  if (!call) return;
  if (!('rows' in told)) waiting.delete(told.id);
  if ('rows' in told) call.progress(told.rows);
  else if ('result' in told) call.resolve(told.result);
  else call.reject(told.mendable ? new Refusal(told.message) : new Error(told.message));
}

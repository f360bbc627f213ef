import type { Asked, Calls, WorkerReply } from './worker/calls.ts';

/** A mistake that the person can correct, with the engine's message. */
export class Refusal extends Error {}

/** Calls the engine, which runs in a worker. The first call starts the worker. */
export function call<Name extends keyof Calls>(
  name: Name,
  args: Parameters<Calls[Name]>[0],
  progress: (rows: number) => void = () => {},
): Call<Awaited<ReturnType<Calls[Name]>>> {
  const message = { id: ++last, name, args };
  const answer = new Promise<unknown>((resolve, reject) => {
    const engine = started();
    waiting.set(message.id, { message, resolve, reject, progress });
    engine.postMessage(message);
  });
  return Object.assign(answer as Promise<Awaited<ReturnType<Calls[Name]>>>, {
    stop: () => started().postMessage({ id: message.id, name: 'stop' }),
  });
}

/** Performs an operation and returns its JSON. */
export async function ask<T>(operation: Asked['operation'], given: Asked['given'] = {}): Promise<T> {
  const { text } = await call('perform', { operation, given });
  return JSON.parse(text);
}

/** A running call that can be stopped. */
export type Call<T> = Promise<T> & { stop(): void };

interface Waiting {
  readonly message: { readonly id: number };
  readonly resolve: (result: unknown) => void;
  readonly reject: (reason: Error) => void;
  readonly progress: (rows: number) => void;
}

let last = 0;
let worker: Worker | undefined;
/** True if the worker failed: browsers do not repeat a failed import within the same worker. */
let isBroken = false;
const waiting = new Map<number, Waiting>();

function started(): Worker {
  if (isBroken) {
    isBroken = false;
    worker?.terminate();
    worker = begun();
    for (const { message } of waiting.values()) worker.postMessage(message);
  }
  worker ??= begun();
  return worker;
}

function begun(): Worker {
  const begun = new Worker(WORKER, { type: 'module' });
  begun.onmessage = ({ data }: MessageEvent<WorkerReply>) => hear(data);
  begun.onerror = () => {
    for (const { reject } of waiting.values()) reject(new Error('the engine could not be loaded'));
    waiting.clear();
    worker = undefined;
  };
  return begun;
}

function hear(told: WorkerReply): void {
  const call = waiting.get(told.id);
  if (!call) return;
  if (!('rows' in told)) waiting.delete(told.id);
  if ('rows' in told) call.progress(told.rows);
  else if ('result' in told) call.resolve(told.result);
  else if (told.mendable) call.reject(new Refusal(told.message));
  else {
    if (told.message !== 'stopped') isBroken = true;
    call.reject(new Error(told.message));
  }
}

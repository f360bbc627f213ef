import { Worker } from 'node:worker_threads';
import { Problem, type Rows, type Span } from 'specimen-data/surface';
import type { FileFormat, Made } from './format.ts';
import type { Job } from './job.ts';

/** Who makes the spans of some rows. */
export interface Makers {
  make(rows: Rows, format: FileFormat, wanted: Wanted): AsyncIterable<Made>;
  close(): Promise<void>;
}

export interface Wanted {
  readonly spans: Iterable<Span>;
  /** Told of each span when it is made. */
  readonly done?: ((span: Span) => void) | undefined;
}

/** This thread alone. */
export const ALONE: Makers = {
  async *make(rows, format, { spans, done }) {
    for (const span of spans) {
      yield* format.make(rows, span);
      done?.(span);
    }
  },
  close: async () => {},
};

/** What a thread is told to make, and what it answers. */
export interface Order extends Pick<Rows, 'offset' | 'count'> {
  readonly id: number;
  readonly span: Span;
}

export type Reply =
  | { readonly id: number; readonly made: readonly Made[] }
  | { readonly id: number; readonly problem: string };

/** So many threads; what they make comes in the order of the spans. */
export class Threads implements Makers {
  readonly #threads: readonly Thread[];

  constructor(count: number, job: Job) {
    this.#threads = Array.from({ length: count }, () => new Thread(job));
  }

  async *make(
    { offset, count }: Rows,
    _: FileFormat,
    { spans, done }: Wanted,
  ): AsyncGenerator<Made, void, undefined> {
    const ahead: { readonly span: Span; readonly making: Promise<readonly Made[]> }[] = [];
    let next = 0;
    const first = async function* () {
      const { span, making } = ahead.shift() as (typeof ahead)[0];
      yield* await making;
      done?.(span);
    };
    for (const span of spans) {
      const thread = this.#threads[next++ % this.#threads.length] as Thread;
      const making = thread.make({ offset, count, span });
      making.catch(() => {}); // it is told when its turn comes
      ahead.push({ span, making });
      if (ahead.length >= AHEAD * this.#threads.length) yield* first();
    }
    while (ahead.length > 0) yield* first();
  }

  async close(): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.close()));
  }
}

/** How many spans are under way in each thread: one is made while the one before it is written. */
const AHEAD = 2;

class Thread {
  readonly #worker: Worker;
  readonly #waiting = new Map<
    number,
    { resolve(made: readonly Made[]): void; reject(error: unknown): void }
  >();
  #orders = 0;

  constructor(job: Job) {
    this.#worker = new Worker(new URL('./worker.js', import.meta.url), { workerData: job });
    this.#worker.on('message', (reply: Reply) => {
      const waiting = this.#waiting.get(reply.id);
      this.#waiting.delete(reply.id);
      if ('made' in reply) waiting?.resolve(reply.made);
      else waiting?.reject(new Problem('bad', reply.problem));
    });
    this.#worker.on('error', (error) => {
      for (const { reject } of this.#waiting.values()) reject(error);
    });
  }

  make(order: Omit<Order, 'id'>): Promise<readonly Made[]> {
    const id = this.#orders++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage({ id, ...order } satisfies Order);
    });
  }

  async close(): Promise<void> {
    await this.#worker.terminate();
  }
}

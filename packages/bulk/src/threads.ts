import { setImmediate as turn } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { Problem, type ProblemCode, type Rows, type Span } from 'specimen-data/internal';
import type { FileFormat, Made } from './format.ts';
import type { Job } from './job.ts';

/** A producer of spans. */
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

/** A span to generate, and the thread's answer. */
export interface Order extends Pick<Rows, 'offset' | 'count'> {
  readonly id: number;
  readonly span: Span;
  /** Memory that is free again. */
  readonly spent: readonly SharedArrayBuffer[];
}

export type Reply =
  /** It is loaded. */
  | { readonly ready: true }
  | { readonly id: number; readonly made: readonly Made[] }
  | { readonly id: number; readonly problem: { readonly code: ProblemCode; readonly message: string } };

/** Threads, including this one, whose spans come out in order. */
export class Threads implements Makers {
  readonly #others: readonly Thread[];
  readonly #memory = new Memory();

  constructor(count: number, job: Job) {
    this.#others = Array.from({ length: count - 1 }, () => new Thread(job));
  }

  async *make(
    rows: Rows,
    format: FileFormat,
    { spans, done }: Wanted,
  ): AsyncGenerator<Made, void, undefined> {
    const rest = spans[Symbol.iterator]();
    const ahead: PendingSpan[] = [];
    const most = (this.#others.length + 1) * WAITING;
    const isRoom = () => sizeOf(ahead) < most;
    let next = rest.next();
    while (!next.done || ahead.length > 0) {
      const free = this.#others.find((thread) => thread.free);
      const [first] = ahead;
      if (!next.done && free && isRoom()) {
        const making = free.make({ offset: rows.offset, count: rows.count, span: next.value });
        ahead.push(new PendingSpan(next.value, making, free.spent));
        next = rest.next();
      } else if (!next.done && first?.made === undefined && isRoom()) {
        const made = this.#memory.copied(format.make(rows, next.value));
        ahead.push(new PendingSpan(next.value, made, this.#memory.spent));
        next = rest.next();
        await turn(); // the others have their say
      } else {
        const { span, made, making, spent } = ahead.shift() as PendingSpan;
        const all = made ?? (await making);
        yield* all;
        spent.push(...memoryOf(all));
        done?.(span);
      }
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.#others.map((thread) => thread.close()));
  }
}

/** Number of spans in progress per thread: it generates one while the previous one is being sent. */
const AHEAD = 2;
/** Maximum number of bytes per thread that wait for earlier spans. A thread's first span takes as long as many later ones. */
const WAITING = 1 << 24;

function sizeOf(spans: readonly PendingSpan[]): number {
  let size = 0;
  for (const { made = [] } of spans) for (const { bytes } of made) size += bytes.length;
  return size;
}

/** A span that is being made, and what was made of it. */
class PendingSpan {
  made: readonly Made[] | undefined;
  readonly making: Promise<readonly Made[]>;

  constructor(
    readonly span: Span,
    made: readonly Made[] | Promise<readonly Made[]>,
    /** Where its maker finds the memory when it is free again. */
    readonly spent: SharedArrayBuffer[],
  ) {
    this.making = Promise.resolve(made);
    this.making.then(
      (all) => {
        this.made = all;
      },
      () => {}, // it is told when its turn comes
    );
  }
}

/**
 * Keeps what was made, in memory that is used again: what is new must be cleared, and collected in the end. It is shared by the
 * threads: memory that is handed over is gone from where it was, and V8, once it has seen that, throws away all
 * it has compiled for bytes that could not go.
 */
export class Memory {
  /** Buffers that are free for reuse. */
  readonly spent: SharedArrayBuffer[] = [];

  copied(made: Iterable<Made>): readonly Made[] {
    return Array.from(made, ({ bytes, note }) => ({ bytes: this.#copy(bytes), note }));
  }

  #copy(bytes: Uint8Array): Uint8Array {
    const old = this.spent.pop();
    const fits = old !== undefined && old.byteLength >= bytes.length;
    const copy = new Uint8Array(fits ? old : new SharedArrayBuffer(bytes.length + SPARE), 0, bytes.length);
    copy.set(bytes);
    return copy;
  }
}

/** Number of bytes by which pieces of the same kind may differ. */
const SPARE = 65_536;

function memoryOf(made: readonly Made[]): SharedArrayBuffer[] {
  return made.map(({ bytes }) => bytes.buffer as SharedArrayBuffer);
}

class Thread {
  readonly #worker: Worker;
  readonly #waiting = new Map<
    number,
    { resolve(made: readonly Made[]): void; reject(error: unknown): void }
  >();
  /** Memory that it can have again. */
  readonly spent: SharedArrayBuffer[] = [];
  #orders = 0;
  #ready = false;
  #failure: unknown;

  /** True if the thread can accept a span. It accepts none while it loads, since other threads would wait for it. */
  get free(): boolean {
    return this.#ready && this.#waiting.size < AHEAD;
  }

  constructor(job: Job) {
    this.#worker = new Worker(new URL('./worker.js', import.meta.url), { workerData: job });
    this.#worker.on('message', (reply: Reply) => {
      if ('ready' in reply) {
        this.#ready = true;
        return;
      }
      const waiting = this.#waiting.get(reply.id);
      this.#waiting.delete(reply.id);
      if ('made' in reply) waiting?.resolve(reply.made);
      else waiting?.reject(new Problem(reply.problem.code, reply.problem.message));
    });
    this.#worker.on('error', (error) => {
      this.#failure = error;
      this.#ready = true; // who gives it a span is told
      for (const { reject } of this.#waiting.values()) reject(error);
    });
  }

  make(order: Omit<Order, 'id' | 'spent'>): Promise<readonly Made[]> {
    if (this.#failure !== undefined) return Promise.reject(this.#failure);
    const id = this.#orders++;
    const spent = this.spent.splice(0);
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage({ id, spent, ...order } satisfies Order);
    });
  }

  async close(): Promise<void> {
    await this.#worker.terminate();
  }
}

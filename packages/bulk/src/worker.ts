import { parentPort, workerData } from 'node:worker_threads';
import { Problem } from 'specimen-data/surface';
import { fileFormat } from './formats.ts';
import { type Job, rowsOf } from './job.ts';
import { copied, type Order, type Reply } from './threads.ts';

/** A thread that makes spans as it is told. */
const job = workerData as Job;
const port = parentPort as NonNullable<typeof parentPort>;
const [rows, format] = await Promise.all([rowsOf(job), fileFormat(job.format)]);
port.postMessage({ ready: true } satisfies Reply);

port.on('message', ({ id, offset, count, span }: Order) => {
  try {
    const made = copied(format.make({ ...rows, offset, count }, span));
    port.postMessage(
      { id, made } satisfies Reply,
      made.map(({ bytes }) => bytes.buffer as ArrayBuffer),
    );
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    port.postMessage({ id, problem: error.message } satisfies Reply);
  }
});

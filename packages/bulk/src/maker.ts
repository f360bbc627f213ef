import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { Problem } from 'specimen-data/internal';
import { fileFormat } from './formats.ts';
import { type Job, rowsOf } from './job.ts';
import { Memory, type Order, type Reply } from './threads.ts';

/** A thread that makes spans as it is told. */
async function serve(port: MessagePort, job: Job): Promise<void> {
  const format = await fileFormat(job.format);
  const rows = rowsOf(job);
  const memory = new Memory();
  port.postMessage({ ready: true } satisfies Reply);
  port.on('message', ({ id, offset, count, span, spent }: Order) => {
    try {
      memory.spent.push(...spent);
      const made = memory.copied(format.make({ ...rows, offset, count }, span));
      port.postMessage({ id, made } satisfies Reply);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      port.postMessage({ id, problem: { code: error.code, message: error.message } } satisfies Reply);
    }
  });
}

// Not awaited: Node 20 crashes when a thread is ended while its module waits, as one that the others were too quick for is.
serve(parentPort as MessagePort, workerData as Job);

import { Problem } from 'specimen-data/internal';
import { type Calls, calls, type WorkerReply } from './calls.ts';

/** The engine's side of the page: calls come as messages and are answered by messages. */
interface Message {
  readonly id: number;
  readonly name: keyof Calls | 'stop';
  readonly args: never;
}

const running = new Map<number, AbortController>();

addEventListener('message', async ({ data: { id, name, args } }: MessageEvent<Message>) => {
  if (name === 'stop') return running.get(id)?.abort();
  const stop = new AbortController();
  running.set(id, stop);
  const tell = (told: WorkerReply) => postMessage(told);
  try {
    const progress = (rows: number) => tell({ id, rows });
    tell({ id, result: await calls[name](args, { progress, signal: stop.signal }) });
  } catch (error) {
    tell({ id, message: (error as Error).message, mendable: error instanceof Problem });
  } finally {
    running.delete(id);
  }
});

import { TURN } from './turns.ts';

/**
 * Returns a function that queues items and handles all that came in the meantime in one go, when `schedule` calls back.
 * Items that would take longer than a turn wait for the next time. Reading, answering and sending requests one by one
 * costs nearly twice as much: the processor has to fetch the code of all three steps for each request.
 */
export function batch<T>(
  schedule: (drain: () => void) => void,
  handle: (item: T) => void,
): (item: T) => void {
  const queue: T[] = [];
  const drain = () => {
    const { length } = queue;
    const end = performance.now() + TURN;
    let handled = 0;
    try {
      do handle(queue[handled++] as T);
      while (handled < length && performance.now() < end);
    } finally {
      queue.splice(0, handled);
      if (queue.length > 0) schedule(drain);
    }
  };
  return (item) => {
    if (queue.push(item) === 1) schedule(drain);
  };
}

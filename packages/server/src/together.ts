import { TURN } from '@specimen/mcp/turns';

/**
 * Does what has come meanwhile in one go, when the time comes that `later` waits for; what would take longer than a turn
 * is left for the next time. Requests that are read, made and sent one by one cost nearly twice as much: each time, the
 * processor has to fetch the code of all three anew.
 */
export function together<T>(later: (some: () => void) => void, work: (item: T) => void): (item: T) => void {
  const waiting: T[] = [];
  const some = () => {
    const { length } = waiting;
    const end = performance.now() + TURN;
    let done = 0;
    do work(waiting[done++] as T);
    while (done < length && performance.now() < end);
    waiting.splice(0, done);
    if (waiting.length > 0) later(some);
  };
  return (item) => {
    if (waiting.push(item) === 1) later(some);
  };
}

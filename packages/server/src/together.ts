import { TURN } from '@specimen/mcp/turns';

/**
 * Does what has come meanwhile in one go, when the time comes that `later` waits for; what would take longer than a turn
 * is left for the next time. Requests that are read, made and sent one by one cost nearly twice as much: each time, the
 * processor has to fetch the code of all three anew.
 */
export function together<T>(later: (some: () => void) => void, work: (item: T) => void): (item: T) => void {
  let waiting: T[] = [];
  let isAwaited = false;
  const wait = () => {
    if (!isAwaited) later(some);
    isAwaited = true;
  };
  const some = () => {
    const now = waiting;
    waiting = [];
    isAwaited = false;
    const end = performance.now() + TURN;
    let at = 0;
    do work(now[at++] as T);
    while (at < now.length && performance.now() < end);
    if (at === now.length) return;
    waiting = [...now.slice(at), ...waiting];
    wait();
  };
  return (item) => {
    waiting.push(item);
    wait();
  };
}

import type { Out, Pump } from 'specimen-data/surface';

/** Long work is done in turns of so many milliseconds. */
export const TURN = 8;
/** What begins while others wait has so much at once. */
const SHORT = 1;

const waiting: (() => void)[] = [];

/** Waits for a turn. There is one in each round of the event loop, however many wait: what else is there to do comes between. */
export function turn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) setImmediate(serve);
  });
}

function serve(): void {
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(serve);
}

/** How many milliseconds may be worked at once, without waiting for a turn. */
export function atOnce(): number {
  return waiting.length === 0 ? TURN : SHORT;
}

/** Does a work that can be interrupted, in turns, as long as somebody waits for what it comes to. */
export async function inTurns<T>(work: Iterator<unknown, T>, waits: () => boolean): Promise<T | undefined> {
  while (waits()) {
    await turn();
    const end = performance.now() + TURN;
    do {
      const { done, value } = work.next();
      if (done) return value;
    } while (performance.now() < end);
  }
  return undefined;
}

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
    try {
      do work(waiting[done++] as T);
      while (done < length && performance.now() < end);
    } finally {
      waiting.splice(0, done);
      if (waiting.length > 0) later(some);
    }
  };
  return (item) => {
    if (waiting.push(item) === 1) later(some);
  };
}

/** The clock is looked at after so many bytes at the most; at first, and where a cell takes long, after each. */
const MANY = 8192;

/** Writes on from a position until `stop` is passed, all is written or the time is over; returns the position. */
export function writeTurn(
  pump: Pump,
  out: Out,
  { from = 0, stop, time = TURN }: { readonly from?: number; readonly stop: number; readonly time?: number },
): number {
  const begun = performance.now();
  for (let at = from, step = 1, before = begun; ; ) {
    at = pump.write(out, at, Math.min(stop, at + step));
    if (pump.done || at >= stop) return at;
    const now = performance.now();
    if (now - begun >= time) return at;
    step = now - before < time / 16 ? Math.min(2 * step, MANY) : 1;
    before = now;
  }
}

import type { Out, Pump } from 'specimen-data/internal';

/** Length of a turn of long work, in milliseconds. */
export const TURN = 8;
/** Time that new work gets at once while other work waits for a turn, in milliseconds. */
const SHORT_TURN = 1;

const waiting: (() => void)[] = [];

/** Browsers have no `setImmediate`. */
const nextRound: (callback: () => void) => void =
  typeof setImmediate === 'function' ? setImmediate : (callback) => setTimeout(callback);

/** Waits for a turn. Each round of the event loop gives one turn, so that other events run between two turns. */
export function waitForTurn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) nextRound(serveNext);
  });
}

function serveNext(): void {
  waiting.shift()?.();
  if (waiting.length > 0) nextRound(serveNext);
}

/** Returns the milliseconds that new work may take at once, without waiting for a turn. */
export function immediateTime(): number {
  return waiting.length === 0 ? TURN : SHORT_TURN;
}

/** Runs an iterator in turns while `isWanted` holds. Returns its result, or undefined if nobody wants it any more. */
export async function runInTurns<T>(
  work: Iterator<unknown, T>,
  isWanted: () => boolean,
): Promise<T | undefined> {
  while (isWanted()) {
    await waitForTurn();
    const end = performance.now() + TURN;
    do {
      const { done, value } = work.next();
      if (done) return value;
    } while (performance.now() < end);
  }
  return undefined;
}

/** Maximum number of bytes between two looks at the clock; the number is small at first and where a cell takes long. */
const MAX_STEP = 8192;

/** Continues writing at `from` until `stop`, the end of the rows or the end of `time`; returns the new position. */
export function writeTurn(
  pump: Pump,
  out: Out,
  { from = 0, stop, time = TURN }: { readonly from?: number; readonly stop: number; readonly time?: number },
): number {
  const start = performance.now();
  for (let at = from, step = 1, before = start; ; ) {
    at = pump.write(out, at, Math.min(stop, at + step));
    if (pump.done || at >= stop) return at;
    const now = performance.now();
    if (now - start >= time) return at;
    step = now - before < time / 16 ? Math.min(2 * step, MAX_STEP) : 1;
    before = now;
  }
}

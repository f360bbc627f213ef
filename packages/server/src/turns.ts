/** Long work is done in turns of so many milliseconds. */
export const TURN = 8;
/** What begins while others wait has so much at once. */
const SHORT = 1;

const waiting: (() => void)[] = [];

/** Does work when its turn has come: one in each turn of the event loop, so that everybody else is served in between. */
export function inTurn(work: () => void): void {
  waiting.push(work);
  if (waiting.length === 1) setImmediate(take);
}

function take(): void {
  try {
    waiting[0]?.();
  } finally {
    waiting.shift();
    if (waiting.length > 0) setImmediate(take);
  }
}

/** How many milliseconds may be worked at once, without waiting for a turn. */
export function atOnce(): number {
  return waiting.length === 0 ? TURN : SHORT;
}

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

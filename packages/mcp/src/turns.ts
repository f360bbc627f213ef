/** Work goes on for so many milliseconds, then others have their turn. */
export const TURN = 8;

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

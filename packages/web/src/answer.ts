import { type Signal, signal, useSignal, useSignalEffect } from '@preact/signals';
import { Refusal } from './engine.ts';

/** The latest answer of the engine; `busy` is true while a newer one is expected. */
export interface Answer<T> {
  readonly value?: T | undefined;
  readonly busy: boolean;
  readonly problem?: Trouble | undefined;
}

/** A message about a mistake that the person can correct, or a failure that may succeed when tried again. */
export type Trouble = string | { readonly failed: string };

/** Asks again whenever a signal that the question reads changes. Only the latest question counts; the others are stopped. */
export function useAnswer<T>(ask: (stopped: AbortSignal) => Promise<T> | undefined): Signal<Answer<T>> {
  const answer = useSignal<Answer<T>>({ busy: true });
  const retried = useSignal(0);
  useSignalEffect(() => {
    attempts.value;
    if (typeof answer.peek().problem === 'object') retried.value = attempts.value;
  });
  useSignalEffect(() => {
    retried.value;
    const stop = new AbortController();
    const asked = ask(stop.signal);
    const tell = (told: Partial<Answer<T>>) => {
      if (!stop.signal.aborted) answer.value = { ...answer.peek(), busy: false, problem: undefined, ...told };
    };
    if (!asked) tell({ value: undefined });
    else {
      answer.value = { ...answer.peek(), busy: true };
      asked.then(
        (value) => tell({ value }),
        (error: Error) => tell({ problem: problemOf(error) }),
      );
    }
    return () => stop.abort();
  });
  return answer;
}

/** Number of times that failed questions were asked again. */
const attempts = signal(0);

/** Asks all failed questions again: whatever was missing may be available now. */
export function tryAgain(): void {
  attempts.value++;
}

addEventListener('online', tryAgain);

function problemOf(error: Error): Trouble {
  if (error instanceof Refusal) return error.message;
  return {
    failed: navigator.onLine
      ? `Something went wrong: ${error.message}.`
      : 'You are offline, and this country or view was never loaded before. It is tried again when you are online.',
  };
}

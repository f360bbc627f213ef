import { type Signal, useSignal, useSignalEffect } from '@preact/signals';
import { Refusal } from './engine.ts';

/** What the engine answers: the latest that came, and whether another is on its way. */
export interface Answer<T> {
  readonly value?: T | undefined;
  readonly busy: boolean;
  /** What the person can mend, or what went wrong. */
  readonly problem?: string | undefined;
}

/** Asks again whenever a signal changes that the question reads; the latest question counts, others are told to stop. */
export function useAnswer<T>(ask: (stopped: AbortSignal) => Promise<T> | undefined): Signal<Answer<T>> {
  const answer = useSignal<Answer<T>>({ busy: true });
  useSignalEffect(() => {
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

function problemOf(error: Error): string {
  if (error instanceof Refusal) return error.message;
  return navigator.onLine
    ? `Something went wrong: ${error.message}. Load the page again.`
    : 'You are offline, and what this needs had not been loaded before.';
}

import { type Signal, signal, useSignal, useSignalEffect } from '@preact/signals';
import { Refusal } from './engine.ts';

/** What the engine answers: the latest that came, and whether another is on its way. */
export interface Answer<T> {
  readonly value?: T | undefined;
  readonly busy: boolean;
  readonly problem?: Trouble | undefined;
}

/** What the person can mend; or what went wrong, and may go well another time. */
export type Trouble = string | { readonly failed: string };

/** Asks again whenever a signal changes that the question reads; the latest question counts, others are told to stop. */
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

/** How often what had failed was to be asked for again. */
const attempts = signal(0);

/** Asks again for all that failed: what was missing may be there now. */
export function tryAgain(): void {
  attempts.value++;
}

addEventListener('online', tryAgain);

function problemOf(error: Error): Trouble {
  if (error instanceof Refusal) return error.message;
  return {
    failed: navigator.onLine
      ? `Something went wrong: ${error.message}.`
      : 'You are offline, and what this needs had not been loaded before. It will be tried again when you are online.',
  };
}

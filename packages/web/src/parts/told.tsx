import type { ComponentChildren } from 'preact';
import { type Trouble, tryAgain } from '../answer.ts';

/** What is wrong, else what came out in a word. It stands there always, so that who listens is told when it changes. */
export function Told({
  problem,
  children,
}: {
  readonly problem: Trouble | undefined;
  readonly children?: ComponentChildren;
}) {
  return (
    <div class="told" aria-live="polite">
      {typeof problem === 'object' ? (
        <p class="problem">
          {problem.failed}{' '}
          <button type="button" class="quiet" onClick={tryAgain}>
            Try again
          </button>
        </p>
      ) : problem ? (
        <p class="problem">{problem}</p>
      ) : (
        children
      )}
    </div>
  );
}

import type { ComponentChildren } from 'preact';
import { type Trouble, tryAgain } from '../answer.ts';

/** A live region with the error, or else the result in short. It is always present, so that screen readers notice changes. */
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

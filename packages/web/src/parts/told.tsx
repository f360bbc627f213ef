import type { ComponentChildren } from 'preact';

/** What is wrong, else what came out in a word. It stands there always, so that who listens is told when it changes. */
export function Told({
  problem,
  children,
}: {
  readonly problem: string | undefined;
  readonly children?: ComponentChildren;
}) {
  return (
    <div class="told" aria-live="polite">
      {problem ? <p class="problem">{problem}</p> : children}
    </div>
  );
}

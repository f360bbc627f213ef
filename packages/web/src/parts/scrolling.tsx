import type { ComponentChildren } from 'preact';

/** A container that scrolls sideways if its content is wider than the page. */
export function Scrolling({
  label,
  class: name = 'scroll folding',
  children,
}: {
  readonly label: string;
  readonly class?: string;
  readonly children: ComponentChildren;
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section class={name} tabIndex={0} aria-label={label}>
      {children}
    </section>
  );
}

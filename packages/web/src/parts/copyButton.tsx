import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { announce, SAID } from '../announce.ts';
import { type Copied, writeClipboard } from '../clipboard.ts';

/** Button that copies a text and reports the result on itself and to screen readers. */
export function CopyButton({
  text,
  label = 'Copy',
  children,
}: {
  /** The text, or a function that generates it if it is long. */
  readonly text: Copied;
  /** Accessible name, if the button shows something else. */
  readonly label?: string;
  readonly children?: ComponentChildren;
}) {
  const copied = useSignal<boolean | undefined>(undefined);
  const copy = async () => {
    copied.value = await writeClipboard(text);
    announce(copied.value ? 'Copied' : 'This could not be copied');
    setTimeout(() => {
      copied.value = undefined;
    }, SAID);
  };
  return (
    <button type="button" class="copy" aria-label={label} data-copied={copied.value} onClick={copy}>
      {children ?? <span>{label}</span>}
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d={copied.value === undefined ? SHEETS : copied.value ? TICK : CROSS} />
      </svg>
    </button>
  );
}

const SHEETS =
  'M7 6.5V4.5A1.5 1.5 0 0 1 8.5 3h7A1.5 1.5 0 0 1 17 4.5v7a1.5 1.5 0 0 1-1.5 1.5h-2M4.5 7h7A1.5 1.5 0 0 1 13 8.5v7a1.5 1.5 0 0 1-1.5 1.5h-7A1.5 1.5 0 0 1 3 15.5v-7A1.5 1.5 0 0 1 4.5 7z';
const TICK = 'm4 10.5 4 4 8-9';
const CROSS = 'm5 5 10 10M15 5 5 15';

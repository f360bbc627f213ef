import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { announce } from '../announce.ts';

/** Copies a text; says so on itself and to who listens. */
export function CopyButton({
  text,
  label = 'Copy',
  children,
}: {
  /** What is copied, or how it is made when it is long. */
  readonly text: string | (() => string | Promise<string>);
  /** What the button is called where it shows something else. */
  readonly label?: string;
  readonly children?: ComponentChildren;
}) {
  const copied = useSignal(false);
  const copy = async () => {
    await write(typeof text === 'string' ? text : await text());
    copied.value = true;
    announce('Copied');
    setTimeout(() => {
      copied.value = false;
      announce('');
    }, 1500);
  };
  return (
    <button type="button" class="copy" aria-label={label} data-copied={copied.value} onClick={copy}>
      {children ?? <span>{label}</span>}
      <svg viewBox="0 0 20 20" aria-hidden="true">
        {copied.value ? (
          <path d="m4 10.5 4 4 8-9" />
        ) : (
          <path d="M7 6.5V4.5A1.5 1.5 0 0 1 8.5 3h7A1.5 1.5 0 0 1 17 4.5v7a1.5 1.5 0 0 1-1.5 1.5h-2M4.5 7h7A1.5 1.5 0 0 1 13 8.5v7a1.5 1.5 0 0 1-1.5 1.5h-7A1.5 1.5 0 0 1 3 15.5v-7A1.5 1.5 0 0 1 4.5 7z" />
        )}
      </svg>
    </button>
  );
}

/** Where a page is not secure, browsers keep the clipboard from it but for what is selected. */
async function write(text: string): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  const area = document.createElement('textarea');
  area.value = text;
  document.body.append(area);
  area.select();
  document.execCommand('copy');
  area.remove();
}

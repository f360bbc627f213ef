import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { announce, SAID } from '../announce.ts';

/** Copies a text; says on itself and to who listens whether it could. */
export function CopyButton({
  text,
  label = 'Copy',
  children,
}: {
  /** What is copied, or how it is made when it is long. */
  readonly text: string | (() => Promise<string>);
  /** What the button is called where it shows something else. */
  readonly label?: string;
  readonly children?: ComponentChildren;
}) {
  const copied = useSignal<boolean | undefined>(undefined);
  const copy = async () => {
    copied.value = await write(text).then(
      () => true,
      () => false,
    );
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

async function write(text: string | (() => Promise<string>)): Promise<void> {
  if (!navigator.clipboard) return writeSelected(typeof text === 'string' ? text : await text());
  if (typeof text === 'string') return navigator.clipboard.writeText(text);
  // Asked at once for what is yet to come: some browsers refuse a while after the click.
  const made = text().then((each) => new Blob([each], { type: 'text/plain' }));
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': made })]);
}

/** Where a page is not secure, browsers keep the clipboard from it but for what is selected. */
function writeSelected(text: string): void {
  const focused = document.activeElement as HTMLElement | null;
  const area = document.createElement('textarea');
  area.value = text;
  // The area itself would make line breaks alike.
  area.addEventListener('copy', (event) => {
    event.preventDefault();
    event.clipboardData?.setData('text/plain', text);
  });
  document.body.append(area);
  area.select();
  const done = document.execCommand('copy');
  area.remove();
  focused?.focus();
  if (!done) throw new Error('not copied');
}

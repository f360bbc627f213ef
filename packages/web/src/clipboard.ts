/** A text to copy, or a function that generates it if it is long. */
export type Copied = string | (() => Promise<string>);

/** Copies a text; resolves to true if that was possible. */
export function writeClipboard(text: Copied): Promise<boolean> {
  return write(text).then(
    () => true,
    () => false,
  );
}

async function write(text: Copied): Promise<void> {
  if (!navigator.clipboard) return writeSelected(typeof text === 'string' ? text : await text());
  if (typeof text === 'string') return navigator.clipboard.writeText(text);
  // Some browsers reject a copy that begins a while after the click, so a promise is passed at once.
  const made = text().then((each) => new Blob([each], { type: 'text/plain' }));
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': made })]);
}

/** On an insecure page, browsers only allow copying a selection. */
function writeSelected(text: string): void {
  const focused = document.activeElement as HTMLElement | null;
  const area = document.createElement('textarea');
  area.value = text;
  // The text area itself would normalise line breaks.
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

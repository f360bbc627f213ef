/** What is copied, or how it is made when it is long. */
export type Copied = string | (() => Promise<string>);

/** Puts a text into the clipboard; whether it could. */
export function writeClipboard(text: Copied): Promise<boolean> {
  return write(text).then(
    () => true,
    () => false,
  );
}

async function write(text: Copied): Promise<void> {
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

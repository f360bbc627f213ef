import { useLayoutEffect, useRef } from 'preact/hooks';
import type { FilePreview } from '../worker/messages.ts';

/** The text of a file, with the line of its fault marked and in sight. */
export function FileText({ preview }: { readonly preview: FilePreview }) {
  const { text, firstLine, fault } = preview;
  const box = useRef<HTMLElement>(null);
  const mark = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (box.current) box.current.scrollTop = Math.max(0, (mark.current?.offsetTop ?? 0) - 120);
  }, [preview]);
  const lines = text.split('\n');
  const at = fault === undefined ? -1 : fault.line - firstLine;
  const before = at < 0 ? text : lines.slice(0, at).join('\n') + (at > 0 ? '\n' : '');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section class="file" ref={box} tabIndex={0} aria-label="Text of the file">
      {before}
      {at >= 0 && (
        <>
          <mark ref={mark}>{lines[at]}</mark>
          {`\n${lines.slice(at + 1).join('\n')}`}
        </>
      )}
    </section>
  );
}

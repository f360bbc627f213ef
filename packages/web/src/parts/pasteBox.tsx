import { useEffect, useId } from 'preact/hooks';
import { type Read, textIn, valueText } from '../values.ts';

/** A text area that also accepts a file, chosen or dropped anywhere on the page. */
export function PasteBox({
  label,
  value,
  change,
  longer,
  rows = 8,
  placeholder,
}: {
  readonly label: string;
  readonly value: string;
  readonly change: (read: Read) => void;
  /** The surface that accepts texts too long for the page. */
  readonly longer: string;
  readonly rows?: number;
  readonly placeholder?: string;
}) {
  const id = useId();
  useEffect(() => {
    // If a file is dropped beside the box, the browser would open it and leave the page.
    const over = (event: DragEvent) => event.dataTransfer?.types.includes('Files') && event.preventDefault();
    const drop = async (event: DragEvent) => {
      const [file] = event.dataTransfer?.files ?? [];
      if (!file) return;
      event.preventDefault();
      change(await valueText(file, longer));
    };
    addEventListener('dragover', over);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', over);
      removeEventListener('drop', drop);
    };
  });
  return (
    <>
      <div class="control">
        <label for={id}>{label}</label>
        <textarea
          id={id}
          rows={rows}
          spellcheck={false}
          placeholder={placeholder}
          value={value}
          onInput={(event) => change(textIn(event.currentTarget.value, longer))}
        />
      </div>
      <div class="control">
        <label for={`${id}-file`}>Or a file</label>
        <input
          id={`${id}-file`}
          type="file"
          accept=".csv,.txt,.json,.sql,text/*"
          onChange={async ({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file) change(await valueText(file, longer));
            // Allows choosing the same file again.
            currentTarget.value = '';
          }}
        />
      </div>
    </>
  );
}

import { useSignal } from '@preact/signals';
import { type Call, call } from '../engine.ts';
import type { Asked } from '../worker/calls.ts';

/** Makes a file in the worker, tells how far it is, and saves it. */
export function Download({
  asked,
  name,
  rows,
}: {
  readonly asked: Asked;
  /** The file's name. */
  readonly name: string;
  /** How many rows it will have, where that is known. */
  readonly rows?: number;
}) {
  const made = useSignal<number | undefined>(undefined);
  const running = useSignal<Call<Blob> | undefined>(undefined);
  const problem = useSignal('');
  const start = async () => {
    made.value = 0;
    problem.value = '';
    running.value = call('make', asked, (rows) => {
      made.value = rows;
    });
    try {
      save(await running.value, name);
    } catch (error) {
      problem.value = (error as Error).message;
    }
    made.value = undefined;
  };
  return (
    <div class="download">
      <button type="button" class="main" disabled={made.value !== undefined} onClick={start}>
        Download
      </button>
      {made.value !== undefined && (
        <>
          <progress aria-label="Progress" value={made.value} max={rows ?? undefined} />
          <span class="note">{made.value.toLocaleString('en')} rows</span>
          <button type="button" onClick={() => running.value?.stop()}>
            Stop
          </button>
        </>
      )}
      {problem.value && <p class="problem">{problem.value}</p>}
    </div>
  );
}

function save(file: Blob, name: string): void {
  const link = Object.assign(document.createElement('a'), {
    href: URL.createObjectURL(file),
    download: name,
  });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { Call } from '../engine.ts';
import { save } from '../save.ts';
import { Told } from './told.tsx';

/** Generates a file in the worker, shows the progress and saves it. */
export function Download({
  make,
  name,
  rows,
}: {
  readonly make: (progress: (rows: number) => void) => Call<Blob>;
  /** Name of the file. */
  readonly name: string;
  /** Number of rows, if it is known. */
  readonly rows?: number;
}) {
  const made = useSignal<number | undefined>(undefined);
  const running = useSignal<Call<Blob> | undefined>(undefined);
  const stopped = useSignal(false);
  const problem = useSignal('');
  const button = useRef<HTMLButtonElement>(null);
  const start = async () => {
    if (made.value !== undefined) return;
    made.value = 0;
    problem.value = '';
    stopped.value = false;
    running.value = make((rows) => {
      made.value = rows;
    });
    try {
      save(await running.value, name);
    } catch (error) {
      problem.value = stopped.value ? '' : (error as Error).message;
    }
    made.value = undefined;
  };
  return (
    <div class="download">
      <button
        ref={button}
        type="button"
        class="main"
        aria-disabled={made.value !== undefined}
        onClick={start}
      >
        Download
      </button>
      {made.value !== undefined && (
        <>
          <progress aria-label="Progress" value={rows && made.value} max={rows} />
          <span class="note">{made.value.toLocaleString('en')} rows</span>
          <button
            type="button"
            onClick={() => {
              stopped.value = true;
              running.value?.stop();
              button.current?.focus();
            }}
          >
            Stop
          </button>
        </>
      )}
      <Told problem={problem.value} />
    </div>
  );
}

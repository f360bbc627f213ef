import { useSignal } from '@preact/signals';
import { useEffect, useId } from 'preact/hooks';
import { type Call, call } from '../engine.ts';
import { Scrolling } from './scrolling.tsx';
import { Told } from './told.tsx';
import { VerdictMark } from './verdictMark.tsx';

type Result = Awaited<Call<Awaited<ReturnType<typeof checked>>>>;

function checked(file: Blob) {
  return call('checkFile', { file });
}

/** A place for a file of one's own, chosen or dropped anywhere on the page, and what is wrong with it. */
export function FileCheck() {
  const id = useId();
  const result = useSignal<{ readonly name: string; readonly found: Result } | undefined>(undefined);
  const problem = useSignal('');
  const checking = useSignal('');
  const take = async (file: File | undefined) => {
    if (!file) return;
    checking.value = file.name;
    problem.value = '';
    result.value = undefined;
    try {
      result.value = { name: file.name, found: await checked(file) };
    } catch (error) {
      problem.value = (error as Error).message;
    }
    checking.value = '';
  };
  useEffect(() => {
    const over = (event: DragEvent) => event.dataTransfer?.types.includes('Files') && event.preventDefault();
    const drop = (event: DragEvent) => {
      const [file] = event.dataTransfer?.files ?? [];
      if (!file) return;
      event.preventDefault();
      void take(file);
    };
    addEventListener('dragover', over);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', over);
      removeEventListener('drop', drop);
    };
  });
  return (
    <section class="card result filecheck" aria-label="Check" aria-busy={checking.value !== ''}>
      <h2>Check a file</h2>
      <p class="note">Drop a file of any size here, or choose one. It stays in your browser.</p>
      <div class="control">
        <label for={id}>File to check</label>
        <input
          id={id}
          type="file"
          onChange={({ currentTarget }) => {
            void take(currentTarget.files?.[0]);
            // Allows choosing the same file again.
            currentTarget.value = '';
          }}
        />
      </div>
      <Told problem={problem.value}>
        {checking.value !== '' && <p class="loading">Checking {checking.value} …</p>}
        {result.value && <Summary name={result.value.name} found={result.value.found} />}
      </Told>
      {result.value && result.value.found.faults.length > 0 && <Faults faults={result.value.found.faults} />}
    </section>
  );
}

function Summary({ name, found }: { readonly name: string; readonly found: Result }) {
  const { message, version, profile, valid, count, sum } = found;
  return (
    <p>
      <VerdictMark valid={valid} /> {name}: {[message, version, profile].filter(Boolean).join(' ')},{' '}
      {count.toLocaleString('en')} {count === 1 ? 'payment' : 'payments'}, sum {sum}
    </p>
  );
}

function Faults({ faults }: { readonly faults: Result['faults'] }) {
  return (
    <Scrolling label="Faults of the file">
      <table>
        <thead>
          <tr>
            <th scope="col">Fault</th>
            <th scope="col">Place</th>
            <th scope="col">Why</th>
            <th scope="col">Code</th>
          </tr>
        </thead>
        <tbody>
          {faults.map(({ fault, at, why, code }, i) => (
            <tr key={i}>
              <th scope="row">{fault}</th>
              <td>
                <code>{at}</code>
              </td>
              <td class="says">{why}</td>
              <td>{code}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scrolling>
  );
}

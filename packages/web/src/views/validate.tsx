import { computed } from '@preact/signals';
import { fragment, query, set, setFragment } from '../address.ts';
import { useAnswer } from '../answer.ts';
import { cellsOf, isTable } from '../csv.ts';
import { call, Refusal } from '../engine.ts';
import { Choice } from '../parts/control.tsx';
import { CopyButton } from '../parts/copyButton.tsx';

/** As many values as are checked at once. */
const MOST = 1000;

/** What was found out about a value. */
interface Verdict {
  readonly value: string;
  readonly valid: boolean | null;
  readonly label?: string;
  /** Why it is refused. */
  readonly reason?: string;
  readonly error?: string;
  readonly encodes?: Readonly<Record<string, string>>;
  /** What else it may be. */
  readonly others?: readonly string[];
}

const as = computed(() => query.value.as ?? '');
const table = computed(() => {
  const rows = cellsOf(fragment.value.trim());
  return isTable(rows) ? rows : undefined;
});
const column = computed(() => {
  const names = table.value?.[0] ?? [];
  return Math.max(0, names.indexOf(query.value.column ?? ''));
});
const values = computed(() => {
  const all = table.value
    ? table.value.slice(1).map((row) => row[column.value] ?? '')
    : fragment.value.split(/\r?\n/);
  return all.map((value) => value.trim()).filter((value) => value !== '');
});

/** Values, checked against a standard or recognised. */
export function Validate() {
  const validators = useAnswer(async () => {
    const { text } = await call('perform', { operation: 'validators', given: { set: 'all' } });
    return (JSON.parse(text) as { validators: { id: string; label: string }[] }).validators;
  });
  const verdicts = useAnswer(() =>
    values.value.length === 0 ? undefined : judged(values.value.slice(0, MOST), as.value),
  );
  const cases = useAnswer(() => (as.value ? casesOf(as.value) : undefined));
  const { value = [], problem = cases.value.problem, busy } = verdicts.value;
  const options = (validators.value.value ?? []).map(({ id, label }) => [id, `${label} · ${id}`] as const);
  return (
    <>
      <h1>Validate</h1>
      <p class="lead">
        Paste values or drop a CSV. They stay in your browser: the part of the address behind # is sent
        nowhere.
      </p>
      <div class="split">
        <form class="card form" onSubmit={(event) => event.preventDefault()}>
          <div class="control">
            <label for="values">Values</label>
            <textarea
              id="values"
              rows={10}
              spellcheck={false}
              placeholder={'One a line, or a CSV with a header'}
              value={fragment.value}
              onInput={(event) => setFragment(event.currentTarget.value)}
              onDragOver={(event) => event.preventDefault()}
              onDrop={async (event) => {
                const [file] = event.dataTransfer?.files ?? [];
                if (!file) return;
                event.preventDefault();
                setFragment(await file.text());
              }}
            />
          </div>
          <Choice
            label="Check as"
            value={as.value}
            options={[['', 'Identify'], ...options.toSorted(([, a], [, b]) => (a < b ? -1 : 1))]}
            change={(id) => set({ as: id })}
          />
          {table.value && (
            <Choice
              label="Column"
              value={table.value[0]?.[column.value] ?? ''}
              options={table.value[0]?.map((name) => [name, name] as const) ?? []}
              change={(name) => set({ column: name })}
            />
          )}
        </form>
        <div class="column">
          <section class="card result" aria-label="Results" aria-busy={busy}>
            {problem ? (
              <p class="problem">{problem}</p>
            ) : value.length > 0 ? (
              <Verdicts verdicts={value} />
            ) : values.value.length > 0 ? (
              <p class="loading">Checking …</p>
            ) : (
              <p class="empty">Nothing to check yet. Try a card number, an IBAN or a passport’s MRZ.</p>
            )}
            {values.value.length > MOST && (
              <p class="note">
                the first {MOST} of {values.value.length}
              </p>
            )}
          </section>
          {as.value && !problem && <Cases cases={cases.value.value ?? []} />}
        </div>
      </div>
    </>
  );
}

async function judged(values: readonly string[], standard: string): Promise<readonly Verdict[]> {
  if (!standard) return Promise.all(values.map(recognised));
  const checks = values.map((value) => ({ value, ...standardOf(standard) }));
  const { text } = await call('perform', { operation: 'validate', given: { checks, explain: true } });
  const { results } = JSON.parse(text) as { results: readonly Verdict[] };
  const untold = results.find(({ valid }) => valid === null);
  if (untold) throw new Refusal(untold.error);
  return results;
}

/** A word is a validator, or with a dot in it a spec. */
function standardOf(word: string): Readonly<Record<string, string>> {
  return word.includes('.') ? { spec: word } : { validator: word };
}

async function recognised(value: string): Promise<Verdict> {
  const { text } = await call('perform', { operation: 'identify', given: { value } });
  const { matches } = JSON.parse(text) as { matches: { label: string; encodes: Record<string, string> }[] };
  const [first, ...others] = matches;
  if (!first) return { value, valid: false, reason: 'no standard fits' };
  return {
    value,
    valid: true,
    label: first.label,
    encodes: first.encodes,
    others: others.map(({ label }) => label),
  };
}

function Verdicts({ verdicts }: { readonly verdicts: readonly Verdict[] }) {
  const wrong = verdicts.filter(({ valid }) => !valid).length;
  return (
    <>
      <p class="tally">
        <strong>{verdicts.length - wrong}</strong> right, <strong>{wrong}</strong> wrong
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section class="scroll" tabIndex={0} aria-label="Results in a table">
        <table class="verdicts">
          <thead>
            <tr>
              <th scope="col">Value</th>
              <th scope="col">Verdict</th>
              <th scope="col">What it says</th>
            </tr>
          </thead>
          <tbody>
            {verdicts.map((verdict, at) => (
              <tr key={at}>
                <td>
                  <span class="value" dir="auto">
                    {verdict.value}
                  </span>
                </td>
                <td>
                  <span class={verdict.valid ? 'verdict right' : 'verdict wrong'}>
                    {verdict.valid ? 'valid' : 'invalid'}
                  </span>
                </td>
                <td class="says">{says(verdict)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}

function says({ label, reason, encodes = {}, others = [], valid }: Verdict): string {
  if (!valid) return reason ?? '';
  const facts = Object.entries(encodes).map(([name, value]) => `${name} ${value}`);
  const also =
    others.length > 0 ? [`also ${others.slice(0, 3).join(', ')}${others.length > 3 ? ' …' : ''}`] : [];
  return [label, ...facts, ...also].join(' · ');
}

/** One way of being right or wrong. */
interface Case {
  readonly case: string;
  readonly valid: boolean;
  readonly value: string;
  readonly why: string;
}

async function casesOf(standard: string): Promise<readonly Case[]> {
  const given = { ...standardOf(standard), seed: 'specimen' };
  const { text } = await call('perform', { operation: 'cases', given });
  return (JSON.parse(text) as { cases: readonly Case[] }).cases;
}

/** All cases of what is checked. */
function Cases({ cases }: { readonly cases: readonly Case[] }) {
  const open = query.value.cases === '1';
  return (
    <div class="card cases">
      <button
        type="button"
        class="quiet"
        aria-expanded={open}
        onClick={() => set({ cases: open ? undefined : '1' })}
      >
        Cases
      </button>
      <p class="note">Each way of being right or wrong, to be copied into tests.</p>
      {open && <CaseTable cases={cases} />}
    </div>
  );
}

function CaseTable({ cases }: { readonly cases: readonly Case[] }) {
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section class="scroll" tabIndex={0} aria-label="All cases">
        <table>
          <thead>
            <tr>
              <th scope="col">Case</th>
              <th scope="col">Value</th>
              <th scope="col">Verdict</th>
              <th scope="col">Why</th>
            </tr>
          </thead>
          <tbody>
            {cases.map(({ case: name, valid, value, why }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>
                  <CopyButton text={value} label={`Copy ${name}`}>
                    <span class="value">{value === '' ? <i>empty</i> : value}</span>
                  </CopyButton>
                </td>
                <td>
                  <span class={valid ? 'verdict right' : 'verdict wrong'}>{valid ? 'valid' : 'invalid'}</span>
                </td>
                <td class="says">{why}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}

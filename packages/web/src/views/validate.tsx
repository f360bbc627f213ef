import { computed, signal, useSignal } from '@preact/signals';
import { fragment, query, set, setFragment } from '../address.ts';
import { useAnswer } from '../answer.ts';
import { columnOf, headerOf, isTable, readPasted, tableFault } from '../csv.ts';
import { ask, call, Refusal } from '../engine.ts';
import { type Case, Cases } from '../parts/cases.tsx';
import { Choice } from '../parts/control.tsx';
import { PasteBox } from '../parts/pasteBox.tsx';
import { Told } from '../parts/told.tsx';
import { Tally, type Verdict, VerdictActions, Verdicts } from '../parts/verdicts.tsx';
import { type Placed, type Read, readValues } from '../values.ts';

/** Maximum number of values that are checked at once. */
const MOST = 1000;

const as = computed(() => query.value.as ?? '');
const pasted = computed(() => readPasted(fragment.value));
const columns = computed(() => (isTable(pasted.value) ? headerOf(pasted.value) : undefined));
const fault = computed(() => columns.value && tableFault(pasted.value));
const column = computed(() => {
  const names = columns.value ?? [];
  const chosen = names.indexOf(query.value.column ?? '');
  return chosen === -1 ? columnOf(wordOf(as.value), names) : chosen;
});
/** The values to check, with their line numbers. */
const values = computed(() => {
  if (fault.value) return [];
  if (columns.value)
    return pasted.value.rows
      .slice(1)
      .map(({ line, cells }) => ({ line, value: cells[column.value]?.trim() ?? '' }));
  return readValues(fragment.value);
});
/** Number of values that are identified so far; identification takes a while. */
const recognisedSoFar = signal(0);

/** Checks values against a standard, or identifies them. */
export function Validate() {
  const validators = useAnswer(async () => {
    const listed = await ask<{ validators: { id: string; label: string }[] }>('validators', { set: 'all' });
    return listed.validators;
  });
  const verdicts = useAnswer((stopped) =>
    values.value.length === 0 ? undefined : judged(values.value.slice(0, MOST), as.value, stopped),
  );
  const unread = useSignal('');
  const take = (read: Read) => {
    unread.value = 'problem' in read ? read.problem : '';
    if ('text' in read) setFragment(read.text);
  };
  const cases = useAnswer(() => (as.value ? casesOf(as.value) : undefined));
  const { value = [], busy } = verdicts.value;
  const problem = unread.value || (verdicts.value.problem ?? fault.value ?? cases.value.problem);
  const isJudged = !problem && value.length > 0;
  const options = (validators.value.value ?? []).map(({ id, label }) => [id, `${label} · ${id}`] as const);
  return (
    <>
      <h1>Validate</h1>
      <p class="lead">
        Paste values, or drop or choose a CSV. They stay in your browser: the part of the address after # is
        never sent.
      </p>
      <div class="split">
        <form class="card form" onSubmit={(event) => event.preventDefault()}>
          <PasteBox
            label="Values"
            rows={10}
            placeholder="One value per line, or a CSV with a header"
            value={fragment.value}
            longer="“npx -y specimen-cli validate --file” checks files of any size."
            change={take}
          />
          <Choice
            label="Check as"
            value={as.value}
            options={[['', 'Identify'], ...options.toSorted(([, a], [, b]) => (a < b ? -1 : 1))]}
            change={(id) => set({ as: id })}
          />
          {columns.value && (
            <Choice
              label="Column"
              value={columns.value[column.value] ?? ''}
              options={columns.value.map((name) => [name, name] as const)}
              change={(name) => set({ column: name })}
            />
          )}
        </form>
        <div class="column">
          <section class="card result" aria-label="Results" aria-busy={busy}>
            <div class={isJudged ? 'resultbar' : undefined}>
              <Told problem={problem}>
                {value.length > 0 && <Tally verdicts={value} all={values.value.length} />}
              </Told>
              {isJudged && <VerdictActions verdicts={value} />}
            </div>
            {problem ? null : value.length > 0 ? (
              <Verdicts verdicts={value} />
            ) : values.value.length > 0 ? (
              <p class="loading">
                Checking … {recognisedSoFar.value > 0 && `${recognisedSoFar.value} of ${values.value.length}`}
              </p>
            ) : (
              <p class="empty">Nothing to check yet. Try a card number, an IBAN or a passport’s MRZ.</p>
            )}
          </section>
          {as.value && !problem && <Cases cases={cases.value.value ?? []} />}
        </div>
      </div>
    </>
  );
}

async function judged(
  placed: readonly Placed[],
  standard: string,
  stopped: AbortSignal,
): Promise<readonly Verdict[]> {
  const values = placed.map(({ value }) => value);
  const outcomes = await (standard ? checked(values, standard) : recognised(values, stopped));
  return outcomes.map((outcome, at) => ({ ...outcome, line: placed[at]?.line ?? 0 }));
}

type Outcome = Omit<Verdict, 'line'>;

async function checked(values: readonly string[], standard: string): Promise<readonly Outcome[]> {
  const checks = values.map((value) => ({ value, ...standardOf(standard) }));
  const { results } = await ask<{ results: readonly Outcome[] }>('validate', { checks, explain: true });
  const untold = results.find(({ valid }) => valid === null);
  if (untold) throw new Refusal(untold.error);
  return results;
}

/** Returns the likely column name for a standard: `iban` for `de.iban`, `pesel` for `plPesel`. */
function wordOf(standard: string): string {
  return standard.replace(/^.*\.|^[a-z]{2}(?=[A-Z])/, '');
}

/** Returns the parameter for a word: a spec if it contains a dot, otherwise a validator. */
function standardOf(word: string): Readonly<Record<string, string>> {
  return word.includes('.') ? { spec: word } : { validator: word };
}

/** Identifies values one after the other, so that a stopped request ends quickly. */
async function recognised(values: readonly string[], stopped: AbortSignal): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const value of values) {
    stopped.throwIfAborted();
    recognisedSoFar.value = outcomes.length;
    outcomes.push(await recognisedAs(value));
  }
  recognisedSoFar.value = 0;
  return outcomes;
}

async function recognisedAs(value: string): Promise<Outcome> {
  const { matches } = await ask<{ matches: { label: string; encodes: Record<string, string> }[] }>(
    'identify',
    {
      value,
    },
  );
  const [first, ...others] = matches;
  if (!first) return { value, valid: false, reason: await unrecognised(value) };
  return {
    value,
    valid: true,
    label: first.label,
    encodes: first.encodes,
    others: others.map(({ label }) => label),
  };
}

async function unrecognised(value: string): Promise<string> {
  const near = await call('almost', { value });
  return near ? `no standard fits; nearest is ${near.label}: ${near.reason}` : 'no standard fits';
}

async function casesOf(standard: string): Promise<readonly Case[]> {
  const given = { ...standardOf(standard), seed: 'specimen' };
  const { cases } = await ask<{ cases: readonly Case[] }>('cases', given);
  return cases;
}

import { computed } from '@preact/signals';
import { query, set } from '../address.ts';
import { useAnswer } from '../answer.ts';
import { basis } from '../basis.ts';
import { portion, rowsIn, rowsProblem, SHOWN } from '../bounds.ts';
import { call, Refusal } from '../engine.ts';
import { Again } from '../parts/again.tsx';
import { BasisFields } from '../parts/basisFields.tsx';
import { Choice, TextField } from '../parts/control.tsx';
import { CopyButton } from '../parts/copyButton.tsx';
import { CountryChoice } from '../parts/countryChoice.tsx';
import { Download } from '../parts/download.tsx';
import { FORMATS } from '../parts/formats.ts';
import { RequestSnippets } from '../parts/snippets.tsx';
import { type Condition, conditions, Steering } from '../parts/steering.tsx';
import { Table } from '../parts/table.tsx';
import { Tabs } from '../parts/tabs.tsx';
import { Told } from '../parts/told.tsx';
import type { Json } from '../parts/value.tsx';
import type { Description } from '../worker/describe.ts';

const STEERING: readonly Condition[] = ['sex', 'age', 'city', 'bank', 'brand', 'wallet'];

const country = computed(() => (query.value.country ?? 'us').toLowerCase());
const format = computed(() => query.value.format ?? 'csv');
const rows = computed(() => query.value.rows ?? '1000');
const number = computed(() => rowsIn(rows.value));
const fields = computed(() => query.value.fields ?? '');

/** Parameters of the call, except the number of rows. */
const given = computed(() => ({
  ...(fields.value && { fields: fields.value }),
  ...conditions(STEERING),
  ...(query.value.invalid && { invalid: query.value.invalid }),
  ...(query.value.rate && { rate: query.value.rate }),
  ...basis.value,
}));
const spec = computed(() => `${country.value}.person`);

/** A view that previews, copies and downloads the rows of a country. */
export function Rows() {
  const described = useAnswer(() => call('describe', { country: country.value }));
  const preview = useAnswer(async () => {
    if (number.value === undefined) throw new Refusal(rowsProblem(rows.value));
    const n = Math.min(number.value, SHOWN);
    const asked = { spec: spec.value, ...given.value, n };
    const texts = ['json', format.value].map((format) =>
      call('perform', { operation: 'generate', given: { ...asked, format } }),
    );
    const [json, text] = await Promise.all(texts);
    return { rows: JSON.parse(json?.text ?? '[]') as { [key: string]: Json }[], text: text?.text ?? '' };
  });
  const { value, problem, busy } = preview.value;
  const made = number.value;
  const file = {
    operation: 'generate',
    given: { spec: spec.value, ...given.value, n: made, format: format.value },
  } as const;
  return (
    <>
      <h1>Rows</h1>
      <p class="lead">A file of up to a million people, generated in your browser.</p>
      <div class="split">
        <form class="card form" onSubmit={(event) => event.preventDefault()}>
          <CountryChoice
            value={country.value}
            change={(code) =>
              set({
                country: code,
                fields: undefined,
                city: undefined,
                bank: undefined,
                brand: undefined,
                wallet: undefined,
                invalid: undefined,
              })
            }
          />
          <FieldChoice described={described.value.value} />
          <div class="controls">
            <TextField label="Rows" numeric value={rows.value} change={(value) => set({ rows: value })} />
            <Choice
              label="Format"
              value={format.value}
              options={FORMATS}
              change={(format) => set({ format })}
            />
          </div>
          <div class="controls">
            <BasisFields />
            <Again />
          </div>
          <div class="controls">
            <Steering names={STEERING} country={described.value.value} />
          </div>
          <TextField
            label="Wrong on purpose"
            value={query.value.invalid ?? ''}
            placeholder="iban, id:checksum"
            change={(invalid) => set({ invalid })}
            choices={described.value.value?.fields.filter(({ validator }) => validator).map(({ key }) => key)}
            note="fields whose values should be invalid, each with an optional case"
          />
        </form>
        <div class="column">
          <section class="card result" aria-label="Preview" aria-busy={busy}>
            {made !== undefined && (
              <div class="resultbar">
                <Download
                  make={(progress) => call('make', file, progress)}
                  rows={made}
                  name={`${country.value}-person.${format.value}`}
                />
                <CopyButton text={async () => (await call('make', file)).text()} />
              </div>
            )}
            <Told problem={problem} />
            {problem ? null : value ? (
              <Tabs
                label="Preview"
                panels={{
                  Table: () => <Table rows={value.rows} labels={labels(described.value.value)} />,
                  Text: () => <pre class="code">{value.text}</pre>,
                }}
              >
                {() => <span class="note">{portion(value.rows.length, made ?? 0)}</span>}
              </Tabs>
            ) : (
              <p class="loading">Loading …</p>
            )}
          </section>
          {made !== undefined && (
            <RequestSnippets
              request={{
                operation: 'generate',
                what: spec.value,
                given: { n: String(made), ...given.value, format: format.value },
                rows: made,
              }}
              names={['curl', 'JavaScript', 'Python', 'Command']}
            />
          )}
        </div>
      </div>
    </>
  );
}

function labels(described: Description | undefined): Readonly<Record<string, string>> {
  return Object.fromEntries(described?.fields.map(({ key, label }) => [key, label]) ?? []);
}

/** Returns the keys for the typed words: a key, a group or all. Unknown words are kept, so that the engine can report them. */
function keysOf(words: string, fields: Description['fields']): readonly string[] {
  const keys = words.split(',').flatMap((each) => {
    const word = each.trim().toLowerCase();
    const meant = fields.filter(({ key, group }) => [key, group, 'all'].includes(word));
    return meant.length > 0 ? meant.map(({ key }) => key) : word || [];
  });
  return [...new Set(keys)];
}

/** The fields as a text, and a switch for each field. */
function FieldChoice({ described }: { readonly described: Description | undefined }) {
  const chosen = keysOf(fields.value, described?.fields ?? []);
  const turn = (key: string) => {
    const core = described?.fields.filter((field) => field.default).map((field) => field.key) ?? [];
    const from = chosen.length > 0 ? chosen : core;
    const next = from.includes(key) ? from.filter((each) => each !== key) : [...from, key];
    set({ fields: next.join(',') });
  };
  return (
    <div>
      <TextField
        label="Fields"
        value={fields.value}
        placeholder="the usual ones"
        change={(value) => set({ fields: value })}
        note="field keys, group names or all, separated by commas"
      />
      <details class="pick">
        <summary>Choose from a list</summary>
        <ul class="chips">
          {described?.fields.map(({ key, label, default: core }) => (
            <li key={key}>
              <button
                type="button"
                aria-pressed={chosen.length > 0 ? chosen.includes(key) : core}
                onClick={() => turn(key)}
              >
                {label}
              </button>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}

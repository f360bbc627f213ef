import { computed, useSignal } from '@preact/signals';
import { drawSeed, query, set } from '../address.ts';
import { useAnswer } from '../answer.ts';
import { call } from '../engine.ts';
import { Choice, TextField } from '../parts/control.tsx';
import { CopyButton } from '../parts/copyButton.tsx';
import { type Json, Table } from '../parts/data.tsx';
import { Download } from '../parts/download.tsx';
import { FORMATS } from '../parts/formats.ts';
import { SchemaColumn } from '../parts/schemaColumn.tsx';
import { Tabs } from '../parts/tabs.tsx';
import { body, fields, importBody, setFields } from '../schemaFields.ts';
import { typeScriptOf } from '../typeScript.ts';

const SHOWN = 20;
const format = computed(() => query.value.format ?? 'csv');
const rows = computed(() => query.value.rows ?? '10');

/** Columns of one's own. */
export function SchemaView() {
  const preview = useAnswer(async () => {
    const given = { ...body.value, count: Math.min(body.value.count, SHOWN) };
    const { text } = await call('perform', { operation: 'schema', given });
    return JSON.parse(text) as { [key: string]: Json }[];
  });
  const types = useAnswer(async () => {
    const { text } = await call('perform', { operation: 'types', given: {} });
    return (JSON.parse(text) as { types: { key: string; params: string }[] }).types;
  });
  const { value, problem, busy } = preview.value;
  const file = { operation: 'schema', given: { ...body.value, format: format.value } } as const;
  return (
    <>
      <h1>Schema</h1>
      <p class="lead">Columns of your own. The fields of one country in a row belong to one person.</p>
      <ol class="fields">
        {fields.value.map((field, at) => (
          <SchemaColumn key={at} field={field} at={at} types={types.value.value ?? []} />
        ))}
      </ol>
      <div class="controls wide">
        <button type="button" onClick={() => setFields([...fields.value, { type: 'uuid' }])}>
          Add field
        </button>
        <TextField label="Rows" numeric value={rows.value} change={(value) => set({ rows: value })} />
        <TextField label="Seed" value={query.value.seed ?? ''} change={(seed) => set({ seed })} />
        <button type="button" onClick={() => set({ seed: drawSeed() })}>
          Again
        </button>
        <Choice
          label="Format"
          value={format.value}
          options={FORMATS}
          change={(value) => set({ format: value })}
        />
        <Download asked={file} rows={body.value.count} name={`schema.${format.value}`} />
      </div>
      <section class="card result" aria-label="Preview" aria-busy={busy}>
        {problem ? (
          <p class="problem">{problem}</p>
        ) : value ? (
          <Table rows={value} />
        ) : (
          <p class="loading">Loading …</p>
        )}
      </section>
      <Request rows={value ?? []} />
      <Import />
    </>
  );
}

/** The request as a body, as curl and as a type. */
function Request({ rows }: { readonly rows: readonly { readonly [key: string]: Json }[] }) {
  const json = JSON.stringify(body.value, null, 2);
  const texts: Readonly<Record<string, string>> = {
    Body: json,
    curl: `curl '${location.origin}/api/v1/schema' -H 'content-type: application/json' -d '${JSON.stringify(body.value).replaceAll("'", `'\\''`)}'`,
    TypeScript: typeScriptOf(rows, fields.value),
  };
  const panels = Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, () => <pre class="code">{text}</pre>]),
  );
  return (
    <section aria-label="Request">
      <Tabs label="Request" panels={panels}>
        {(shown) => <CopyButton label="Copy request" text={texts[shown] ?? ''} />}
      </Tabs>
    </section>
  );
}

/** Takes over a body from elsewhere. */
function Import() {
  const open = useSignal(false);
  const text = useSignal('');
  const problem = useSignal<string | undefined>(undefined);
  return (
    <div class="import">
      <button
        type="button"
        aria-expanded={open.value}
        onClick={() => {
          open.value = !open.value;
        }}
      >
        Import
      </button>
      {open.value && (
        <div class="control">
          <label for="import">JSON body</label>
          <textarea
            id="import"
            rows={8}
            spellcheck={false}
            value={text.value}
            onInput={(event) => {
              text.value = event.currentTarget.value;
              problem.value = text.value.trim() === '' ? undefined : importBody(text.value);
            }}
          />
          {problem.value && <p class="problem">{problem.value}</p>}
        </div>
      )}
    </div>
  );
}

import { computed, useSignal } from '@preact/signals';
import { query, set } from '../address.ts';
import { useAnswer } from '../answer.ts';
import { portion, rowsProblem } from '../bounds.ts';
import { ask, Refusal } from '../engine.ts';
import { Again } from '../parts/again.tsx';
import { Choice, TextField } from '../parts/control.tsx';
import { CopyButton } from '../parts/copyButton.tsx';
import { type Json, Table } from '../parts/data.tsx';
import { Download } from '../parts/download.tsx';
import { FORMATS } from '../parts/formats.ts';
import { ADD, SchemaColumn } from '../parts/schemaColumn.tsx';
import { Tabs } from '../parts/tabs.tsx';
import { Told } from '../parts/told.tsx';
import { TypeChoices, type TypeNote } from '../parts/typeChoices.tsx';
import { body, fields, type Imported, importBody, rows, setFields, unreadable } from '../schemaFields.ts';
import { curl } from '../snippets/curl.ts';
import { quoted } from '../snippets.ts';
import { typeScriptOf } from '../typeScript.ts';

const SHOWN = 20;
const format = computed(() => query.value.format ?? 'csv');

/** Columns of one's own. */
export function SchemaView() {
  const preview = useAnswer(async () => {
    if (fields.value.length === 0) return [];
    if (!body.value) throw new Refusal(rowsProblem(rows.value));
    const given = { ...body.value, count: Math.min(body.value.count, SHOWN) };
    return ask<{ [key: string]: Json }[]>('schema', given);
  });
  const types = useAnswer(async () => {
    const listed = await ask<{ types: TypeNote[] }>('types');
    return listed.types;
  });
  const { value, problem, busy } = preview.value;
  return (
    <>
      <h1>Schema</h1>
      <p class="lead">Columns of your own. The fields of one country in a row belong to one person.</p>
      <TypeChoices types={types.value.value ?? []} />
      <ol class="fields">
        {fields.value.map((field, at) => (
          <SchemaColumn key={at} field={field} at={at} types={types.value.value ?? []} />
        ))}
      </ol>
      <div class="controls wide">
        <button id={ADD} type="button" onClick={() => setFields([...fields.value, { type: 'uuid' }])}>
          Add field
        </button>
        <TextField label="Rows" numeric value={rows.value} change={(value) => set({ rows: value })} />
        <TextField label="Seed" value={query.value.seed ?? ''} change={(seed) => set({ seed })} />
        <Again />
        <Choice
          label="Format"
          value={format.value}
          options={FORMATS}
          change={(value) => set({ format: value })}
        />
        {body.value && (
          <Download
            asked={{ operation: 'schema', given: { ...body.value, format: format.value } }}
            rows={body.value.count}
            name={`schema.${format.value}`}
          />
        )}
      </div>
      <section class="card result" aria-label="Preview" aria-busy={busy}>
        <Told problem={problem} />
        {problem ? null : fields.value.length === 0 ? (
          <NoFields />
        ) : value ? (
          <>
            <Table rows={value} />
            <p class="note">{portion(value.length, body.value?.count ?? 0)}</p>
          </>
        ) : (
          <p class="loading">Loading …</p>
        )}
      </section>
      {body.value && <Request body={body.value} rows={value ?? []} />}
      <Import />
    </>
  );
}

/** What is shown before there are columns. */
function NoFields() {
  return (
    <p class="empty">
      {unreadable.value ? 'The fields in this address cannot be read.' : 'No fields yet.'}{' '}
      <button type="button" class="quiet" onClick={() => set({ fields: undefined })}>
        Show an example
      </button>
    </p>
  );
}

/** The request as a body, as curl and as a type. */
function Request({
  body,
  rows,
}: {
  readonly body: { readonly count: number };
  readonly rows: readonly { readonly [key: string]: Json }[];
}) {
  const texts: Readonly<Record<string, string>> = {
    Body: JSON.stringify(body, null, 2),
    curl: curlOf(body),
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

/** The body as it is sent; that of a page has the shell put in which. */
function curlOf(body: { readonly count: number }): string {
  const { count, ...rest } = body;
  return curl({ format: format.value, rows: count }, (format, page) => {
    const to = `${quoted(`${location.origin}/api/v1/schema?format=${format}`)} -H 'content-type: application/json' -d`;
    if (!page) return `${to} ${quoted(JSON.stringify(body))}`;
    return `${to} '{"count":'${page.n}',"offset":'${page.offset}${quoted(`,${JSON.stringify(rest).slice(1)}`)}`;
  });
}

/** Takes over a body from elsewhere. */
function Import() {
  const open = useSignal(false);
  const text = useSignal('');
  const told = useSignal<Imported>({});
  const { problem, note } = told.value;
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
      <p class="note">The body of a request, as it stands above.</p>
      {open.value && (
        <div class="control">
          <label for="import">JSON body of POST /api/v1/schema</label>
          <textarea
            id="import"
            rows={8}
            spellcheck={false}
            value={text.value}
            onInput={(event) => {
              text.value = event.currentTarget.value;
              told.value = text.value.trim() === '' ? {} : importBody(text.value);
            }}
          />
          <Told problem={problem} />
          {note && (
            <p class="note" role="status">
              {note}
            </p>
          )}
        </div>
      )}
    </div>
  );
}

import { computed } from '@preact/signals';
import { query, set } from '../address.ts';
import { useAnswer } from '../answer.ts';
import { portion, rowsProblem, SHOWN } from '../bounds.ts';
import { ask, call, Refusal } from '../engine.ts';
import { body, fields, rows, setFields, unreadable } from '../schemaFields.ts';
import { Download } from './download.tsx';
import { FORMATS } from './formats.ts';
import { RowControls } from './rowControls.tsx';
import { ADD, SchemaColumn } from './schemaColumn.tsx';
import { SchemaRequest } from './schemaRequest.tsx';
import { Table } from './table.tsx';
import { Told } from './told.tsx';
import { TypeChoices, type TypeNote } from './typeChoices.tsx';
import type { Json } from './value.tsx';

const format = computed(() => query.value.format ?? 'csv');

/** Columns that the person defines, and their rows. */
export function OwnColumns() {
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
  const made = body.value;
  const file = { operation: 'schema', given: { ...made, format: format.value } } as const;
  return (
    <>
      <TypeChoices types={types.value.value ?? []} />
      <ol class="fields">
        {fields.value.map((field, at) => (
          <SchemaColumn key={at} field={field} at={at} types={types.value.value ?? []} />
        ))}
      </ol>
      <RowControls
        before={
          <button id={ADD} type="button" onClick={() => setFields([...fields.value, { type: 'uuid' }])}>
            Add field
          </button>
        }
        format={format.value}
        formats={FORMATS}
      >
        {made && (
          <Download
            make={(progress) => call('make', file, progress)}
            rows={made.count}
            name={`schema.${format.value}`}
          />
        )}
      </RowControls>
      <section class="card result" aria-label="Preview" aria-busy={busy || types.value.busy}>
        <Told problem={problem} />
        {problem ? null : fields.value.length === 0 ? (
          <NoFields />
        ) : value ? (
          <>
            <Table rows={value} />
            <p class="note">{portion(value.length, made?.count ?? 0)}</p>
          </>
        ) : (
          <p class="loading">Loading …</p>
        )}
      </section>
      {made && <SchemaRequest body={made} rows={value ?? []} format={format.value} />}
    </>
  );
}

/** Placeholder while there are no columns. */
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

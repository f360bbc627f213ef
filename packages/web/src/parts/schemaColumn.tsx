import { computed, useSignal } from '@preact/signals';
import { countries, records } from '#catalogue';
import { useAnswer } from '../answer.ts';
import { call } from '../engine.ts';
import { changeField, fields, moveField, type SchemaField, setFields } from '../schemaFields.ts';
import { TextField } from './control.tsx';

interface TypeNote {
  readonly key: string;
  readonly params: string;
}

/** The countries that columns name, for completion. */
const codes = computed(() => [
  ...new Set(fields.value.flatMap(({ type }) => /^([a-z]{2})\./i.exec(type ?? '')?.[1]?.toLowerCase() ?? [])),
]);

/** One column: its name, its type and what else there is to say. It is moved by dragging or by its buttons. */
export function SchemaColumn({
  field,
  at,
  types,
}: {
  readonly field: SchemaField;
  readonly at: number;
  readonly types: readonly TypeNote[];
}) {
  const over = useSignal(false);
  const described = useAnswer(() =>
    Promise.all(known(codes.value).map((country) => call('describe', { country }))),
  );
  const choices = [
    ...types.map(({ key }) => key),
    ...(described.value.value ?? []).flatMap(({ code, fields }) =>
      [...records, ...fields.map(({ key }) => key)].map((key) => `${code}.${key}`),
    ),
    ...countries.map(({ code }) => `${code}.person`),
  ];
  const type = types.find(({ key }) => key === field.type?.split(':')[0]);
  return (
    <li
      class="card field"
      data-over={over.value}
      onDragOver={(event) => {
        event.preventDefault();
        over.value = true;
      }}
      onDragLeave={() => {
        over.value = false;
      }}
      onDrop={(event) => {
        event.preventDefault();
        over.value = false;
        moveField(Number(event.dataTransfer?.getData('text/plain')), at);
      }}
    >
      <span
        class="grip"
        aria-hidden="true"
        draggable
        onDragStart={(event) => event.dataTransfer?.setData('text/plain', String(at))}
      >
        ⠿
      </span>
      <fieldset>
        <legend class="unseen">Field {at + 1}</legend>
        <TextField label="Name" value={field.name ?? ''} change={(name) => changeField(at, { name })} />
        {field.type === undefined ? (
          <div class="control">
            <span class="legend">Made of</span>
            <code>{JSON.stringify(restOf(field))}</code>
          </div>
        ) : (
          <TextField
            label="Type"
            value={field.type}
            choices={[...new Set(choices)]}
            change={(type) => setFields(fields.value.with(at, { ...field, type }))}
            note={type?.params || undefined}
          />
        )}
        <TextField
          label="Blank"
          numeric
          placeholder="0"
          value={field.blank === undefined ? '' : String(field.blank)}
          change={(blank) => changeField(at, { blank: numberIn(blank) })}
        />
        <TextField
          label="Wrong"
          numeric
          placeholder="0"
          value={typeof field.invalid === 'number' ? String(field.invalid) : ''}
          change={(invalid) => changeField(at, { invalid: numberIn(invalid) })}
        />
        <label class="check">
          <input
            type="checkbox"
            checked={field.unique === true}
            onChange={(event) => changeField(at, { unique: event.currentTarget.checked })}
          />
          Unique
        </label>
      </fieldset>
      <div class="moves">
        <button type="button" aria-label="Move up" disabled={at === 0} onClick={() => moveField(at, at - 1)}>
          ↑
        </button>
        <button
          type="button"
          aria-label="Move down"
          disabled={at === fields.value.length - 1}
          onClick={() => moveField(at, at + 1)}
        >
          ↓
        </button>
        <button type="button" aria-label="Remove" onClick={() => setFields(fields.value.toSpliced(at, 1))}>
          ×
        </button>
      </div>
    </li>
  );
}

function known(codes: readonly string[]): readonly string[] {
  return codes.filter((code) => countries.some((country) => country.code === code));
}

function numberIn(text: string): number | undefined {
  return text.trim() === '' || Number.isNaN(Number(text)) ? undefined : Number(text);
}

function restOf({ name, blank, unique, ...rest }: SchemaField): object {
  return rest;
}

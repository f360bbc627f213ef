import { useSignal } from '@preact/signals';
import { changeField, fields, moveField, type SchemaField, setFields } from '../schemaFields.ts';
import { TextField } from './control.tsx';
import { TYPES, type TypeNote } from './typeChoices.tsx';

/** One column: name, type and options. It can be dragged, or moved by its buttons. */
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
  const type = types.find(({ key }) => key === String(field.type).split(':')[0]);
  return (
    <li
      class="card field"
      data-over={over.value}
      onDragOver={(event) => {
        if (!isColumn(event)) return;
        event.preventDefault();
        over.value = true;
      }}
      onDragLeave={() => {
        over.value = false;
      }}
      onDrop={(event) => {
        if (!isColumn(event)) return;
        event.preventDefault();
        over.value = false;
        moveField(Number(event.dataTransfer?.getData(COLUMN)), at);
      }}
    >
      <span
        class="grip"
        aria-hidden="true"
        draggable
        onDragStart={(event) => event.dataTransfer?.setData(COLUMN, String(at))}
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
            list={TYPES}
            change={(type) => setFields(fields.value.with(at, { ...field, type }))}
            note={type?.params || undefined}
          />
        )}
        <TextField
          label="Blank"
          numeric
          placeholder="0"
          value={String(field.blank ?? '')}
          change={(blank) => changeField(at, { blank: numberIn(blank) })}
        />
        <TextField
          label="Wrong"
          numeric
          placeholder="0"
          value={typeof field.invalid === 'object' ? '' : String(field.invalid ?? '')}
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
        <button
          type="button"
          aria-label="Move up"
          disabled={at === 0}
          onClick={(event) => move(event.currentTarget, at, at - 1)}
        >
          ↑
        </button>
        <button
          type="button"
          aria-label="Move down"
          disabled={at === fields.value.length - 1}
          onClick={(event) => move(event.currentTarget, at, at + 1)}
        >
          ↓
        </button>
        <button type="button" aria-label="Remove" onClick={() => remove(at)}>
          ×
        </button>
      </div>
    </li>
  );
}

/** Moves a column together with the focus. */
function move(button: HTMLElement, from: number, to: number): void {
  const buttons = button.closest('ol')?.children[to]?.querySelectorAll<HTMLElement>('.moves button:enabled');
  const same = [...(buttons ?? [])].find(({ ariaLabel }) => ariaLabel === button.ariaLabel);
  (same ?? buttons?.[0])?.focus();
  moveField(from, to);
}

/** Removes a column. The focus moves to the next column, or to the add button after the last one. */
function remove(at: number): void {
  if (at === fields.value.length - 1) document.getElementById(ADD)?.focus();
  setFields(fields.value.toSpliced(at, 1));
}

/** The `id` of the button that adds a column. */
export const ADD = 'add';

/** Media type of a dragged column, which distinguishes it from files and texts. */
const COLUMN = 'application/x-specimen-column';

function isColumn({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes(COLUMN) ?? false;
}

function numberIn(text: string): number | string {
  return text.trim() === '' || Number.isNaN(Number(text)) ? text.trim() : Number(text);
}

function restOf({ name, blank, unique, ...rest }: SchemaField): object {
  return rest;
}

import { useSignal, useSignalEffect } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { arrivals } from '../address.ts';

/** A suggested value, with a different text for it if needed. */
type ChoiceOf = string | readonly [value: string, text: string];

/** An input for a text or number, with its label and optional suggestions. */
export function TextField({
  label,
  value,
  change,
  choices,
  list,
  note,
  placeholder,
  numeric = false,
}: {
  readonly label: string;
  readonly value: string;
  readonly change: (value: string) => void;
  readonly choices?: readonly ChoiceOf[] | undefined;
  /** The `id` of a list of suggestions that several inputs share. */
  readonly list?: string;
  readonly note?: ComponentChildren;
  readonly placeholder?: string;
  readonly numeric?: boolean;
}) {
  const id = useId();
  // While the person types, the typed text is shown even if the state differs: `0.` instead of 0, or nothing instead of the
  // default.
  const typed = useSignal<string | undefined>(undefined);
  useSignalEffect(() => {
    arrivals.value;
    typed.value = undefined;
  });
  return (
    <div class="control">
      <label for={id}>{label}</label>
      <input
        id={id}
        type="text"
        autocomplete="off"
        spellcheck={false}
        placeholder={typed.value === '' ? value || placeholder : placeholder}
        inputMode={numeric ? 'numeric' : 'text'}
        value={typed.value ?? value}
        list={choices ? `${id}-choices` : list}
        aria-describedby={note ? `${id}-note` : undefined}
        onInput={(event) => {
          typed.value = event.currentTarget.value;
          change(typed.value);
        }}
        onBlur={() => {
          typed.value = undefined;
        }}
      />
      {choices && <Choices id={`${id}-choices`} choices={choices} />}
      {note && (
        <p class="note" id={`${id}-note`}>
          {note}
        </p>
      )}
    </div>
  );
}

/** The list of suggestions for inputs. */
export function Choices({ id, choices }: { readonly id: string; readonly choices: readonly ChoiceOf[] }) {
  return (
    <datalist id={id}>
      {choices.map((choice) => {
        const [value, text] = typeof choice === 'string' ? [choice] : choice;
        return (
          <option key={value} value={value}>
            {text}
          </option>
        );
      })}
    </datalist>
  );
}

/** A select. The chosen value is shown even if it is not one of the options. */
export function Choice({
  label,
  value,
  options,
  change,
}: {
  readonly label: string;
  readonly value: string;
  /** The text of each value. */
  readonly options: readonly (readonly [value: string, text: string])[];
  readonly change: (value: string) => void;
}) {
  const id = useId();
  const shown = options.some(([each]) => each === value) ? options : [...options, [value, value] as const];
  return (
    <div class="control">
      <label for={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => change(event.currentTarget.value)}>
        {shown.map(([each, text]) => (
          <option key={each} value={each} selected={each === value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}

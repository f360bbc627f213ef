import { useSignal, useSignalEffect } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { arrivals } from '../address.ts';

/** What a text could be, with what it is called where that is something else. */
type ChoiceOf = string | readonly [value: string, text: string];

/** A text or number that is asked for, with its label and, where there are some, what it could be. */
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
  /** The `id` of choices that it shares with others. */
  readonly list?: string;
  readonly note?: ComponentChildren;
  readonly placeholder?: string;
  readonly numeric?: boolean;
}) {
  const id = useId();
  // What is being typed stays as it is, though the state may hold it otherwise: 0. as 0, nothing as what is usual.
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

/** What texts of this list could be. */
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

/** One of several; what is chosen is shown even where it is none of them. */
export function Choice({
  label,
  value,
  options,
  change,
}: {
  readonly label: string;
  readonly value: string;
  /** What is written for each value. */
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

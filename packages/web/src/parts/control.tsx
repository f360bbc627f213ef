import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

/** A text or number that is asked for, with its label and, where there are some, what it could be. */
export function TextField({
  label,
  value,
  change,
  choices,
  note,
  placeholder,
  numeric = false,
}: {
  readonly label: string;
  readonly value: string;
  readonly change: (value: string) => void;
  readonly choices?: readonly (string | readonly [value: string, text: string])[] | undefined;
  readonly note?: ComponentChildren;
  readonly placeholder?: string;
  readonly numeric?: boolean;
}) {
  const id = useId();
  return (
    <div class="control">
      <label for={id}>{label}</label>
      <input
        id={id}
        type="text"
        autocomplete="off"
        spellcheck={false}
        placeholder={placeholder}
        inputMode={numeric ? 'numeric' : 'text'}
        value={value}
        list={choices ? `${id}-choices` : undefined}
        aria-describedby={note ? `${id}-note` : undefined}
        onInput={(event) => change(event.currentTarget.value)}
      />
      {choices && (
        <datalist id={`${id}-choices`}>
          {choices.map((choice) => {
            const [value, text] = typeof choice === 'string' ? [choice] : choice;
            return (
              <option key={value} value={value}>
                {text}
              </option>
            );
          })}
        </datalist>
      )}
      {note && (
        <p class="note" id={`${id}-note`}>
          {note}
        </p>
      )}
    </div>
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

import { query, set } from '../address.ts';
import type { Description } from '../worker/describe.ts';
import { Choice, TextField } from './control.tsx';

/** Labels of the conditions. */
const LABELS = {
  sex: 'Sex',
  age: 'Age',
  city: 'City',
  region: 'Region',
  bank: 'Bank',
  brand: 'Brand',
  wallet: 'Wallet',
} as const;

export type Condition = keyof typeof LABELS;

/** Returns the conditions in the address. */
export function conditions(names: readonly Condition[]): Readonly<Record<string, string>> {
  const given = names.flatMap((name) => (query.value[name] ? [[name, query.value[name]] as const] : []));
  return Object.fromEntries(given) as Record<string, string>;
}

/** Names the conditions that have no effect. */
export function Unmet({ names }: { readonly names: readonly string[] }) {
  const labels = names.flatMap((name) => LABELS[name as Condition] ?? []);
  return labels.length > 0 ? <p class="note">Without effect here: {labels.join(', ')}.</p> : null;
}

/** Inputs for conditions on the person. */
export function Steering({
  names,
  country,
}: {
  readonly names: readonly Condition[];
  readonly country: Description | undefined;
}) {
  return (
    <>
      {names.map((name) =>
        name === 'sex' ? (
          <Choice
            key={name}
            label={LABELS.sex}
            value={query.value.sex ?? ''}
            options={SEXES}
            change={(sex) => set({ sex })}
          />
        ) : (
          <TextField
            key={name}
            label={LABELS[name]}
            placeholder={name === 'age' ? '18-25' : 'any'}
            value={query.value[name] ?? ''}
            choices={name === 'age' ? undefined : country?.[name]}
            change={(value) => set({ [name]: value })}
          />
        ),
      )}
    </>
  );
}

const SEXES = [
  ['', 'any'],
  ['female', 'female'],
  ['male', 'male'],
] as const;

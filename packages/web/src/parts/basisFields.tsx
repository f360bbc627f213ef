import { query, set } from '../address.ts';
import { TextField } from './control.tsx';

/** The seed and the as-of date, which the address keeps. */
export function BasisFields() {
  return (
    <>
      <TextField label="Seed" value={query.value.seed ?? ''} change={(seed) => set({ seed })} />
      <TextField
        label="As of"
        value={query.value.asOf ?? ''}
        change={(asOf) => set({ asOf })}
        choices={['today']}
        placeholder="2026-01-01"
      />
    </>
  );
}

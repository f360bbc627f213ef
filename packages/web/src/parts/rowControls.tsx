import type { ComponentChildren } from 'preact';
import { set } from '../address.ts';
import { rows } from '../schemaFields.ts';
import { Again } from './again.tsx';
import { BasisFields } from './basisFields.tsx';
import { Choice, TextField } from './control.tsx';

/** Inputs for the number of rows, seed, as-of date and format, with room for more before and after them. */
export function RowControls({
  before,
  format,
  formats,
  children,
}: {
  readonly before?: ComponentChildren;
  readonly format: string;
  readonly formats: readonly (readonly [value: string, text: string])[];
  readonly children: ComponentChildren;
}) {
  return (
    <div class="controls wide">
      {before}
      <TextField label="Rows" numeric value={rows.value} change={(value) => set({ rows: value })} />
      <BasisFields />
      <Again />
      <Choice label="Format" value={format} options={formats} change={(value) => set({ format: value })} />
      {children}
    </div>
  );
}

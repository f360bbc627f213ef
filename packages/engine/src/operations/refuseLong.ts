import { Problem } from '../kernel/problem.ts';
import { jsonOf } from './columnTexts.ts';
import type { Caps } from './operation.ts';
import type { TableField } from './tableField.ts';

/** Refuses texts that would take long to read, before they are read; `what` names the document. */
export function refuseLong(
  fields: readonly (TableField | null)[],
  what: string,
  { patterns, characters }: Caps,
): void {
  if (fields.reduce((sum, field) => sum + lengthIn(field?.pattern), 0) > patterns)
    throw new Problem(
      'too-large',
      `the patterns of a ${what} may have at most ${patterns} characters in total`,
    );
  let read = 0;
  for (const field of fields) {
    read += lengthIn(field?.type);
    if (field?.const !== undefined) read += jsonOf(field.const, field.name ?? 'const').length;
    for (const from in field?.map) {
      read += from.length + lengthIn(field.map[from]);
      if (read > characters) break;
    }
  }
  if (read > characters)
    throw new Problem(
      'too-large',
      `the types, constants and maps of a ${what} may have at most ${characters} characters in total`,
    );
}

function lengthIn(text: unknown): number {
  return typeof text === 'string' ? text.length : 0;
}

import type { SchemaColumn } from '../schema.ts';
import type { Place } from './places.ts';

/** The columns that must not be null, that the database does not fill and that a definition does not have. */
export function unfilledIn({ definition, table }: Place): readonly SchemaColumn[] {
  return table.columns.filter(
    ({ name, nullable, filled }) =>
      !nullable && !filled && !definition.fields.some((field) => field.name === name),
  );
}

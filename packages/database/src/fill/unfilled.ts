import { Problem } from 'specimen-data/internal';
import { pathOf } from '../plan/tables/tableNames.ts';
import type { Place } from './places.ts';

/** Refuses tables with a column that must not be null, that the database does not fill and that the rows do not have. */
export function refuseUnfilled(places: readonly Place[]): void {
  const unfilled = places.flatMap(({ definition, table, excluded }) =>
    excluded
      ? []
      : table.columns
          .filter(({ name, nullable, filled }) => !nullable && !filled && !hasField(definition, name))
          .map(({ name, declared }) => `${pathOf(table)}.${name} of type ${declared}`),
  );
  if (unfilled.length === 0) return;
  throw new Problem(
    'bad',
    `there is no value for ${unfilled.join(', ')}, which must not be null: give a default in the database, a field in a plan, or exclude the table`,
  );
}

function hasField({ fields }: Place['definition'], name: string): boolean {
  return fields.some((field) => field.name === name);
}

import { numberedBy } from '../draw/cell.ts';
import type { RowPersona } from '../draw/persona.ts';
import type { Limit, Source } from '../draw/source.ts';
import { type Distinct, distinctOf, makeDistinct } from '../draw/uniqueness.ts';
import { ENDLESS } from '../kernel/numbered.ts';
import { Problem, shown } from '../kernel/problem.ts';

/** Makes the values of a persona's fields differ in all rows; returns the field that does so for the fewest rows. */
export function distinctLimit(persona: RowPersona, keys: readonly string[]): Limit {
  const fields = keys.map((key) => distinctField(persona, key));
  const limits = makeDistinct(persona, fields).map((room) =>
    room >= ENDLESS ? Number.MAX_SAFE_INTEGER : room,
  );
  const rows = Math.min(...limits);
  return { rows, name: keys[limits.indexOf(rows)] as string };
}

/** Returns how the values of a field can differ; a field whose values may repeat is a problem. */
export function distinctField(persona: RowPersona, key: string): Distinct {
  const { country, fields, steering } = persona;
  const found = distinctOf(country, fields, key);
  if (found && steering.values?.[found.key])
    throw new Problem(
      'not-unique',
      `${shown(key)} cannot be unique: its values are drawn again until they meet the conditions in "where"`,
      { subject: key },
    );
  if (found) return found;
  throw new Problem(
    'not-unique',
    `${shown(key)} cannot be unique: its values may repeat; fields of country "${country.code}" that can be: ${ableOf(persona).join(', ')}`,
    { subject: key },
  );
}

/** The fields whose values can differ in all rows, as far as it can be told without a trial, and the usual numbers. */
export function ableOf({ country, fields }: RowPersona): readonly string[] {
  const usual = USUAL.filter((key) => fields.has(key) && distinctOf(country, fields, key));
  const numbered = [...fields.keys()].filter((key) => numberedBy(country, fields, key));
  return [...new Set([...usual, ...numbered])];
}

const USUAL = ['id', 'iban', 'account', 'card'];

/** Refuses rows up to a number when a field has fewer values. */
export function refuseRepeats({ limit }: Source, rows: number): void {
  if (limit && rows > limit.rows)
    throw new Problem(
      'too-many-rows',
      `${shown(limit.name)} must be unique but has only ${limit.rows} distinct values, too few for ${rows} rows`,
    );
}

import {
  type FieldList,
  type Format,
  formatOf,
  freshSeed,
  LIMITS,
  Problem,
  seedText,
  whole,
} from 'specimen-data';
import type { Wanted } from './rows.ts';
import type { Arguments } from './schema.ts';

/** A text that must be there. */
export function textOf(args: Arguments, name: string, example: string): string {
  const value = args[name];
  if (typeof value === 'string' && value.trim() !== '') return value;
  throw new Problem(
    'bad',
    `${name} ${value === undefined ? 'is missing: give a string' : 'must be a string'} such as ${example}`,
  );
}

/** The parameters that all generation tools share. */
export function wantedOf(args: Arguments): Wanted {
  const { count, offset } = args;
  return {
    n: absent(count) ? undefined : whole(count, 'count', 1, LIMITS.rows),
    offset: absent(offset) ? 0 : whole(offset, 'offset', 0, LIMITS.offset),
    ...seedOf(args),
    format: formatIn(args),
  };
}

export function seedOf({ seed }: Arguments): Pick<Wanted, 'seed' | 'seeded'> {
  return absent(seed) ? { seed: freshSeed(), seeded: false } : { seed: seedText(seed), seeded: true };
}

export function formatIn({ format }: Arguments): Format {
  if (absent(format)) return formatOf(undefined);
  if (typeof format === 'string') return formatOf(format);
  throw new Problem('bad', 'format must be json, csv, ndjson or xml');
}

/** The fields of a person: text as in a query, or an array of keys. */
export function fieldsOf({ fields }: Arguments): FieldList | undefined {
  if (absent(fields)) return undefined;
  if (typeof fields === 'string') return fields;
  if (Array.isArray(fields)) return fields as readonly string[];
  throw new Problem('bad', 'fields must be field keys, groups or "all", parted by commas or as an array');
}

/** Models often send null for what they leave out. */
export function absent(value: unknown): value is null | undefined {
  return value === undefined || value === null;
}

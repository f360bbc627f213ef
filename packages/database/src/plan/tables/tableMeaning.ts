import type { SchemaColumn } from '../../schema.ts';
import type { Meaning } from '../columns/here.ts';
import { entriesFor } from '../columns/lookups.ts';
import { bare, singular, wordsOf } from '../columns/words.ts';
import type { Draft } from './draft.ts';
import type { Link } from './shape.ts';

/**
 * Returns the meaning of a column that its role in the table determines: a key, a lookup entry, or a copy from the
 * referenced row.
 */
export function tableMeaning(draft: Draft, column: SchemaColumn): Meaning | undefined {
  return keyMeaning(draft, column) ?? entryMeaning(draft, column) ?? parentMeaning(draft, column);
}

/** Returns the meaning of a primary key of one column: a sequence, or a unique value of its type. */
function keyMeaning(draft: Draft, { name, type, filled }: SchemaColumn): Meaning | undefined {
  const { table } = draft.shape;
  const isKey =
    table.primaryKey.includes(name) && (table.primaryKey.length === 1 || isOwnNumber(draft, name));
  const { among, least = 1 } = draft.limits(name);
  if (type.kind === 'integer' && !among && (isKey || filled === 'identity')) {
    const last = isKey ? draft.planning.lastOf(table) : 0;
    const start = Math.max(last + 1, least, 1);
    return {
      making: { type: start === 1 ? 'sequence' : `sequence:${start},1` },
      why: isKey ? 'primary key' : 'identity',
    };
  }
  const isCode = type.kind === 'text' && (type.exactly === 36 || type.most === 36);
  return isKey && isCode ? { making: { type: 'uuid' }, why: 'primary key' } : undefined;
}

/** Returns true if a column is named like the table's own number: `id`, or `payment_id` in payments. */
function isOwnNumber({ shape: { table } }: Draft, name: string): boolean {
  const words = wordsOf(name).map(bare);
  const own = wordsOf(table.name).map((word) => bare(singular(word)));
  return words.at(-1) === 'id' && (words.length === 1 || words.slice(0, -1).join() === own.join());
}

/** Returns a name or a code for a lookup table. */
function entryMeaning(draft: Draft, { name, type }: SchemaColumn): Meaning | undefined {
  const { table, isLookup, rows } = draft.shape;
  const entries = isLookup ? entriesFor(table.name) : undefined;
  if (!entries || entries.length < rows || type.kind !== 'text') return undefined;
  const last = bare(wordsOf(name).at(-1) ?? '');
  const isWhole =
    bare(wordsOf(name).join()) ===
    wordsOf(table.name)
      .map((word) => bare(singular(word)))
      .join();
  const which =
    isWhole || /^(name|title|label|nombre|nom|nome|bezeichnung|nazwa|libelle|designation)$/.test(last)
      ? 'name'
      : /^(code|slug|key|iso|iso2|id|abbreviation|symbol|kuerzel|codigo|cod)$/.test(last)
        ? 'code'
        : undefined;
  if (which === undefined) return undefined;
  const isSlug = last === 'slug' || last === 'key';
  const values = entries.slice(0, rows).map((entry) => (isSlug ? slugOf(entry.name) : entry[which]));
  const { most = 1e9, fewest } = draft.limits(name);
  if (values.some(({ length }) => length > most || length < fewest)) return undefined;
  return { making: { values, ...(draft.singles.has(name) ? { unique: true } : {}) }, why: 'name and table' };
}

/** Returns a name in the form of a web address. */
function slugOf(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-');
}

/** Returns the meaning of a column that repeats one of the referenced row: `customer_email` beside `customer_id`. */
function parentMeaning(draft: Draft, column: SchemaColumn): Meaning | undefined {
  if (column.type.kind !== 'text' || draft.singles.has(column.name)) return undefined;
  for (const link of draft.shape.links) {
    const type = link.later || link.target === draft.shape ? undefined : repeatedBy(draft, link, column);
    if (type === undefined) continue;
    const { row, same } = draft.fields.get(link.key.columns[0] ?? '') ?? {};
    return {
      making: { type, ...(row ? { row } : {}), ...(same ? { same } : {}) },
      why: 'of the row referred to',
    };
  }
  return undefined;
}

/** Returns the column of the referenced row that a column repeats by its name, if it fits. */
function repeatedBy(draft: Draft, { key, target }: Link, column: SchemaColumn): string | undefined {
  const { planned, nameOf } = draft.planning;
  const words = wordsOf(column.name);
  const stem = wordsOf(key.columns[0] ?? '').slice(0, -1);
  if (stem.length === 0 || stem.join() !== words.slice(0, stem.length).join()) return undefined;
  const rest = words.slice(stem.length).join('');
  const other = planned.get(target)?.find(({ name = '' }) => wordsOf(name).join('') === rest);
  const theirs = target.table.columns.find(({ name }) => name === other?.name);
  const { most = 1e9 } = draft.limits(column.name);
  if (!other || theirs?.type.kind !== 'text' || (theirs.type.most ?? 1e9) > most) return undefined;
  if (theirs.nullable && !column.nullable) return undefined;
  return `${nameOf(target.table)}.${other.name}`;
}

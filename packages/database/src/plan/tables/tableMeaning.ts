import type { SchemaColumn } from '../../schema.ts';
import type { Meaning } from '../columns/here.ts';
import { entriesFor } from '../columns/lookups.ts';
import { bare, singular, wordsOf } from '../columns/words.ts';
import type { Draft } from './draft.ts';
import type { Link } from './shape.ts';

/** What a column is by its part in the table: a key, an entry of a list, or what the row referred to has. */
export function tableMeaning(draft: Draft, column: SchemaColumn): Meaning | undefined {
  return keyMeaning(draft, column) ?? entryMeaning(draft, column) ?? parentMeaning(draft, column);
}

/** A primary key of one column: a number that goes on, or what is unique of its type. */
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

/** Whether a column is named as the number of the table's own rows: `id`, or `payment_id` of payments. */
function isOwnNumber({ shape: { table } }: Draft, name: string): boolean {
  const words = wordsOf(name).map(bare);
  const own = wordsOf(table.name).map((word) => bare(singular(word)));
  return words.at(-1) === 'id' && (words.length === 1 || words.slice(0, -1).join() === own.join());
}

/** A name or a code in a table that only names things. */
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

/** A name as addresses write it. */
function slugOf(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-');
}

/** A column that repeats one of the row referred to: `customer_email` where `customer_id` refers to customers. */
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

/** The column of the row referred to that a column repeats by its name, where it fits. */
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

import { parseFieldType, type TableField } from 'specimen-data/internal';
import type { SchemaColumn } from '../../schema.ts';
import { isDate } from '../columns/dateColumns.ts';
import { type Making, neverRepeats, valuesOf } from '../columns/here.ts';
import { entriesFor } from '../columns/lookups.ts';
import { rangeOf } from '../columns/ranges.ts';
import { wordsOf } from '../columns/words.ts';
import type { Draft } from './draft.ts';
import type { Link } from './shape.ts';

/** Makes columns different in every row if a check requires it: `CHECK (sender_id <> receiver_id)`. */
export function setApart(draft: Draft): void {
  for (const { columns, check } of draft.checked.unequal) {
    const [one, other] = columns.map((name) => draft.fields.get(name));
    // A comparison with null is not false, so the check holds.
    const isKept =
      one && other
        ? isApart(draft, one, other) || setReferences(draft, one, other) || setValues(draft, one, other)
        : columns.every((name) => draft.fields.has(name) || !draft.column(name)?.filled);
    if (!isKept) draft.unkept.push(check);
  }
}

/** Returns true if values differ by construction: one is later, greater, or of an earlier row of the same table. */
function isApart(draft: Draft, one: TableField, other: TableField): boolean {
  const pairs = [[one, other] as const, [other, one] as const];
  return pairs.some(([a, b]) => {
    const { name: first = '', type } = a;
    const { name: second = '', within = '' } = b;
    const { primaryKey } = draft.shape.table;
    const isOwnKey = primaryKey.join() === first && neverRepeats(type);
    if (isOwnKey && b.type === `${draft.planning.nameOf(draft.shape.table)}.${first}`) return true;
    if (b.after === first && !/^0(-|$)/.test(String(within))) return true;
    if (b.after !== undefined || draft.isLinked(first) || draft.isLinked(second)) return false;
    const [low, high] = [a, b].map((each) => rangeOf(draft.planning.world, each));
    return low !== undefined && high !== undefined && low.high < high.low;
  });
}

/** Handles two references to the same column: the second excludes the row of the first. */
function setReferences(draft: Draft, one: TableField, other: TableField): boolean {
  const [first, second] = [one, other].map((field) => linkOf(draft, field.name as string));
  if (!first || !second || first.target !== second.target) return false;
  // The number of rows in an excluded table is not known yet.
  if (first.target.rows < 2 && !first.target.excluded) return false;
  if (first.key.refersTo.join() !== second.key.refersTo.join()) return false;
  const pairs = [[one, other] as const, [other, one] as const];
  const found = pairs.find(
    ([base, field]) =>
      base.unlike === undefined &&
      field.unlike === undefined &&
      !field.unique &&
      field.row !== base.row &&
      field.row !== undefined &&
      isTogether(draft, field.name as string, base.name as string),
  );
  if (!found) return false;
  const [base, { same: _, ...field }] = found;
  const why = `foreign key, another row than ${base.name}`;
  draft.set(field.name as string, { ...field, unlike: base.name as string }, why);
  return true;
}

function linkOf({ shape }: Draft, name: string): Link | undefined {
  return shape.links.find(({ key }) => key.columns.length === 1 && key.columns[0] === name);
}

/** Returns true if a key that contains one column contains the other too, so that the excluded value is known there. */
function isTogether({ shape: { table } }: Draft, name: string, base: string): boolean {
  return [table.primaryKey, ...table.uniques].every((set) => !set.includes(name) || set.includes(base));
}

/** Handles values that are not references: each column gets its own share of the possible values. */
function setValues(draft: Draft, one: TableField, other: TableField): boolean {
  const columns = [one, other].map(({ name = '' }) => draft.column(name) as SchemaColumn);
  const names = columns.map(({ name }) => name);
  if (names.some((name) => draft.isLinked(name) || draft.singles.has(name))) return false;
  if (columns.every((column) => isDate(draft, column))) return setLater(draft, one, other);
  const shares = sharesOf(draft, one, other);
  if (!shares) return false;
  for (const [i, { name = '', blank }] of [one, other].entries())
    draft.set(
      name,
      { name, ...shares[i], ...(blank ? { blank } : {}) },
      `check: never that of ${names[1 - i]}`,
    );
  return true;
}

/** Makes the later of two dates at least one day later. */
function setLater(draft: Draft, one: TableField, other: TableField): boolean {
  const [base, field] = one.after === other.name ? [other, one] : [one, other];
  if (field.after !== undefined && field.after !== base.name) return false;
  const { name = '', type = '', within = '0-30', blank } = field;
  const { kind: form } = parseFieldType(type);
  if (form !== 'date' && form !== 'datetime') return false;
  const [, most = '30'] = String(within).split('-');
  draft.set(
    name,
    { name, type: form, after: base.name as string, within: `1-${most}`, ...(blank ? { blank } : {}) },
    `check: never that of ${base.name}`,
  );
  return draft.limits(name).days === undefined;
}

/**
 * Returns the values of each of two columns. Few values rotate, with one column a step ahead of the other; of many values
 * that both could have, each column gets every other one.
 */
function sharesOf(draft: Draft, one: TableField, other: TableField): readonly [Making, Making] | undefined {
  const [first, second] = [valuesFor(draft, one), valuesFor(draft, other)];
  const common = first.filter((value) => second.includes(value));
  if (common.length === first.length && common.length === second.length && common.length < FEW)
    return common.length < 2
      ? undefined
      : [{ values: common }, { values: [...common.slice(1), ...common.slice(0, 1)] }];
  const mine = new Set(first.filter((value) => !common.includes(value) || common.indexOf(value) % 2 === 0));
  const theirs = second.filter((value) => !mine.has(value));
  return mine.size === 0 || theirs.length === 0 ? undefined : [listed([...mine]), listed(theirs)];
}

const FEW = 4;

/** Returns the values that a field generates; if there is only one, also the usual values of such a list. */
function valuesFor(draft: Draft, { name = '', blank: _, ...making }: TableField): readonly unknown[] {
  const made = making.values ?? ('const' in making ? [making.const] : valuesOf(draft.planning.world, making));
  const own = [...new Set(made ?? [])];
  if (own.length !== 1) return own;
  const entries = entriesFor(name) ?? entriesFor(wordsOf(name).slice(0, -1).join('_')) ?? [];
  const { most = 1e9 } = draft.limits(name);
  const which = entries.some(({ code }) => code === own[0]) ? 'code' : 'name';
  const others = entries.map((entry) => entry[which]).filter(({ length }) => length <= most);
  return [...new Set([...own, ...others])];
}

/** Returns texts as the type that draws them, and other values as a list in order. */
function listed(values: readonly unknown[]): Making {
  const isPlain = values.every(
    (value) => typeof value === 'string' && value !== '' && !/,|=-?[0-9.]+$/.test(value),
  );
  return isPlain ? { type: `enum:${values.join(',')}` } : { values };
}

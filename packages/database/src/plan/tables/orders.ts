import { parseFieldType, printFieldType, type TableField } from 'specimen-data/internal';
import type { SchemaColumn } from '../../schema.ts';
import type { Order } from '../checks/limits.ts';
import { isDate } from '../columns/dateColumns.ts';
import { isNumber, scaleOf } from '../columns/here.ts';
import { numberRange, pairsIn, type Range, rangeOf, splitBelow } from '../columns/ranges.ts';
import type { Draft } from './draft.ts';

/**
 * Returns true if two columns are in the required order: one follows the other, their ranges do not overlap, or one is
 * omitted.
 */
export function keepsOrder(draft: Draft, { before, after }: Order): boolean {
  const [one, other] = [draft.fields.get(before), draft.fields.get(after)];
  if (!one || !other || draft.follows(after, before)) return true;
  if (![one, other].every(({ type }) => numberRange(type))) return false;
  const [low, high] = [one, other].map((field) => rangeOf(draft.planning.world, field));
  return low !== undefined && high !== undefined && low.high < high.low;
}

/** Orders numbers as checks require. */
export function orderNumbers(draft: Draft): void {
  const { checked, fields, planning } = draft;
  for (const { before, after, strictly } of checked.orders) {
    const [one, other] = [fields.get(before), fields.get(after)];
    const column = draft.column(after);
    const isOpen = other?.after === undefined || draft.follows(before, other.after);
    if (!one || !other || !column || !isNumber(column) || !isOpen) continue;
    if (draft.isLinked(after) || isDate(draft, column)) continue;
    if (draft.follows(before, after) || draft.follows(after, before)) continue;
    const range = rangeOf(planning.world, one);
    const { greatest = Number.POSITIVE_INFINITY } = draft.limits(after);
    const within = spanFor(draft, one, { after, strictly });
    const [least = 0] = within.split('-').map(Number);
    if ((range?.high ?? 1000) + least > greatest) {
      if (range && !draft.isLinked(before)) split(draft, range, { one, column, greatest });
      continue;
    }
    const type = column.type.kind === 'integer' ? 'int' : decimalType(other.type);
    const { blank } = other;
    draft.set(after, { name: after, type, after: before, within, ...(blank ? { blank } : {}) }, 'check');
  }
}

/** Splits the usual range between numbers whose names are ordered. */
export function pairNumbers(draft: Draft): void {
  const { fields, planning } = draft;
  for (const { before, after } of pairsIn([...fields.keys()])) {
    const [one, other] = [fields.get(before), fields.get(after)] as [TableField, TableField];
    const column = draft.column(after) as SchemaColumn;
    const isOpen = [before, after].every(
      (name) => !draft.isLinked(name) && fields.get(name)?.after === undefined,
    );
    const [low, high] = [rangeOf(planning.world, one), rangeOf(planning.world, other)];
    if (isNumber(column) && !isDate(draft, column) && isOpen && low && high && low.high > high.low)
      split(draft, low, { one, column, greatest: high.high });
  }
}

/** Gives a number the lower part of the range below another number's limit, and the other one the upper part. */
function split(
  draft: Draft,
  range: Range,
  {
    one,
    column,
    greatest,
  }: { readonly one: TableField; readonly column: SchemaColumn; readonly greatest: number },
): void {
  const { least = 0 } = draft.limits(column.name);
  const scale = scaleOf(column);
  const parts = splitBelow(range, { least, greatest, scale });
  if (!parts) return;
  for (const [i, field] of [one, draft.fields.get(column.name) as TableField].entries()) {
    const { low, high } = parts[i] as Range;
    const type = printFieldType(
      scale === 0
        ? { kind: 'int', range: { low: Math.ceil(low), high: Math.floor(high) } }
        : { kind: 'float', range: { low, high }, decimals: scale },
    );
    const { name = '', blank } = field;
    draft.set(name, { name, type, ...(blank ? { blank } : {}) }, 'order of two columns');
  }
}

/** Returns a `float` type with as many decimals as another type has. */
function decimalType(type = ''): string {
  const parsed = parseFieldType(type);
  const { decimals = 2 } = parsed.kind === 'float' ? parsed : {};
  return printFieldType(
    decimals === 2 ? { kind: 'float' } : { kind: 'float', range: { low: 0, high: 1 }, decimals },
  );
}

/** Returns the range by which a number may exceed another one without leaving its own limits. */
function spanFor(
  draft: Draft,
  { type }: TableField,
  { after, strictly }: Pick<Order, 'after' | 'strictly'>,
): string {
  const { low, high } = numberRange(type) ?? { low: 0, high: 0 };
  const { least: floor = 0, greatest = Number.POSITIVE_INFINITY } = draft.limits(after);
  const least = Math.max(strictly ? 1 : 0, Math.ceil(floor - low));
  return `${least}-${Math.max(least, Math.min(least + 50, Math.floor(greatest - high)))}`;
}

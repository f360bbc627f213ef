import type { SchemaColumn, SchemaTable } from '../../schema.ts';
import { daysOf } from '../columns/days.ts';
import { LONGEST_COLUMN, MOST_DECIMALS, scaleOf } from '../columns/here.ts';
import type { Limits } from './columnLimits.ts';
import type { Condition, Sign } from './condition.ts';
import { conditionsOf } from './conditions.ts';

/** A pair of columns in which one value follows the other. */
export interface Order {
  readonly before: string;
  readonly after: string;
  readonly strictly: boolean;
  /** The check that demands it. */
  readonly check: string;
}

/** Two columns whose values differ in every row. */
interface Unequal {
  readonly columns: readonly [string, string];
  /** The check that demands it. */
  readonly check: string;
}

/** A column that is the sum of others, or their product if `neutral` is 1. */
interface Sum {
  readonly whole: string;
  readonly parts: readonly string[];
  readonly neutral: 0 | 1;
  /** The check that demands it. */
  readonly check: string;
}

/** Limits of all columns, and the relations between columns, from the checks of a table. */
export interface Checked {
  readonly limits: ReadonlyMap<string, Limits>;
  readonly orders: readonly Order[];
  readonly unequal: readonly Unequal[];
  readonly sums: readonly Sum[];
  /** Checks that were not understood. */
  readonly strange: readonly string[];
}

export function checkedOf(table: SchemaTable): Checked {
  const known = new Map(table.columns.map(({ name }) => [name.toLowerCase(), name]));
  const named = (name: string) => known.get(name.toLowerCase());
  const read = table.checks.map((check) => ({ check, conditions: conditionsOf(check) }));
  const conditions = read.flatMap((each) => each.conditions ?? []);
  const conditionsFor = ({ name }: SchemaColumn) => conditions.filter(({ column }) => named(column) === name);
  const impossible = new Set(
    table.columns
      .filter((column) => !isPossible(limitsOf(column, conditionsFor(column))))
      .map(({ name }) => name),
  );
  const linked = new Set(table.foreignKeys.flatMap(({ columns }) => columns));
  const isOfReference = ({ kind, column }: Condition) =>
    (kind === 'compare' || kind === 'in') && linked.has(named(column) ?? '');
  const isUnmet = (each: Condition) => each.kind === 'compare' && impossible.has(named(each.column) ?? '');
  const told = read.map(({ check, conditions: found }) => ({
    check,
    ...comparedIn(
      check,
      found?.some((each) => isOfReference(each) || isUnmet(each)) ? undefined : found,
      named,
    ),
  }));
  return {
    limits: new Map(
      table.columns.map((column) => [
        column.name,
        limitsOf(
          column,
          conditionsFor(column).filter((each) => !isUnmet(each)),
        ),
      ]),
    ),
    orders: told.flatMap(({ orders }) => orders),
    unequal: told.flatMap(({ unequal }) => unequal),
    sums: told.flatMap(({ sums }) => sums),
    strange: told.filter(({ isWhole }) => !isWhole).map(({ check }) => check),
  };
}

/** Reads the relation of two columns in a check; the result says if the rest of the check is understood. */
function comparedIn(
  check: string,
  conditions: readonly Condition[] | undefined,
  named: (name: string) => string | undefined,
): Pick<Checked, 'orders' | 'unequal' | 'sums'> & { readonly isWhole: boolean } {
  const pairs = (conditions ?? []).filter((each) => each.kind === 'order');
  const orders: Order[] = [];
  const unequal: Unequal[] = [];
  for (const { column, other, sign } of pairs) {
    const [one, two] = [named(column), named(other)];
    if (one === undefined || two === undefined || sign === '=') continue;
    const [before, after] = sign.startsWith('<') ? [one, two] : [two, one];
    if (sign === '<>') unequal.push({ columns: [one, two], check });
    else orders.push({ before, after, strictly: sign.length === 1, check });
  }
  const wholes = (conditions ?? []).filter((each) => each.kind === 'sum');
  const sums = wholes.flatMap(({ column, parts, neutral }) => {
    const [whole, ...known] = [column, ...parts].flatMap((name) => named(name) ?? []);
    return whole !== undefined && known.length === parts.length
      ? [{ whole, parts: known, neutral, check }]
      : [];
  });
  const isWhole =
    conditions !== undefined &&
    orders.length + unequal.length === pairs.length &&
    sums.length === wholes.length;
  return { orders, unequal, sums, isWhole };
}

function limitsOf(column: SchemaColumn, conditions: readonly Condition[]): Limits {
  const { type } = column;
  const numbers = conditions.filter((each) => each.kind === 'compare' && !each.length);
  const lengths = conditions.filter((each) => each.kind === 'compare' && each.length);
  const isWhole = type.kind !== 'decimal' && type.kind !== 'float';
  const step = isWhole ? 1 : 10 ** -scaleOf(column);
  const [low, high] = rangeOf(type);
  const barred = conditions.flatMap((each) =>
    each.kind === 'compare' && each.sign === '<>' ? [each.value] : [],
  );
  const exact = valuesOf(type, conditions);
  return {
    least: greatestOf([low, ...bounds(numbers, '>', step)]),
    greatest: leastOf([high, ...bounds(numbers, '<', -step)]),
    fewest: greatestOf([0, ...bounds(lengths, '>', 1)]) ?? 0,
    most: leastOf([type.kind === 'text' ? type.most : undefined, ...bounds(lengths, '<', -1)]),
    among: exact?.filter((value) => !barred.includes(value)),
    barred,
    filled: conditions.some(({ kind }) => kind === 'filled'),
    absent: conditions.some(({ kind }) => kind === 'absent'),
    forms: conditions.flatMap((each) => (each.kind === 'form' ? [each.form] : [])),
    days: daysOf(type, conditions),
  };
}

/** Returns true if a value within the limits exists; checks may contradict each other. */
function isPossible({ least = -MOST, greatest = MOST, fewest, most = LONGEST_COLUMN }: Limits): boolean {
  return least <= Math.min(greatest, MOST) && greatest >= -MOST && fewest <= Math.min(most, LONGEST_COLUMN);
}

/** Greatest number that is generated. */
const MOST = Number.MAX_SAFE_INTEGER / 2;

function valuesOf(
  { kind }: SchemaColumn['type'],
  conditions: readonly Condition[],
): readonly string[] | undefined {
  const isText = kind === 'text' || kind === 'enum' || kind === 'boolean';
  const lists = conditions.flatMap((each) => {
    if (each.kind === 'in') return [each.values];
    return isText && each.kind === 'compare' && each.sign === '=' && !each.length ? [[each.value]] : [];
  });
  const [first, ...rest] = lists;
  return first?.filter((value) => rest.every((list) => list.includes(value)));
}

/** Returns the bounds of all conditions in one direction; a strict condition moves its bound by a step. */
function bounds(conditions: readonly Condition[], direction: '<' | '>', step: number): readonly number[] {
  return conditions.flatMap((each) => {
    if (each.kind !== 'compare') return [];
    const number = Number(each.value);
    const signs: readonly Sign[] = [direction, `${direction}=`, '='];
    if (Number.isNaN(number) || each.value === '' || !signs.includes(each.sign)) return [];
    return [each.sign === direction ? number + step : number];
  });
}

function rangeOf(type: SchemaColumn['type']): readonly [number | undefined, number | undefined] {
  if (type.kind === 'integer') {
    const size = 2 ** Math.min(type.bits, 53);
    return type.unsigned ? [0, size - 1] : [-size / 2, size / 2 - 1];
  }
  if (type.kind === 'decimal' && type.precision !== undefined) {
    const { precision, scale = 0 } = type;
    const whole = Math.min(precision - scale, DIGITS);
    const most = 10 ** whole - 10 ** -Math.min(scale, DIGITS - whole, MOST_DECIMALS);
    return [-most, most];
  }
  return [undefined, undefined];
}

/** Number of digits that a JavaScript number always keeps. */
const DIGITS = 15;

function greatestOf(values: readonly (number | undefined)[]): number | undefined {
  const known = values.filter((each) => each !== undefined);
  return known.length === 0 ? undefined : Math.max(...known);
}

function leastOf(values: readonly (number | undefined)[]): number | undefined {
  const known = values.filter((each) => each !== undefined);
  return known.length === 0 ? undefined : Math.min(...known);
}

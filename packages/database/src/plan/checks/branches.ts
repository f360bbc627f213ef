import type { Condition, Sign } from './condition.ts';

type Conditions = readonly Condition[];
type Listed = Extract<Condition, { readonly kind: 'in' }>;

/**
 * Returns conditions that satisfy one of several branches: for `kind = 'a' AND x IS NULL OR kind = 'b' AND x IS NOT NULL`,
 * all rows follow one branch, the one that allows the most values. If the branches differ only in columns that must not be
 * null, these are filled in every row and a list of values remains.
 */
export function oneOf(branches: readonly Conditions[]): Conditions {
  const absent = new Set(columnsOf(branches.flat(), 'absent'));
  const isFree = (each: Condition) => each.kind === 'filled' && !absent.has(each.column.toLowerCase());
  const filled = branches.flat().filter(isFree);
  const left = branches.map((branch) => branch.filter((each) => !isFree(each)));
  if (left.some(({ length }) => length === 0)) return filled;
  const listed = listOf(left);
  if (listed) return [...filled, listed];
  const [best = []] = branches.toSorted((a, b) => boundBy(a) - boundBy(b) || nullIn(a) - nullIn(b));
  return best;
}

/** Returns the number of columns that are restricted to a few values. */
function boundBy(conditions: Conditions): number {
  return conditions.filter((each) => each.kind === 'in' || (each.kind === 'compare' && each.sign === '='))
    .length;
}

function nullIn(conditions: Conditions): number {
  return columnsOf(conditions, 'absent').length;
}

function columnsOf(conditions: Conditions, kind: Condition['kind']): readonly string[] {
  return conditions.filter((each) => each.kind === kind).map(({ column }) => column.toLowerCase());
}

/** Returns the allowed values of one column if every branch lists some of them. */
export function listOf(branches: readonly Conditions[]): Condition | undefined {
  const lists = branches.flatMap(([first, second]): readonly Pick<Listed, 'column' | 'values'>[] => {
    if (!first || second) return [];
    if (first.kind === 'in') return [first];
    return first.kind === 'compare' && first.sign === '=' && !first.length
      ? [{ column: first.column, values: [first.value] }]
      : [];
  });
  const columns = new Set(lists.map(({ column }) => column));
  const [column] = columns;
  if (lists.length < branches.length || columns.size > 1 || column === undefined) return undefined;
  return { kind: 'in', column, values: lists.flatMap(({ values }) => values) };
}

/** Returns the negation of one condition; undefined if it is not a simple condition. */
export function oppositeOf(conditions: Conditions): Conditions | undefined {
  const [condition, second] = conditions;
  if (!condition || second) return undefined;
  const { column } = condition;
  switch (condition.kind) {
    case 'filled':
      return [{ kind: 'absent', column }];
    case 'absent':
      return [{ kind: 'filled', column }];
    case 'in':
      return condition.values.map((value) => ({ kind: 'compare', column, length: false, sign: '<>', value }));
    case 'compare':
    case 'order':
      return [{ ...condition, sign: OPPOSITES[condition.sign] }];
    default:
      return undefined;
  }
}

const OPPOSITES: Readonly<Record<Sign, Sign>> = {
  '<': '>=',
  '<=': '>',
  '>': '<=',
  '>=': '<',
  '=': '<>',
  '<>': '=',
};

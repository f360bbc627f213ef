import type { Condition, Sign } from './condition.ts';

type Conditions = readonly Condition[];
type Listed = Extract<Condition, { readonly kind: 'in' }>;

/**
 * Conditions that keep a choice of some. What only must not be null is filled in every row, so that a list of values may be left;
 * otherwise all rows are of one branch, the one that leaves most values.
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

/** How many columns have but few values. */
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

/** The values of one column, where every branch tells no more than some of them. */
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

/** What holds where one condition does not; nothing where that is no simple condition. */
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

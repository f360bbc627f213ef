import { oneOf, oppositeOf } from './branches.ts';
import type { Condition, Sign } from './condition.ts';
import { formOf, type Matching } from './form.ts';

/** Thrown for an expression that is not a simple condition, or nested too deeply. */
export class NotSimple extends Error {}

/** An expression, as far as it is understood. */
export type Term =
  | {
      readonly kind: 'column';
      readonly name: string;
      readonly length: boolean;
      /** The function that changes its letters. */
      readonly through?: 'UPPER' | 'LOWER';
    }
  | {
      readonly kind: 'joined';
      readonly sign: '+' | '-' | '*';
      readonly columns: readonly string[];
    }
  | { readonly kind: 'count'; readonly columns: readonly string[] }
  | { readonly kind: 'literal'; readonly value: string }
  | { readonly kind: 'list'; readonly values: readonly string[] }
  | { readonly kind: 'all'; readonly conditions: readonly Condition[] }
  | { readonly kind: 'null'; readonly column: string }
  | { readonly kind: 'always' };

export function flattened(term: Term): readonly Condition[] | undefined {
  if (term.kind === 'all') return term.conditions;
  if (term.kind === 'null') return [{ kind: 'absent', column: term.column }];
  // A boolean column by itself means that it is true.
  if (term.kind === 'column' && !term.length)
    return [{ kind: 'compare', column: term.name, length: false, sign: '=', value: 'true' }];
  return term.kind === 'always' ? [] : undefined;
}

/** Returns true if a condition always holds when its own column is null. */
export function isOptional(term: Term, absent: readonly string[]): boolean {
  const names = (flattened(term) ?? []).flatMap((each) =>
    each.kind === 'order' ? [each.column, each.other] : [each.column],
  );
  return term.kind === 'all' && absent.every((column) => names.includes(column));
}

/** Returns the simple conditions of a term. */
export function simple(term: Term): readonly Condition[] {
  const conditions = flattened(term);
  if (!conditions) throw new NotSimple();
  return conditions;
}

export function nameOf(term: Term): string {
  if (term.kind !== 'column') throw new NotSimple();
  return term.name;
}

export function formed(left: Term, matching: Matching, right: Term): Term {
  const form = right.kind === 'literal' ? formOf(right.value, matching) : undefined;
  if (left.kind !== 'column' || left.length || !form) throw new NotSimple();
  return { kind: 'all', conditions: [{ kind: 'form', column: left.name, form }] };
}

/** Reads a column that is a sum of others. If it is only at most their sum, it is limited by the first of them. */
function summed(left: Term, compares: Sign, { sign, columns }: Extract<Term, { kind: 'joined' }>): Term {
  const [first = '', second = ''] = columns;
  const whole = nameOf(left);
  if (sign === '+' && (compares === '<=' || compares === '<'))
    return { kind: 'all', conditions: [{ kind: 'order', column: whole, sign: compares, other: first }] };
  if (compares !== '=') throw new NotSimple();
  const [column, parts] = sign === '-' ? [first, [whole, second]] : [whole, columns];
  return { kind: 'all', conditions: [{ kind: 'sum', column, parts, neutral: sign === '*' ? 1 : 0 }] };
}

/** Reads a condition on how many of some columns are not null. */
function counted({ columns }: Extract<Term, { kind: 'count' }>, sign: Sign, many: number): Term {
  const isLeast = sign === '>' || sign === '>=';
  const filled = sign === '>' ? many + 1 : sign === '<' ? many - 1 : many;
  if (sign === '<>' || !(filled >= 0 && filled <= columns.length)) throw new NotSimple();
  const kindOf = (i: number) => (i < filled ? 'filled' : 'absent');
  const conditions = columns.map((column, i) => ({ kind: kindOf(i), column }) as const);
  return { kind: 'all', conditions: conditions.filter(({ kind }) => kind === 'filled' || !isLeast) };
}

/** Returns the negation of a term. */
export function opposed(term: Term): Term {
  const branches = simple(term).map((condition) => {
    const opposite = oppositeOf([condition]);
    if (!opposite) throw new NotSimple();
    return opposite;
  });
  return { kind: 'all', conditions: oneOf(branches) };
}

/** Returns conditions that two terms hold together or not at all, or that exactly one of them holds. */
function agreed(left: Term, right: Term, agree: boolean): Term {
  const [one, other] = [simple(left), simple(right)];
  const [not, notOther] = [oppositeOf(one), oppositeOf(other)];
  const branches = agree
    ? [[...one, ...other], ...(not && notOther ? [[...not, ...notOther]] : [])]
    : [...(notOther ? [[...one, ...notOther]] : []), ...(not ? [[...not, ...other]] : [])];
  if (branches.length === 0) throw new NotSimple();
  return { kind: 'all', conditions: oneOf(branches) };
}

export function membership(left: Term, right: Term): Term {
  const values = right.kind === 'list' ? right.values : right.kind === 'literal' ? [right.value] : undefined;
  if (left.kind !== 'column' || left.length || !values) throw new NotSimple();
  return { kind: 'all', conditions: [{ kind: 'in', column: left.name, values }] };
}

export function compared(left: Term, sign: Sign, right: Term): Term {
  if (left.kind === 'literal' && right.kind === 'column')
    return compared(right, MIRRORED[sign] as Sign, left);
  if (left.kind === 'joined' && right.kind === 'column') return compared(right, MIRRORED[sign] as Sign, left);
  if (left.kind === 'column' && right.kind === 'joined') return summed(left, sign, right);
  if (left.kind === 'count' && right.kind === 'literal') return counted(left, sign, Number(right.value));
  if (isCondition(left) && isCondition(right) && (sign === '=' || sign === '<>'))
    return agreed(left, right, sign === '=');
  if (left.kind !== 'column') throw new NotSimple();
  if (right.kind === 'literal') {
    const { name: column, length } = left;
    return { kind: 'all', conditions: [{ kind: 'compare', column, length, sign, value: right.value }] };
  }
  if (right.kind !== 'column' || left.length || right.length) throw new NotSimple();
  const through = left.through ?? right.through;
  if (sign === '=' && left.name === right.name && through)
    return formed({ ...left }, { like: false, anyCase: false }, { kind: 'literal', value: CASES[through] });
  return { kind: 'all', conditions: [{ kind: 'order', column: left.name, sign, other: right.name }] };
}

/** Forms of texts that `UPPER` and `LOWER` leave unchanged. */
const CASES = { UPPER: '^[^a-z]*$', LOWER: '^[^A-Z]*$' };

function isCondition({ kind }: Term): boolean {
  return kind === 'all' || kind === 'null';
}

const MIRRORED: Readonly<Record<string, Sign>> = {
  '<': '>',
  '<=': '>=',
  '>': '<',
  '>=': '<=',
  '=': '=',
  '<>': '<>',
};

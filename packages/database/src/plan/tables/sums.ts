import type { SchemaColumn } from '../../schema.ts';
import { isNumber, scaleOf } from '../columns/here.ts';
import type { Draft } from './draft.ts';

/** Satisfies checks that make a number the sum of others: it repeats the first one, and the others get the neutral value. */
export function addUp(draft: Draft): void {
  for (const { whole, parts, neutral, check } of draft.checked.sums) {
    const [first, ...others] = parts.map((name) => draft.column(name));
    const column = draft.column(whole);
    const made = [whole, ...parts].filter((name) => draft.fields.has(name));
    if (made.length === 0) continue;
    if (
      !column ||
      !first ||
      made.length <= parts.length ||
      !others.every((each) => takes(draft, each, neutral))
    )
      draft.unkept.push(check);
    else if (!isFree(draft, column) || !fitsInto(draft, first, column)) draft.unkept.push(check);
    else {
      const scale = scaleOf(column);
      const type = scale === 0 ? 'int' : `float:0,1,${scale}`;
      for (const { name } of others as readonly SchemaColumn[])
        draft.set(name, { name, const: neutral }, 'a check adds it up');
      draft.set(whole, { name: whole, type, after: first.name, within: '0-0' }, 'a check adds it up');
    }
  }
}

/** Returns true if a column accepts the neutral value. */
function takes(draft: Draft, column: SchemaColumn | undefined, neutral: number): boolean {
  if (!column || !isFree(draft, column)) return false;
  const { least = neutral, greatest = neutral, among, barred } = draft.limits(column.name);
  const isAmong = !among || among.some((value) => Number(value) === neutral);
  return least <= neutral && neutral <= greatest && isAmong && !barred.map(Number).includes(neutral);
}

function isFree(draft: Draft, column: SchemaColumn): boolean {
  const { name } = column;
  const isBase = [...draft.fields.values()].some(({ after }) => after === name);
  return isNumber(column) && !draft.isLinked(name) && !draft.singles.has(name) && !isBase;
}

/** Returns true if all numbers of one column are valid in the other. */
function fitsInto(draft: Draft, one: SchemaColumn, other: SchemaColumn): boolean {
  const [from, to] = [draft.limits(one.name), draft.limits(other.name)];
  const least = to.least ?? Number.NEGATIVE_INFINITY;
  const isWide = (to.greatest ?? Number.POSITIVE_INFINITY) >= (from.greatest ?? Number.POSITIVE_INFINITY);
  return isNumber(one) && scaleOf(one) <= scaleOf(other) && isWide && least <= 1 && !to.among;
}

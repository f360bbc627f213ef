import type { SchemaColumn, SchemaTable } from '../../schema.ts';
import { matchAges } from '../columns/ages.ts';
import { isDate, makeDates } from '../columns/dateColumns.ts';
import { formedAs } from '../columns/forms.ts';
import type { Meaning } from '../columns/here.ts';
import { meaningOf } from '../columns/meaning.ts';
import { otherPerson } from '../columns/otherPersons.ts';
import { bare, wordsOf } from '../columns/words.ts';
import { Draft, type Planning } from './draft.ts';
import { holderMeaning } from './holders.ts';
import { orderNumbers, pairNumbers } from './orders.ts';
import { referencesOf } from './references.ts';
import type { Shape } from './shape.ts';
import { addUp } from './sums.ts';
import { tableMeaning } from './tableMeaning.ts';
import { setApart } from './unequal.ts';

/** Makes the fields of a table: references first, then independent columns, then columns that depend on others. */
export function makeFields(shape: Shape, planning: Planning): Draft {
  const draft = new Draft(shape, planning);
  for (const [name, { field, why }] of referencesOf(shape, planning.nameOf)) {
    const { blank: _, ...filled } = field;
    draft.set(name, draft.limits(name).filled ? filled : field, why);
  }
  for (const { name, nullable } of shape.table.columns)
    if (nullable && draft.limits(name).absent) draft.set(name, { name, const: null }, 'check');
  for (const name of shape.empty)
    if (!draft.fields.has(name))
      draft.set(name, { name, const: null }, 'left null: its reference closes a circle', true);
  for (const check of draft.checked.strange) keepByLeaving(draft, check);
  for (const column of draft.open) makeField(draft, column);
  makeDates(draft);
  matchAges(draft);
  orderNumbers(draft);
  pairNumbers(draft);
  addUp(draft);
  setApart(draft);
  if (draft.fields.size === 0) makeAny(draft);
  return draft;
}

/** Satisfies a check that is not understood: it holds if one of its columns is null, and probably if all have their defaults. */
function keepByLeaving(draft: Draft, check: string): void {
  const columns = columnsIn(draft.shape.table, check);
  if (columns.length < 2 || /\bNULL\b/i.test(check)) return;
  const free = columns.findLast(({ name, nullable }) => nullable && !draft.isReference(name));
  if (free) draft.set(free.name, { name: free.name, const: null }, 'left null, which keeps a check', true);
  else if (columns.every(({ filled }) => filled === 'default'))
    for (const { name } of columns) draft.left.add(name);
}

/** Returns the columns that a check names. */
function columnsIn({ columns }: SchemaTable, check: string): readonly SchemaColumn[] {
  const words = new Set(check.toLowerCase().match(/[\p{L}_][\p{L}\p{M}\p{N}_$]*/gu));
  return columns.filter(({ name }) => words.has(name.toLowerCase()));
}

/** Makes one column, because a table needs at least one: preferably a column with a known meaning, otherwise a nullable one. */
function makeAny(draft: Draft): void {
  for (const column of draft.open) {
    const { name } = column;
    const { making, why } = meaningOf(draft.here(column)) ?? {};
    if (!making || !why) continue;
    draft.set(name, { name, ...making }, why, true);
    return;
  }
  const free = draft.open.find(({ nullable }) => nullable);
  if (free) draft.set(free.name, { name: free.name, const: null }, 'nothing is known of its type', true);
}

function makeField(draft: Draft, column: SchemaColumn): void {
  const { name, nullable, filled, type } = column;
  const found = tableMeaning(draft, column) ?? ownMeaning(draft, column);
  if (!found) return;
  const { forms } = draft.limits(name);
  const formed = forms.length > 0 && type.kind === 'text' ? formedAs(draft.here(column), found) : found;
  if (!formed) draft.unkept.push(...forms.map(({ pattern }) => `${name} ~ '${pattern}'`));
  const { making, why, unsure } = formed ?? found;
  if (unsure && filled === 'default' && !draft.singles.has(name)) return;
  if (unsure && nullable && type.kind === 'json') return;
  const isFree = nullable && !draft.shape.table.primaryKey.includes(name) && !draft.limits(name).filled;
  draft.set(name, { name, ...making, ...(isFree ? { blank: blankOf(column) } : {}) }, why, unsure);
}

/** Returns the meaning of a column by itself; for a person's field, also the person. */
function ownMeaning(draft: Draft, column: SchemaColumn): Meaning | undefined {
  const meant = isDate(draft, column) ? undefined : meaningOf(draft.here(column));
  return meant && (holderMeaning(draft, column, meant) ?? otherPerson(draft, column, meant) ?? meant);
}

/** Returns the share of nulls in a nullable column. */
function blankOf({ name, type }: SchemaColumn): number {
  const words = bare(wordsOf(name).join('_'));
  if (/middle|line_?2|address_?2|addr_?2|suffix|fax|zusatz|complement/.test(words)) return 0.6;
  return type.kind === 'boolean' ? 0.02 : 0.1;
}

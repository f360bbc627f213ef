import { REFERENCE, type TableField } from 'specimen-data/internal';
import type { SchemaColumn } from '../../schema.ts';
import type { Draft } from '../tables/draft.ts';
import { isDate } from './dateColumns.ts';
import { stageOf } from './dates.ts';
import { isNumber, type Making, valuesOf } from './here.ts';
import { sharedTypes } from './shared.ts';
import { wordsOf } from './words.ts';

/** Lets the age of a row be that of who was born on its date of birth. Both are the person's own, unless checks want it otherwise. */
export function matchAges(draft: Draft): void {
  const { fields, planning, singles } = draft;
  const own = { birth: `${planning.country.code}.dob`, age: `${planning.country.code}.person.age` };
  const made = draft.shape.table.columns.filter(({ name }) => fields.has(name) && !singles.has(name));
  const birth = made.find((column) => isDate(draft, column) && stageOf(wordsOf(column.name)).stage === 0);
  const age = made.find((column) => isAge(draft, column));
  if (!birth || !age || draft.limits(age.name).among) return;
  const [born, old] = [fields.get(birth.name), fields.get(age.name)] as [TableField, TableField];
  if (born.after !== undefined || (born.type === own.birth && old.type === own.age)) return;
  const days = daysFor(draft, age, born);
  if (days.length === 0) return;
  const set = ({ name, blank }: TableField, values: readonly unknown[], why: string) =>
    draft.set(name as string, { name: name as string, values, ...(blank ? { blank } : {}) }, why);
  set(born, days, `name and type, of the age in ${age.name}`);
  set(old, days.map(ageAt), `name, at the day in ${birth.name}`);
}

function isAge({ planning: { country }, shape: { table } }: Draft, column: SchemaColumn): boolean {
  return isNumber(column) && sharedTypes({ country, table, column })[0] === `${country.code}.person.age`;
}

/** Days of birth whose ages the other column takes: those that there would be, or others of the right years. */
function daysFor(
  draft: Draft,
  { name }: SchemaColumn,
  { name: birth = '', blank: _, ...born }: TableField,
): readonly string[] {
  const { least: lowest = 0, greatest = OLDEST } = draft.limits(name);
  const least = Math.max(lowest, 0);
  const { first = '0000', last = '9999' } = draft.limits(birth).days ?? {};
  const to = REFERENCE.year - 1 - (greatest < ADULT ? least : Math.max(least, ADULT));
  const from = Math.min(to, REFERENCE.year - Math.min(greatest, Math.max(least, OLDEST)));
  const others: Making = { type: `${born.type?.startsWith('datetime') ? 'datetime' : 'date'}:${from},${to}` };
  const makings: readonly Making[] = [born, others];
  const fitting = makings.map((making) =>
    (valuesOf(draft.planning.world, making) ?? [])
      .map(String)
      .filter(
        (day) => ageAt(day) >= least && ageAt(day) <= greatest && day >= first && day.slice(0, 10) <= last,
      ),
  );
  return fitting.find((days) => days.length >= ENOUGH) ?? fitting.flat();
}

const ENOUGH = 40;
const ADULT = 18;
const OLDEST = 90;

/** Nobody is older on the first of January than at the end of the year before, but who was born on that day. */
function ageAt(day: string): number {
  return REFERENCE.year - Number(day.slice(0, 4)) - (day.slice(5, 10) === '01-01' ? 0 : 1);
}

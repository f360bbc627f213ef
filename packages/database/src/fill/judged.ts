import type { TableField, World } from 'specimen-data/internal';
import { sqlName } from '../names.ts';
import type { SchemaColumn, SchemaTable } from '../schema.ts';
import type { Refusal, Session } from '../session.ts';
import { columnsOf, isReference } from './adaptations.ts';
import { candidatesFor } from './candidates.ts';
import type { Counted } from './places.ts';

/** Values of one column, or of several columns together, by their names. */
type Combination = Readonly<Record<string, string | null>>;

/**
 * Lets the database choose values for the columns of a check that the plan does not understand: it is asked which of some
 * candidates keep the check. Undefined where none does.
 */
export async function judged(
  { session, world }: { readonly session: Session; readonly world: World },
  place: Counted,
  refusal: Refusal,
): Promise<Counted | undefined> {
  const { table, definition } = place;
  if (refusal.table !== undefined && refusal.table !== table.name) return undefined;
  const columns = columnsToChoose(table, refusal);
  if (columns.length === 0) return undefined;
  const candidates: Choice[] = [];
  for (const column of columns) {
    const field = definition.fields.find(({ name }) => name === column.name);
    const values = await accepted(session, column, candidatesFor(world, column, { table, field }));
    candidates.push({ column, values: values.slice(0, columns.length > 2 ? 12 : 60) });
  }
  const checks = checksOn(table, columns);
  const found = await combined(session, candidates, checks);
  if (found.length === 0) return undefined;
  const fields = [
    ...definition.fields.filter(({ name }) => !columns.some((column) => column.name === name)),
    ...columns.map((column) => listedField(column, found)),
  ];
  return { ...place, definition: { ...definition, fields } };
}

interface Choice {
  readonly column: SchemaColumn;
  readonly values: readonly (string | null)[];
}

/** Maximum number of columns whose values are chosen together. */
const MOST_COLUMNS = 4;

/** The columns of the broken check, and those of other checks on them. */
function columnsToChoose(table: SchemaTable, { constraint, column, kind }: Refusal): readonly SchemaColumn[] {
  if (kind !== 'check' && kind !== 'value') return [];
  const own = table.columns.filter(({ name }) => name === column);
  const broken = columnsOf(table, constraint);
  const chosen = broken.length > 0 ? [...broken] : own;
  for (const { columns, check } of table.constraints ?? []) {
    if (check === undefined || !columns.some((name) => chosen.some((each) => each.name === name))) continue;
    const others = table.columns.filter(
      ({ name }) => columns.includes(name) && !chosen.some((each) => each.name === name),
    );
    if (chosen.length + others.length <= MOST_COLUMNS) chosen.push(...others);
  }
  return chosen.filter(({ name, filled }) => filled !== 'generated' && !isReference(table, name));
}

/** The checks that read no other columns than some. */
function checksOn({ constraints = [] }: SchemaTable, columns: readonly SchemaColumn[]): readonly string[] {
  const names = columns.map(({ name }) => name);
  return constraints.flatMap(({ columns: read, check }) =>
    check !== undefined && read.every((name) => names.includes(name)) ? [check] : [],
  );
}

/** The values that the type of a column takes, which may be a domain with checks of its own. */
async function accepted(
  session: Session,
  column: SchemaColumn,
  values: readonly (string | null)[],
): Promise<readonly (string | null)[]> {
  const taken: (string | null)[] = [];
  for (const value of values) {
    const isTaken = await asked(session, `SELECT ${session.literal(value, column)}`);
    if (isTaken) taken.push(value);
  }
  return taken;
}

/** The rows of a query; undefined where the database refuses it. */
async function asked(session: Session, query: string) {
  try {
    return await session.attempt(() => session.query(query));
  } catch (error) {
    if (session.refusalOf(error)) return undefined;
    throw error;
  }
}

/** Combinations of values that keep all checks. */
async function combined(
  session: Session,
  choices: readonly Choice[],
  checks: readonly string[],
): Promise<readonly Combination[]> {
  if (choices.some(({ values }) => values.length === 0)) return [];
  const name = (column: SchemaColumn) => sqlName(column.name, session.dialect);
  const lists = choices.map(({ column, values }, i) => {
    const rows = values.map(
      (value, k) => `SELECT ${k} AS n${i}, ${session.literal(value, column)} AS ${name(column)}`,
    );
    return `(${rows.join(' UNION ALL ')}) AS c${i}`;
  });
  const numbers = choices.map((_, i) => `n${i}`);
  const kept = checks.map((check) => `((${check}) IS NOT FALSE)`);
  const where = kept.length === 0 ? '' : ` WHERE ${kept.join(' AND ')}`;
  const sum = numbers.join(' + ');
  const rows = await asked(
    session,
    `SELECT ${numbers.join(', ')} FROM ${lists.join(' CROSS JOIN ')}${where} ORDER BY ${sum}, ${numbers.join(', ')} LIMIT ${MOST_VALUES}`,
  );
  return (rows ?? []).map((row) =>
    Object.fromEntries(
      choices.map(({ column, values }, i) => [column.name, values[Number(row[i])] as string | null]),
    ),
  );
}

/** Maximum number of combinations that are used. */
const MOST_VALUES = 60;

/** A field with the chosen values of a column. Rows take the lists of several columns in step. */
function listedField({ name }: SchemaColumn, found: readonly Combination[]): TableField {
  return { name, values: found.map((each) => each[name] ?? null) };
}

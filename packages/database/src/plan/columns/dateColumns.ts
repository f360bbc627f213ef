import { parseFieldType, type TableField } from 'specimen-data/internal';
import type { SchemaColumn } from '../../schema.ts';
import type { Draft } from '../tables/draft.ts';
import { type DateColumn, datesOf, isDateName, isOfDocument, stageOf } from './dates.ts';
import { withinDays } from './days.ts';
import type { Making } from './here.ts';
import { sharedTypes } from './shared.ts';
import { bare, wordsOf } from './words.ts';

/** Returns true if a column holds dates, judging by its type or its name. */
export function isDate(draft: Draft, column: SchemaColumn): boolean {
  const { type, name } = column;
  const { among, most = 99, least } = draft.limits(name);
  if (among) return false;
  if (type.kind === 'date' || type.kind === 'timestamp') return true;
  if (!isDateName(wordsOf(name)) && sharedDate(draft, column) === undefined) return false;
  return (
    (type.kind === 'text' && most >= 10) || (type.kind === 'integer' && type.bits >= 32 && (least ?? 0) <= 0)
  );
}

/** Returns the type of date that the name of a text column suggests. */
function sharedDate(
  { planning: { country }, shape: { table } }: Draft,
  column: SchemaColumn,
): string | undefined {
  const [type = ''] = column.type.kind === 'text' ? sharedTypes({ country, table, column }) : [];
  return /^date(time)?:|\.dob$/.test(type) ? type : undefined;
}

/** Makes the dates of a table, which follow each other and the dates of the parent. */
export function makeDates(draft: Draft): void {
  const columns = draft.open.filter((column) => isDate(draft, column));
  const dates = columns.map((column) => dateColumn(draft, column));
  const made = datesOf(dates, draft.checked.orders, {
    parent: parentDate(draft),
    isLong: wordsOf(draft.shape.table.name).some((word) => LASTING.test(bare(word))),
  });
  for (const column of columns) {
    const field = dateField(draft, column, made.get(column.name) as Making);
    draft.set(column.name, field, field.after ? `name and type, after ${field.after}` : 'name and type');
  }
}

/** Names of tables whose rows last for months or years. */
const LASTING =
  /^(accounts?|loans?|credits?|mortgages?|leases?|contracts?|polic(y|ies)|subscriptions?|memberships?|employments?|tenanc(y|ies)|agreements?|konten|konto|vertraege|vertrag|darlehen|kredite?|cuentas?|contratos?|prestamos?|comptes?|contrats?|prets?|conti|contratti|prestiti|contas|emprestimos?)$/;

function dateColumn(draft: Draft, column: SchemaColumn): DateColumn {
  const { name, type, nullable } = column;
  const { most = 99 } = draft.limits(name);
  const words = wordsOf(name);
  const dayOnly =
    type.kind === 'date' ||
    (type.kind === 'text' &&
      (most < 20 || isDayName(words) || /^date:|\.dob$/.test(sharedDate(draft, column) ?? '')));
  return {
    name,
    words,
    form: type.kind === 'integer' ? 'int' : dayOnly ? 'date' : 'datetime',
    nullable,
  };
}

/** Returns true if the last word of a name denotes a day. */
function isDayName(words: readonly string[]): boolean {
  return /^(date|datum|fecha|data|on|dob|birthday|birthdate|geburtsdatum)$/.test(bare(words.at(-1) ?? ''));
}

/** Returns the column of the parent that precedes all dates of its rows. */
function parentDate({ shape: { parent }, planning }: Draft): string | undefined {
  const theirs =
    parent &&
    planning.planned.get(parent.target)?.find(({ name = '', type = '' }) => {
      const words = wordsOf(name);
      const { stage } = stageOf(words);
      return (
        /^date(time)?$/.test(parseFieldType(type).kind) && stage < 2 && stage > 0 && !isOfDocument(words)
      );
    });
  return parent && theirs ? `${planning.nameOf(parent.target.table)}.${theirs.name}` : undefined;
}

function dateField(draft: Draft, { name, type, nullable }: SchemaColumn, making: Making): TableField {
  const { planning, shape } = draft;
  const { stage, blank } = stageOf(wordsOf(name));
  const { days, filled } = draft.limits(name);
  const born =
    stage === 0 && type.kind !== 'timestamp' && shape.subject !== 'company'
      ? { type: `${planning.country.code}.dob` }
      : undefined;
  const unique = draft.singles.has(name)
    ? { type: making.type?.includes(':') ? making.type : `${making.type}:2000,2025`, unique: true }
    : undefined;
  const usual = unique ?? born ?? making;
  return {
    name,
    ...(days && making.type !== 'int' ? withinDays(planning, usual, days) : usual),
    ...(nullable && !filled ? { blank } : {}),
  };
}

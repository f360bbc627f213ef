import type { Table } from '../datasets/table.ts';
import type { Format } from '../formats/format.ts';
import { formats } from '../formats/index.ts';
import { DIALECTS, sqlFormat } from '../formats/sql.ts';
import { refuseColumns, refuseNames } from '../formats/sqlNames.ts';
import { find } from '../kernel/find.ts';
import { readText, readWhole } from '../kernel/limits.ts';
import { Problem, shown } from '../kernel/problem.ts';
import { percentEncoded } from '../kernel/text.ts';
import { JSON_FORMAT } from './generate.ts';
import { type Parameter, type RowsResult, SERVICE } from './operation.ts';
import type { AnswerPart, RowsPart } from './pump.ts';
import type { Rows } from './rows.ts';
import { stored } from './stored.ts';

/** Formats that hold several tables, and all formats. */
const WHOLE = ['json', 'sql', 'zip'];
const KEYS = [...formats.keys(), 'sql', 'zip'];

export const tablesFormat = {
  text: `${KEYS.filter((key) => !WHOLE.includes(key)).join(', ')} contain one table only. Default: json.`,
  schema: { type: 'string', enum: KEYS },
  read: (given, name) =>
    find(new Map(KEYS.map((key) => [key, key])), given, 'unknown-format', { subject: name }),
} as const satisfies Parameter<string>;

export const dialect = {
  text: `SQL dialect: ${[...DIALECTS.keys()].join(', ')}. Default: postgres.`,
  schema: { type: 'string', enum: [...DIALECTS.keys()] },
  read(given, name) {
    find(DIALECTS, given, 'unknown-value', { subject: name });
    return String(given).toLowerCase();
  },
} as const satisfies Parameter<string>;

export const tableParameter = {
  text: 'Name of the only table to return.',
  schema: { type: 'string' },
  read: readText,
} as const satisfies Parameter<string>;

export const partParameter = {
  text: 'Number of rows of the one table. Default: all.',
  schema: { type: 'integer', minimum: 1, maximum: SERVICE.rows },
  read: (given, name, { rows }) => readWhole(given, name, 1, rows),
} as const satisfies Parameter<number>;

/** Options for writing tables. */
export interface TablesWanted {
  readonly format?: string | undefined;
  readonly dialect?: string | undefined;
  readonly table?: string | undefined;
  readonly offset?: number | undefined;
  readonly n?: number | undefined;
}

/** Returns the result of generating tables, or one of them. */
export function tablesResult(
  made: { readonly key: string | null; readonly tables: readonly Table[] } & Pick<Rows, 'seed' | 'asOf'>,
  wanted: TablesWanted,
): RowsResult {
  const { format = 'json', table: name } = wanted;
  const whole = name === undefined;
  if (whole && !WHOLE.includes(format))
    throw new Problem(
      'not-applicable',
      `${format} holds one table: give table, or use a format for all tables, such as json or sql`,
    );
  const byName = new Map(made.tables.map((each) => [each.name, each]));
  const one = whole ? undefined : find(byName, name, 'unknown-table');
  const all = format === 'sql' || format === 'zip' ? stored(made.tables) : made.tables;
  const chosen = whole ? all : all.filter((_, i) => made.tables[i] === one);
  if (format === 'zip') refuseFileNames(chosen.map(({ name }) => name));
  if (format === 'sql') refuseTables(chosen, wanted.dialect ?? 'postgres');
  const parts = chosen.map((each) => partOf(each, made, wanted));
  const rows = parts.reduce((sum, { rows }) => sum + (rows.count ?? 1), 0);
  const label = made.key ?? 'dataset';
  return {
    parts: arranged(parts, chosen, made, wanted),
    format: format === 'zip' ? ZIP : (parts[0] as RowsPart).format,
    seed: made.seed,
    asOf: made.asOf,
    rows,
    // A caller's table name may be any text.
    tables: one ? [one] : made.tables,
    name: whole ? label : `${label}-${percentEncoded((chosen[0]?.name ?? '').slice(0, 60))}`,
    ignored: [
      ...(whole ? (['offset', 'n'] as const).filter((each) => wanted[each] !== undefined) : []),
      ...(wanted.dialect !== undefined && format !== 'sql' ? ['dialect'] : []),
    ],
  };
}

function refuseTables(tables: readonly Table[], dialect: string): void {
  const namesOf = (all: readonly { readonly name: string }[]) => all.map(({ name }) => name);
  refuseNames(dialect, 'a table', namesOf(tables));
  for (const { columns } of tables) refuseColumns(dialect, namesOf(columns));
}

/** Refuses table names that are no file names on some system: paths, and devices of Windows (`con`, `lpt1`). */
export function refuseFileNames(names: readonly string[]): void {
  const wrong = names.find((name) => NO_FILE.test(name));
  if (wrong !== undefined)
    throw new Problem(
      'bad-definition',
      `table ${shown(wrong)} cannot be the name of a file: rename the table`,
      { subject: wrong },
    );
}

/** https://learn.microsoft.com/en-us/windows/win32/fileio/naming-a-file */
const NO_FILE =
  /[\u0000-\u001f\u007f<>:"/\\|?*]|[. ]$|^[ .]|^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9¹²³])$/i;

/** The archive as a format, for its name and type; rows in it are CSV. */
const ZIP: Format = { ...(formats.get('csv') as Format), key: 'zip', type: 'application/zip', binary: true };

function partOf(
  { name, columns, count, source }: Table,
  { seed, asOf }: Pick<Rows, 'seed' | 'asOf'>,
  wanted: TablesWanted,
): RowsPart {
  const { format = 'json', dialect = 'postgres', table, offset = 0, n = count } = wanted;
  const from = table === undefined ? 0 : Math.min(offset, count);
  const rows = {
    source,
    seed,
    asOf,
    offset: from,
    count: table === undefined ? count : Math.min(n, count - from),
  };
  if (format === 'sql') return { rows, format: sqlFormat({ dialect, table: name, columns }) };
  return { rows, format: formats.get(format === 'zip' ? 'csv' : format) ?? JSON_FORMAT };
}

function arranged(
  parts: readonly RowsPart[],
  tables: readonly Table[],
  { key, seed }: { readonly key: string | null; readonly seed: string },
  { format = 'json', table }: TablesWanted,
): readonly AnswerPart[] {
  const names = tables.map(({ name }) => name);
  if (format === 'zip') return [{ files: parts.map((each, i) => ({ ...each, name: `${names[i]}.csv` })) }];
  if (format !== 'json' || table !== undefined) return parts;
  const head = `{"dataset":${JSON.stringify(key)},"seed":${JSON.stringify(seed)},"tables":{`;
  return [
    head,
    ...parts.flatMap((each, i) => [`${i === 0 ? '' : ','}${JSON.stringify(names[i])}:`, each]),
    '}}',
  ];
}

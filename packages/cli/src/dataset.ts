import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Writable } from 'node:stream';
import {
  FILE_FORMATS,
  fileFormat,
  fileName,
  refuseMore,
  send,
  sending,
  tableBlocks,
  wholeFiles,
  writeRows,
  zipped,
} from '@specimen/bulk';
import type { Tables } from '@specimen/database';
import { statementMessages } from '@specimen/messages/statements';
import { COMMAND_CONTEXT } from '@specimen/runtime/context';
import { Progress, watchPump } from '@specimen/runtime/progress';
import {
  type Answer,
  type AnswerPart,
  blocksOf,
  formats,
  type Given,
  isRows,
  mermaid,
  type Operation,
  Problem,
  Pump,
  perform,
  type RowsPart,
  refuseFileNames,
  refuseNul,
  shown,
  sqlFormat,
  stored,
  svg,
} from 'specimen-data/internal';
import { formatFor, optionFor, outFile, tellSeed, tellToday, tellUnused } from './answer.ts';
import type { Call, Option } from './command.ts';
import { givenBy } from './given.ts';
import { writeStatements } from './statements.ts';

/** Formats of a table's file, and of a single file for all tables. */
const FILES: readonly string[] = [...formats.keys(), ...FILE_FORMATS.filter((key) => key !== 'sql')];
const ALL: readonly string[] = ['json', 'sql', 'zip'];
const FORMATS: readonly string[] = [...new Set([...ALL, ...FILES])];
/** Formats that hold the statements of an account of the dataset bank. */
const STATEMENTS: readonly string[] = [...statementMessages.keys()];

/** Options of datasets, in addition to the parameters of their operation. */
export const DATASET_OPTIONS: Readonly<Record<string, Option>> = {
  out: {
    text: 'Output: a database (.sqlite, .db, .duckdb, postgres://… or mysql://…), one file (.sql, .zip, .json), or else a folder with a file for each table.',
    value: 'OUT',
  },
  replace: { text: 'Replaces existing tables of the same names, or existing files.' },
  format: {
    text: `Output format: ${FORMATS.join(', ')}. Default: the ending of the file name, csv in a folder, otherwise json. For the accounts of bank: ${STATEMENTS.join(', ')}, a file for each account in a folder.`,
    value: 'FORMAT',
    choices: [...FORMATS, ...STATEMENTS],
  },
  'no-create': { text: 'Omits CREATE TABLE from SQL.' },
  diagram: {
    text: 'Draws the tables and their references instead: as Mermaid, or as SVG if the file name ends with .svg.',
  },
};

/** Generates tables into a database, a file or a folder, depending on `--out`, or to standard output. */
export async function writeTables(call: Call): Promise<number> {
  const out = outFile(call);
  const format = formatFor(call, undefined);
  const given = await givenTables(call);
  if (call.options.diagram) return drawn(call, given, out);
  if (format !== undefined && STATEMENTS.includes(format))
    return writeStatements(call, given, { format, out });
  if (out === undefined) return printed(call, given, { format });
  if (out === '')
    throw new Problem('bad-parameter', '--out must be a file, a folder or an address, not ""', {
      subject: '--out',
      given: '',
    });
  const { targetFor } = await import('@specimen/database');
  const target = targetFor(out);
  if (target) {
    refuseNul(given.tables, 'tables');
    return allTables(call, given, (tables) => target(out, tables), ['format']);
  }
  if (/^\w{2,}:\/\//.test(out))
    throw new Problem(
      'unsupported',
      'dataset writes to live databases of PostgreSQL, MySQL and MariaDB only: give postgres://…, mysql://…, a file or a folder',
    );
  const { format: ending, compression } = fileName(out);
  if (ending === 'zip') return intoZip(call, given, { file: out, format });
  if (FORMATS.includes(ending)) {
    refuseThere(call, [out]);
    return printed(call, given, { format: format ?? ending, file: out });
  }
  if (compression !== undefined)
    throw new Problem(
      'unsupported',
      `a database or a folder cannot be compressed: end ${shown(out)} without .${compression}`,
    );
  return intoFolder(call, given, { folder: out, format });
}

/** Returns the parts of an SQL file without CREATE TABLE. */
function withoutCreate(parts: readonly AnswerPart[], { dialect = 'postgres' }: Given): readonly AnswerPart[] {
  return parts.map((part) => {
    if (!isRows(part)) return part;
    const table = part.rows.source.name;
    return { ...part, format: sqlFormat({ dialect: String(dialect), table, create: false }) };
  });
}

/** Returns the parameters; a word that is a file name refers to a definition. */
async function givenTables(call: Call): Promise<Given> {
  const [word = ''] = call.words;
  if (call.options.file !== undefined || !/[./\\]|^-$/.test(word)) return givenBy(call);
  return givenBy({ ...call, words: [], options: { ...call.options, file: word } });
}

async function drawn(call: Call, given: Given, file: string | undefined): Promise<number> {
  const { tables } = generatedTables(call, given.key === undefined ? given : { ...given, size: 1 });
  const ending = file === undefined ? '' : extname(file);
  if (!DRAWN.includes(ending))
    throw new Problem(
      'unsupported',
      `a diagram must be Mermaid or SVG: end ${shown(file)} with .mmd or .svg`,
    );
  if (file !== undefined) refuseThere(call, [file]);
  const text = ending === '.svg' ? svg(tables) : mermaid(tables);
  tellUnused(call, givenAmong(call, [...UNDRAWN, ...(file === undefined ? ['replace'] : [])]));
  await send(file ?? call.io.stdout, [text]);
  return 0;
}

/** File extensions of diagrams. */
const DRAWN = ['', '.svg', '.mmd', '.mermaid', '.md', '.txt'];

/** Options that do not apply to a diagram. */
const UNDRAWN = [
  'country',
  'size',
  'seed',
  'as-of',
  'format',
  'dialect',
  'no-create',
  'offset',
  'n',
  'pretty',
];

/** Returns those of some options that were given. */
function givenAmong({ options }: Call, names: readonly string[]): readonly string[] {
  return names.filter((name) => options[name] !== undefined);
}

/** Writes all tables in one file or to standard output, or one table in any format. */
async function printed(
  call: Call,
  given: Given,
  { format, file }: { format?: string | undefined; file?: string | undefined },
): Promise<number> {
  const isOne = format !== undefined && !ALL.includes(format);
  const binary = isOne && !formats.has(format);
  if (isOne && given.table === undefined)
    throw new Problem('not-applicable', `${format} holds one table: give --table, or a folder as --out`);
  const asked = binary ? 'ndjson' : format;
  const made = perform(call.command.operation as Operation, COMMAND_CONTEXT, {
    ...given,
    ...(asked ? { format: asked } : {}),
  });
  if ((binary || made.format?.binary) && file === undefined && call.io.stdout.isTTY)
    throw new Problem('unsupported', `${format} is not text: give --out FILE`);
  tellUnused(call, [
    ...made.ignored.map((parameter) => optionFor(call, parameter)),
    ...(file === undefined ? givenAmong(call, ['replace']) : []),
    ...(format === 'sql' ? [] : givenAmong(call, ['no-create'])),
  ]);
  if (given.seed === undefined) tellSeed(call, made.seed as string);
  tellToday(call, given, made.asOf);
  const target = file ?? call.io.stdout;
  if (binary) await sentBinary(call, target, { made, given, format });
  else {
    const parts =
      call.options['no-create'] && format === 'sql' ? withoutCreate(made.parts, given) : made.parts;
    const pump = new Pump(parts, made.pretty);
    await watched(call, file === undefined ? 0 : made.rows, (progress) =>
      send(target, blocksOf(pump), {
        binary: made.format?.binary === true,
        watch: watchPump(pump, progress),
      }),
    );
  }
  return 0;
}

/** Writes the rows of a table in a format that is only available for files. */
async function sentBinary(
  { command }: Call,
  target: Writable | string,
  { made, given, format }: { made: Answer; given: Given; format: string },
): Promise<void> {
  const { rows } = made.parts.find(isRows) as RowsPart;
  const { name } = command.operation as Operation;
  const job = { operation: name, given, format: { key: format } };
  const writing = { rows, job, format: await fileFormat(job.format), threads: 1 };
  refuseMore(writing.format, rows.count ?? 1);
  await writeRows(target, writing, { range: { from: 0, to: rows.count ?? 1 } });
}

/** Writes a file for each table into a folder; the files appear when all are complete. */
function intoFolder(
  call: Call,
  given: Given,
  { folder, format: asked = 'csv' }: { folder: string; format?: string | undefined },
): Promise<number> {
  if (!FILES.includes(asked))
    throw new Problem('unsupported', `${asked} writes one file: end ${shown(folder)} with .${asked}`);
  return allTables(call, given, async ({ tables, ...how }) => {
    const named = (name: string) => `${name}.${asked}`;
    refuseThere(
      call,
      tables.map(({ name }) => join(folder, named(name))),
    );
    const format = await fileFormat({ key: asked });
    refuseFileNames(tables.map(({ name }) => name));
    for (const { count } of tables) refuseMore(format, count);
    await wholeFiles(
      folder,
      async (work) => {
        for (const table of tables)
          await send(
            join(work, named(table.name)),
            tableBlocks(table, { ...how, format }),
            sending({ ...how, format }),
          );
      },
      { create: true },
    );
  });
}

/** Writes a file for each table into a zip archive. */
function intoZip(
  call: Call,
  given: Given,
  { file, format: asked = 'csv' }: { file: string; format?: string | undefined },
): Promise<number> {
  const key = asked === 'zip' ? 'csv' : asked;
  if (!FILES.includes(key))
    throw new Problem('unsupported', `a zip file may hold ${FILES.join(', ')}, not ${key}`);
  refuseThere(call, [file]);
  return allTables(call, given, async ({ tables, ...how }) => {
    const format = await fileFormat({ key });
    refuseFileNames(tables.map(({ name }) => name));
    for (const { count } of tables) refuseMore(format, count);
    const entries = tables.map((table) => [`${table.name}.${key}`, tableBlocks(table, { ...how, format })]);
    const zip = zipped(Object.fromEntries(entries));
    await send(file, zip, { ...sending({ ...how, format }), binary: true });
  });
}

/** Refuses to overwrite existing files, unless that was requested. */
function refuseThere({ options }: Call, paths: readonly string[]): void {
  const there = paths.find((path) => existsSync(path));
  if (there !== undefined && !options.replace)
    throw new Problem('already-exists', `${there} already exists; use --replace to overwrite it`);
}

/** Writes all tables, or the requested one; `unused` names options without effect. */
async function allTables(
  call: Call,
  given: Given,
  write: (tables: Tables) => Promise<void>,
  unused: readonly string[] = [],
): Promise<number> {
  const { options } = call;
  const made = generatedTables(call, given);
  const tables = stored(made.tables);
  const { seed, asOf, ignored } = made;
  tellUnused(call, [
    ...ignored.map((parameter) => optionFor(call, parameter)),
    ...givenAmong(call, [...unused, ...OF_RESPONSES, 'no-create']),
  ]);
  if (given.seed === undefined) tellSeed(call, seed);
  tellToday(call, given, asOf);
  const rows = tables.reduce((sum, { count }) => sum + count, 0);
  await watched(call, rows, (progress) =>
    write({ tables, seed, replace: options.replace === true, progress }),
  );
  return 0;
}

/** Performs the operation for its tables, which the command writes itself. */
function generatedTables({ command }: Call, given: Given): TablesAnswer {
  const own = Object.fromEntries(Object.entries(given).filter(([name]) => !OF_RESPONSES.includes(name)));
  const {
    tables = [],
    seed = '',
    asOf,
    ignored,
  } = perform(command.operation as Operation, COMMAND_CONTEXT, own);
  return { tables, seed, asOf, ignored };
}

/** The parts of an answer that contains tables. */
interface TablesAnswer extends Pick<Answer, 'asOf' | 'ignored'> {
  readonly tables: NonNullable<Answer['tables']>;
  readonly seed: string;
}

/** The parameters that only shape a response. */
const OF_RESPONSES: readonly string[] = ['dialect', 'offset', 'n', 'pretty'];

/** Shows progress on a terminal while rows are written. */
async function watched(
  { io }: Call,
  rows: number,
  write: (progress: Progress | undefined) => Promise<void>,
): Promise<void> {
  const progress = io.stderr.isTTY && rows > 0 ? new Progress(io.stderr, rows) : undefined;
  try {
    await write(progress);
  } finally {
    progress?.end();
  }
}

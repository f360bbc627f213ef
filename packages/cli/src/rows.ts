import {
  FILE_FORMATS,
  fileFormat,
  knownManifest,
  type Parting,
  type Writing,
  writeParts,
  writePretty,
  writeRows,
} from '@specimen/bulk';
import { COMMAND_CONTEXT } from '@specimen/runtime/context';
import { Progress } from '@specimen/runtime/progress';
import {
  type Answer,
  type AnswerPart,
  bytesOf,
  type Format,
  formats,
  type Given,
  isRows,
  type Operation,
  Problem,
  Pump,
  perform,
  type Rows,
  type RowsPart,
  raw,
  VERSION,
} from 'specimen-data/internal';
import { formatFor, optionFor, outFile, sentTable, tellSeed, tellToday, tellUnused } from './answer.ts';
import type { Call } from './command.ts';
import { givenBy } from './given.ts';
import { planOf, type RowsPlan, sqlOptionsOf } from './rowsPlan.ts';

/** Formats of rows. */
export const ROWS_FORMATS: readonly string[] = [...formats.keys(), ...FILE_FORMATS];

/** Generates rows and writes them. */
export async function writeAnswer(call: Call): Promise<number> {
  const { io, command, options } = call;
  const operation = command.operation as Operation;
  const file = outFile(call);
  const asked = options.raw ? raw.key : formatFor(call, file);
  const given = await rowsGiven(call, file, asked);
  const made = perform(operation, COMMAND_CONTEXT, given);
  const { rows } = made.parts.find(isRows) as RowsPart;
  if (options.raw) refuseRecords(rows);
  const bare = options.raw === true || isBare(call, made, file);
  const choice = {
    key: bare ? raw.key : (asked ?? (made.format as Format).key),
    sql: sqlOptionsOf(call, made.name as string),
  };
  const format = await fileFormat(choice);
  const plan = planOf(call, rows, format, file);
  if (options.shard && given.seed === undefined)
    throw new Problem('missing-parameter', '--shard requires --seed: all shards must have the same seed', {
      subject: '--seed',
    });
  tellUnused(call, unusedIn(call, made, { bare, plan }));
  if (given.seed === undefined) tellSeed(call, made.seed as string);
  tellToday(call, given, made.asOf);
  if (command.list && asked === undefined && (await sentTable(call, madeValue(made), file))) return 0;
  const job = {
    operation: operation.name,
    given: { ...given, seed: made.seed, asOf: made.asOf },
    format: choice,
  };
  const progress = progressOf(call, plan, file);
  const writing = { rows, job, format, threads: plan.threads, progress };
  const target = file ?? io.stdout;
  try {
    if (plan.partition)
      await writeParts(plan.partition.file, writing, partingOf(call, writing, plan.partition.size));
    else if (made.pretty && !bare) await writePretty(target, writing, made.parts);
    else await writeRows(target, writing, { range: plan.range, around: aroundOf(made.parts) });
  } finally {
    progress?.end();
  }
  return 0;
}

/** Returns the parameters with a format that the engine knows; file formats are written from rows. */
async function rowsGiven(call: Call, file: string | undefined, format: string | undefined): Promise<Given> {
  const known = format === undefined || formats.has(format) ? format : 'ndjson';
  const given: Given = { ...(await givenBy(call)), format: known };
  const { partition, resume } = call.options;
  if (given.seed !== undefined || !partition || !resume || file === undefined) return given;
  return { ...given, seed: knownManifest(file)?.request.seed };
}

function refuseRecords({ source }: Rows): void {
  if (source.shape.kind === 'value') return;
  const mend = 'omit it, or ask for one field by a spec, such as de.iban';
  throw new Problem('not-applicable', `--raw prints single values, but these are records: ${mend}`);
}

/** Returns true if a bare value is printed: a single text value without `-n` and `--format`. */
function isBare({ options }: Call, { parts, format }: Answer, file: string | undefined): boolean {
  const [only] = parts;
  if (parts.length > 1 || only === undefined || !isRows(only)) return false;
  const { source, count } = only.rows;
  return (
    source.shape.kind === 'value' &&
    count === undefined &&
    options.format === undefined &&
    file === undefined &&
    format?.key === 'json'
  );
}

function unusedIn(
  call: Call,
  { ignored, pretty }: Answer,
  { bare, plan }: { bare: boolean; plan: RowsPlan },
) {
  const { format, threads } = call.options;
  const plain = bare || plan.partition !== undefined;
  return [
    ...ignored.map((parameter) => optionFor(call, parameter)),
    ...plan.unused,
    ...(pretty && plain ? ['pretty'] : []),
    ...(pretty && !plain && threads !== undefined ? ['threads'] : []),
    ...(bare && format !== undefined ? ['format'] : []),
  ];
}

/** Shows progress if the rows themselves do not appear on the terminal. */
function progressOf({ io }: Call, { range }: RowsPlan, file: string | undefined): Progress | undefined {
  if (!io.stderr.isTTY || (file === undefined && io.stdout.isTTY)) return undefined;
  return new Progress(io.stderr, range.to - range.from);
}

/** The request of a partition contains everything that determines the bytes of a part, except its rows. */
function partingOf({ options }: Call, { job, format }: Writing, size: number): Parting {
  const { n: _, count: __, offset: ___, ...given } = job.given;
  const request = {
    version: VERSION,
    operation: job.operation,
    ...given,
    format: format.key,
    ...format.told,
  };
  return { size, request, resume: options.resume === true };
}

/** Parses the JSON of an answer. */
function madeValue({ parts }: Answer): unknown {
  return JSON.parse(new TextDecoder().decode(bytesOf(new Pump(parts))));
}

/** Returns the texts before and after the rows. */
function aroundOf(parts: readonly AnswerPart[]): { before: string; after: string } {
  const at = parts.findIndex(isRows);
  const text = (some: readonly AnswerPart[]) =>
    some.map((part) => (typeof part === 'function' ? part() : String(part))).join('');
  return { before: text(parts.slice(0, at)), after: text(parts.slice(at + 1)) };
}

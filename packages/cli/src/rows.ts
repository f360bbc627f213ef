import {
  FILE_FORMATS,
  type FormatChoice,
  fileFormat,
  isRows,
  knownManifest,
  Progress,
  type Writing,
  writeParts,
  writePretty,
  writeRows,
} from '@specimen/bulk';
import { VERSION } from 'specimen-data';
import {
  type Answer,
  formats,
  type Given,
  type Operation,
  type Part,
  Problem,
  perform,
  type RowsPart,
  raw,
} from 'specimen-data/surface';
import { formatFor, optionFor, outFile, tellSeed, tellUnused } from './answer.ts';
import type { Call } from './command.ts';
import { contextOf } from './context.ts';
import { givenBy } from './given.ts';
import { planOf, type RowsPlan, sqlOptionsOf } from './rowsPlan.ts';

/** The formats of rows. */
export const ROWS_FORMATS: readonly string[] = [...formats.keys(), ...FILE_FORMATS];

/** Makes rows and writes them. */
export async function writeAnswer(call: Call): Promise<number> {
  const { io, command, options } = call;
  const operation = command.operation as Operation;
  const file = outFile(call);
  const asked = options.raw ? raw.key : (formatFor(call, file) ?? 'json');
  const given = await rowsGiven(call, file, asked);
  const made = perform(operation, await contextOf(), given);
  const at = made.parts.findIndex(isRows);
  const { rows } = made.parts[at] as RowsPart;
  if (options.raw && rows.source.shape.kind !== 'value') {
    const mend = 'name one field, or give --format';
    throw new Problem('bad', `--raw prints single values and ${made.name} is a record: ${mend}`);
  }
  const bare = options.raw === true || isBare(call, made, file);
  const choice: FormatChoice = {
    key: bare ? raw.key : asked,
    sql: asked === 'sql' ? sqlOptionsOf(call, made.name as string) : undefined,
  };
  const format = await fileFormat(choice);
  const plan = planOf(call, rows, format, file);
  tellUnused(call, unusedIn(call, made, { bare, plan }));
  if (given.seed === undefined) tellSeed(call, made.seed as string);
  const progress =
    io.stderr.isTTY && (file !== undefined || !io.stdout.isTTY)
      ? new Progress(io.stderr, plan.range.to - plan.range.from)
      : undefined;
  const writing: Writing = {
    rows,
    job: { operation: operation.name, given: { ...given, seed: made.seed }, format: choice },
    format,
    threads: plan.threads,
    progress,
  };
  const target = file ?? io.stdout;
  try {
    if (plan.partition)
      await writeParts(plan.partition.file, writing, partingOf(writing, plan, options.resume === true));
    else if (made.pretty && !bare) await writePretty(target, writing, made.parts);
    else await writeRows(target, writing, { range: plan.range, around: aroundOf(made.parts, at) });
  } finally {
    progress?.end();
  }
  return 0;
}

/** What is given, in a format that the engine knows: what it does not know is made of rows alone. */
async function rowsGiven(call: Call, file: string | undefined, format: string): Promise<Given> {
  const given: Given = { ...(await givenBy(call)), format: formats.has(format) ? format : 'ndjson' };
  const { partition, resume } = call.options;
  if (given.seed !== undefined || !partition || !resume || file === undefined) return given;
  return { ...given, seed: knownManifest(file)?.request.seed };
}

/** Whether bare values are printed: one text value that was asked for with nothing else. */
function isBare({ options }: Call, { parts }: Answer, file: string | undefined): boolean {
  const [only] = parts;
  if (parts.length > 1 || only === undefined || !isRows(only)) return false;
  const { source, count } = only.rows;
  return (
    source.shape.kind === 'value' && count === undefined && options.format === undefined && file === undefined
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

/** What decides the bytes of a part, beside which rows it has. */
function partingOf({ job }: Writing, { partition }: RowsPlan, resume: boolean) {
  const { n: _, count: __, offset: ___, ...given } = job.given;
  const { key, sql } = job.format;
  const request = { version: VERSION, operation: job.operation, ...given, format: key, ...sql };
  return { size: partition?.size as number, request, resume };
}

function aroundOf(parts: readonly Part[], at: number): { before: string; after: string } {
  const text = (part: Part) => (typeof part === 'function' ? part() : String(part));
  return {
    before: parts.slice(0, at).map(text).join(''),
    after: parts
      .slice(at + 1)
      .map(text)
      .join(''),
  };
}

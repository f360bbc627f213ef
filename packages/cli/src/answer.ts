import { extname } from 'node:path';
import {
  type Answer,
  blocksOf,
  type Format,
  formats,
  type Given,
  type Operation,
  Problem,
  Pump,
  perform,
  type Rows,
  shown,
} from 'specimen-data/surface';
import type { Call } from './command.ts';
import { contextOf } from './context.ts';
import { givenBy } from './given.ts';
import { complain, hasColours, tell } from './io.ts';
import { send } from './output.ts';
import { tableOf } from './table.ts';
import { dashed } from './usage.ts';

/** Performs the operation of a command and prints its answer. */
export async function answer(call: Call): Promise<number> {
  const { io, command, options } = call;
  const file = outFile(call);
  const operation = command.operation as Operation;
  const format = formatFor(call, file);
  const { given: standFor = (given) => given, code } = command;
  const given: Given = {
    ...standFor(await givenBy(call)),
    ...(operation.parameters.format ? { format } : {}),
  };
  const made = perform(operation, await contextOf(), given);
  const bare = bareRows(call, made, file);
  const unused = [
    ...made.ignored.map((parameter) => optionFor(call, parameter)),
    ...(bare && made.pretty ? ['pretty'] : []),
    ...(bare && options.format !== undefined ? ['format'] : []),
  ];
  tellUnused(call, unused);
  if (made.seed !== undefined && given.seed === undefined) tellSeed(call, made.seed);
  if (bare) await send(io, lines(bare), file);
  else if (!(await sentTable(call, made.value, file))) {
    await send(io, blocksOf(new Pump(made.parts, made.pretty)), file);
  }
  return code?.(made.value) ?? 0;
}

/** The file to write, if any. */
export function outFile({ options: { out } }: Call): string | undefined {
  return out === '-' ? undefined : (out as string | undefined);
}

/** The format that rows have: the one asked for, otherwise the one that the file's name ends with. */
export function formatFor({ name, command, options }: Call, file: string | undefined): string | undefined {
  const { choices = [] } = command.options.format ?? { choices: ['json'] };
  let format = options.format as string | undefined;
  if (format === undefined && file !== undefined && !options.raw) {
    format = extname(file).slice(1).toLowerCase();
    if (format === 'jsonl') format = 'ndjson';
    if (!choices.includes(format)) {
      const endings = choices
        .flatMap((key) => (key === 'ndjson' ? ['.ndjson', '.jsonl'] : `.${key}`))
        .join(', ');
      const mend = command.options.format ? ', or give --format' : '';
      throw new Problem('bad', `${name} writes files that end with ${endings}, not ${shown(file)}${mend}`);
    }
  }
  return format;
}

/** The rows to print as bare values: those of --raw, and one value that was asked for with nothing else. */
function bareRows({ options }: Call, { parts, name }: Answer, file: string | undefined): Rows | undefined {
  const rows = parts.flatMap((part) => (typeof part === 'object' ? [part.rows] : []));
  const [only] = rows;
  const single = only?.source.shape.kind === 'value';
  if (options.raw) {
    if (single) return only;
    throw new Problem(
      'bad',
      `--raw prints single values and ${name} is a record: name one field, or give --format`,
    );
  }
  const plain = parts.length === 1 && only?.count === undefined;
  return single && plain && options.format === undefined && file === undefined ? only : undefined;
}

/** Each value as it is, on a line of its own. */
function* lines(rows: Rows): Generator<string, void, undefined> {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  let rest = '';
  for (const block of blocksOf(new Pump([{ rows, format: formats.get('ndjson') as Format }]))) {
    const values = (rest + decoder.decode(block, { stream: true })).split('\n');
    rest = values.pop() as string;
    yield values.map((value) => `${bareText(value)}\n`).join('');
  }
}

function bareText(json: string): string {
  if (json.startsWith('"')) return JSON.parse(json);
  return json === 'null' ? '' : json;
}

/** Prints a list as a table where a person reads it and asked for nothing else. */
export async function sentTable(call: Call, value: unknown, file: string | undefined): Promise<boolean> {
  const { io, options } = call;
  if (!io.stdout.isTTY || file !== undefined || options.format !== undefined || options.pretty) return false;
  const table = tableOf(value, io.stdout.columns || 80, hasColours(io, io.stdout));
  if (table === undefined) return false;
  await send(io, [table]);
  return true;
}

/** Names the options that do not apply, in one line. */
export function tellUnused({ io, ignored }: Call, unused: readonly string[] = []): void {
  const names = [...ignored, ...unused].map(dashed);
  if (names.length === 0) return;
  complain(io, `${names.join(', ')} ${names.length === 1 ? 'does' : 'do'} not apply here`);
}

function optionFor({ command }: Call, parameter: string): string {
  const found = Object.entries(command.options).find(([, option]) => option.parameter === parameter);
  return found?.[0] ?? parameter;
}

/** A seed that nobody chose is told to a person, so that the data can be had again. */
function tellSeed({ io }: Call, seed: string): void {
  if (io.stderr.isTTY) tell(io, `seed ${seed}`);
}

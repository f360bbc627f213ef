import { send } from '@specimen/bulk';
import { COMMAND_CONTEXT } from '@specimen/runtime/context';
import { jsonText, type Operation, Problem, perform } from 'specimen-data/internal';
import { formatFor, outFile, sentTable, tellUnused } from './answer.ts';
import type { Call, OperationRow } from './command.ts';
import { givenBy } from './given.ts';
import { complain, sourceName, textFrom } from './io.ts';
import { standardOf } from './standards.ts';
import { Column, type Found, Lines } from './values.ts';

interface Verdict {
  /** Line of the value, if it was in a file. */
  readonly line?: number;
  readonly valid: boolean | null;
  readonly error?: string;
}

/** `validate`: values from the command line, the lines of a file or a column of CSV. */
export const VALIDATE: OperationRow = {
  takes: { value: 'VALUE…' },
  texts: { value: 'The values to check; - reads them from standard input, one per line.' },
  more: ['validate 44051401359 02070803628 --as pl.pesel'],
  many: true,
  optional: true,
  hidden: ['validator', 'spec'],
  options: {
    as: {
      text: 'The standard: a validator, such as iban, or a country field, such as pl.pesel.',
      value: 'ID',
      parameter: 'validator',
    },
    file: {
      text: 'Checks the lines of a file instead, optionally compressed (.gz); - is standard input.',
      value: 'FILE',
    },
    column: {
      text: 'Checks this column of the file: CSV with commas or semicolons, or TSV. The first line names the columns.',
      value: 'COLUMN',
    },
    'only-invalid': { text: 'Omits valid values.' },
    format: {
      text: 'json, or ndjson for one result per line. By default, a terminal shows a table.',
      value: 'FORMAT',
      choices: ['json', 'ndjson'],
    },
  },
  run: validate,
};

/** Checks each value; the exit code is 1 if one is invalid, and 2 if the standard cannot decide. */
async function validate(call: Call): Promise<number> {
  const { io, options } = call;
  const file = outFile(call);
  const format = formatFor(call, file);
  const tally = new Tally();
  const verdicts = checked(call, tally);
  if (format === 'ndjson') await send(file ?? io.stdout, asLines(verdicts));
  else await sendTogether(call, verdicts, file);
  tellUnused(call, format === 'ndjson' && options.pretty ? ['pretty'] : []);
  if (tally.untold !== undefined) complain(io, tally.untold);
  return tally.code;
}

/** Prints all results in one object or table, or the result of a single word. */
async function sendTogether(
  call: Call,
  verdicts: AsyncIterable<readonly Verdict[]>,
  file: string | undefined,
): Promise<void> {
  const { io, options, words } = call;
  if (!io.stdout.isTTY && !options.pretty && fileOf(call) !== undefined)
    return send(file ?? io.stdout, await joined(verdicts));
  const results: Verdict[] = [];
  for await (const some of verdicts) for (const verdict of some) results.push(verdict);
  const isSingle = fileOf(call) === undefined && words.length === 1;
  const value = isSingle ? results[0] : { count: results.length, results };
  if (await sentTable(call, value, file)) return;
  await send(file ?? io.stdout, value ? [jsonText(value, options.pretty === true)] : []);
}

/** Returns the text of all results. Their number precedes them, so they are kept as text, which takes a tenth of the memory. */
async function joined(
  verdicts: AsyncIterable<readonly Verdict[]>,
): Promise<readonly (string | Uint8Array)[]> {
  const texts: Uint8Array[] = [];
  let count = 0;
  for await (const some of verdicts) {
    if (some.length === 0) continue;
    texts.push(Buffer.from((count === 0 ? '' : ',') + some.map((verdict) => jsonText(verdict)).join(',')));
    count += some.length;
  }
  return [`{"count":${count},"results":[`, ...texts, ']}'];
}

/** Counts the results. */
class Tally {
  #invalid = false;
  /** Reason why the validity of a value cannot be decided. */
  untold: string | undefined;

  add({ valid, error }: Verdict): void {
    if (valid === false) this.#invalid = true;
    if (valid === null) this.untold = error;
  }

  get code(): number {
    if (this.untold !== undefined) return 2;
    return this.#invalid ? 1 : 0;
  }
}

async function* checked(call: Call, tally: Tally): AsyncGenerator<Verdict[], void, undefined> {
  const { command, options } = call;
  const { value: _, pretty: __, ...given } = await givenBy({ ...call, words: ['value'] });
  if (given.validator === undefined)
    throw new Problem('missing-parameter', { subject: '--as', expected: command.options.as?.text });
  const by = standardOf(given);
  for await (const values of valuesOf(call)) {
    const verdicts: Verdict[] = [];
    for (const { value, ...place } of values) {
      const { value: told } = perform(command.operation as Operation, COMMAND_CONTEXT, { ...by, value });
      const verdict: Verdict = { ...place, ...(told as Verdict) };
      tally.add(verdict);
      if (!options['only-invalid'] || verdict.valid !== true) verdicts.push(verdict);
    }
    yield verdicts;
  }
}

async function* asLines(all: AsyncIterable<readonly Verdict[]>): AsyncGenerator<string, void, undefined> {
  for await (const verdicts of all) yield verdicts.map((verdict) => `${jsonText(verdict)}\n`).join('');
}

/** Returns the file that holds the values, if they are not words. */
function fileOf({ options, words }: Call): string | undefined {
  const file = options.file as string | undefined;
  return file ?? (words.length === 1 && words[0] === '-' ? '-' : undefined);
}

/** A value; a value from a file has its line. */
type Asked = Found | Pick<Found, 'value'>;

async function* valuesOf(call: Call): AsyncGenerator<readonly Asked[], void, undefined> {
  const { io, options, words, command } = call;
  const file = fileOf(call);
  if (file === undefined) {
    if (words.length === 0)
      throw new Problem('missing-parameter', { subject: 'VALUE', expected: command.takes[0]?.text });
    if (options.column !== undefined)
      throw new Problem('missing-parameter', '--column requires --file FILE, or - for standard input', {
        subject: '--file',
      });
    if (words.includes('-')) throw new Problem('contradiction', 'give either values or - for standard input');
    yield words.map((value) => ({ value }));
    return;
  }
  if (words.some((word) => word !== '-'))
    throw new Problem('contradiction', 'give either values or --file FILE');
  const name = sourceName(file);
  const values = options.column === undefined ? new Lines() : new Column(String(options.column), name);
  for await (const piece of textFrom(io, file)) yield values.read(piece);
  yield values.end();
}

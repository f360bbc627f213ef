import { send } from '@specimen/bulk';
import type { Counts, TableReport } from '@specimen/database';
import { COMMAND_CONTEXT } from '@specimen/runtime/context';
import { Progress } from '@specimen/runtime/progress';
import { type Definition, operations, Problem } from 'specimen-data/internal';
import { sentTable, tellSeed, tellToday } from './answer.ts';
import type { Call, Command } from './command.ts';
import { tellPlan } from './doubts.ts';
import { objectIn } from './given.ts';
import { tell } from './io.ts';

/** Adds rows to a database. */
export const fill: Command = {
  summary: 'Add rows to the tables of a database',
  takes: [
    {
      name: 'URL',
      text: 'The database: shop.sqlite, postgres://user:password@host:5432/database or mysql://user:password@host:3306/database.',
    },
  ],
  options: {
    plan: {
      text: 'A definition that plan wrote. Default: planned from the schema of the database.',
      value: 'FILE',
    },
    rows: {
      text: 'Number of rows of tables without a parent, and of some tables by name: 1000,orders=5000. Default: 100.',
      value: 'ROWS',
    },
    country: { text: 'The country of people, firms and amounts. Default: us.', value: 'COUNTRY' },
    exclude: {
      text: 'Tables that get no rows, separated by commas: roles,currencies. References to them use their existing rows.',
      value: 'TABLES',
    },
    strict: {
      text: 'Writes nothing if a table cannot be filled. By default, such tables are omitted and reported.',
    },
    format: {
      text: 'json prints the report of all tables as JSON, also on a terminal.',
      value: 'FORMAT',
      choices: ['json'],
    },
    seed: {
      text: 'The same seed gives the same rows for the same tables. Default: a random seed.',
      value: 'SEED',
    },
    'as-of': { text: operations.dataset.parameters.asOf.text, value: 'AS-OF' },
  },
  example: { line: 'fill postgres://me:secret@localhost/shop --rows 1000,orders=5000 --country de' },
  run,
};

async function run(call: Call): Promise<number> {
  const { io, options, words } = call;
  const [url = ''] = words;
  const { fill, isLive } = await import('@specimen/database');
  if (!isLive(url))
    throw new Problem('bad-parameter', {
      subject: 'the URL',
      expected:
        'a file such as shop.sqlite, or an address such as postgres://user:password@host/database or mysql://user:password@host/database',
      given: url,
    });
  if (options.plan !== undefined && options.country !== undefined)
    throw new Problem(
      'contradiction',
      '--country applies to planning, and --plan FILE is already a plan: omit one of them',
    );
  const definition =
    options.plan === undefined
      ? undefined
      : ((await objectIn(call, String(options.plan), [
          'seed',
          'asOf',
          'where',
          'tables',
        ])) as unknown as Definition);
  const asOf = options['as-of'] ?? definition?.asOf;
  const done = await fill(url, {
    world: COMMAND_CONTEXT.world,
    definition,
    ...countsOf(options.rows),
    country: options.country as string | undefined,
    exclude: listOf(options.exclude),
    seed: options.seed as string | undefined,
    asOf: asOf as string | undefined,
    strict: options.strict === true,
    progress: (rows) => (io.stderr.isTTY ? new Progress(io.stderr, rows) : undefined),
  });
  if (definition === undefined) tellPlan(io, done.plan);
  tellReport(call, done.tables);
  if (options.seed === undefined) tellSeed(call, done.seed);
  tellToday(call, { asOf }, done.asOf);
  const value = { count: done.tables.length, tables: done.tables, seed: done.seed };
  if (!(await sentTable(call, value, undefined))) await send(io.stdout, [JSON.stringify(value)]);
  return 0;
}

/** Reports each omitted table on a line, and a summary. */
function tellReport({ io }: Call, tables: readonly TableReport[]): void {
  const left = tables.filter(({ status }) => status === 'left out');
  for (const { table, reason = '', hint } of left)
    tell(io, `${table} left out: ${reason}${hint === undefined ? '' : ` (${hint})`}`);
  const rows = tables.reduce((sum, each) => sum + each.rows, 0);
  const filled = tables.filter(({ status }) => status === 'filled').length;
  tell(
    io,
    `${rows} rows in ${filled} ${filled === 1 ? 'table' : 'tables'}${left.length === 0 ? '' : `; ${left.length} left out`}`,
  );
}

function listOf(given: string | true | undefined): readonly string[] {
  return given === undefined
    ? []
    : String(given)
        .split(',')
        .map((name) => name.trim());
}

/** Parses `1000`, `orders=5000` or both: `1000,orders=5000`. */
function countsOf(given: string | true | undefined): Counts {
  const counts: Record<string, number> = {};
  let rows: number | undefined;
  for (const each of listOf(given)) {
    const [, name, count] = /^(?:(.+)=)?([1-9][0-9]{0,9})$/.exec(each) ?? [];
    if (count === undefined)
      throw new Problem('bad-parameter', {
        subject: 'rows',
        expected: 'a number or table=number, such as 1000,orders=5000',
        given,
      });
    if (name === undefined) rows = Number(count);
    else counts[name] = Number(count);
  }
  return { rows, counts };
}

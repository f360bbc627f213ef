import { send } from '@specimen/bulk';
import type { Plan, Schema } from '@specimen/database';
import { COMMAND_CONTEXT } from '@specimen/runtime/context';
import { Problem } from 'specimen-data/internal';
import { formatFor, outFile } from './answer.ts';
import type { Call, Command } from './command.ts';
import { tellPlan } from './doubts.ts';
import { hasColours, sourceName, wholeText, widthOf } from './io.ts';
import { tableOf } from './table.ts';

/** Generates a definition from a schema. */
export const plan: Command = {
  summary: 'Plan a dataset from the schema of a database',
  takes: [
    {
      name: 'FILE.sql|URL',
      text: 'A schema file of PostgreSQL, MySQL or SQLite (- is standard input), or a database: shop.sqlite, postgres://… or mysql://user:password@host/database.',
    },
  ],
  options: {
    country: { text: 'The country of people, firms and amounts. Default: us.', value: 'COUNTRY' },
    out: { text: 'Writes the definition to a file for dataset and fill --plan.', value: 'FILE' },
    format: {
      text: 'json prints the definition on a terminal too, instead of a table of the guesses.',
      value: 'FORMAT',
      choices: ['json'],
    },
  },
  example: {
    line: 'plan - --country de',
    input:
      'CREATE TABLE customers (id serial PRIMARY KEY, name text NOT NULL, email text UNIQUE, born date);',
  },
  run,
};

async function run(call: Call): Promise<number> {
  const { io, options, words } = call;
  const file = outFile(call);
  const format = formatFor(call, file);
  const country = options.country === undefined ? 'us' : String(options.country).toLowerCase();
  const { definitionText, planOf } = await import('@specimen/database');
  const made = planOf(await schemaIn(call, words[0] as string), { world: COMMAND_CONTEXT.world, country });
  const text = definitionText(made.definition);
  if (file !== undefined) await send(file, [text]);
  const isRead = io.stdout.isTTY === true && (file !== undefined || format === undefined);
  if (isRead) await send(io.stdout, [guessesOf(call, made)]);
  else if (file === undefined) await send(io.stdout, [text]);
  tellPlan(io, made, isRead);
  return 0;
}

/** Reads the schema of a live database or of a file. */
async function schemaIn({ io }: Call, word: string): Promise<Schema> {
  const { isLive, liveSchema, readSchema } = await import('@specimen/database');
  if (isLive(word)) return liveSchema(word);
  if (/^\w+:\/\//.test(word))
    throw new Problem(
      'unsupported',
      'plan reads live databases of PostgreSQL, MySQL, MariaDB and SQLite only: give postgres://…, mysql://…, a .sqlite file or a schema file',
    );
  const text = await wholeText(io, word);
  if (text.startsWith('SQLite format 3'))
    throw new Problem(
      'bad-sql',
      `${sourceName(word)} is a database, not its schema: rename it to end with .sqlite`,
    );
  try {
    return readSchema(text);
  } catch (error) {
    throw error instanceof Problem ? error.with({ place: sourceName(word) }) : error;
  }
}

/** Formats the guesses as one table for each table. */
function guessesOf({ io }: Call, { guesses }: Plan): string {
  const names = new Set(guesses.map(({ table }) => table));
  const tables = Array.from(names, (name) => [
    name,
    guesses
      .filter(({ table }) => table === name)
      .map(({ column, meaning = '', why, unsure }) => ({
        column,
        meaning,
        why: unsure ? `? ${why}` : why,
      })),
  ]);
  return tableOf(Object.fromEntries(tables), widthOf(io.stdout), hasColours(io, io.stdout)) ?? '';
}

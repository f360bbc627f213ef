import { existsSync, mkdirSync } from 'node:fs';
import { extname, join } from 'node:path';
import { contextOf, send } from '@specimen/bulk';
import {
  type Answer,
  blocksOf,
  type Given,
  mermaid,
  type Operation,
  Problem,
  Pump,
  perform,
  shown,
  svg,
  tablesOf,
} from 'specimen-data/surface';
import { formatFor, optionFor, outFile, tellSeed, tellUnused } from './answer.ts';
import type { Call, Option } from './command.ts';
import { givenBy } from './given.ts';

/** The options of datasets beside the parameters of their operation. */
export const DATASET_OPTIONS: Readonly<Record<string, Option>> = {
  diagram: {
    text: 'Draws the tables and their references instead: Mermaid, or SVG into a file of that ending.',
  },
  replace: { text: 'Writes files of a folder anew that exist already.' },
};

/** Makes tables: into a folder with a file for each, into one file, or to standard output. */
export async function writeTables(call: Call): Promise<number> {
  const { io, options, command } = call;
  const file = outFile(call);
  const given = await givenTables(call);
  if (options.diagram) return drawn(call, given);
  const operation = command.operation as Operation;
  if (file !== undefined && extname(file) === '') return intoFolder(call, given, file);
  const format = formatFor(call, file);
  const made = perform(operation, await contextOf(), { ...given, ...(format ? { format } : {}) });
  told(call, given, made);
  await send(file ?? io.stdout, blocksOf(new Pump(made.parts, made.pretty)), {
    binary: made.format?.binary === true,
  });
  return 0;
}

/** What is given; a word that is a file's name is a definition. */
async function givenTables(call: Call): Promise<Given> {
  const [word = ''] = call.words;
  if (!/[./\\]|^-$/.test(word)) return givenBy(call);
  return givenBy({ ...call, words: [], options: { ...call.options, file: word } });
}

async function drawn({ io, ...call }: Call, given: Given): Promise<number> {
  const file = outFile({ io, ...call });
  const { tables } = tablesOf(await contextOf(), { ...given, size: 1 });
  const text = file !== undefined && extname(file) === '.svg' ? svg(tables) : mermaid(tables);
  await send(file ?? io.stdout, [text]);
  return 0;
}

/** A file for each table; they appear one by one, each when it is whole. */
async function intoFolder(call: Call, given: Given, folder: string): Promise<number> {
  const format = formatFor(call, undefined) ?? 'csv';
  if (['sql', 'zip'].includes(format))
    throw new Problem('bad', `${format} goes into one file: end ${shown(folder)} with .${format}`);
  const context = await contextOf();
  const { tables, seed } = tablesOf(context, given);
  const paths = tables.map(({ name }) => join(folder, `${name}.${format}`));
  const there = paths.find((path) => existsSync(path));
  if (there !== undefined && !call.options.replace)
    throw new Problem('bad', `${there} exists already; --replace writes it anew`);
  mkdirSync(folder, { recursive: true });
  for (const [i, { name }] of tables.entries()) {
    const operation = call.command.operation as Operation;
    const made = perform(operation, context, { ...given, seed, table: name, format });
    if (i === 0) told(call, given, made);
    await send(paths[i] as string, blocksOf(new Pump(made.parts)));
  }
  return 0;
}

function told(call: Call, given: Given, made: Answer): void {
  tellUnused(
    call,
    made.ignored.map((parameter) => optionFor(call, parameter)),
  );
  if (given.seed === undefined) tellSeed(call, made.seed as string);
}

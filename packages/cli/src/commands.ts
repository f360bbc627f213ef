import { send } from '@specimen/bulk';
import { check } from './check.ts';
import type { Command } from './command.ts';
import { complete } from './completion.ts';
import { allRows, eachItem } from './conditions.ts';
import { DATASET_OPTIONS, writeTables } from './dataset.ts';
import { definitionSections, schemaSections } from './explained.ts';
import { fill } from './fill.ts';
import { generalHelp, helpOf } from './help.ts';
import { widthOf } from './io.ts';
import { mask } from './mask.ts';
import { MESSAGE } from './message.ts';
import { operationCommand } from './operationCommand.ts';
import { plan } from './plan.ts';
import { scan } from './scan.ts';
import { mcp, serve } from './services.ts';
import { ANSWERS, SHELLS, scriptOf } from './shells.ts';
import { CASES, IDENTIFY } from './standards.ts';
import { VALIDATE } from './validate.ts';

/** All commands by name. The row of an operation is short, because its options derive from the operation's parameters. */
export const commands: Readonly<Record<string, Command>> = {
  generate: operationCommand('generate', {
    takes: { spec: 'SPEC' },
    nameless: true,
    more: [
      'pl.person -n 3 --sex female --fields name,pesel --format csv',
      'ke.phone -n 5 --raw',
      'us.person -n 1000 --threads auto --out people.csv.gz',
      'us.person -n 1000 --partition 400 --out people.parquet',
      'us.person -n 1000 --seed demo --shard 1/4 --out people-1.sql --table customers',
    ],
  }),
  fetch: operationCommand('fetch', {
    takes: { q: 'WORDS' },
    joined: ' ',
    more: ['fetch 3 german ibans --raw', 'fetch 10 customers from Kenya --format csv'],
  }),
  resolve: operationCommand('resolve', { takes: { q: 'WORDS' }, joined: ' ' }),
  schema: operationCommand('schema', {
    body: 'word',
    renamed: { count: 'n' },
    steering: allRows,
    explains: schemaSections,
  }),
  batch: operationCommand('batch', {
    takes: { specs: 'SPECS' },
    joined: ',',
    body: 'option',
    steering: eachItem,
  }),
  validate: operationCommand('validate', VALIDATE),
  cases: operationCommand('cases', CASES),
  identify: operationCommand('identify', IDENTIFY),
  validators: operationCommand('validators', { renamed: { set: 'all' } }),
  countries: operationCommand('countries', { renamed: { set: 'all' } }),
  country: operationCommand('country', { takes: { country: 'COUNTRY' } }),
  catalog: operationCommand('catalog', { renamed: { set: 'all' } }),
  fields: operationCommand('fields'),
  field: operationCommand('field', { takes: { field: 'FIELD' } }),
  types: operationCommand('types'),
  datasets: operationCommand('datasets'),
  dataset: operationCommand('dataset', {
    takes: { key: 'KEY|FILE' },
    texts: {
      key: 'A dataset, such as bank, or a JSON file with your own definition; - is standard input.',
    },
    body: 'option',
    explains: definitionSections,
    options: DATASET_OPTIONS,
    more: [
      'dataset bank --country de:3,fr:1 --size 50 --out bank.sqlite',
      'dataset shop --size 50 --out shop.zip --format parquet',
    ],
    run: writeTables,
  }),
  plan,
  fill,
  messages: operationCommand('messages'),
  message: operationCommand('message', MESSAGE),
  check,
  scan,
  mask,
  mock: operationCommand('mock', {
    takes: { country: 'COUNTRY', collection: 'COLLECTION' },
    more: ['mock pl customers --sex female --out customers.json'],
  }),
  serve,
  mcp,
  completion: {
    summary: 'Print the completion script of a shell',
    takes: [
      {
        name: 'SHELL',
        text: `One of ${SHELLS.join(', ')}. Source the output in your shell.`,
        choices: SHELLS,
      },
    ],
    many: true,
    options: {},
    example: { line: 'completion bash' },
    async run({ io, words: [shell = '', ...typed] }) {
      const answered = Object.hasOwn(ANSWERS, shell)
        ? ANSWERS[shell]?.(typed, (words) => complete(commands, words))
        : undefined;
      const lines = answered ?? [scriptOf(shell, typed)];
      await send(io.stdout, [lines.map((line) => `${line}\n`).join('')]);
      return 0;
    },
  },
  help: {
    summary: 'Show how to use a command',
    takes: [{ name: 'COMMAND', text: 'The command. Default: all commands.' }],
    optional: true,
    options: {},
    example: { line: 'help fetch' },
    async run({ io, words: [name] }) {
      const width = Math.min(widthOf(io.stdout), WIDEST);
      await send(io.stdout, [
        name === undefined ? generalHelp(commands, width) : helpOf(commands, name, width),
      ]);
      return 0;
    },
  },
};

/** Longer lines are hard to read. */
const WIDEST = 100;

/** Operations that the command does not offer. */
export const NOT_OFFERED: readonly string[] = ['schemaHelp', 'datasetSchema', 'mockItem', 'checkMessage'];

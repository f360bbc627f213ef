import { existsSync } from 'node:fs';
import { send } from '@specimen/bulk';
import type { Scan } from '@specimen/mask/files';
import { Problem, shown } from 'specimen-data/internal';
import type { Call, Command } from './command.ts';
import { hasColours, tell, widthOf } from './io.ts';
import { tableOf } from './table.ts';

/** Finds real data in files. */
export const scan: Command = {
  summary: 'Find personal data in files',
  takes: [
    {
      name: 'FILE|FOLDER',
      text: 'A CSV, TSV, JSON or NDJSON file, optionally compressed (.gz or .zst), or a folder of such files.',
    },
  ],
  options: {
    sample: { text: 'Number of rows to read from each file. Default: all.', value: 'N', least: 1 },
    out: { text: 'Writes a plan that you can edit, for mask --plan.', value: 'PLAN.json' },
    replace: { text: 'Overwrites an existing plan.' },
    fail: { text: 'Exits with 1 if a column identifies a person by itself. Use it in CI.' },
    format: {
      text: 'json prints the findings as JSON, also on a terminal.',
      value: 'FORMAT',
      choices: ['json'],
    },
  },
  example: { line: 'scan customers.csv --out plan.json' },
  run,
};

async function run({ io, options, words }: Call): Promise<number> {
  const [path = ''] = words;
  const out = options.out === undefined ? undefined : String(options.out);
  if (out !== undefined && existsSync(out) && options.replace === undefined)
    throw new Problem('already-exists', `${shown(out)} is there already: give --replace to write over it`);
  const { planOf, scanFiles } = await import('@specimen/mask/files');
  const sample = options.sample === undefined ? undefined : readSample(String(options.sample));
  const found = await scanFiles(path, { sample });
  if (out !== undefined) await send(out, [`${JSON.stringify(planOf(found), null, 2)}\n`]);
  const isRead = io.stdout.isTTY === true && options.format === undefined;
  await send(io.stdout, [isRead ? tableText(found, io) : `${JSON.stringify(found, null, 2)}\n`]);
  const direct = found.sources.flatMap(({ source, columns }) =>
    columns.filter(({ sensitivity }) => sensitivity === 'direct').map(({ name }) => `${source} ${name}`),
  );
  if (options.fail === undefined || direct.length === 0) return 0;
  tell(io, `found what leads to a person: ${direct.join(', ')}`);
  return 1;
}

function readSample(given: string): number {
  if (/^[1-9]\d{0,11}$/.test(given)) return Number(given);
  throw new Problem('bad-parameter', `--sample takes a number of rows from 1 on, not ${shown(given)}`);
}

function tableText({ sources }: Scan, io: Call['io']): string {
  const tables = sources.map(({ source, columns }) => [
    source,
    columns.map(({ name, holds, country, confidence, sensitivity, evidence }) => ({
      column: name,
      holds: holds ?? '',
      country: country ?? '',
      share: confidence,
      sensitivity,
      by: evidence.join(' '),
    })),
  ]);
  return tableOf(Object.fromEntries(tables), widthOf(io.stdout), hasColours(io, io.stdout)) ?? '';
}

import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { reason, send } from '@specimen/bulk';
import type { Plan, Report } from '@specimen/mask/files';
import { Problem, shown } from 'specimen-data/internal';
import type { Call, Command } from './command.ts';
import { complain, hasColours, tell, widthOf } from './io.ts';
import { tableOf } from './table.ts';

/** Masks real data in files. */
export const mask: Command = {
  summary: 'Mask personal data so that it stays valid',
  takes: [
    {
      name: 'SOURCE',
      text: 'A CSV, TSV, JSON or NDJSON file, optionally compressed (.gz or .zst), or a folder of such files.',
    },
  ],
  options: {
    plan: { text: 'A plan that scan wrote. Default: the plan that scan would write.', value: 'PLAN.json' },
    out: { text: 'The file or folder to write. It appears when it is complete.', value: 'OUT' },
    'key-file': {
      text: 'A file with the key (at least 16 bytes) that only you can read. Default: the variable SPECIMEN_KEY, otherwise a random key that is not kept.',
      value: 'FILE',
    },
    verify: { text: 'Compares the source with the masked data instead of writing.' },
    report: {
      text: 'Writes the figures of the comparison to a file. It contains no values.',
      value: 'REPORT.json',
    },
    'in-place': { text: 'Replaces the source by the masked data, completely or not at all.' },
    replace: { text: 'Overwrites an existing target.' },
    format: {
      text: 'json prints the figures of --verify as JSON, also on a terminal.',
      value: 'FORMAT',
      choices: ['json'],
    },
  },
  example: { line: 'mask customers.csv --plan plan.json --key-file key --out masked.csv' },
  run,
};

async function run(call: Call): Promise<number> {
  const { io, options, words } = call;
  const [from = ''] = words;
  const to = target(call, from);
  const { isWell, maskFiles, masksOf, planOf, readPlan, scanFiles, verifyFiles } = await import(
    '@specimen/mask/files'
  );
  const plan: Plan =
    options.plan === undefined ? planOf(await scanFiles(from)) : readPlan(planIn(String(options.plan)));
  const key = options.verify === undefined ? keyFor(call) : undefined;
  if (key !== undefined) {
    const replace = options.replace !== undefined || options['in-place'] !== undefined;
    await maskFiles({ from, to, masks: masksOf(key), plan, replace });
  }
  if (options.verify === undefined && options.report === undefined) return 0;
  if (options['in-place'] !== undefined) return 0;
  const verified = await verifyFiles(from, to, plan);
  if (options.report !== undefined)
    await send(String(options.report), [`${JSON.stringify(verified.report, null, 2)}\n`]);
  if (options.verify !== undefined) {
    const isRead = io.stdout.isTTY === true && options.format === undefined;
    await send(io.stdout, [
      isRead ? tableText(verified.report, io) : `${JSON.stringify(verified.report, null, 2)}\n`,
    ]);
  }
  for (const difference of verified.differences) complain(io, `differs: ${difference}`);
  return options.verify !== undefined && !isWell(verified) ? 1 : 0;
}

/** Returns the file or folder to write or to compare. */
function target({ options }: Call, from: string): string {
  const { out } = options;
  const isInPlace = options['in-place'] !== undefined;
  if (isInPlace && out !== undefined)
    throw new Problem('contradiction', '--in-place masks the source itself: leave --out out');
  if (isInPlace && options.verify !== undefined)
    throw new Problem('contradiction', '--verify compares two sides: after --in-place there is one');
  if (isInPlace) return from;
  if (typeof out !== 'string')
    throw new Problem('contradiction', 'mask needs --out OUT, or --in-place to mask the source itself');
  if (resolve(out) === resolve(from))
    throw new Problem('contradiction', '--out is the source itself: give --in-place to mask it there');
  return out;
}

function planIn(file: string): unknown {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new Problem('file-error', `cannot read ${shown(file)}: ${reason(error)}`);
  }
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    throw new Problem('file-error', `${shown(file)} is no JSON: a plan is what scan --out writes`);
  }
}

/** Returns the key from the file, else from the environment, else a random one that is not kept. */
function keyFor({ io, options }: Call): Uint8Array {
  const file = options['key-file'];
  const { SPECIMEN_KEY } = io.env;
  if (typeof file === 'string') return checkedKey(keyIn(file), `the key in ${shown(file)}`);
  if (SPECIMEN_KEY !== undefined) return checkedKey(Buffer.from(SPECIMEN_KEY), 'SPECIMEN_KEY');
  tell(io, 'no key was given: this run has one of its own, which is thrown away, so other runs will differ');
  return randomBytes(32);
}

function keyIn(file: string): Uint8Array {
  try {
    if (!existsSync(file))
      throw new Problem('file-error', `cannot read the key file ${shown(file)}: there is no such file`);
    const { mode } = statSync(file);
    if (process.platform !== 'win32' && (mode & 0o077) !== 0)
      throw new Problem(
        'file-error',
        `the key file ${shown(file)} can be read by others: chmod 600 makes it yours alone`,
      );
    return readFileSync(file);
  } catch (error) {
    throw error instanceof Problem
      ? error
      : new Problem('file-error', `cannot read the key file ${shown(file)}: ${reason(error)}`);
  }
}

/** Returns the key without its final line break. */
function checkedKey(bytes: Uint8Array, what: string): Uint8Array {
  let end = bytes.length;
  if (bytes[end - 1] === 10) end--;
  if (bytes[end - 1] === 13) end--;
  if (end < 16) throw new Problem('bad-setting', `${what} has ${end} bytes, should have 16 or more`);
  return bytes.subarray(0, end);
}

function tableText({ sources }: Report, io: Call['io']): string {
  const tables = sources.map(({ source, columns }) => [source, columns]);
  return tableOf(Object.fromEntries(tables), widthOf(io.stdout), hasColours(io, io.stdout)) ?? '';
}

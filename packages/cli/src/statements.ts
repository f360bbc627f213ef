import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { send, wholeFiles } from '@specimen/bulk';
import { bankStatements } from '@specimen/messages/statements';
import { COMMAND_CONTEXT } from '@specimen/runtime/context';
import { type Given, Problem } from 'specimen-data/internal';
import { optionFor, tellSeed, tellToday, tellUnused } from './answer.ts';
import type { Call } from './command.ts';

interface StatementOptions {
  readonly format: string;
  readonly out: string | undefined;
}

/** Writes the statement of one account, or a file for each account into a folder. */
export async function writeStatements(
  call: Call,
  given: Given,
  { format, out }: StatementOptions,
): Promise<number> {
  const { account, format: _, ...asked } = given;
  const { options, io } = call;
  const bank = bankStatements(COMMAND_CONTEXT, format, asked);
  if (account === undefined && out === undefined)
    throw new Problem(
      'missing-parameter',
      `${format} holds one account: give --account, or a folder as --out`,
    );
  const unused = ['table', 'dialect', 'offset', 'n', 'pretty', 'no-create'];
  tellUnused(call, [
    ...bank.ignored.map((parameter) => optionFor(call, parameter)),
    ...unused.filter((name) => options[name] !== undefined),
  ]);
  if (given.seed === undefined) tellSeed(call, bank.seed);
  tellToday(call, given, bank.asOf?.iso);
  if (account !== undefined) {
    const file = out;
    if (file !== undefined) refuseExisting(call, file);
    await send(file ?? io.stdout, encoded(bank.texts(Number(account))));
    return 0;
  }
  const folder = out as string;
  const ids = Array.from({ length: bank.count }, (_, i) => i + 1);
  for (const id of ids) refuseExisting(call, join(folder, bank.fileName(id)));
  const write = async (work: string) => {
    for (const id of ids) await send(join(work, bank.fileName(id)), encoded(bank.texts(id)));
  };
  await wholeFiles(folder, write, { create: true });
  return 0;
}

function refuseExisting({ options }: Call, path: string): void {
  if (existsSync(path) && !options.replace)
    throw new Problem('already-exists', `${path} already exists; use --replace to overwrite it`);
}

/** Joins pieces to blocks of some kilobytes. */
function* encoded(texts: Iterable<string>): Generator<Buffer, void, undefined> {
  let text = '';
  for (const piece of texts) {
    text += piece;
    if (text.length < 65_536) continue;
    yield Buffer.from(text);
    text = '';
  }
  yield Buffer.from(text);
}

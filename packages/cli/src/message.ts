import { send } from '@specimen/bulk';
import { COMMAND_CONTEXT } from '@specimen/runtime/context';
import {
  blocksOf,
  type Given,
  type Operation,
  Problem,
  Pump,
  parseExactly,
  perform,
} from 'specimen-data/internal';
import { outFile, tellSeed, tellToday } from './answer.ts';
import type { Call, OperationRow, Option } from './command.ts';
import { givenBy } from './given.ts';
import { sourceName, wholeText } from './io.ts';

const ACCOUNT: Option = {
  text: 'A JSON file with your own account: { "name", "iban" or "number", "bic" }; - is standard input.',
  value: 'FILE',
};

const PAYMENTS: Option = {
  text: 'A JSON file with your own payments: [{ "name", "iban", "amount", "endToEndId" … }]; - is standard input.',
  value: 'FILE',
};

const OUT: Option = {
  text: 'Output file, which appears when it is complete. A further ending .gz or .zst compresses it.',
  value: 'FILE',
};

/** `message`: a file of a standard, of any size. */
export const MESSAGE: OperationRow = {
  takes: { key: 'KEY' },
  options: { account: ACCOUNT, payments: PAYMENTS, out: OUT },
  more: [
    'message pain.001 --country de -n 3 --version 03',
    'message camt.053 --country ch --out statement.xml',
    'message flow --country fr --returned 0.2 --out story.zip',
  ],
  run: writeMessage,
};

async function writeMessage(call: Call): Promise<number> {
  const { io, options, command } = call;
  const file = outFile(call);
  const { account, payments, ...typed } = await givenBy(call);
  const given: Given = {
    ...typed,
    account: await jsonOf(call, account ?? options.account),
    payments: await jsonOf(call, payments ?? options.payments),
  };
  const made = perform(command.operation as Operation, COMMAND_CONTEXT, given);
  if (made.format?.binary && file === undefined && io.stdout.isTTY)
    throw new Problem('unsupported', `${made.format.key} is no text for a terminal; give --out FILE`);
  if (given.seed === undefined && made.seed !== undefined) tellSeed(call, made.seed);
  tellToday(call, given, made.asOf);
  await send(file ?? io.stdout, blocksOf(new Pump(made.parts)));
  return 0;
}

/** Reads an option's JSON file. */
async function jsonOf({ io }: Call, file: unknown): Promise<unknown> {
  return typeof file === 'string' ? parseExactly(await wholeText(io, file), sourceName(file)) : undefined;
}

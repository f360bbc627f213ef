import { endingsOf, fileName, send } from '@specimen/bulk';
import { COMMAND_CONTEXT } from '@specimen/runtime/context';
import {
  blocksOf,
  type Given,
  type Operation,
  Problem,
  Pump,
  perform,
  shown,
  unknownName,
} from 'specimen-data/internal';
import type { Call } from './command.ts';
import { givenBy } from './given.ts';
import { complain, hasColours, tell, widthOf } from './io.ts';
import { tableOf } from './table.ts';
import { dashed } from './usage.ts';

/** Performs the operation of a command and prints its answer. */
export async function answer(call: Call): Promise<number> {
  const file = outFile(call);
  formatFor(call, file);
  const given = await givenBy(call);
  const made = perform(call.command.operation as Operation, COMMAND_CONTEXT, given);
  tellUnused(
    call,
    made.ignored.map((parameter) => optionFor(call, parameter)),
  );
  if (made.seed !== undefined && given.seed === undefined) tellSeed(call, made.seed);
  tellToday(call, given, made.asOf);
  if (!(await sentTable(call, made.value, file))) {
    await send(file ?? call.io.stdout, blocksOf(new Pump(made.parts, made.pretty)));
  }
  const [wrong, ...others] = made.errors ?? [];
  if (wrong === undefined) return call.command.code?.(made.value) ?? 0;
  complain(call.io, others.length === 0 ? wrong : `${wrong} (and ${others.length} more)`);
  return 2;
}

/** Returns the output file, if any. */
export function outFile({ options: { out } }: Call): string | undefined {
  return out === '-' ? undefined : (out as string | undefined);
}

/** Returns the output format: the requested one, otherwise the one that the file name implies. */
export function formatFor({ command, options }: Call, file: string | undefined): string | undefined {
  const { choices = [] } = command.options.format ?? { choices: ['json'] };
  const { format } = options;
  if (typeof format === 'string') {
    const word = format.toLowerCase();
    const key = choices.find((each) => endingsOf(each).includes(`.${word}`));
    if (key) return key;
    throw unknownName('unknown-format', format, choices, { listed: Number.POSITIVE_INFINITY });
  }
  if (file === undefined) return undefined;
  const named = fileName(file).format;
  if (choices.includes(named)) return named;
  const mend = command.options.format ? ', or give --format' : '';
  const endings = choices.flatMap(endingsOf).join(', ');
  throw new Problem('bad-parameter', `--out must end with ${endings}, not ${shown(file)}${mend}`, {
    subject: '--out',
    expected: endings,
    given: file,
  });
}

/** Prints a list as a table on a terminal, unless another format was requested. */
export async function sentTable(call: Call, value: unknown, file: string | undefined): Promise<boolean> {
  const { io, options } = call;
  if (!io.stdout.isTTY || file !== undefined || options.format !== undefined || options.pretty) return false;
  const table = tableOf(value, widthOf(io.stdout), hasColours(io, io.stdout));
  if (table === undefined) return false;
  await send(io.stdout, [table]);
  return true;
}

/** Reports the options that do not apply, in one line. */
export function tellUnused({ io, ignored }: Call, unused: readonly string[] = []): void {
  const names = [...ignored, ...unused].map(dashed);
  if (names.length === 0) return;
  complain(io, `${names.join(', ')} ${names.length === 1 ? 'does' : 'do'} not apply here`);
}

/** Returns the option that sets a parameter. */
export function optionFor({ command }: Call, parameter: string): string {
  const found = Object.entries(command.options).find(([, option]) => option.parameter === parameter);
  return found?.[0] ?? parameter;
}

/** Prints the drawn seed on a terminal, so that the data can be reproduced. */
export function tellSeed({ io }: Call, seed: string): void {
  if (io.stderr.isTTY) tell(io, `seed ${seed}`);
}

/** Prints the day that `today` was, so that the data can be reproduced on another day. */
export function tellToday({ io }: Call, { asOf, requests }: Given, day: string | undefined): void {
  const items = Array.isArray(requests) ? requests : [];
  const isToday = [asOf, ...items.map((item) => (item as { asOf?: unknown } | null)?.asOf)].includes('today');
  if (isToday && day !== undefined) tell(io, `as of ${day}`);
}

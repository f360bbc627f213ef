import { specimen } from 'specimen-data';
import {
  blocksOf,
  type Day,
  freshSeed,
  NO_CAPS,
  type Parameter,
  Pump,
  parameters,
  REFERENCE,
  refuseUnknownProperties,
} from 'specimen-data/internal';
import { flowParts } from './flow.ts';
import type { CasesOptions, FileCase, MessageOptions } from './libraryTypes.ts';
import { country, currency, n, profile, rejected, returned, version } from './parameters.ts';
import { casesOfMessage, FLOW, type MessageRequest, planMessage } from './plan.ts';
import { textsOf } from './texts.ts';

const { seed, asOf } = parameters;
const CASES: Readonly<Record<string, Parameter>> = { country, version, profile, currency, seed, asOf };
const MESSAGE: Readonly<Record<string, Parameter>> = { ...CASES, n, rejected, returned };

/**
 * Returns a whole file.
 *
 * @example
 * generate('pain.001', { country: 'de', n: 3, seed: 'demo' });
 */
export function generate(key: string, options: MessageOptions = {}): string {
  const { message, story, variant } = planMessage(specimen.world, key, requestOf(MESSAGE, options));
  return [...message.texts(story, variant)].join('');
}

/**
 * Returns the bytes of a file, or of the archive `flow`, a block at a time and in constant memory.
 *
 * @example
 * for (const block of stream('pain.001', { country: 'de', n: 100_000, seed: 'demo' })) socket.write(block);
 */
export function* stream(key: string, options: MessageOptions = {}): Generator<Uint8Array, void, undefined> {
  const request = requestOf(MESSAGE, options);
  const parts =
    key === FLOW
      ? flowParts(specimen.world, request)
      : [{ texts: () => textsOf(planMessage(specimen.world, key, request)) }];
  for (const block of blocksOf(new Pump(parts))) yield block.slice();
}

/**
 * Returns right files and one for each way of being wrong.
 *
 * @example
 * for (const { case: name, valid, file } of cases('pain.001', { country: 'de' })) console.log(name, valid, file);
 */
export function cases(key: string, options: CasesOptions = {}): readonly FileCase[] {
  return [...casesOfMessage(specimen.world, key, requestOf(CASES, options)).cases];
}

/** Reads the options as the other surfaces read their parameters. */
function requestOf(
  known: Readonly<Record<string, Parameter>>,
  options: MessageOptions,
): MessageRequest & { readonly seed: string; readonly asOf: Day } {
  const isMessage = known === MESSAGE;
  refuseUnknownProperties(
    options,
    [...Object.keys(known), ...(isMessage ? ['account', 'payments'] : [])],
    'the options',
  );
  const request: Record<string, unknown> = { seed: freshSeed(), asOf: REFERENCE };
  for (const [name, value] of Object.entries(options))
    if (value !== undefined) request[name] = known[name] ? known[name].read(value, name, NO_CAPS) : value;
  return request as unknown as MessageRequest & { readonly seed: string; readonly asOf: Day };
}

export type {
  AccountOptions,
  CasesOptions,
  FileCase,
  MessageOptions,
  PaymentOptions,
} from './libraryTypes.ts';

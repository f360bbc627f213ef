import { ODDS } from '../data/odds.ts';
import { readText } from '../kernel/limits.ts';
import { decimalText } from '../kernel/text.ts';
import type { Checker, Encoded, Fault } from '../model.ts';
import type { World } from '../spec/spec.ts';
import { validators } from '../validators/index.ts';
import { encodedIn, normalizeSpaces, specsOf } from './checkers.ts';
import { operation, type Parameter } from './operation.ts';
import { pretty } from './parameters.ts';
import { ref } from './schemas.ts';

const value = {
  text: 'The value to identify.',
  schema: { type: ['string', 'number'] },
  required: true,
  read: (given, name) => (typeof given === 'number' ? decimalText(given) : readText(given, name)),
} as const satisfies Parameter<string>;

/** The standards that a value satisfies. */
export const identify = operation({
  name: 'identify',
  summary: 'List the standards that a value fits',
  parameters: { value, pretty },
  result: ref('Identified'),
  example: { value: 'DE89370400440532013000' },
  run: ({ world }, { value }) => ({ value: identified(world, value) }),
});

/** A standard that a value satisfies. */
export interface Match {
  readonly validator: string;
  readonly label: string;
  /** The only country that has it, or the country that the value names. */
  readonly country: string | null;
  /** The specs that it backs. */
  readonly specs: readonly string[];
  readonly formatted: string;
  readonly encodes: Encoded;
}

/** A value with every standard that it satisfies. */
export interface Identified {
  readonly value: string;
  readonly count: number;
  readonly matches: readonly Match[];
}

/** Returns every standard that the value satisfies, ignoring surrounding white space; the most specific first. */
export function identified(world: World, value: string): Identified {
  const bare = normalizeSpaces(value).trim();
  const matches = mostTelling(
    validators.filter(({ valid }) => valid(bare)),
    bare,
  ).map((checker) => matchOf(world, checker, bare));
  return { value, count: matches.length, matches };
}

/** Returns the most specific standard that only the check digits of a value break, with the expected check digits. */
export function almost(value: string): { readonly label: string; readonly reason: string } | undefined {
  const [first] = mostTelling(
    validators.filter(({ faults }) => isMistyped(faults(value))),
    value,
  );
  return first && { label: first.label, reason: first.faults(value)[0]?.reason ?? '' };
}

function isMistyped(faults: readonly Fault[]): boolean {
  return faults.length > 0 && faults.every(({ fault }) => fault === 'checksum');
}

function mostTelling(checkers: readonly Checker[], value: string): readonly Checker[] {
  return checkers
    .map((checker) => ({ checker, rank: rankOf(checker, value) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ checker }) => checker);
}

/**
 * Returns the share of random values of the same shape that pass, by order of magnitude; the number of accepted
 * lengths breaks ties.
 */
function rankOf({ id }: Checker, value: string): number {
  const [whole = 1, digits = 1, lengths = 0] = ODDS.get(id) ?? [];
  const share = /[A-Za-z]/.test(value) ? whole : digits;
  return Math.round(Math.log2(Math.max(share, LEAST))) + lengths / 100;
}

/** Below this share the measurement is not precise enough to compare. */
const LEAST = 1 / 20_000;

function matchOf(world: World, checker: Checker, value: string): Match {
  const { id, label, formatted, reads } = checker;
  const all = specsOf(world).get(id) ?? [];
  const country = countryOf(world, id, all, reads(value).country);
  const own = all.filter((spec) => spec.startsWith(`${country}.`));
  return {
    validator: id,
    label,
    country,
    specs: own.length > 0 ? own : all,
    formatted: formatted(value),
    encodes: encodedIn(world, checker, value),
  };
}

/**
 * Returns the country that the value names, the only country with the number, or the country in the validator's
 * name if no country has it.
 */
function countryOf(
  { named }: World,
  id: string,
  specs: readonly string[],
  said: string | undefined,
): string | null {
  const owners = new Set(specs.map((spec) => spec.slice(0, spec.indexOf('.'))));
  const [first = /^([a-z]{2})[A-Z]/.exec(id)?.[1] ?? ''] = owners;
  const code = said ?? (owners.size > 1 ? '' : first);
  return named.has(code) ? code : null;
}

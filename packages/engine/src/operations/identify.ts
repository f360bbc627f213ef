import { ODDS } from '../data/odds.ts';
import { text } from '../kernel/limits.ts';
import { decimal } from '../kernel/text.ts';
import type { Checker, Encoded, Fault } from '../model.ts';
import type { World } from '../spec/spec.ts';
import { validators } from '../validators/index.ts';
import { encodedIn, specsOf, typed } from './checkers.ts';
import { operation, type Parameter } from './operation.ts';
import { pretty } from './parameters.ts';
import { ref } from './schemas.ts';

const value = {
  text: 'The value to recognise.',
  schema: { type: ['string', 'number'] },
  required: true,
  read: (given, name) => (typeof given === 'number' ? decimal(given) : text(given, name)),
} as const satisfies Parameter<string>;

/** What a value is a right one of. */
export const identify = operation({
  name: 'identify',
  summary: 'Tell what a value is, the most telling first',
  parameters: { value, pretty },
  result: ref('Identified'),
  example: { value: 'DE89370400440532013000' },
  run: ({ world }, { value }) => ({ value: identified(world, value) }),
});

/** A standard that a value satisfies. */
export interface Match {
  readonly validator: string;
  readonly label: string;
  /** The only country that has it, or the one that the value names. */
  readonly country: string | null;
  /** What it backs. */
  readonly specs: readonly string[];
  readonly formatted: string;
  readonly encodes: Encoded;
}

export interface Identified {
  readonly value: string;
  readonly count: number;
  readonly matches: readonly Match[];
}

/** Every standard the value satisfies, blanks around it aside; first the one that fewest values of its shape would. */
export function identified(world: World, value: string): Identified {
  const bare = typed(value).trim();
  const matches = mostTelling(
    validators.filter(({ valid }) => valid(bare)),
    bare,
  ).map((checker) => matchOf(world, checker, bare));
  return { value, count: matches.length, matches };
}

/** What a value would be but for its check digits: the most telling standard, and what they should be. */
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

/** The share of values of the same shape that pass, by its order of magnitude; among like ones by how many lengths do. */
function rankOf({ id }: Checker, value: string): number {
  const [whole = 1, digits = 1, lengths = 0] = ODDS.get(id) ?? [];
  const share = /[A-Za-z]/.test(value) ? whole : digits;
  return Math.round(Math.log2(Math.max(share, LEAST))) + lengths / 100;
}

/** Under this the measure tells no difference. */
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

/** The country that the value names, that alone has the number, or that the validator is called after where none has it. */
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

import { text } from '../kernel/limits.ts';
import { DIGITS, LETTERS, Random, RowKey } from '../kernel/random.ts';
import type { Checker, Encoded } from '../model.ts';
import { validators } from '../validators/index.ts';
import { specsOf } from './checkers.ts';
import { operation, type Parameter } from './operation.ts';
import { pretty } from './parameters.ts';
import { ref } from './schemas.ts';
import type { World } from './spec.ts';

const value = {
  text: 'The value to recognise.',
  schema: { type: ['string', 'number'] },
  required: true,
  read: (given, name) => (typeof given === 'number' ? String(given) : text(given, name)),
} as const satisfies Parameter<string>;

/** What a value is a right one of. */
export const identify = operation({
  name: 'identify',
  summary: 'Tell what a value is: every standard it satisfies, the most telling first',
  parameters: { value, pretty },
  result: ref('Identified'),
  example: { value: 'DE89370400440532013000' },
  run: ({ world }, { value }) => ({ value: identified(world, value) }),
});

/** A standard that a value satisfies. */
export interface Match {
  readonly validator: string;
  readonly label: string;
  /** The only country that has it. */
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

/** Every standard the value satisfies; first the one that fewest values of its shape would. */
export function identified(world: World, value: string): Identified {
  const matches = validators
    .filter(({ valid }) => valid(value))
    .map((checker) => ({ match: matchOf(world, checker, value), odds: oddsOf(checker, value) }))
    .sort((a, b) => a.odds - b.odds || a.match.specs.length - b.match.specs.length)
    .map(({ match }) => match);
  return { value, count: matches.length, matches };
}

function matchOf(world: World, { id, label, formatted, reads }: Checker, value: string): Match {
  const all = specsOf(world).get(id) ?? [];
  const encodes = reads(value);
  const country = countryOf(world, id, all, encodes.country);
  const own = all.filter((spec) => spec.startsWith(`${country}.`));
  return {
    validator: id,
    label,
    country,
    specs: own.length > 0 ? own : all,
    formatted: formatted(value),
    encodes,
  };
}

/** The country that the value names, that alone has the number, or that the validator is called after. */
function countryOf(
  { countries }: World,
  id: string,
  specs: readonly string[],
  said: string | undefined,
): string | null {
  if (said !== undefined) return said;
  const owners = new Set(specs.map((spec) => spec.slice(0, spec.indexOf('.'))));
  const [only] = owners;
  if (owners.size === 1 && only !== 'any') return only as string;
  const code = /^([a-z]{2})[A-Z]/.exec(id)?.[1];
  return code !== undefined && countries.has(code) ? code : null;
}

/** How many of some values of the same shape pass: the fewer, the more the match tells. */
function oddsOf({ valid, id }: Checker, value: string): number {
  const random = new Random(id).start(ROW);
  let passed = 0;
  for (let i = 0; i < TRIES; i++) if (valid(alike(value, random))) passed++;
  return passed;
}

const ROW = new RowKey('identify').at(0);

const TRIES = 100;

/** A random value with digits where the value has them, and letters likewise. */
function alike(value: string, random: Random): string {
  return value.replace(/\d|[A-Z]|[a-z]/g, (char) =>
    random.pick(/\d/.test(char) ? DIGITS : char < 'a' ? LETTERS : LETTERS.toLowerCase()),
  );
}

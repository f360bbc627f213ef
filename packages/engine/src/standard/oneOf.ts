import type { Random } from '../kernel/random.ts';
import type { Checker, Validator } from '../model.ts';

/** Declares a validator that accepts the numbers of several standards. */
export function oneOf<Who = unknown>(declared: {
  readonly id: string;
  readonly label: string;
  /** The standards, the usual one first: it generates numbers, and its faults are reported if none is nearer. */
  readonly of: readonly Checker[];
  readonly make: (random: Random, who: Who) => string;
  /** As of `Standard`. */
  readonly gap?: number;
}): Validator<Who> {
  const { of, ...rest } = declared;
  const chosen = (value: string) =>
    of.find(({ valid }) => valid(value)) ??
    of.reduce((nearest, each) => (offBy(each, value) < offBy(nearest, value) ? each : nearest));
  return {
    ...rest,
    cases: of[0]?.cases ?? [],
    valid: (value) => of.some(({ valid }) => valid(value)),
    faults: (value) => chosen(value).faults(value),
    bare: (value) => chosen(value).bare(value),
    formatted: (value) => chosen(value).formatted(value),
    mended: (value) => chosen(value).mended(value),
    reads: (value) => chosen(value).reads(value),
    spoil(value, name, random) {
      // A value that is wrong for one standard may be valid for another.
      for (let tries = 0; tries < TRIES; tries++) {
        const wrong = chosen(value).spoil(value, name, random);
        if (wrong === undefined || !of.some(({ valid }) => valid(wrong))) return wrong;
      }
      return undefined;
    },
  };
}

const TRIES = 40;

/** Returns the distance of a value from the form of a standard. */
function offBy({ faults }: Checker, value: string): number {
  return faults(value)[0]?.off ?? -Infinity;
}

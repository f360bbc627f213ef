import type { Random } from '../kernel/random.ts';
import type { Checker, Validator } from '../model.ts';

/** A validator that takes the numbers of several standards. */
export function oneOf<Who = unknown>(declared: {
  readonly id: string;
  readonly label: string;
  /** The standards, first the usual one: that of the numbers made, whose faults are told where none fits better. */
  readonly of: readonly Checker[];
  readonly make: (random: Random, who: Who) => string;
}): Validator<Who> {
  const { of, ...rest } = declared;
  const nearest = (value: string) =>
    of.find(({ valid }) => valid(value)) ??
    of.find(({ faults }) => isWritten(faults(value)[0]?.fault)) ??
    of[0];
  const chosen = (value: string) => nearest(value) as Checker;
  return {
    ...rest,
    cases: of[0]?.cases ?? [],
    valid: (value) => of.some(({ valid }) => valid(value)),
    faults: (value) => chosen(value).faults(value),
    bare: (value) => chosen(value).bare(value),
    formatted: (value) => chosen(value).formatted(value),
    reads: (value) => chosen(value).reads(value),
    spoil(value, name, random) {
      const wrong = chosen(value).spoil(value, name, random);
      return wrong !== undefined && of.some(({ valid }) => valid(wrong)) ? undefined : wrong;
    },
  };
}

/** Whether a value with that first fault has the form of the standard. */
function isWritten(fault: string | undefined): boolean {
  return fault !== undefined && !['empty', 'short', 'long', 'characters', 'form'].includes(fault);
}

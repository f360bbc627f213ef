import type { Validator } from '../../packages/engine/src/model.ts';

/** An independent package's opinion on one of our validators' numbers. */
export interface Judge {
  readonly validator: Validator<never>;
  /** The package and its function, e.g. `stdnum pl.pesel`. */
  readonly name: string;
  says(value: string): boolean;
  readonly except?: readonly Exception[];
}

/** Where a judge and the standard differ: which values, and the source that settles it. */
export interface Exception {
  readonly reason: string;
  when(value: string): boolean;
}

/** A judge that does not read small letters, which people write too. */
export const CAPITALS: Exception = {
  reason: 'the judge reads capitals alone; people write small letters too, and mean the same number',
  when: (value) => /[a-z]/.test(value),
};

/** Returns whether the calendar has the day, by the platform's own dates. */
export function isDate(year: number, month: number, day: number): boolean {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** The sum of digits under weights. */
export function sumOf(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, i) => sum + weight * Number(digits[i]), 0);
}

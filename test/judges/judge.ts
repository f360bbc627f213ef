import type { Validator } from '../../packages/engine/src/model.ts';

/** An independent package's opinion on one of our validators' numbers. */
export interface Judge {
  readonly validator: Pick<Validator, 'id' | 'valid' | 'make'>;
  /** The package and its function, e.g. `stdnum pl.pesel`. */
  readonly name: string;
  says(value: string): boolean;
  /** Where the judge and the standard differ: which values, and the source that settles it. */
  readonly except?: readonly { readonly reason: string; when(value: string): boolean }[];
}

/** Whether the calendar has the day, by the platform's own dates. */
export function isDate(year: number, month: number, day: number): boolean {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** The sum of digits under weights. */
export function sumOf(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, i) => sum + weight * Number(digits[i]), 0);
}

import type { Form } from './form.ts';

/** What the type and the checks of a table say of the values of a column. */
export interface Limits {
  /** Of numbers: the least and the greatest. */
  readonly least: number | undefined;
  readonly greatest: number | undefined;
  /** Of texts: the fewest and the most characters. */
  readonly fewest: number;
  readonly most: number | undefined;
  /** The only values that there may be. */
  readonly among: readonly string[] | undefined;
  /** Values that there may not be. */
  readonly barred: readonly string[];
  readonly filled: boolean;
  /** Whether it must be null. */
  readonly absent: boolean;
  /** What texts must look like. */
  readonly forms: readonly Form[];
  /** Of dates: the first and the last. */
  readonly days: Days | undefined;
}

/** The first and the last day that a date may be, where checks say so. */
export interface Days {
  readonly first: string | undefined;
  readonly last: string | undefined;
}

import type { Form } from './form.ts';

/** Limits for the values of a column, from its type and the checks of its table. */
export interface Limits {
  /** Smallest and greatest number. */
  readonly least: number | undefined;
  readonly greatest: number | undefined;
  /** Minimum and maximum length of texts. */
  readonly fewest: number;
  readonly most: number | undefined;
  /** The allowed values, if they are listed. */
  readonly among: readonly string[] | undefined;
  /** Forbidden values. */
  readonly barred: readonly string[];
  readonly filled: boolean;
  /** True if the column must be null. */
  readonly absent: boolean;
  /** Forms that texts must have. */
  readonly forms: readonly Form[];
  /** First and last allowed date. */
  readonly days: Days | undefined;
}

/** First and last date that checks allow. */
export interface Days {
  readonly first: string | undefined;
  readonly last: string | undefined;
}

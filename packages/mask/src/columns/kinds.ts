import type { ColumnPlan } from '../plan.ts';

/** What a row says of its person, beside the value. */
export interface RowContext {
  /** By what dates move; undefined where each date goes by itself. */
  readonly by: string | undefined;
  /** The city of the row, as it was. */
  readonly city: string | undefined;
  /** The words of the row's own names, as they were. */
  readonly names: readonly string[];
}

/** Masks a value's text; null gives null. */
export type TextMask = (text: string, row: RowContext) => string | null;

/** What a plan's column needs beside its words. */
export interface ColumnOptions extends ColumnPlan {
  readonly within: number;
}

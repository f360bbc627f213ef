import type { ColumnPlan } from '../plan.ts';

/** Facts about the person of a row that influence the masks of its values. */
export interface RowContext {
  /** Text that decides the shift of the row's dates; undefined if each date moves by itself. */
  readonly by: string | undefined;
  /** The original city of the row. */
  readonly city: string | undefined;
  /** The original words of the row's names. */
  readonly names: readonly string[];
}

/** Masks the text of a value; null becomes null. */
export type TextMask = (text: string, row: RowContext) => string | null;

/** A column of a plan with the facts about it that the plan does not state. */
export interface ColumnOptions extends ColumnPlan {
  readonly within: number;
}

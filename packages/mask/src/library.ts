import { masker as rowMasker } from './masker.ts';
import type { Plan } from './plan.ts';

/** Options of a masker. */
export interface MaskerOptions {
  /** The key: a text or bytes, with a length of at least 16. Keep it as secret as a password. */
  readonly key: string | Uint8Array;
  /** The plan, as `specimen scan --out` writes it. */
  readonly plan: Plan;
  /** The source whose columns are masked, if the plan has several. */
  readonly source?: string | undefined;
}

/**
 * Returns a function that masks rows by a plan. The same value under the same key becomes the same value, in every row,
 * column, source, run and program; valid values stay valid. The row itself is not changed.
 *
 * @example
 * const mask = masker({ key, plan: { country: 'de', sources: [{ source: 'customers', columns: { iban: { mask: 'iban' } } }] } });
 * mask({ id: 1, iban: 'DE89370400440532013000' });
 */
export const masker: (options: MaskerOptions) => <Row extends object>(row: Row) => Row = rowMasker;

export type { ColumnPlan, PersonPlan, Plan, SourcePlan } from './plan.ts';

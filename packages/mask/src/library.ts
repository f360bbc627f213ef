import { masker as rowMasker } from './masker.ts';
import type { Plan } from './plan.ts';

export interface MaskerOptions {
  /** The key: a text or bytes, at least 16 of them. Keep it as you keep passwords. */
  readonly key: string | Uint8Array;
  /** What `specimen scan --out` writes. */
  readonly plan: Plan;
  /** The source whose columns are masked, where the plan has several. */
  readonly source?: string | undefined;
}

/**
 * Returns a function that masks rows by a plan. The same value under the same key becomes the same value, in every row,
 * column, source, run and program; what was right stays right. The row given stays as it is.
 *
 *     const mask = masker({ key, plan: { country: 'de', sources: [{ source: 'customers', columns: { iban: { mask: 'iban' } } }] } });
 *     mask({ id: 1, iban: 'DE89370400440532013000' });
 */
export const masker: (options: MaskerOptions) => <Row extends object>(row: Row) => Row = rowMasker;

export type { ColumnPlan, PersonPlan, Plan, SourcePlan } from './plan.ts';

import type { Out } from './bytes.ts';
import type { Random } from './random.ts';
import type { Column } from './source.ts';

/** A generic value type, without a country. */
export interface Type {
  readonly key: string;
  readonly label: string;
  /** What to write after the colon, for people. */
  readonly params: string;
  readonly kind?: Column['kind'];
  /** Whether no value ever needs escaping in any format. */
  readonly plain: boolean;
  /** Checks the parameters once and gives the writer; `row` is the row's number from 0. */
  compile(params: readonly string[]): (out: Out, at: number, random: Random, row: number) => number;
}

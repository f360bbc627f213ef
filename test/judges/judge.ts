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

import { computed } from '@preact/signals';
import { query } from './address.ts';

/** Seed and as-of date of the address, on which all data of the page depends. */
export const basis = computed(
  (): Basis => ({
    seed: query.value.seed ?? '',
    ...(query.value.asOf && { asOf: query.value.asOf }),
  }),
);

export interface Basis {
  readonly seed: string;
  readonly asOf?: string;
}

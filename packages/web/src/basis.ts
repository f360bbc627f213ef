import { computed } from '@preact/signals';
import { query } from './address.ts';

/** What all data of the page is a function of: the seed, and the as-of date if the address has one. */
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

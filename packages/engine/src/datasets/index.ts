import { bank } from './bank.ts';
import { payroll } from './payroll.ts';
import { shop } from './shop.ts';
import type { Dataset } from './table.ts';

/** The datasets by key. */
export const datasets: ReadonlyMap<string, Dataset> = new Map(
  [bank, shop, payroll].map((dataset) => [dataset.key, dataset]),
);

import { batch } from './batch.ts';
import { cases } from './cases.ts';
import {
  catalog,
  countryDescription,
  countryList,
  fieldDescription,
  fieldList,
  typeList,
  validatorList,
} from './catalogue.ts';
import { dataset, datasetList, datasetSchema } from './dataset.ts';
import { fetch } from './fetch.ts';
import { generate } from './generate.ts';
import { identify } from './identify.ts';
import { mock, mockItem } from './mock.ts';
import type { Operation } from './operation.ts';
import { resolve } from './resolve.ts';
import { schema, schemaHelp } from './schema.ts';
import { validate } from './validate.ts';

/** Every operation by name. Each surface has a table that maps it. */
export const operations = {
  generate,
  fetch,
  resolve,
  schema,
  schemaHelp,
  batch,
  validate,
  cases,
  identify,
  validators: validatorList,
  countries: countryList,
  country: countryDescription,
  catalog,
  fields: fieldList,
  field: fieldDescription,
  types: typeList,
  datasets: datasetList,
  dataset,
  datasetSchema,
  mock,
  mockItem,
} as const satisfies Readonly<Record<string, Operation>>;

/**
 * Operations that are not functions of the library: `resolve` and `generate` replace the first, the types replace
 * the other two.
 */
export const SERVED_ALONE: readonly string[] = ['fetch', 'schemaHelp', 'datasetSchema'];

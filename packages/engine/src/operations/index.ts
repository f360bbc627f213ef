import { batch } from './batch.ts';
import { cases } from './cases.ts';
import { catalog, countries, country, field, fields, types, validatorList } from './catalogue.ts';
import { dataset, datasetSchema, datasets } from './dataset.ts';
import { fetch } from './fetch.ts';
import { generate } from './generate.ts';
import { identify } from './identify.ts';
import { mock, mockItem } from './mock.ts';
import type { Operation } from './operation.ts';
import { resolve } from './resolve.ts';
import { schema, schemaHelp } from './schema.ts';
import { validate } from './validate.ts';

/** Every operation by its name. Each surface has a table of how it offers them. */
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
  countries,
  country,
  catalog,
  fields,
  field,
  types,
  datasets,
  dataset,
  datasetSchema,
  mock,
  mockItem,
} as const satisfies Readonly<Record<string, Operation>>;

/** The operations that are no functions of the library: the types say what the last two do, `resolve` and `generate` do the first. */
export const SERVED_ALONE: readonly string[] = ['fetch', 'schemaHelp', 'datasetSchema'];

import type { Tool } from '../tool.ts';
import { batch } from './batch.ts';
import { describeCountry, listCountries, listTypes, listValidators } from './catalogue.ts';
import { fetch } from './fetch.ts';
import { generate } from './generate.ts';
import { generateSchema } from './generateSchema.ts';
import { validate } from './validate.ts';

/** Every tool, in the order a model sees them. */
export const tools: readonly Tool[] = [
  fetch,
  generate,
  listCountries,
  describeCountry,
  listTypes,
  generateSchema,
  validate,
  listValidators,
  batch,
];

import { Ajv, type ValidateFunction } from 'ajv';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { expect } from 'vitest';
import { fromJsonSchema } from '../../packages/engine/src/index.ts';
import type { JsonSchemaOptions } from '../../packages/engine/src/operations/fromJsonSchema.ts';
import { DEPTH } from '../support/depth.ts';

const DRAFTS = { '07': Ajv, '2019': Ajv2019, '2020': Ajv2020 };

export type Draft = keyof typeof DRAFTS;

/** Ajv with all formats, by the rules of a draft. */
export function judge(schema: object | boolean, draft: Draft = '2020', ref?: string): ValidateFunction {
  if (draft !== '2020' || ref !== undefined || typeof schema === 'boolean')
    return compiled(schema, draft, ref);
  const judge = known.get(schema) ?? compiled(schema, draft);
  known.set(schema, judge);
  return judge;
}

const known = new WeakMap<object, ValidateFunction>();

function compiled(schema: object | boolean, draft: Draft, ref?: string): ValidateFunction {
  const ajv = new DRAFTS[draft]({
    strict: false,
    allErrors: true,
    validateFormats: true,
    validateSchema: false,
  });
  formats.default(ajv as never);
  if (ref === undefined) return ajv.compile(schema);
  ajv.addSchema(schema as object, 'document');
  return ajv.compile({ $ref: `document${ref}` });
}

/** Rows that Ajv has found right, every one. */
export function judged<T = unknown>(
  schema: object | boolean,
  options: JsonSchemaOptions & { readonly draft?: Draft } = {},
): T[] {
  const { draft, n = 50 * DEPTH, ...wanted } = options;
  const rows = fromJsonSchema<T>(schema, { seed: 'judge', ...wanted, n });
  const valid = judge(schema, draft, options.ref);
  for (const row of rows)
    if (!valid(row))
      expect.fail(`${JSON.stringify(row)?.slice(0, 600)}\n${JSON.stringify(valid.errors?.slice(0, 3))}`);
  return rows;
}

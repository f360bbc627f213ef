import { type Check, catalogue, Problem, validate, validateMany } from '@specimen/engine';
import { isPretty, jsonAnswer } from '../generation.ts';
import * as P from '../parameters.ts';
import type { Route } from '../route.ts';
import { counted, ref } from '../schemas.ts';
import { bodyObject, json } from './media.ts';

/** Check digits and standards. */
export const validationRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/validators',
    id: 'listValidators',
    tag: 'Validation',
    summary: 'List the validators',
    query: [P.SET],
    ok: json(counted('validators', ref('Validator')), {
      count: 1,
      validators: [{ id: 'iban', label: 'ISO 13616 mod-97' }],
    }),
    errors: [400],
    handle({ query }) {
      const set = query('set');
      if (set !== undefined && set !== 'all') throw new Problem('bad', 'set must be "all" or left out');
      const validators = catalogue.validators(set);
      return jsonAnswer({ count: validators.length, validators });
    },
  },
  {
    method: 'GET',
    path: '/validate',
    id: 'validate',
    tag: 'Validation',
    summary: 'Check a value',
    query: [P.VALUE, P.VALIDATOR, P.SPEC, P.PRETTY],
    ok: json(ref('ValidateResult'), {
      value: 'DE89370400440532013000',
      validator: 'iban',
      label: 'ISO 13616 mod-97',
      valid: true,
    }),
    errors: [400],
    handle({ query }) {
      const check = { value: query('value'), validator: query('validator'), spec: query('spec') };
      return jsonAnswer(validate(check), isPretty(query('pretty')));
    },
  },
  {
    method: 'POST',
    path: '/validate',
    id: 'validatePost',
    tag: 'Validation',
    summary: 'Check one value or many',
    query: [P.PRETTY],
    body: {
      schema: ref('ValidateBody'),
      example: { checks: [{ value: '44051401359', validator: 'plPesel' }] },
    },
    ok: json(ref('ValidateAnswer'), {
      count: 1,
      results: [{ value: '44051401359', validator: 'plPesel', label: 'PESEL (Poland)', valid: true }],
    }),
    errors: [400],
    handle(input) {
      const body = bodyObject(input, '{ "value": "…", "validator": "iban" } or { "checks": […] }');
      const result =
        body.checks === undefined ? validate(body as Partial<Check>) : validateMany(body.checks as Check[]);
      return jsonAnswer(result, isPretty(input.query('pretty')));
    },
  },
];

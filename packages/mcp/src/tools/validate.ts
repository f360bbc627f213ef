import { validate as check, LIMITS, validateMany } from 'specimen-data';
import { absent } from '../arguments.ts';
import { array, integer, item, object, string } from '../schema.ts';
import { jsonReply, type Tool } from '../tool.ts';

const RESULT = {
  value: {},
  spec: string,
  validator: string,
  label: string,
  valid: { type: ['boolean', 'null'], description: 'null: there is no rule.' },
  error: string,
};

const CHECK = {
  value: { type: ['string', 'number'], description: 'What to check.' },
  validator: { ...string, description: 'A validator id, see list_validators.' },
  spec: { ...string, description: 'Instead: a country field, such as pl.pesel.' },
};

/** Whether a value is what it should be. */
export const validate: Tool = {
  name: 'validate',
  title: 'Validate a value',
  description:
    'Check an identifier against its standard: check digits, format, embedded dates. Use it to verify an IBAN, card, tax or national number, or to make sure that a negative test value really is invalid. Examples: {"value":"DE89370400440532013000","validator":"iban"}; {"checks":[{"value":"44051401359","spec":"pl.pesel"},{"value":"4111111111111112","validator":"luhn"}]}.',
  input: object(
    {
      ...CHECK,
      checks: {
        type: 'array',
        minItems: 1,
        maxItems: LIMITS.checks,
        description: 'Instead: many checks.',
        items: object({ value: CHECK.value, validator: string, spec: string }, ['validator', 'spec']),
      },
    },
    [...Object.keys(CHECK), 'checks'],
  ),
  output: item({
    ...RESULT,
    count: integer,
    results: { ...array({ type: 'object' }), description: 'Of checks: each as above.' },
  }),
  call(args) {
    const given = Object.fromEntries(Object.entries(args).filter(([, value]) => !absent(value)));
    return jsonReply(given.checks === undefined ? check(given) : validateMany(given.checks as never));
  },
};

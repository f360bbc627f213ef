import { operations } from '@specimen/messages/operations';
import type { Given } from 'specimen-data/internal';
import type { OperationRow } from './command.ts';

/** Returns the parameter for a word: a message, a spec if it contains a dot, otherwise a validator. */
export function standardOf({ validator, ...given }: Given): Given {
  if (validator === undefined) return given;
  if (MESSAGES.has(String(validator))) return { ...given, message: validator };
  return { ...given, ...(String(validator).includes('.') ? { spec: validator } : { validator }) };
}

const MESSAGES: ReadonlySet<unknown> = new Set(operations.cases.parameters.message.schema.enum);

/** `cases`: the cases of a validator, a spec or a message. */
export const CASES: OperationRow = {
  takes: { validator: 'ID|SPEC' },
  texts: {
    validator:
      'A validator, such as iban, a spec that has one, such as pl.pesel, or a message, such as pain.001.',
  },
  hidden: ['spec', 'message'],
  list: true,
  given: standardOf,
};

/** `identify`: the exit code is 1 if no standard fits. */
export const IDENTIFY: OperationRow = {
  takes: { value: 'VALUE' },
  code: (value) => ((value as { readonly count: number }).count === 0 ? 1 : 0),
};

import type { Given } from 'specimen-data/internal';
import type { OperationRow } from './command.ts';

/** A word that is a validator, or with a dot in it a spec. */
export function standardOf({ validator, ...given }: Given): Given {
  if (validator === undefined) return given;
  return { ...given, ...(String(validator).includes('.') ? { spec: validator } : { validator }) };
}

/** `cases`: of a validator or of a spec. */
export const CASES: OperationRow = {
  takes: { validator: 'ID|SPEC' },
  texts: { validator: 'A validator, such as iban, or a spec that one backs, such as pl.pesel.' },
  hidden: ['spec'],
  list: true,
  given: standardOf,
};

/** `identify`: a mistake for a script where nothing fits. */
export const IDENTIFY: OperationRow = {
  takes: { value: 'VALUE' },
  code: (value) => ((value as { readonly count: number }).count === 0 ? 1 : 0),
};

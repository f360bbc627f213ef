import { find } from '../kernel/find.ts';
import { object, text } from '../kernel/limits.ts';
import { Problem, shown } from '../kernel/problem.ts';
import type { Checker } from '../model.ts';
import { validators } from '../validators/index.ts';
import { operation, type Parameter, refuseUnknown, SERVICE } from './operation.ts';
import { pretty } from './parameters.ts';
import type { Part } from './pump.ts';
import { ref } from './schemas.ts';
import { fieldKey, findCountry, splitSpec, type World } from './spec.ts';

const value = {
  text: 'The value to check.',
  schema: { type: ['string', 'number'] },
  read: (given) => given,
} as const satisfies Parameter;

const validator = {
  text: 'A validator id, such as iban.',
  schema: { type: 'string' },
  read: text,
} as const satisfies Parameter<string>;

const spec = {
  text: 'A country field instead, such as pl.pesel.',
  schema: { type: 'string' },
  read: text,
} as const satisfies Parameter<string>;

const checks = {
  text: 'Many checks instead of one, each { value, validator | spec }.',
  schema: { type: 'array', minItems: 1, maxItems: SERVICE.checks, items: ref('Check') },
  read(given, name, caps) {
    if (Array.isArray(given) && given.length > 0 && given.length <= caps.checks)
      return given as readonly unknown[];
    throw new Problem('bad', `${name} must be an array of 1 to ${caps.checks} items`);
  },
} as const satisfies Parameter<readonly unknown[]>;

/** Whether a value is what it should be. */
export const validate = operation({
  name: 'validate',
  summary: 'Check a value against a standard',
  parameters: { value, validator, spec, checks, pretty },
  result: ref('ValidateAnswer'),
  example: { value: 'DE89370400440532013000', validator: 'iban' },
  run({ world }, { checks, pretty, ...check }) {
    if (checks === undefined) return { value: checked(world, check) };
    return { parts: [`{"count":${checks.length},"results":[`, ...resultParts(world, checks), ']}'] };
  },
});

/** A check: the value, and what it should be. */
export interface Check {
  readonly value?: unknown;
  readonly validator?: string | undefined;
  readonly spec?: string | undefined;
}

export interface ValidateResult {
  readonly value: unknown;
  readonly spec?: string;
  readonly validator?: string;
  readonly label?: string;
  readonly valid: boolean | null;
  readonly error?: string;
}

/** Checks one value. What the caller can mend is a problem; whether the value is right is an outcome. */
export function checked(world: World, { value, validator, spec }: Check): ValidateResult {
  if (value === undefined) throw new Problem('bad', 'value is missing: give the value to check');
  if (validator === undefined && spec === undefined) {
    throw new Problem('bad', 'give a validator, such as "iban", or a spec, such as "de.iban"');
  }
  const echo = { value, ...(spec === undefined ? {} : { spec: text(spec, 'spec') }) };
  const checker =
    validator === undefined
      ? backing(world, text(spec, 'spec'))
      : find(byWord, text(validator, 'validator'), 'validator', 'bad');
  if (!checker) {
    return { ...echo, valid: null, error: `no validator backs ${shown(spec)}: it has no public check rule` };
  }
  const { id, label } = checker;
  const written = typeof value === 'number' ? String(value) : value;
  return { ...echo, validator: id, label, valid: typeof written === 'string' && checker.valid(written) };
}

/** The results of many checks, some at a time, each made when its turn comes. */
function resultParts(world: World, checks: readonly unknown[]): readonly Part[] {
  return Array.from({ length: Math.ceil(checks.length / TOGETHER) }, (_, i) => () => {
    const some = checks.slice(i * TOGETHER, (i + 1) * TOGETHER);
    const results = some.map((check) => JSON.stringify(checkedItem(world, check)));
    return `${i === 0 ? '' : ','}${results.join(',')}`;
  });
}

const TOGETHER = 8;

/** Checks one of many; what is wrong with it is told in its own result. */
export function checkedItem(world: World, check: unknown): ValidateResult {
  try {
    const given = object(check as Check, 'a check');
    refuseUnknown(given, ['value', 'validator', 'spec'], 'a check');
    return checked(world, given);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return { value: (check as Check | null)?.value ?? null, valid: null, error: error.message };
  }
}

const byWord: ReadonlyMap<string, Checker> = new Map(
  validators.flatMap((validator) => [
    [validator.id, validator],
    [validator.id.toLowerCase(), validator],
  ]),
);

/** The validator behind a country's field; the company's own fields as `de.company.vat`. */
function backing(world: World, spec: string): Checker | undefined {
  const { owner, selector } = splitSpec(spec);
  try {
    const country = findCountry(world, owner);
    const [record, column] = selector.toLowerCase().split('.') as [string, string | undefined];
    if (record === 'company' && column) return country.company.get(column)?.validator;
    return country.fields.get(fieldKey(country, selector, 'bad', `field of ${country.code}`))?.validator;
  } catch (error) {
    throw error instanceof Problem ? new Problem('bad', error.message) : error;
  }
}

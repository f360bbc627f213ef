import { readText } from '../kernel/limits.ts';
import { Problem, shown } from '../kernel/problem.ts';
import { decimalText } from '../kernel/text.ts';
import type { Checker, Encoded } from '../model.ts';
import type { World } from '../spec/spec.ts';
import {
  checkerOf,
  countryFault,
  encodedIn,
  normalizeSpaces,
  type StandardReference,
  standardSpec,
  validator,
} from './checkers.ts';
import { anyJson, only, operation, type Parameter, SERVICE } from './operation.ts';
import { pretty } from './parameters.ts';
import type { AnswerPart } from './pump.ts';
import { explains, ref } from './schemas.ts';

const value = {
  text: 'The value to check.',
  schema: anyJson,
  read: (given) => given,
} as const satisfies Parameter;

const EXPLAIN = {
  text: '1 adds the reason why a value is invalid, or the facts and the usual form of a valid value.',
  schema: explains,
  read(given, name) {
    if (given === '1' || given === 'true' || given === 1 || given === true) return true;
    if (given === false) return false;
    throw new Problem('bad-parameter', { subject: name, expected: '1, true, or omitted', given });
  },
} as const satisfies Parameter<boolean>;

const checks = {
  text: 'Several checks instead of one: [{ value, validator | spec }].',
  schema: { type: 'array', minItems: 1, maxItems: SERVICE.checks, items: ref('Check') },
  read(given, name, caps) {
    if (Array.isArray(given) && given.length > 0 && given.length <= caps.checks)
      return given as readonly unknown[];
    throw new Problem('bad-parameter', { subject: name, expected: `an array of 1 to ${caps.checks} items` });
  },
} as const satisfies Parameter<readonly unknown[]>;

/** Checks values against standards. */
export const validate = operation({
  name: 'validate',
  summary: 'Check a value against a standard',
  parameters: { value, validator, spec: standardSpec, explain: EXPLAIN, checks, pretty },
  result: ref('ValidateAnswer'),
  example: { value: 'DE89370400440532013000', validator: 'iban' },
  run({ world }, { checks, pretty, ...check }) {
    if (checks === undefined) return { value: checked(world, check) };
    const results = resultParts(world, checks, check.explain === true);
    const ignored = (['value', 'validator', 'spec'] as const).filter((name) => check[name] !== undefined);
    return { parts: [`{"count":${checks.length},"results":[`, ...results, ']}'], ignored };
  },
});

/** A check: the value, and its standard. */
export interface ValueCheck extends StandardReference {
  readonly value?: unknown;
  /** True to add the reason for a refusal, or the facts that a valid value encodes. */
  readonly explain?: boolean | undefined;
}

/** A value with the result of its validation. */
export interface ValidateResult {
  /** The value as given. */
  readonly value: unknown;
  /** The spec as given. */
  readonly spec?: string;
  /** The validator that checked the value. */
  readonly validator?: string;
  /** The name of the standard. */
  readonly label?: string;
  /** Null if no standard applies. */
  readonly valid: boolean | null;
  /** The reason why no standard applies; in a list of checks, the error of this one. */
  readonly error?: string;
  /** With `explain`, the reason for a refusal: the rule, the value found, the value expected. */
  readonly reason?: string;
  /** With `explain`, the name of the broken rule, as in `cases`. */
  readonly fault?: string;
  /** With `explain`, a valid value in its usual printed form. */
  readonly formatted?: string;
  /** With `explain`, a valid value without separators. */
  readonly bare?: string;
  /** With `explain`, the facts that a valid value encodes: a birth date, a sex, a bank. */
  readonly encodes?: Encoded;
}

export const CHECK = ['value', 'validator', 'spec', 'explain'];

/** Checks one value. An error of the caller is a problem; an invalid value is a result. */
export function checked(world: World, { value, validator, spec, explain }: ValueCheck): ValidateResult {
  if (value === undefined)
    throw new Problem('missing-parameter', { subject: 'value', expected: 'give the value to check' });
  const checker = checkerOf(world, { validator, spec });
  const echo = { value, ...(spec === undefined ? {} : { spec: readText(spec, 'spec') }) };
  if (!checker) {
    return { ...echo, valid: null, error: `no validator checks ${shown(spec)}: it has no public check rule` };
  }
  const { id, label } = checker;
  const written =
    typeof value === 'number'
      ? decimalText(value)
      : typeof value === 'string'
        ? normalizeSpaces(value)
        : value;
  const passes = typeof written === 'string' && checker.valid(written);
  const foreign = passes ? countryFault(world, { validator, spec }, written) : undefined;
  const more = explain === true ? (foreign ?? explained(world, checker, written)) : {};
  return { ...echo, validator: id, label, valid: passes && !foreign, ...more };
}

/** Returns the reason for a refusal, or the forms and facts of a valid value. */
function explained(world: World, checker: Checker, value: unknown): object {
  if (typeof value !== 'string')
    return { reason: `is ${shown(value)}, should be a string or a number`, fault: 'type' };
  const [first] = checker.faults(value);
  return first
    ? { reason: first.reason, fault: first.fault }
    : {
        formatted: checker.formatted(value),
        bare: checker.bare(value),
        encodes: encodedIn(world, checker, value),
      };
}

/** Returns the results of many checks in parts, each computed in its turn. */
function resultParts(world: World, checks: readonly unknown[], explain: boolean): readonly AnswerPart[] {
  return Array.from({ length: Math.ceil(checks.length / TOGETHER) }, (_, i) => () => {
    const some = checks.slice(i * TOGETHER, (i + 1) * TOGETHER);
    const results = some.map((check) => JSON.stringify(checkedItem(world, check, explain)));
    return `${i === 0 ? '' : ','}${results.join(',')}`;
  });
}

const TOGETHER = 8;

/** Checks one of many values. An error is reported in its own result. */
export function checkedItem(world: World, check: unknown, explain = false): ValidateResult {
  try {
    const given = only(CHECK, check as ValueCheck, 'a check');
    const reasons = given.explain === undefined ? explain : EXPLAIN.read(given.explain, 'explain');
    return checked(world, { ...given, explain: reasons });
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const { value = null, spec } = (check ?? {}) as Partial<ValueCheck>;
    return { value, ...(typeof spec === 'string' ? { spec } : {}), valid: null, error: error.message };
  }
}

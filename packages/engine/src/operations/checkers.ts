import { unknownName } from '../kernel/find.ts';
import { readText } from '../kernel/limits.ts';
import { asBad, Problem, shown } from '../kernel/problem.ts';
import type { Checker, Country, Encoded, Fault, Field, Validator } from '../model.ts';
import {
  compileSelector,
  fieldKey,
  findCountry,
  isRecordKey,
  splitSpec,
  typeColumn,
  type World,
} from '../spec/spec.ts';
import { validators } from '../validators/index.ts';
import type { Parameter } from './operation.ts';
import { validatorsMeant } from './validatorNames.ts';

export const validator = {
  text: 'A validator id, such as iban.',
  schema: { type: 'string' },
  read: readText,
} as const satisfies Parameter<string>;

export const standardSpec = {
  text: 'A country field instead of a validator, such as pl.pesel.',
  schema: { type: 'string' },
  read: readText,
} as const satisfies Parameter<string>;

/** The standard of a check: a validator, or a spec whose validator is meant. */
export interface StandardReference {
  readonly validator?: string | undefined;
  readonly spec?: string | undefined;
}

/** Returns a value with ordinary spaces. Documents separate groups with non-breaking or narrow ones. */
export function normalizeSpaces(value: string): string {
  return value.replace(/[\u00a0\u2007\u2009\u202f]/g, ' ');
}

/** Returns the validator; undefined if the spec has none. If both are given, `validator` wins. */
export function checkerOf(world: World, { validator, spec }: StandardReference): Checker | undefined {
  if (validator !== undefined) return validatorNamed(world, validator);
  if (spec !== undefined) {
    const backed = backing(world, readText(spec, 'spec'));
    // A country's field checks its own country's numbers only; this one tells all countries apart.
    return backed && (byWord.get(backed.id) ?? backed);
  }
  throw new Problem('missing-parameter', 'give a validator such as "iban", or a spec such as "de.iban"');
}

/** Returns the validator of that id, in any case. */
export function validatorNamed(world: World, id: string): Validator {
  const found = byWord.get(readText(id, 'validator').toLowerCase());
  if (found) return found;
  const meant = validatorsMeant(world, id);
  const near = meant.map((each) => `"${each}"`).join(' or ');
  throw new Problem(
    'unknown-validator',
    `unknown validator ${shown(id)}${near && `; did you mean ${near}?`}`,
    { subject: 'validator', given: id, suggestion: meant[0] },
  );
}

const byWord: ReadonlyMap<string, Validator> = new Map(
  validators.flatMap((validator) => [
    [validator.id, validator],
    [validator.id.toLowerCase(), validator],
  ]),
);

/** Returns the fault of a valid value of another country, for fields whose values name their country. */
export function countryFault(
  world: World,
  { validator, spec }: StandardReference,
  value: string,
): Fault | undefined {
  if (validator !== undefined || spec === undefined || /^any\./i.test(spec)) return undefined;
  const country = findCountry(world, splitSpec(spec).owner);
  const field = fieldOf(country, splitSpec(spec).selector);
  if (!field?.domestic) return undefined;
  const named = checkerOf(world, { spec })?.reads(value).country;
  if (named === undefined || named === country.code) return undefined;
  const [found, right] = [named, country.code].map((code) => code.toUpperCase());
  return { reason: `country is ${found}, should be ${right}`, fault: 'country' };
}

/** Returns the validator of a country's field, of a company's own field (`de.company.vat`), or of a generic type. */
function backing(world: World, spec: string): Checker | undefined {
  const { owner, selector } = splitSpec(spec);
  return asBad(() => {
    if (owner.toLowerCase() === 'any') return typeColumn(world, selector, 'any').validator;
    return fieldOf(findCountry(world, owner), selector)?.validator;
  });
}

/** Returns the field that a selector names, if it names one. An unknown selector is a problem. */
function fieldOf(country: Country, selector: string): Field | undefined {
  if (isRecordKey(selector.toLowerCase())) return undefined;
  if (/^preset:/i.test(selector)) {
    compileSelector(country, selector); // an unknown one is a problem
    return undefined;
  }
  const [record, column] = selector.toLowerCase().split('.') as [string, string | undefined];
  if (column !== undefined && (record === 'company' || record === 'product')) {
    const field = country[record].get(column);
    if (field) return field;
    throw unknownName('unknown-field', column, country[record].keys(), {
      scope: `country "${country.code}"`,
      kind: 'bad',
    });
  }
  return country.fields.get(fieldKey(country, selector));
}

/** Returns the facts that a valid value encodes; its country only if we cover it. */
export function encodedIn({ named }: World, { reads }: Checker, value: string): Encoded {
  const { country, ...others } = reads(value);
  return country === undefined || !named.has(country) ? others : { country, ...others };
}

/** Returns the specs that each validator backs, by the validator's id. */
export function specsOf(world: World): ReadonlyMap<string, readonly string[]> {
  let known = specs.get(world);
  if (!known) {
    known = collected(world);
    specs.set(world, known);
  }
  return known;
}

const specs = new WeakMap<World, ReadonlyMap<string, readonly string[]>>();

function collected({ countries, types }: World): ReadonlyMap<string, readonly string[]> {
  const all = new Map<string, string[]>();
  const add = (checker: Checker | undefined, spec: string) => {
    if (checker) all.set(checker.id, [...(all.get(checker.id) ?? []), spec]);
  };
  for (const { code, fields, company, product } of countries.values()) {
    for (const [key, { validator }] of fields) add(validator, `${code}.${key}`);
    for (const [key, { validator }] of company) add(validator, `${code}.company.${key}`);
    for (const [key, { validator }] of product) add(validator, `${code}.product.${key}`);
  }
  for (const { key, validator } of types.values()) add(validator, `any.${key}`);
  return all;
}

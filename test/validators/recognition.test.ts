import { describe, expect, it } from 'vitest';
import { identify, validate } from '../../packages/engine/src/index.ts';
import { DIGITS, LETTERS } from '../../packages/engine/src/kernel/random.ts';
import { countries } from '../support/countryRows.ts';
import { sampled } from '../support/depth.ts';
import {
  COUNTRIES,
  type ValidatedField,
  validatedFieldsOf,
  validValues,
} from '../support/validatedFields.ts';
import { replaceAt } from '../support/validatorValues.ts';
import { type Laws, violations } from '../support/violations.ts';

const KNOWN: ReadonlySet<string> = new Set(countries.map(({ code }) => code));

/** The first values of a country's fields. */
function valuesOf(code: string): readonly { readonly field: ValidatedField; readonly value: string }[] {
  return validatedFieldsOf(code).flatMap((field) =>
    validValues(field, 2, 'known').map((value) => ({ field, value })),
  );
}

/** A value with another kind of character at one place. */
interface Mistyped {
  readonly field: ValidatedField;
  readonly value: string;
  readonly at: number;
}

/** A value with a letter for each digit and a digit for each letter in turn. */
function mistyped({
  field,
  value,
}: {
  readonly field: ValidatedField;
  readonly value: string;
}): readonly Mistyped[] {
  return Array.from(value.matchAll(/[\dA-Z]/gi), ({ 0: right, index }) => ({
    field,
    value: replaceAt(value, index, /\d/.test(right) ? 'I' : '4'),
    at: index,
  }));
}

/** Faults of the way a value is written. */
const UNWRITTEN = new Set(['short', 'long', 'characters', 'form']);

/** Returns whether the reason, if it is of characters, is of that one, or of one that alone makes the value unlike some form. */
function isNamed({ field, value, at }: Mistyped): boolean {
  const { faults } = field.validator;
  const [first] = faults(value);
  if (first?.fault !== 'characters') return true;
  const [, char, place] = /^has "(.)"(?: at position (\d+))?, /.exec(first.reason) ?? [];
  // Separators count where they are part of the number.
  const places = [value.slice(0, at), value.slice(0, at).replace(/[\s./()+-]/g, '')].map(
    ({ length }) => length + 1,
  );
  if (char === value[at] && (place === undefined || places.includes(Number(place)))) return true;
  const others = Array.from(DIGITS + LETTERS, (other) =>
    replaceAt(value, value.lastIndexOf(char as string), other),
  );
  return place !== undefined && others.some((other) => !UNWRITTEN.has(faults(other)[0]?.fault ?? ''));
}

describe.each(sampled(COUNTRIES))('$code', ({ code }) => {
  it('names the character that is wrong', () => {
    const why = ({ field, value }: Mistyped) =>
      `${field.spec} ${value} ${field.validator.faults(value)[0]?.reason}`;
    const wrong = valuesOf(code).flatMap(mistyped);
    expect(violations(wrong, { 'is the one that was mistyped': isNamed }, why)).toEqual([]);
  });

  it('recognises a value as what it is of, in every country that has it', () => {
    const known = valuesOf(code).map(({ field, value }) => ({
      field,
      value,
      match: identify(value).matches.find(({ validator }) => validator === field.validator.id),
      said: validate({ value, spec: field.spec, explain: true }).encodes?.country,
    }));
    const laws: Laws<(typeof known)[number]> = {
      'its spec is told, if it names no other country': ({ field, match, said = code }) =>
        said !== code || match?.specs.includes(field.spec),
      'the country is that of all specs': ({ match }) =>
        match?.country === null || match?.specs.every((spec) => spec.startsWith(`${match.country}.`)),
      'the country it names is one of ours': ({ said = code }) => KNOWN.has(said),
    };
    expect(violations(known, laws, ({ field, value }) => `${field.spec} ${value}`)).toEqual([]);
  });
});

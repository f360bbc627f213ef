import { describe, expect, it } from 'vitest';
import { generate, Problem, schema } from '../../packages/engine/src/index.ts';
import { sampled } from '../support/depth.ts';
import {
  COUNTRIES,
  type ValidatedField,
  validatedFieldsOf,
  validValues,
} from '../support/validatedFields.ts';
import { type Laws, violations } from '../support/violations.ts';

/** Among the first rows of this seed are people whose numbers have no check digit, or an older form. */
const SEED = 'g';
const ROWS = 6;

/** A field's values made wrong in one way, in the record that has it; nothing where that is refused. */
function wrongValues({ record, key }: ValidatedField, name: string): readonly (string | null)[] | undefined {
  const fields = record.endsWith('full') ? { fields: [key] } : {};
  return possible(() =>
    texts(generate(record, { n: ROWS, seed: SEED, ...fields, invalid: `${key}:${name}` }), key),
  );
}

/** The same of a field alone, and of a column of a schema. */
function wrongElsewhere(
  { spec, record }: ValidatedField,
  name: string,
): readonly (readonly (string | null)[] | undefined)[] {
  const fields = [{ name: 'x', type: spec, invalid: { case: name } }];
  const column = possible(() => texts(schema({ seed: SEED, count: ROWS, fields }), 'x'));
  if (!record.endsWith('full')) return [column];
  return [
    column,
    possible(() => generate(spec, { n: ROWS, seed: SEED, invalid: name }) as readonly string[]),
  ];
}

function texts(rows: unknown, key: string): readonly (string | null)[] {
  return (rows as readonly Readonly<Record<string, string | null>>[]).map((row) => row[key] ?? null);
}

function possible<T>(make: () => T): T | undefined {
  try {
    return make();
  } catch (error) {
    if (error instanceof Problem && /has no case .* here/.test(error.message)) return undefined;
    throw error;
  }
}

/** Cases that no value of a field knows: other numbers of its validator have what the rule is about. */
const NO_SUCH_PART = new Set([
  ...[
    'cz.tax prefix',
    'cz.tax series',
    'cz.vat prefix',
    'cz.vat series',
    'hu.vat type',
    'hu.vat region',
    'hu.company.vat type',
  ],
  ...['hu.company.vat region', 'it.entecf name', 'it.entecf date', 'it.entecf region', 'it.company.tax name'],
  ...['it.company.tax date', 'it.company.tax region', 'tn.company.registration vat'],
  ...['tn.company.registration type', 'tn.company.registration establishment'],
]);

describe.each(sampled(COUNTRIES))('$code', ({ code }) => {
  it('makes each row wrong in the one way that is asked', () => {
    const tried = validatedFieldsOf(code).flatMap((field) =>
      field.validator.cases.map((name) => ({ field, name, wrong: wrongValues(field, name) })),
    );
    const laws: Laws<(typeof tried)[number]> = {
      'is refused only where no value can be': ({ field, name, wrong }) =>
        (field.validator.id === 'iban' && name === 'account') ||
        (wrong === undefined) === NO_SUCH_PART.has(`${field.spec} ${name}`),
      'breaks this rule alone': ({ field, name, wrong = [] }) =>
        wrong.every((value) => {
          // Null where somebody cannot have one.
          if (value === null) return true;
          const [fault, ...more] = field.validator.faults(value);
          return more.length === 0 && fault?.fault === (name === 'transposed' ? 'checksum' : name);
        }),
    };
    expect(violations(tried, laws, ({ field, name, wrong }) => `${field.spec} ${name} ${wrong}`)).toEqual([]);
  });

  it('makes it wrong alike in a record, alone and in a schema', () => {
    const tried = validatedFieldsOf(code).map((field) => ({
      field,
      name: field.validator.cases.at(-1) as string,
    }));
    const laws: Laws<(typeof tried)[number]> = {
      'is the same': ({ field, name }) => {
        const wrong = wrongValues(field, name);
        return wrongElsewhere(field, name).every(
          (others) =>
            (others === undefined) === (wrong === undefined) &&
            (others ?? []).every((other, i) => [null, other].includes((wrong ?? [])[i] ?? null)),
        );
      },
    };
    expect(violations(tried, laws, ({ field, name }) => `${field.spec} ${name}`)).toEqual([]);
  });

  it('keeps the letters and digits of a value in its bare form', () => {
    const solid = (value: string) => value.replace(/[^\dA-Z]/gi, '');
    const values = validatedFieldsOf(code).flatMap((field) =>
      validValues(field, 2, SEED).map((value) => ({ field, value })),
    );
    const laws: Laws<(typeof values)[number]> = {
      'is written of the same': ({ field, value }) => solid(field.validator.bare(value)) === solid(value),
    };
    expect(violations(values, laws, ({ field, value }) => `${field.spec} ${value}`)).toEqual([]);
  });
});

it('excuses no case that is not tried', () => {
  const tried = COUNTRIES.flatMap(({ code }) => validatedFieldsOf(code)).flatMap(({ spec, validator }) =>
    validator.cases.map((name) => `${spec} ${name}`),
  );
  expect([...NO_SUCH_PART].filter((line) => !tried.includes(line))).toEqual([]);
});

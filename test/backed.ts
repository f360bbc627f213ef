import { countries } from '../packages/engine/src/countries/index.ts';
import { generate } from '../packages/engine/src/index.ts';
import type { Country } from '../packages/engine/src/model.ts';
import { validators } from '../packages/engine/src/validators/index.ts';

/** A field that a validator backs, of a country's persons, companies or products. */
export interface Backed {
  readonly spec: string;
  /** The record that has it, as a spec. */
  readonly record: string;
  readonly key: string;
  readonly validator: (typeof validators)[number];
}

export const CODES = countries.map(({ code }) => ({ code }));

/** All of a country's. */
export function backedBy(code: string): readonly Backed[] {
  const { fields, company, product } = countries.find((each) => each.code === code) as Country;
  return [
    ...inTable(fields, `${code}.full`, `${code}.`),
    ...inTable(company, `${code}.company`, `${code}.company.`),
    ...inTable(product, `${code}.product`, `${code}.product.`),
  ];
}

function inTable(table: Country['fields'], record: string, before: string): readonly Backed[] {
  return [...table].flatMap(([key, { validator: own }]) => {
    const validator = validators.find(({ id }) => id === own?.id);
    return validator ? [{ spec: before + key, record, key, validator }] : [];
  });
}

/** The first right values of a seed. */
export function rightValues({ record, key }: Backed, n: number, seed: string): readonly string[] {
  const rows = generate(record, { n, seed, ...(record.endsWith('full') ? { fields: [key] } : {}) });
  return (rows as readonly Readonly<Record<string, unknown>>[]).map((row) => String(row[key]));
}

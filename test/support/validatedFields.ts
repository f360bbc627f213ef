import { generate } from '../../packages/engine/src/index.ts';
import type { Country } from '../../packages/engine/src/model.ts';
import { validators } from '../../packages/engine/src/validators/index.ts';
import { countries } from './countryRows.ts';

/** A field that a validator backs, of a country's persons, companies or products. */
export interface Backed {
  readonly spec: string;
  /** The record that has it, as a spec. */
  readonly record: string;
  readonly key: string;
  readonly validator: (typeof validators)[number];
}

const known = new Set<string>();
const BACKED = new Map(countries.map((country) => [country.code, allOf(country).filter(isNew)]));

/** The countries with such fields that others before them do not have just so. */
export const CODES = countries.map(({ code }) => ({ code })).filter(({ code }) => backedBy(code).length > 0);

/** Those of a country, without what such records of countries before it have, as all have cards; accounts are each country's own. */
export function backedBy(code: string): readonly Backed[] {
  return BACKED.get(code) ?? [];
}

function isNew({ key, record, validator: { id } }: Backed): boolean {
  const name = `${id} ${record.slice(3)}.${key}`;
  return id === 'iban' || (!known.has(name) && known.add(name).size > 0);
}

function allOf({ code, fields, company, product }: Country): readonly Backed[] {
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

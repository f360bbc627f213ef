import { generate } from '../../packages/engine/src/index.ts';
import type { Country } from '../../packages/engine/src/model.ts';
import { validators } from '../../packages/engine/src/validators/index.ts';
import { countries } from './countryRows.ts';

/** A field that a validator backs, of a country's persons, companies or products. */
export interface ValidatedField {
  readonly spec: string;
  /** The record that has it, as a spec. */
  readonly record: string;
  readonly key: string;
  readonly validator: (typeof validators)[number];
}

const known = new Set<string>();
const BACKED = new Map(countries.map((country) => [country.code, allOf(country).filter(isNew)]));

/** Countries with at least one validated field that no earlier country already covers. */
export const COUNTRIES = countries
  .map(({ code }) => ({ code }))
  .filter(({ code }) => validatedFieldsOf(code).length > 0);

/** Returns the validated fields of a country. Skips those that an earlier country covers, such as cards; accounts always count. */
export function validatedFieldsOf(code: string): readonly ValidatedField[] {
  return BACKED.get(code) ?? [];
}

function isNew({ key, record, validator: { id } }: ValidatedField): boolean {
  const name = `${id} ${record.slice(3)}.${key}`;
  return id === 'iban' || (!known.has(name) && known.add(name).size > 0);
}

function allOf({ code, fields, company, product }: Country): readonly ValidatedField[] {
  return [
    ...inTable(fields, `${code}.full`, `${code}.`),
    ...inTable(company, `${code}.company`, `${code}.company.`),
    ...inTable(product, `${code}.product`, `${code}.product.`),
  ];
}

function inTable(table: Country['fields'], record: string, before: string): readonly ValidatedField[] {
  return [...table].flatMap(([key, { validator: own }]) => {
    const validator = validators.find(({ id }) => id === own?.id);
    return validator ? [{ spec: before + key, record, key, validator }] : [];
  });
}

/** Returns `n` valid values of a field. A person's field is asked for alone: it is then that of somebody who has one. */
export function validValues(
  { spec, record, key }: ValidatedField,
  n: number,
  seed: string,
): readonly string[] {
  if (record.endsWith('full')) return (generate(spec, { n, seed }) as readonly unknown[]).map(String);
  // Sole traders and partnerships lack some numbers of companies.
  const rows = generate(record, { n: 20 * n, seed }) as readonly Readonly<Record<string, unknown>>[];
  const values = rows.flatMap((row) => row[key] ?? []).slice(0, n);
  if (values.length < n) throw new Error(`${spec} has fewer than ${n} values in ${rows.length} rows`);
  return values.map(String);
}

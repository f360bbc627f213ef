import { find } from '../kernel/find.ts';
import { asBad, Problem, shown } from '../kernel/problem.ts';
import type { Country } from '../model.ts';
import { fieldKey, findCountry, isRecordKey, RECORDS, splitSpec, type World } from '../spec/spec.ts';
import { hasFact } from './facts.ts';
import type { ReadTableField } from './tableField.ts';

/**
 * Returns the names of columns. Given names must differ; defaults are made different. `own` names types that are no
 * specs.
 */
export function columnNames(
  world: World,
  fields: readonly ReadTableField[],
  own: (type: string) => string | undefined = () => undefined,
): readonly string[] {
  const taken = new Set<string>();
  for (const { name } of fields) {
    if (name === undefined) continue;
    if (taken.has(name))
      throw new Problem('duplicate-name', `two fields are named ${shown(name)}; names must differ`);
    taken.add(name);
  }
  return fields.map((field) => {
    if (field.name !== undefined) return field.name;
    const base = (field.type && own(field.type)) ?? defaultName(world, field);
    let free = base;
    for (let i = 2; taken.has(free); i++) free = `${base}_${i}`;
    taken.add(free);
    return free;
  });
}

function defaultName(world: World, { type, fields, pattern, values }: ReadTableField): string {
  if (type === undefined) return fields ? 'fields' : pattern ? 'pattern' : values ? 'values' : 'const';
  const generic = genericType(type);
  if (generic !== undefined) return (generic.split(':')[0] as string).toLowerCase();
  const { owner, selector } = columnSpec(type);
  const country = asBad(() => findCountry(world, owner));
  const word = selector.toLowerCase();
  if (isRecordKey(word)) return word;
  const part = factSpec(country, selector) ?? partSpec(country, selector);
  if (part) return part.key;
  return asBad(() => fieldKey(country, selector, RECORDS));
}

/** Returns the field of a firm or a product that a selector names: `company.name`. */
export function partSpec(
  country: Country,
  selector: string,
): { readonly record: 'company' | 'product'; readonly key: string } | undefined {
  const [, word, key = ''] = /^(company|product)\.(.*)$/is.exec(selector) ?? [];
  if (word === undefined) return undefined;
  const record = word.toLowerCase() as 'company' | 'product';
  const fields = new Map([...country[record].keys()].map((each) => [each, each]));
  return {
    record,
    key: find(fields, key, 'unknown-field', { scope: `${record} of country "${country.code}"`, kind: 'bad' }),
  };
}

/** Returns the fact of the row's person or firm that a selector names: `person.age`, `company.state`. */
export function factSpec(
  country: Country,
  selector: string,
): { readonly record: 'person' | 'company'; readonly key: string } | undefined {
  const [, word = '', key = ''] = /^(person|company)\.(.*)$/is.exec(selector.toLowerCase()) ?? [];
  const record = word === 'company' ? 'company' : 'person';
  if (word === '' || !hasFact(country, key) || (record === 'company' && country.company.has(key)))
    return undefined;
  return { record, key };
}

/** Returns the generic type of a column (`uuid`, `any.uuid`), if it has one: it has no dot before its parameters. */
export function genericType(type: string): string | undefined {
  const generic = type.replace(/^any\./i, '');
  return (generic.split(':')[0] as string).includes('.') ? undefined : generic;
}

export function columnSpec(type: string): { owner: string; selector: string } {
  const { owner, selector } = splitSpec(type);
  if (selector.toLowerCase().startsWith('preset:')) {
    throw new Problem(
      'bad-definition',
      `${shown(type)} cannot be a column; use a generic type, a country's field or a record`,
    );
  }
  return { owner, selector };
}

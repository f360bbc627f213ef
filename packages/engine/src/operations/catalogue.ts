import { COMMON } from '../fields/index.ts';
import { suggestion } from '../kernel/find.ts';
import { Problem, shown } from '../kernel/problem.ts';
import type { Country } from '../model.ts';
import { fieldNames, type World, wordKey } from './spec.ts';

export interface CountryEntry {
  readonly code: string;
  readonly name: string;
  readonly flag: string;
  readonly currency: string;
  readonly group: string;
}

export interface FieldEntry {
  readonly key: string;
  readonly label: string;
  readonly default: boolean;
  readonly num: boolean;
  readonly money: boolean;
  readonly img: boolean;
}

export const RECORDS = ['person', 'full', 'company', 'product'] as const;

export function listCountries({ countries }: World): CountryEntry[] {
  return [...countries.values()].map(({ code, name, flag, currency, group }) => ({
    code,
    name,
    flag,
    currency,
    group,
  }));
}

export interface CountryDetail {
  readonly code: string;
  readonly name: string;
  readonly currency: string;
  readonly records: readonly string[];
  readonly fields: readonly FieldEntry[];
  readonly presets: readonly { readonly key: string; readonly name: string }[];
}

export function describeCountry(country: Country): CountryDetail {
  const { code, name, currency } = country;
  return {
    code,
    name,
    currency,
    records: RECORDS,
    fields: [...country.fields].map(([key, field]) => ({
      key,
      label: field.label,
      default: field.default ?? false,
      num: field.num ?? false,
      money: field.money ?? false,
      img: field.img ?? false,
    })),
    presets: [...country.presets.values()].map((preset) => ({ key: preset.key, name: preset.name })),
  };
}

/** Every country with its fields (certified when a validator backs them) and preset keys. */
export function catalog({ countries }: World): object[] {
  return [...countries.values()].map((country) => ({
    code: country.code,
    name: country.name,
    currency: country.currency,
    group: country.group,
    fields: [...country.fields].map(([key, { label, group, validator }]) => ({
      key,
      label,
      group,
      certified: validator !== undefined,
    })),
    presets: [...country.presets.keys()],
  }));
}

export interface FieldSummary {
  readonly field: string;
  readonly label: string;
  readonly count: number;
  readonly certified: number;
}

/** Every field of any country, in the common order, then by the number of countries. */
export function listFields(world: World): FieldSummary[] {
  return allKeys(world)
    .map((key) => fieldSummary(world, key))
    .filter(({ count }) => count > 0);
}

function allKeys({ countries }: World): readonly string[] {
  const keys = new Set(Object.keys(COMMON));
  for (const { fields } of countries.values()) for (const key of fields.keys()) keys.add(key);
  return [...keys];
}

function fieldSummary(world: World, key: string): FieldSummary {
  const { label, countries } = fieldDetail(world, key);
  const certified = countries.filter((entry) => entry.certified).length;
  return { field: key, label, count: countries.length, certified };
}

export interface FieldDetail {
  readonly field: string;
  readonly label: string;
  readonly count: number;
  readonly countries: readonly { readonly code: string; readonly certified: boolean }[];
}

/** The countries that have a field, by its key, a synonym or a local name. */
export function describeField(world: World, word: string): FieldDetail {
  if (typeof word !== 'string') throw new Problem('bad', `field must be a string, not ${shown(word)}`);
  const key = anyFieldKey(world, word);
  if (key !== undefined) return fieldDetail(world, key);
  throw new Problem('unknown', `unknown field ${shown(word)}${suggestion(word, allKeys(world))}`);
}

function fieldDetail({ countries }: World, key: string): FieldDetail {
  const having = [...countries.values()].filter((country) => country.fields.has(key));
  const label = COMMON[key]?.label ?? having[0]?.fields.get(key)?.label ?? key;
  const entries = having.map(({ code, fields }) => ({
    code,
    certified: fields.get(key)?.validator !== undefined,
  }));
  return { field: key, label, count: entries.length, countries: entries };
}

/** The field a word names: a key anywhere, then a common synonym, then the first country's local name. */
function anyFieldKey({ countries }: World, word: string): string | undefined {
  const normal = wordKey(word);
  if (normal === '') return undefined;
  for (const country of countries.values()) if (country.fields.has(normal)) return normal;
  for (const [key, { label, synonyms = [] }] of Object.entries(COMMON)) {
    if ([label, ...synonyms].some((name) => wordKey(name) === normal)) return key;
  }
  for (const country of countries.values()) {
    const key = fieldNames(country).get(normal);
    if (key !== undefined) return key;
  }
  return undefined;
}

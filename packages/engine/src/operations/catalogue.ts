import { isBasic } from '../data/basicCountries.ts';
import { flagOf } from '../draw/country.ts';
import { COMMON } from '../fields/index.ts';
import { unknownName } from '../kernel/find.ts';
import { readText } from '../kernel/limits.ts';
import { Problem } from '../kernel/problem.ts';
import { wordKey } from '../lexicon/wordKey.ts';
import type { Country, OutcomeKey, Preset } from '../model.ts';
import { limitsOf, outcomesOf } from '../spec/payment.ts';
import { fieldNames, findCountry, RECORDS, type World } from '../spec/spec.ts';
import { validators } from '../validators/index.ts';
import { operation, type Parameter } from './operation.ts';
import { pretty } from './parameters.ts';
import { counted, ref } from './schemas.ts';

/** Returns the parameter that asks for a whole list. */
function wholeSet(text: string) {
  return {
    text,
    schema: { type: 'string', enum: ['all'] },
    read(given, name) {
      if (given === 'all') return given;
      throw new Problem('bad-parameter', { subject: name, expected: '"all", or omitted', given });
    },
  } as const satisfies Parameter<'all'>;
}

/** The list of countries. */
export const countryList = countryListing('countries', 'List the countries', 'Country', (country) => {
  const { code, name, currency, group } = country;
  return { code, name, flag: flagOf(code), currency, group };
});

export const catalog = countryListing(
  'catalog',
  'List every country with its fields and presets',
  'CatalogEntry',
  catalogEntry,
);

export const fieldList = listing(
  'fields',
  'List the fields, with how many countries have them',
  'FieldSummary',
  {
    all: allKeys,
    entry: fieldSummary,
  },
);

export const typeList = listing('types', 'List the generic types', 'TypeInfo', {
  all: ({ types }) => types.values(),
  entry: ({ key, label, params }) => ({ key, label, params }),
});

export const countryDescription = operation({
  name: 'country',
  summary: 'Describe a country: its fields, records and presets',
  parameters: {
    country: {
      text: 'A country code, such as de, in any case.',
      schema: ref('CountryCode'),
      required: true,
      read: readText,
    } as const satisfies Parameter<string>,
    pretty,
  },
  result: ref('CountryDetail'),
  example: { country: 'de' },
  run: ({ world }, { country }) => ({ value: describeCountry(findCountry(world, country)) }),
});

export const fieldDescription = operation({
  name: 'field',
  summary: 'List the countries that have a field',
  parameters: {
    field: {
      text: 'A field key, a synonym or the local name of an identifier, such as iban.',
      schema: { type: 'string' },
      required: true,
      read: readText,
    } as const satisfies Parameter<string>,
    pretty,
  },
  result: ref('FieldDetail'),
  example: { field: 'iban' },
  run: ({ world }, { field }) => ({ value: describeField(world, field) }),
});

export const validatorList = operation({
  name: 'validators',
  summary: 'List the validators',
  parameters: {
    set: wholeSet('all lists every validator, not only the most common ones.'),
    pretty,
  },
  result: counted('validators', ref('Validator')),
  example: {},
  run: (_, { set }) => ({ property: 'validators', entries: listValidators(set).map((entry) => () => entry) }),
});

/** Declares an operation that lists the countries of the interface, or all; `schema` describes one entry. */
function countryListing(name: string, summary: string, schema: string, entry: (one: Country) => object) {
  return operation({
    name,
    summary,
    parameters: { set: wholeSet('all lists every country, not only those of the interface.'), pretty },
    result: counted('countries', ref(schema)),
    example: {},
    run({ world }, { set }) {
      const all = [...world.countries.values()];
      const listed = set === 'all' ? all : all.filter(({ code }) => isBasic(code));
      return { property: 'countries', entries: listed.map((one) => () => entry(one)) };
    },
  });
}

/** A list in the catalogue, and the description of an entry. */
interface Listing<T> {
  all(world: World): Iterable<T>;
  entry(one: T, world: World): object;
}

/** Declares an operation that lists entries of the world; `schema` describes one entry. */
function listing<T>(name: string, summary: string, schema: string, { all, entry }: Listing<T>) {
  return operation({
    name,
    summary,
    parameters: { pretty },
    result: counted(name, ref(schema)),
    example: {},
    run: ({ world }) => ({
      property: name,
      entries: Array.from(all(world), (one) => () => entry(one, world)),
    }),
  });
}

/** A country in a list. */
export interface CountryEntry {
  readonly code: string;
  readonly name: string;
  readonly flag: string;
  readonly currency: string;
  readonly group: string;
}

/** A field of a country. */
export interface FieldEntry {
  readonly key: string;
  readonly label: string;
  readonly default: boolean;
  readonly num: boolean;
  readonly money: boolean;
  readonly img: boolean;
}

/** A country with its fields, presets and validators. */
export interface CountryDetail {
  readonly code: string;
  readonly name: string;
  readonly currency: string;
  readonly records: readonly string[];
  readonly fields: readonly FieldEntry[];
  readonly presets: readonly PresetDetail[];
}

/** A preset; one of a payment scheme with the scheme's outcomes and limits. */
export interface PresetDetail {
  readonly key: string;
  readonly name: string;
  /** Ways in which the payment can end, with the reason codes of each; `accepted` first. */
  readonly outcomes?: readonly {
    readonly outcome: OutcomeKey;
    readonly codes: readonly { readonly code: string; readonly name: string }[];
  }[];
  /** Smallest and largest amount of the scheme. */
  readonly limits?: { readonly min: number; readonly max: number };
}

function describeCountry(country: Country): CountryDetail {
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
    presets: [...country.presets.values()].map((preset) => describePreset(country, preset)),
  };
}

function describePreset(country: Country, { key, name, scheme }: Preset): PresetDetail {
  if (!scheme) return { key, name };
  const outcomes = Array.from(outcomesOf(scheme), ([outcome, reasons]) => ({
    outcome,
    codes: reasons.map((reason) => ({ code: reason.code, name: reason.name })),
  }));
  return { key, name, outcomes, limits: limitsOf(country, scheme) };
}

/** Describes a country with its fields and preset keys. A field with a validator is certified. */
function catalogEntry({ code, name, currency, group, fields, presets }: Country): object {
  return {
    code,
    name,
    currency,
    group,
    fields: [...fields].map(([key, { label, group, validator }]) => ({
      key,
      label,
      group,
      certified: validator !== undefined,
    })),
    presets: [...presets.keys()],
  };
}

/** A field in a list of all countries' fields. */
export interface FieldSummary {
  readonly field: string;
  readonly label: string;
  readonly count: number;
  readonly certified: number;
}

/** Returns every field key of any country: the common ones in their order, then the countries' own. */
function allKeys({ countries }: World): readonly string[] {
  const keys = new Set<string>();
  for (const { fields } of countries.values()) for (const key of fields.keys()) keys.add(key);
  const common = Object.keys(COMMON).filter((key) => keys.delete(key));
  return [...common, ...keys];
}

function fieldSummary(key: string, world: World): FieldSummary {
  const { label, countries } = fieldDetail(world, key);
  const certified = countries.filter((entry) => entry.certified).length;
  return { field: key, label, count: countries.length, certified };
}

/** A field with the countries that have it. */
export interface FieldDetail {
  readonly field: string;
  readonly label: string;
  readonly count: number;
  readonly countries: readonly { readonly code: string; readonly certified: boolean }[];
}

/** Describes a field, by its key, a synonym or a local name, and lists the countries that have it. */
function describeField(world: World, word: string): FieldDetail {
  const key = anyFieldKey(world, word);
  if (key !== undefined) return fieldDetail(world, key);
  throw unknownName('unknown-field', word, allKeys(world));
}

/** Labels of fields that each country generates and names in its own way. */
const LABELS: Readonly<Record<string, string>> = {
  nativeaddress: 'Address in native script',
  idcard: 'Identity card number',
};

function fieldDetail({ countries }: World, key: string): FieldDetail {
  const having = [...countries.values()].filter((country) => country.fields.has(key));
  const label = COMMON[key]?.label ?? LABELS[key] ?? having[0]?.fields.get(key)?.label ?? key;
  const entries = having.map(({ code, fields }) => ({
    code,
    certified: fields.get(key)?.validator !== undefined,
  }));
  return { field: key, label, count: entries.length, countries: entries };
}

/**
 * Returns the field that a word names: a key of any country, then a common synonym, then a local name in the first
 * country that has one.
 */
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

/** The validators that the public interface promises, in its order. The others work in the same way. */
const NAMED =
  `luhn iban ean13 aba verhoeff mrzTd3 cnResidentId cnUscc atSvnr beRrn nlBsn frNir noFnr noOrgnr dkCvr fiHetu
  fiYtunnus grAfm grAmka iePps plPesel plNip ptNif sePersonnummer itCf itPiva trKimlik ilTeudat kwCivil thNid sgNric krRrn
  hkid clRut arCuit arCbu peRuc ecCedula uyCi coNit roCnp czRc hrOib bgEgn jmbg balticId isKennitala luMatricule esDni
  mxClabe mxCurp auTfn caSin brCpf brCnpj beVat auAbn chUid esCif ecRuc huTaxId siTax rsPib ieVat uaRnokpp deSteuerId
  trVkn krBrn atUid bic ipv4Public ipv6`.split(/\s+/);

/** Returns the 72 promised validators, or `all`. */
function listValidators(set?: 'all'): { id: string; label: string }[] {
  const labels = new Map(validators.map(({ id, label }) => [id, label]));
  const rest = set === 'all' ? [...labels.keys()].filter((id) => !NAMED.includes(id)) : [];
  return [...NAMED, ...rest].map((id) => ({ id, label: labels.get(id) as string }));
}

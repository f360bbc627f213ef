import { MISNAMED } from '../data/misnamed.ts';
import { RowPersona } from '../draw/persona.ts';
import { type Column, type Limit, type Party, Source } from '../draw/source.ts';
import { COMMON, GROUPS } from '../fields/index.ts';
import { find, nearest, unknownName } from '../kernel/find.ts';
import { ENDLESS } from '../kernel/numbered.ts';
import { asBad, Problem, shown } from '../kernel/problem.ts';
import { Random, type RowKey } from '../kernel/random.ts';
import { list, remembered } from '../kernel/text.ts';
import { wordKey } from '../lexicon/wordKey.ts';
import type { Country, Field, Type } from '../model.ts';
import { distinctLimit } from './distinct.ts';
import { columnOf } from './fieldColumn.ts';
import { type Layout, layOut, presetSource } from './presets.ts';
import { canSpoil, type FieldOwner, type Invalid, spoiltSource } from './spoilt.ts';
import { companySteering, steering, type Where } from './steering.ts';

/** Everything that specs can name. */
export interface World {
  readonly countries: ReadonlyMap<string, Country>;
  /** All known countries, loaded or not: the page knows the names of all and loads the ones in use. */
  readonly named: ReadonlyMap<string, Pick<Country, 'code' | 'name'>>;
  readonly types: ReadonlyMap<string, Type>;
  /** Names of countries that are not covered, by code and by name. No other country is suggested for them. */
  readonly uncovered: ReadonlyMap<string, string>;
  /** Compiled sources, cached: they hold nothing between rows. */
  readonly sources: Map<string, Source>;
}

/** Additional content of a world besides countries. */
export interface Parts {
  /** The generic types of `specimen-data/types`. */
  readonly types?: ReadonlyMap<string, Type> | undefined;
  /** Names of countries that are not covered, by code and by name, for error messages. */
  readonly uncovered?: ReadonlyMap<string, string> | undefined;
}

/** Returns the world of these countries; `named` are all countries whose names it knows. */
export function worldOf(
  countries: readonly Country[],
  { types = new Map(), uncovered = new Map() }: Parts = {},
  named: readonly Pick<Country, 'code' | 'name'>[] = countries,
): World {
  return {
    countries: new Map(countries.map((country) => [country.code, country])),
    named: new Map(named.map((country) => [country.code, country])),
    types,
    uncovered,
    sources: new Map(),
  };
}

/** The records of a country. */
export const RECORDS = ['person', 'full', 'company', 'product'] as const;
export type RecordKey = (typeof RECORDS)[number];

/** Returns true if a spec names a record with a choice of fields. */
export function takesFields(spec: string): boolean {
  return typeof spec === 'string' && /\.(person|full)$/i.test(spec);
}

/** Returns true for the spec of a scenario. */
function isPreset(spec: string): boolean {
  return /^[^.]+\.preset:/i.test(spec);
}

/** A choice of fields: a list, or text as in a query (`name,iban`, `all`, a group). */
export type FieldList = string | readonly string[];

/** Splits `<country>.<selector>`; the selector may contain dots. */
export function splitSpec(spec: unknown): { owner: string; selector: string } {
  const dot = typeof spec === 'string' ? spec.indexOf('.') : -1;
  if (typeof spec !== 'string' || dot < 1 || dot === spec.length - 1) {
    throw new Problem('bad-spec', {
      subject: 'a spec',
      expected: '<country>.<selector> or any.<type>, such as de.iban',
      given: spec,
    });
  }
  return { owner: spec.slice(0, dot), selector: spec.slice(dot + 1) };
}

/** The options of a spec. */
export interface SpecOptions {
  /** The fields of `person` and `full`. */
  readonly fields?: FieldList | undefined;
  /** Conditions on the rows. */
  readonly where?: Where | undefined;
  /** The layout of a scenario; `rows` if undefined. */
  readonly layout?: Layout | undefined;
  /** The fault of the rows. */
  readonly invalid?: Invalid | undefined;
  /** The share of faulty rows. */
  readonly rate?: number | undefined;
  /** The fields whose values differ in all rows. */
  readonly unique?: FieldList | undefined;
}

/** Compiles `<country>.<selector>` or `any.<type>` to a source of rows. */
export function compileSpec(world: World, spec: string, asked: SpecOptions = {}): Source {
  const source = rightSource(world, spec, asked);
  const { invalid, rate } = asked;
  return invalid === undefined || !canSpoil(source)
    ? source
    : spoiltSource(source, { invalid, share: rate, owner: fieldOwner(world, splitSpec(spec).owner) });
}

/** Returns the owner of a field's name: a country, or the generic types. */
export function fieldOwner(world: World, code: string): FieldOwner {
  const country = world.countries.get(code.toLowerCase());
  const all: Iterable<readonly [string, { readonly validator?: unknown }]> = country?.fields ?? world.types;
  return {
    backed: () => [...all].filter(([, { validator }]) => validator).map(([key]) => key),
    keyOf: (word) => (country && fieldNames(country).get(wordKey(word))) ?? word.toLowerCase(),
  };
}

/** Returns the source without faults, from the cache if it was compiled before. */
function rightSource(world: World, spec: string, asked: SpecOptions): Source {
  const { sources } = world;
  splitSpec(spec); // what is no text cannot be part of the key
  const fields = asked.fields !== undefined && takesFields(spec) ? asked.fields : undefined;
  const { where, layout } = asked;
  const unique = asked.unique === undefined ? undefined : fieldText(asked.unique, 'unique');
  if (where && !Object.values(where).every(isWord))
    return layOut(compiled(world, spec, { fields, where, unique }), layout);
  const parts = [
    spec,
    fields && fieldText(fields),
    where && JSON.stringify(where),
    layout,
    unique && `unique ${unique}`,
  ];
  const key = parts.filter((part) => part !== undefined).join(' ');
  let source = sources.get(key);
  if (source) return source;
  source = layOut(compiled(world, spec, { fields, where, unique }), layout);
  if (key.length > LONGEST_KEPT) return source;
  if (sources.size >= MOST_KEPT) sources.clear();
  sources.set(key, source);
  return source;
}

/** Returns true if a condition can be part of the cache key. Others are refused by their reader. */
function isWord(given: unknown): boolean {
  return given === undefined || typeof given === 'string' || typeof given === 'number';
}

/** Returns the names of options that do not apply to the source of a spec. */
export function ignoredOf(spec: string, source: Source, asked: SpecOptions): readonly string[] {
  const { fields, where, layout, invalid, rate } = asked;
  const spoils = invalid !== undefined && canSpoil(source);
  const ignored: string[] = [];
  if (fields !== undefined && !takesFields(spec)) ignored.push('fields');
  if (layout !== undefined && !isPreset(spec)) ignored.push('layout');
  if (invalid !== undefined && !spoils) ignored.push('invalid');
  if (rate !== undefined && !spoils) ignored.push('rate');
  if (asked.unique !== undefined && !source.limit) ignored.push('unique');
  if (where) ignored.push(...unmet(source, where));
  return ignored;
}

/** Returns the names of conditions that no persona of a source obeys. */
export function unmet({ parties }: Pick<Source, 'parties'>, where: Where): readonly string[] {
  const taken = parties.flatMap((party) => party.conditions ?? []);
  const given = Object.entries(where).filter(([, value]) => value !== undefined);
  return given.map(([name]) => name).filter((name) => !taken.includes(name));
}

/** Returns the choice of fields as text. A wrong value is refused elsewhere. */
function fieldText(fields: FieldList, subject = 'fields'): string {
  if (typeof fields === 'string') return fields;
  if (Array.isArray(fields) && fields.every((field) => typeof field === 'string')) return fields.join(',');
  throw new Problem('bad-parameter', {
    subject,
    expected: 'field keys, groups or "all"',
    given: fields,
  });
}

/** Long specs are not cached, and a full cache is cleared. */
const LONGEST_KEPT = 200;
const MOST_KEPT = 1000;

function compiled(world: World, spec: string, asked: SpecOptions): Source {
  const { owner, selector } = splitSpec(spec);
  if (owner.toLowerCase() === 'any') return compileType(world, selector);
  return compileSelector(findCountry(world, owner), selector, asked);
}

/** Returns the code of the default country: the United States, or the first country of a world without them. */
export function usualCountry({ countries }: World): string {
  const [first = USUAL] = countries.keys();
  return countries.has(USUAL) ? USUAL : first;
}

const USUAL = 'us';

/** Returns the country with that code. */
export function findCountry(world: World, code: unknown): Country {
  const { countries, named, uncovered } = world;
  const word = typeof code === 'string' ? code.toLowerCase() : '';
  const other = named.has(word) ? undefined : uncovered.get(word);
  if (other !== undefined)
    throw new Problem('unknown-country', `unknown country ${shown(code)}: ${other} is not covered`, {
      subject: 'country',
      given: code,
    });
  const meant = named.has(word) ? undefined : (MISNAMED.get(word) ?? codeOf(world, word));
  if (meant !== undefined && named.has(meant))
    throw new Problem('unknown-country', { subject: 'country', given: code, suggestion: meant });
  return find(countries, find(named, code, 'unknown-country').code, 'unknown-country');
}

/** Returns the code of the country with that name, or with a similar one. */
function codeOf({ countries, named }: World, word: string): string | undefined {
  const called = ({ facts: { alpha3, aliases } }: Country) => [alpha3, ...list(aliases)];
  const known = [...countries.values()].find((country) =>
    called(country).some((name) => name.toLowerCase() === word),
  );
  if (known || word.length <= 3) return known?.code;
  const codes = new Map(Array.from(named.values(), ({ code, name }) => [name.toLowerCase(), code]));
  return codes.get(nearest(word, codes.keys()) ?? '');
}

/** Compiles a generic type with its parameters. */
function compileType(world: World, spec: string): Source {
  const column = typeColumn(world, spec, 'any');
  return new Source(`any-${column.key}`, { kind: 'value', column }, [column]);
}

/**
 * Returns a column of a generic type, with the stream of `scope`; `room` is the number of values that a `Numbered`
 * stream distinguishes.
 */
export function typeColumn(
  world: World,
  spec: string,
  scope: string,
  streamOf: (name: string, room: number) => Random = (name) => new Random(name),
): Column & Party & { readonly room: number } {
  const colon = spec.indexOf(':');
  const name = colon < 0 ? spec : spec.slice(0, colon);
  if (!world.types?.size)
    throw new Problem(
      'missing-part',
      'this engine has no types: import them from specimen-data/types and call engine(countries, { types })',
    );
  const type = find(world.types, name, 'unknown-type');
  const params = colon < 0 ? [] : spec.slice(colon + 1).split(',');
  const write = type.compile(params);
  const room = Math.min(ENDLESS, type.room?.(params) ?? 0);
  const stream = `${scope}.${type.key}`;
  const random = streamOf(stream, room);
  let row: RowKey;
  return {
    key: type.key,
    kind: type.kind ?? 'text',
    date: type.date,
    whole: type.whole,
    plain: !type.special,
    room,
    validator: type.validator,
    stream,
    open: (opened) => {
      row = opened;
    },
    put: (out, at) => write(out, at, random.start(row), row.index),
  };
}

/** Compiles a selector of a country. */
export function compileSelector(
  country: Country,
  selector: string,
  { fields, where, unique }: SpecOptions = {},
): Source {
  const { code } = country;
  const word = selector.toLowerCase();
  const name = `${code}-${word.replace(/[^a-z0-9]+/g, '-')}`;
  if (isRecordKey(word)) {
    const persona = personaOf(country, word, where);
    const keys =
      word === 'person' || word === 'full' ? personKeys(country, word, fields) : persona.fields.keys();
    const limit = word === 'product' ? undefined : uniqueLimit(persona, unique);
    const nodes = Array.from(keys, (key) => columnOf(persona, key));
    return new Source(name, { kind: 'record', nodes }, [persona], limit);
  }
  if (word.startsWith('preset:')) return presetSource(country, selector.slice('preset:'.length), where);
  const key = fieldKey(country, selector, RECORDS);
  const persona = personaOf(country, 'person', where);
  const limit = uniqueLimit(persona, unique);
  const column = columnOf(persona, key);
  // No minor has what only adults have.
  // A unique value is the row's own: nobody else of its number stands in.
  const given = limit ? { ...column, blank: undefined } : column;
  if (!limit && (persona.steering.ages?.band[1] ?? ADULT) >= ADULT) persona.lacks = column.blank;
  return new Source(`${code}-${column.key}`, { kind: 'value', column: given }, [persona], limit);
}

const ADULT = 18;

/** Makes fields unique that are asked to be; of `1`, the field itself. */
function uniqueLimit(persona: RowPersona, unique: FieldList | undefined): Limit | undefined {
  if (unique === undefined) return undefined;
  const { country, fields } = persona;
  const keys = fieldText(unique, 'unique')
    .split(',')
    .map((word) => word.trim().toLowerCase())
    .map((word) =>
      fields === country.fields
        ? asBad(() => fieldKey(country, word))
        : find(new Map([...fields.keys()].map((key) => [key, key])), word, 'unknown-field', {
            scope: `companies of country "${country.code}"`,
          }),
    );
  return distinctLimit(persona, [...new Set(keys)]);
}

/**
 * Returns the persona of a record, a person, a company or a product of the country, with the conditions that apply
 * to it.
 */
export function personaOf(country: Country, record: RecordKey, where?: Where): RowPersona {
  const { code, fields } = country;
  if (record === 'product') {
    return new RowPersona(country, `${code}/product`, country.product);
  }
  if (record !== 'company') return new RowPersona(country, code, fields, where && steering(country, where));
  return new RowPersona(
    country,
    `${code}/company`,
    country.company,
    where && companySteering(country, where),
  );
}

export function isRecordKey(word: string): word is RecordKey {
  return (RECORDS as readonly string[]).includes(word);
}

function personKeys(
  country: Country,
  record: 'person' | 'full',
  fields: FieldList | undefined,
): readonly string[] {
  return fields === undefined ? recordKeys(country, record) : fieldKeys(country, fields);
}

/** Returns the fields of a person's record. */
export function recordKeys(country: Country, record: 'person' | 'full'): readonly string[] {
  const keys = [...country.fields.keys()];
  return record === 'full' ? keys : keys.filter((key) => country.fields.get(key)?.default);
}

/**
 * Returns the keys of a choice of fields, in its order; a group or `all` stands for its fields in the country's
 * order. `tax` alone is a group, and in a list the field.
 */
function fieldKeys(country: Country, fields: FieldList): readonly string[] {
  // As text, because it is part of the cache key.
  const asked = fieldText(fields).split(',');
  const keys = new Set<string>();
  for (const entry of asked) {
    const word = entry.trim().toLowerCase();
    if (word === '')
      throw new Problem('bad-parameter', 'fields must be field keys, groups or "all", separated by commas', {
        subject: 'fields',
      });
    if (word === 'all') for (const key of country.fields.keys()) keys.add(key);
    else if (isGroup(word) && (asked.length === 1 || !country.fields.has(word))) {
      for (const key of groupKeys(country, word)) keys.add(key);
    } else keys.add(asBad(() => fieldKey(country, word, [...GROUPS, 'all'])));
  }
  return [...keys];
}

function isGroup(word: string): boolean {
  return (GROUPS as readonly string[]).includes(word);
}

function groupKeys(country: Country, group: string): readonly string[] {
  return [...country.fields].filter(([, field]) => field.group === group).map(([key]) => key);
}

/**
 * Returns the key that a word means in a country: the key itself, a synonym, or the local name of an identifier;
 * `others` are allowed too.
 */
export function fieldKey(country: Country, word: string, others: readonly string[] = []): string {
  if (country.fields.has(word)) return word;
  const names = fieldNames(country);
  const key = names.get(wordKey(word));
  if (key !== undefined && word.length > 0) return key;
  const known = [...country.fields.keys(), ...others, ...names.keys()];
  const scope = `country "${country.code}"`;
  const group = COMMON[word]?.group;
  if (group === undefined) throw unknownName('unknown-field', word, known, { scope });
  const expected = groupKeys(country, group).join(', ');
  throw new Problem(
    'unknown-field',
    `unknown field ${shown(word)} for ${scope}; its ${group} fields are ${expected}`,
    { subject: 'field', given: word, expected },
  );
}

/**
 * Returns every word that names a field of the country: keys, labels, synonyms, then a label's alternatives (`SSN /
 * ITIN`).
 */
export const fieldNames = remembered((country: Country): ReadonlyMap<string, string> => {
  const names = new Map<string, string>();
  const add = (word: string, key: string) => {
    const normal = wordKey(word);
    if (normal && !names.has(normal)) names.set(normal, key);
  };
  const fields: readonly (readonly [string, Field])[] = [...country.fields];
  for (const [key] of fields) add(key, key);
  for (const [key, { label }] of fields) add(label, key);
  for (const [key, { synonyms = [] }] of fields) for (const word of synonyms) add(word, key);
  for (const [key, { label }] of fields) for (const part of label.split(/[/()]/)) add(part, key);
  return names;
});

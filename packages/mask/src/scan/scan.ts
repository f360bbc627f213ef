import { type Country, countries, engine, everything, validators } from 'specimen-data/internal';
import { WORLD } from '../columns/masks.ts';
import { Keyring } from '../keyed/keyring.ts';
import { NameBook } from '../people/names.ts';
import type { ColumnPlan, Plan, SourcePlan } from '../plan.ts';
import { type Home, holdingOf, postcodeSign, type Sensitivity, sensitivityOf } from './holds.ts';

/** A column of a source with its detected content. */
export interface ScannedColumn {
  readonly name: string;
  readonly type: 'text' | 'number' | 'boolean' | 'date';
  readonly holds: string | null;
  readonly country: string | null;
  readonly confidence: number;
  readonly sensitivity: Sensitivity;
  readonly evidence: readonly ('values' | 'name')[];
  readonly nulls: number;
  readonly distinct: number;
}

export interface ScannedSource {
  readonly source: string;
  readonly rows: number;
  readonly columns: readonly ScannedColumn[];
}

export interface Scan {
  readonly sources: readonly ScannedSource[];
}

/** Number of values of a column that are examined; counts include all values. */
const MOST_VALUES = 300;
const MOST_DISTINCT = 100_000;

interface Gathered {
  readonly values: Set<string>;
  readonly distinct: Set<string>;
  nulls: number;
  isNumber: boolean;
  isBoolean: boolean;
}

/** Collects the values of a source's columns, row by row, in bounded memory. */
export class SourceScan {
  readonly #columns = new Map<string, Gathered>();
  rows = 0;

  constructor(readonly source: string) {}

  add(entries: Iterable<readonly [column: string, value: unknown]>): void {
    this.rows++;
    for (const [column, value] of entries) {
      let gathered = this.#columns.get(column);
      if (gathered === undefined) {
        gathered = { values: new Set(), distinct: new Set(), nulls: 0, isNumber: true, isBoolean: true };
        this.#columns.set(column, gathered);
      }
      if (value === null || value === undefined || value === '') {
        gathered.nulls++;
        continue;
      }
      const text = String(value);
      if (gathered.values.size < MOST_VALUES) gathered.values.add(text);
      if (gathered.distinct.size < MOST_DISTINCT) gathered.distinct.add(text);
      gathered.isNumber &&=
        typeof value === 'number' || (/^-?\d+(?:\.\d+)?$/.test(text) && !/^-?0\d/.test(text));
      gathered.isBoolean &&= typeof value === 'boolean' || /^(?:true|false)$/i.test(text);
    }
  }

  get values(): ReadonlyMap<string, readonly string[]> {
    return new Map([...this.#columns].map(([name, { values }]) => [name, [...values]]));
  }

  /** Determines the content of the columns, assuming a country. */
  result(home: Home): ScannedSource {
    const beside = [...this.#columns.keys()];
    const columns = [...this.#columns].map(([name, { values, distinct, nulls, isNumber, isBoolean }]) => {
      const own = {
        name: lastOf(name),
        source: this.source.replace(/\.\w+(?:\.gz|\.zst)?$/, ''),
        beside: beside.map(lastOf),
      };
      const holding = holdingOf(home, { ...own, values: [...values] });
      const type =
        values.size === 0
          ? 'text'
          : isBoolean
            ? 'boolean'
            : isNumber
              ? 'number'
              : isDate(holding.holds)
                ? 'date'
                : 'text';
      return {
        name,
        type,
        ...holding,
        sensitivity: sensitivityOf(holding),
        nulls,
        distinct: distinct.size,
      } as const;
    });
    return {
      source: this.source,
      rows: this.rows,
      columns: columns.map(
        ({ name, type, holds, country, confidence, sensitivity, evidence, nulls, distinct }) => ({
          name,
          type,
          holds,
          country,
          confidence,
          sensitivity,
          evidence,
          nulls,
          distinct,
        }),
      ),
    };
  }
}

function isDate(holds: string | null): boolean {
  return holds === 'date' || holds === 'dob';
}

function lastOf(path: string): string {
  return (
    path
      .replace(/(?:\[\])+$/, '')
      .split('.')
      .at(-1) ?? path
  );
}

/** Determines the content of all sources with the lists of one country: the country of most values. */
export function scanned(sources: readonly SourceScan[], country?: string): Scan {
  const code = country ?? countryOf(sources);
  const home = homeOf(WORLD.countries.get(code) as Country);
  return { sources: sources.map((source) => source.result(home)) };
}

function homeOf(country: Country): Home {
  const keys = [...VOCABULARY, 'postcode'].filter((key) => country.fields.has(key));
  const rows = [
    ...engine([country], everything).rows(
      `${country.code}.full` as never,
      { n: SAMPLES, seed: 'scan', fields: keys } as never,
    ),
  ] as unknown as Record<string, string | null>[];
  const of = (key: string) => rows.flatMap((row) => row[key]?.toLowerCase() ?? []);
  return {
    country,
    names: new NameBook(new Keyring('names of a scan'), country),
    cities: new Set(country.places.map(({ city }) => city.text.toLowerCase())),
    roads: country.roads.map(({ text }) => text.toLowerCase()),
    vocabulary: new Map(keys.filter((key) => key !== 'postcode').map((key) => [key, new Set(of(key))])),
    postcodes: new Set(of('postcode').map(postcodeSign)),
  };
}

/** Fields that have few different values in a country. */
const VOCABULARY = ['region', 'bank', 'swift', 'job', 'brand'];
const SAMPLES = 2000;

/** Returns the country of most values, judging by IBANs, phone numbers, cities, and numbers that only one country has. */
function countryOf(sources: readonly SourceScan[]): string {
  const votes = new Map<string, number>();
  const vote = (code: string, count = 1) => {
    if (WORLD.countries.has(code)) votes.set(code, (votes.get(code) ?? 0) + count);
  };
  const cities = cityCodes();
  const dialled = callingCodes();
  for (const source of sources)
    for (const values of source.values.values()) {
      const few = values.slice(0, 40);
      for (const value of few) {
        const [, iban] = /^([A-Z]{2})\d{2} ?[A-Z\d]{4} ?[A-Z\d]{4}/i.exec(value) ?? [];
        if (iban !== undefined) vote(iban.toLowerCase(), 2);
        const phone = /^\+(\d{1,4})/.exec(value.replace(/[ ()-]/g, ''))?.[1];
        if (phone !== undefined)
          for (let length = 4; length > 0; length--)
            vote(dialled.get(phone.slice(0, length)) ?? '', phone.length >= length ? 1 : 0);
        for (const code of cities.get(value.trim().toLowerCase()) ?? []) vote(code, 0.7);
      }
      if (few.length < 5 || !few.every((value) => /\d{5}/.test(value.replace(/[ ./-]/g, '')))) continue;
      for (const { id, valid } of validators) {
        const [, code] = /^([a-z]{2})[A-Z]/.exec(id) ?? [];
        if (code !== undefined && few.every((value) => valid(value))) vote(code, few.length * 0.5);
      }
    }
  const [best] = [...votes].sort(([, a], [, b]) => b - a);
  return best?.[0] ?? 'us';
}

let citiesKnown: ReadonlyMap<string, readonly string[]> | undefined;

function cityCodes(): ReadonlyMap<string, readonly string[]> {
  if (citiesKnown) return citiesKnown;
  const codes = new Map<string, string[]>();
  for (const { code, places } of countries)
    for (const city of new Set(places.map((place) => place.city.text.toLowerCase())))
      codes.set(city, [...(codes.get(city) ?? []), code]);
  citiesKnown = codes;
  return codes;
}

/** Returns countries by calling code; `us` stands for the whole North American plan. */
function callingCodes(): ReadonlyMap<string, string> {
  const codes = new Map<string, string>();
  for (const { code, facts } of countries) {
    const [, digits] = /^\(*\+(\d+)/.exec(facts.phone) ?? [];
    if (digits !== undefined && (!codes.has(digits) || code === 'us')) codes.set(digits, code);
  }
  return codes;
}

/** Returns the plan that masks the findings of a scan. Amounts stay, and so do columns that identify nobody. */
export function planOf({ sources }: Scan): Plan {
  const codes = sources.flatMap(({ columns }) => columns.flatMap(({ country }) => country ?? []));
  const country = mostOf(codes);
  return {
    ...(country === undefined ? {} : { country }),
    sources: sources.map((source) => sourcePlan(source, country)),
  };
}

function sourcePlan({ source, columns }: ScannedSource, home: string | undefined): SourcePlan {
  const hasAccount = columns.some(({ holds }) => holds === 'iban' || holds === 'account');
  const own = columns.filter(
    ({ holds, sensitivity }) =>
      (sensitivity !== 'none' && holds !== 'income' && holds !== 'sex') ||
      (hasAccount && BANKS.has(holds ?? '')),
  );
  const masks = own.map(({ name, holds, country }): readonly [string, ColumnPlan] => [
    name,
    {
      mask:
        country === null || country === home || holds === 'text' || holds === 'iban'
          ? String(holds)
          : `${country}.${holds}`,
    },
  ]);
  const roles = columns.flatMap(({ name, holds }) =>
    holds !== null && PERSON.has(holds) ? [[holds === 'dob' ? 'born' : holds, name] as const] : [],
  );
  const by = columns.find(({ name }) =>
    /^(?:customer|person|user|patient|client|employee|member|kunden?|cliente)_?(?:id|nr|no)$/i.test(name),
  );
  const person =
    roles.length === 0 && by === undefined
      ? {}
      : { person: { ...(by ? { by: by.name } : {}), columns: Object.fromEntries(roles.reverse()) } };
  return { source, ...person, columns: Object.fromEntries(masks) };
}

/** Fields that belong to an account: they become those of another bank. */
const BANKS = new Set('bank swift bankcode routing sortcode bsb transit institution ispb'.split(' '));

const PERSON = new Set('name first last sex dob email city region postcode'.split(' '));

function mostOf(texts: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}

import { Text } from './bytes.ts';
import { Community, type NameFacts } from './community.ts';
import type { Brand } from './data/cards.ts';
import { decimalsOf } from './data/currencies.ts';
import type { Field, OwnField } from './field.ts';
import { companyFields } from './fields/company.ts';
import { personFields } from './fields/index.ts';
import { picture, type Write } from './picture.ts';
import { type Cells, table } from './table.ts';
import { list } from './text.ts';

/** What a country's file declares: facts to read like a sheet. Lists are strings, split on first use. */
export interface CountryFacts {
  readonly code: string;
  readonly name: string;
  /** ISO 3166-1 alpha-3. */
  readonly alpha3: string;
  /** The nationality in a machine-readable passport, where it is not the alpha-3 code. */
  readonly nationality?: string;
  readonly currency: string;
  readonly group: 'Africa' | 'Americas' | 'Asia' | 'Europe' | 'Middle East' | 'Oceania';
  /** What people call the country and its people: native names, demonyms, nicknames (`_` for a space). */
  readonly aliases: string;
  /** The names of its people; several sets where given and family names go together by community. */
  readonly names: NameFacts | readonly NameFacts[];
  /** Lines of `city|region|…`, largest first, in the order of `columns`. */
  readonly places: { readonly columns: string; readonly rows: string };
  /** Street names, common ones first. */
  readonly roads: string;
  /** A street line, e.g. `{road} {1-120}`. */
  readonly street: string;
  /** An address in one line, e.g. `{street}, {postcode} {city}`. */
  readonly address: string;
  /** A postcode from the place's own column, e.g. `{zone}`; absent where there are no postcodes. */
  readonly postcode?: string;
  /** Mobile numbers in international form. */
  readonly phone: string;
  /** Landline numbers, usually with `{place.area}`. */
  readonly landline?: string;
  /** Lines of `bank|bic|…`, largest first, in the order of `columns`. */
  readonly banks: { readonly columns: string; readonly rows: string };
  /** The domestic account number as printed. */
  readonly account: string | OwnField;
  /** The BBAN of an IBAN; absent where there are no IBANs. */
  readonly bban?: string | NonNullable<Field['make']> | { readonly write: Write };
  /** Card brands, common ones first. */
  readonly cards: string;
  /** Mobile money and wallets, common ones first; absent where few use them. */
  readonly wallets?: string;
  readonly firms: {
    /** Legal forms, common ones first. */
    readonly forms: string;
    /** What firms call their trade; the common English ones if absent. */
    readonly trades?: string;
    /** A firm's name, from `{family}`, `{family2}`, `{city}`, `{trade}` and `{form}`. */
    readonly name: string;
  };
  /** Rough monthly income, low to high, in the currency. */
  readonly income: readonly [number, number];
  /** Fields of the person: its own identifiers, and what differs from the common ones. */
  readonly fields: Readonly<Record<string, OwnField>>;
  /** Fields of the company: `registration`, and `vat` or `tax`. */
  readonly company: Readonly<Record<string, OwnField>>;
  /** The local payment rail and other scenarios of this country alone. */
  readonly presets?: readonly Preset[];
}

/** A scenario: rows of a label and a field. `payee.`, `company.` and `product.` name other parties. */
export interface Preset {
  readonly key: string;
  readonly name: string;
  /** What else people call it. */
  readonly synonyms?: readonly string[];
  readonly rows: readonly (readonly [label: string, field: string])[];
}

export type PlaceColumn =
  | 'city'
  | 'region'
  | 'zone'
  | 'area'
  | 'lat'
  | 'lon'
  | 'home'
  | 'plate'
  | 'code'
  | 'office';
export type Place = Cells<PlaceColumn> & { readonly city: Text; readonly region: Text };

export type BankColumn = 'bank' | 'bic' | 'code' | 'branch' | 'iban' | 'account';
export type Bank = Cells<BankColumn> & { readonly bank: Text; readonly bic: Text };

/** A country, ready to draw from. Its data is read on first use. */
export class Country {
  readonly code: string;
  readonly name: string;
  readonly flag: string;
  readonly currency: string;
  readonly decimals: number;
  readonly group: string;
  #communities: readonly Community[] | undefined;
  #places: readonly Place[] | undefined;
  #banks: readonly Bank[] | undefined;
  #roads: readonly Text[] | undefined;
  #trades: readonly Text[] | undefined;
  #forms: readonly Text[] | undefined;
  #cards: readonly Brand[] | undefined;
  #fields: ReadonlyMap<string, Field> | undefined;
  #company: ReadonlyMap<string, Field> | undefined;
  readonly #zones = new Map<Place, Write>();

  constructor(readonly facts: CountryFacts) {
    this.code = facts.code;
    this.name = facts.name;
    this.flag = flagOf(facts.code);
    this.currency = facts.currency;
    this.decimals = decimalsOf(facts.currency);
    this.group = facts.group;
  }

  /** The fields of a person, in the country's order. */
  get fields(): ReadonlyMap<string, Field> {
    this.#fields ??= personFields(this);
    return this.#fields;
  }

  /** The fields of a company. */
  get company(): ReadonlyMap<string, Field> {
    this.#company ??= companyFields(this);
    return this.#company;
  }

  /** The sets of names, each of one people. */
  get communities(): readonly Community[] {
    this.#communities ??= this.nameFacts.map((names) => new Community(names));
    return this.#communities;
  }

  get nameFacts(): readonly NameFacts[] {
    const { names } = this.facts;
    return 'male' in names ? [names] : names;
  }

  /** Whether no name ever needs escaping in any format. */
  get plainNames(): boolean {
    return this.communities.every(({ plain }) => plain);
  }

  get places(): readonly Place[] {
    this.#places ??= table<PlaceColumn>(
      this.facts.places.columns,
      this.facts.places.rows,
    ) as readonly Place[];
    return this.#places;
  }

  get banks(): readonly Bank[] {
    this.#banks ??= table<BankColumn>(this.facts.banks.columns, this.facts.banks.rows) as readonly Bank[];
    return this.#banks;
  }

  get roads(): readonly Text[] {
    this.#roads ??= texts(this.facts.roads);
    return this.#roads;
  }

  get trades(): readonly Text[] {
    this.#trades ??= texts(this.facts.firms.trades ?? TRADES);
    return this.#trades;
  }

  get forms(): readonly Text[] {
    this.#forms ??= texts(this.facts.firms.forms);
    return this.#forms;
  }

  get cards(): readonly Brand[] {
    this.#cards ??= list(this.facts.cards) as readonly Brand[];
    return this.#cards;
  }

  /** How a place's postcodes are written: pictures or number ranges, parted by commas. */
  zone(place: Place): Write {
    let write = this.#zones.get(place);
    if (!write) {
      const choices = (place.zone?.text ?? '').split(',').map((c) => (/^\d+-\d+$/.test(c) ? `{${c}}` : c));
      write = picture(choices.length > 1 ? `(${choices.join('|')})` : (choices[0] as string));
      this.#zones.set(place, write);
    }
    return write;
  }
}

export function country(facts: CountryFacts): Country {
  return new Country(facts);
}

function texts(entries: string): readonly Text[] {
  return list(entries).map((entry) => new Text(entry));
}

/** Two regional indicator letters. */
function flagOf(code: string): string {
  return String.fromCodePoint(...Array.from(code, (letter) => 0x1f1e6 + letter.charCodeAt(0) - 97));
}

/** Trades for firm names where the country lists none. */
const TRADES =
  'Logistics Trading Technologies Foods Construction Motors Textiles Energy Media Consulting Pharma Engineering Farms Travel Security Plastics Furniture Electronics Printing Packaging Marine Interiors Software Steel Agro Events Optics Chemicals Cosmetics Tools';

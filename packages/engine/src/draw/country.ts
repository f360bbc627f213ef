import { Text } from '../kernel/bytes.ts';
import { table } from '../kernel/table.ts';
import { list } from '../kernel/text.ts';
import type {
  Bank,
  BankColumn,
  Brand,
  Community,
  Country,
  CountryFacts,
  FieldTable,
  Place,
  PlaceColumn,
  Preset,
  Write,
} from '../model.ts';
import { community } from './community.ts';
import { picture } from './picture.ts';

/** What the tables above know of a country, each asked for once. */
export interface Tables {
  fields(country: Country): FieldTable;
  company(country: Country): FieldTable;
  product(country: Country): FieldTable;
  presets(country: Country): ReadonlyMap<string, Preset>;
  brand(name: string): Brand;
  decimals(currency: string): number;
}

/** A country's facts, each read on first use. */
export class CountrySheet implements Country {
  readonly code: string;
  readonly name: string;
  readonly flag: string;
  readonly currency: string;
  readonly decimals: number;
  readonly group: string;
  readonly #tables: Tables;
  #communities: readonly Community[] | undefined;
  #places: readonly Place[] | undefined;
  #banks: readonly Bank[] | undefined;
  #roads: readonly Text[] | undefined;
  #trades: readonly Text[] | undefined;
  #forms: readonly Text[] | undefined;
  #cards: readonly Brand[] | undefined;
  #fields: FieldTable | undefined;
  #company: FieldTable | undefined;
  #product: FieldTable | undefined;
  #presets: ReadonlyMap<string, Preset> | undefined;
  readonly #zones = new Map<Place, Write>();

  constructor(
    readonly facts: CountryFacts,
    tables: Tables,
  ) {
    this.code = facts.code;
    this.name = facts.name;
    this.flag = flagOf(facts.code);
    this.currency = facts.currency;
    this.decimals = tables.decimals(facts.currency);
    this.group = facts.group;
    this.#tables = tables;
  }

  get fields(): FieldTable {
    this.#fields ??= this.#tables.fields(this);
    return this.#fields;
  }

  get company(): FieldTable {
    this.#company ??= this.#tables.company(this);
    return this.#company;
  }

  get product(): FieldTable {
    this.#product ??= this.#tables.product(this);
    return this.#product;
  }

  get presets(): ReadonlyMap<string, Preset> {
    this.#presets ??= this.#tables.presets(this);
    return this.#presets;
  }

  get communities(): readonly Community[] {
    const { names } = this.facts;
    this.#communities ??= ('male' in names ? [names] : names).map(community);
    return this.#communities;
  }

  get places(): readonly Place[] {
    const { columns, rows } = this.facts.places;
    this.#places ??= table<PlaceColumn>(columns, rows) as readonly Place[];
    return this.#places;
  }

  get banks(): readonly Bank[] {
    const { columns, rows } = this.facts.banks;
    this.#banks ??= table<BankColumn>(columns, rows) as readonly Bank[];
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
    this.#cards ??= list(this.facts.cards).map(this.#tables.brand);
    return this.#cards;
  }

  /** Pictures or number ranges, parted by commas. */
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

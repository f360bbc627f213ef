import { Text } from '../kernel/bytes.ts';
import { Pool, shared } from '../kernel/pool.ts';
import { table } from '../kernel/table.ts';
import type {
  Band,
  Bank,
  BankColumn,
  Brand,
  Community,
  Country,
  CountryFacts,
  FieldTable,
  FirmTable,
  Language,
  Occupation,
  Place,
  PlaceColumn,
  Preset,
  Sector,
  WorkTable,
  Write,
} from '../model.ts';
import { community } from './community.ts';
import { Firms } from './firms.ts';
import { picture } from './picture.ts';
import { Work } from './work.ts';

/** What the tables above know of a country, each asked for once. */
export interface Tables {
  fields(country: Country): FieldTable;
  company(country: Country): FieldTable;
  product(country: Country): FieldTable;
  presets(country: Country): ReadonlyMap<string, Preset>;
  brand(name: string): Brand;
  decimals(currency: string): number;
  readonly occupations: readonly Occupation[];
  readonly sectors: readonly Sector[];
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
  #roads: readonly Road[] | undefined;
  #placePool: Pool<Place> | undefined;
  #ages: Pool<Band> | undefined;
  #cards: Pool<Brand> | undefined;
  #work: WorkTable | undefined;
  #firms: FirmTable | undefined;
  #fields: FieldTable | undefined;
  #company: FieldTable | undefined;
  #product: FieldTable | undefined;
  #presets: ReadonlyMap<string, Preset> | undefined;
  readonly #zones = new Map<Place, Write>();
  readonly #communitiesAt = new Map<Place, Pool<Community>>();
  readonly #banksAt = new Map<Place, Pool<Bank>>();
  readonly #roadsAt = new Map<string, Pool<Text>>();

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
    return this.#allRoads.map(({ text }) => text);
  }

  get placePool(): Pool<Place> {
    this.#placePool ??= new Pool(
      this.places,
      this.places.map(({ pop }) => numberIn(pop)),
    );
    return this.#placePool;
  }

  get ages(): Pool<Band> {
    this.#ages ??= new Pool(BANDS, (this.facts.ages ?? AGES).split(' ').map(Number));
    return this.#ages;
  }

  get cards(): Pool<Brand> {
    if (!this.#cards) {
      const { entries, shares } = shared(this.facts.cards);
      this.#cards = new Pool(entries.map(this.#tables.brand), shares);
    }
    return this.#cards;
  }

  get language(): Language {
    return this.facts.language;
  }

  get work(): WorkTable {
    const { life = LIFE, income } = this.facts;
    this.#work ??= new Work(this.language, this.#tables.occupations, life, income);
    return this.#work;
  }

  get firms(): FirmTable {
    this.#firms ??= new Firms(this.facts.firms, this.language, this.#tables.sectors);
    return this.#firms;
  }

  communitiesAt(place: Place): Pool<Community> {
    let pool = this.#communitiesAt.get(place);
    if (!pool) {
      const { city, region } = place;
      const shares = this.communities.map(({ share, near }) => near[city.text] ?? near[region.text] ?? share);
      pool = new Pool(this.communities, shares);
      this.#communitiesAt.set(place, pool);
    }
    return pool;
  }

  /** Those of the whole country, and those that are near. */
  banksAt(place: Place): Pool<Bank> {
    let pool = this.#banksAt.get(place);
    if (!pool) {
      const { city, region } = place;
      const here = ({ near }: Bank) =>
        !near || near.text.split(',').some((name) => name === city.text || name === region.text);
      pool = new Pool(
        this.banks,
        this.banks.map(({ share }) => numberIn(share)),
      ).where(here);
      this.#banksAt.set(place, pool);
    }
    return pool;
  }

  roadsAt({ city }: Place): Pool<Text> {
    let pool = this.#roadsAt.get(city.text);
    if (!pool) {
      const here = this.#allRoads.filter(({ cities }) => !cities || cities.includes(city.text));
      pool = new Pool(here.map(({ text }) => text));
      this.#roadsAt.set(city.text, pool);
    }
    return pool;
  }

  get #allRoads(): readonly Road[] {
    this.#roads ??= shared(this.facts.roads).entries.map((entry) => {
      const [name = '', cities] = entry.split('@');
      return { text: new Text(name), cities: cities?.split('+') };
    });
    return this.#roads;
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

/** A street, and the cities that have it where not all do. */
interface Road {
  readonly text: Text;
  readonly cities: readonly string[] | undefined;
}

function numberIn(cell: Text | undefined): number | undefined {
  return cell === undefined ? undefined : Number(cell.text);
}

const BANDS: readonly Band[] = [
  [18, 24],
  [25, 34],
  [35, 44],
  [45, 54],
  [55, 64],
  [65, 74],
  [75, 90],
];

/** The adults of the world; a country's own are in its file. */
const AGES = '15 20 19 16 13 10 7';
const LIFE = { studies: 45, retires: 63 };

/** Two regional indicator letters. */
function flagOf(code: string): string {
  return String.fromCodePoint(...Array.from(code, (letter) => 0x1f1e6 + letter.charCodeAt(0) - 97));
}

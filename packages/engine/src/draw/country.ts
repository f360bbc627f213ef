import { Text } from '../kernel/bytes.ts';
import { Calendar, Workdays } from '../kernel/calendar.ts';
import type { Day } from '../kernel/day.ts';
import { Pool, shared, sharing } from '../kernel/pool.ts';
import { parseTable } from '../kernel/table.ts';
import { fold } from '../kernel/text.ts';
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
  NameFacts,
  Occupation,
  Persona,
  Picture,
  Place,
  PlaceColumn,
  Population,
  Preset,
  Sector,
  WorkTable,
} from '../model.ts';
import { community } from './community.ts';
import { Firms } from './firms.ts';
import { stepsIn } from './picture.ts';
import { Work } from './work.ts';

/** Tables of the rooms above that a country reads, each once. */
export interface Tables {
  fields(country: Country): FieldTable;
  company(country: Country): FieldTable;
  readonly product: FieldTable;
  /** Returns the scenarios that the country offers. */
  presets(country: Country): ReadonlyMap<string, Preset>;
  /** Returns the sectors of the firms that sell the product. */
  sellersOf(product: Persona): readonly string[];
  brand(name: string, facts: CountryFacts): Brand;
  occupations(): readonly Occupation[];
  sectors(): readonly Sector[];
  population(facts: CountryFacts): Population;
  /** Replacements for the tables that follow from the facts. */
  readonly work?: WorkTable;
  readonly firms?: FirmTable;
}

/** A country whose facts are read on first use. */
export class CountrySheet implements Country {
  readonly #read: () => CountryFacts;
  readonly #tables: Tables;
  #facts: CountryFacts | undefined;
  #communities: readonly Community[] | undefined;
  #places: readonly Place[] | undefined;
  #banks: readonly Bank[] | undefined;
  #roads: readonly Road[] | undefined;
  #placePool: Pool<Place> | undefined;
  #ages: Pool<Band> | undefined;
  #ageWeights: readonly number[] | undefined;
  #oldest: Pool<number> | undefined;
  #men: readonly number[] | undefined;
  #population: Population | undefined;
  #cards: Pool<Brand> | undefined;
  #work: WorkTable | undefined;
  #firms: FirmTable | undefined;
  #workdays: Workdays | undefined;
  /** Calendars by the month after their last one. */
  readonly #calendars = new Map<number, Calendar>();
  #fields: FieldTable | undefined;
  #company: FieldTable | undefined;
  #presets: ReadonlyMap<string, Preset> | undefined;
  readonly #zones = new ByPlace(zoneOf);
  readonly #communitiesAt = new ByPlace(sharing((place) => this.#communitiesOf(place)));
  readonly #ownersAt = new Map<Community, ByPlace<Pool<Community>>>();
  readonly #banksAt = new ByPlace(sharing((place) => this.#banksOf(place)));
  readonly #roadsAt = new ByPlace(sharing((place) => this.#roadsOf(place)));

  constructor(
    readonly code: string,
    read: () => CountryFacts,
    tables: Tables,
  ) {
    this.#read = read;
    this.#tables = tables;
  }

  get facts(): CountryFacts {
    this.#facts ??= this.#read();
    return this.#facts;
  }

  get name(): string {
    return this.facts.name;
  }

  get currency(): string {
    return this.facts.currency;
  }

  get decimals(): number {
    return this.facts.decimals ?? 2;
  }

  get group(): string {
    return this.facts.group;
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
    return this.#tables.product;
  }

  get presets(): ReadonlyMap<string, Preset> {
    this.#presets ??= this.#tables.presets(this);
    return this.#presets;
  }

  get communities(): readonly Community[] {
    this.#communities ??= withForeigners([this.facts.names].flat(), this.facts.foreigners).map(community);
    return this.#communities;
  }

  get places(): readonly Place[] {
    this.#places ??= parseTable<PlaceColumn>(this.facts.places) as readonly Place[];
    return this.#places;
  }

  get banks(): readonly Bank[] {
    this.#banks ??= parseTable<BankColumn>(this.facts.banks) as readonly Bank[];
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
    this.#ages ??= new Pool(BANDS, this.facts.ages.split(' ').map(Number));
    return this.#ages;
  }

  get ageWeights(): readonly number[] {
    this.#ageWeights ??= weightsByAge(this.ages);
    return this.#ageWeights;
  }

  get oldest(): Pool<number> {
    if (!this.#oldest) {
      const ages = Array.from({ length: LAST_BAND[1] - LAST_BAND[0] + 1 }, (_, i) => LAST_BAND[0] + i);
      this.#oldest = new Pool(
        ages,
        ages.map((age) => this.ageWeights[age]),
      );
    }
    return this.#oldest;
  }

  get population(): Population {
    this.#population ??= this.#tables.population(this.facts);
    return this.#population;
  }

  menAt(age: number): number {
    this.#men ??= menByAge(this.population.men);
    return this.#men[age] as number;
  }

  get cards(): Pool<Brand> {
    if (!this.#cards) {
      const { entries, shares } = shared(this.facts.cards);
      const brands = entries.map((name) => this.#tables.brand(name, this.facts));
      this.#cards = new Pool(brands, shares);
    }
    return this.#cards;
  }

  get language(): Language {
    return this.facts.language;
  }

  get work(): WorkTable {
    this.#work ??= this.#tables.work ?? new Work(this.facts, this.population, this.#tables.occupations());
    return this.#work;
  }

  get firms(): FirmTable {
    this.#firms ??= this.#tables.firms ?? new Firms(this.facts.firms, this.language, this.#tables.sectors());
    return this.#firms;
  }

  get workdays(): Workdays {
    const { weekend = [6, 0], holidays = '' } = this.facts;
    this.#workdays ??= new Workdays(weekend, holidays);
    return this.#workdays;
  }

  calendarAt(asOf: Day): Calendar {
    const month = asOf.year * 12 + asOf.month;
    let calendar = this.#calendars.get(month);
    if (!calendar) {
      calendar = new Calendar(asOf, this.workdays);
      this.#calendars.set(month, calendar);
    }
    return calendar;
  }

  communitiesAt(place: Place): Pool<Community> {
    return this.#communitiesAt.at(place);
  }

  ownersAt(place: Place, community: Community): Pool<Community> {
    let owners = this.#ownersAt.get(community);
    if (!owners) {
      const { nation, tongue } = community;
      const [first] = this.communities;
      // Few foreign nationals own a firm.
      const fits = (each: Community) =>
        nation === undefined ? each.nation === undefined && each.tongue === tongue : each === first;
      owners = new ByPlace((at) => this.communitiesAt(at).where(fits));
      this.#ownersAt.set(community, owners);
    }
    return owners.at(place);
  }

  banksAt(place: Place): Pool<Bank> {
    return this.#banksAt.at(place);
  }

  roadsAt(place: Place): Pool<Text> {
    return this.#roadsAt.at(place);
  }

  zone(place: Place): Picture {
    return this.#zones.at(place);
  }

  sellersOf(product: Persona): readonly string[] {
    return this.#tables.sellersOf(product);
  }

  #communitiesOf({ city, region }: Place): Pool<Community> {
    const shares = this.communities.map(({ share, near }) => near[city.text] ?? near[region.text] ?? share);
    return new Pool(this.communities, shares);
  }

  /** Returns the nationwide banks and those of the place. */
  #banksOf({ city, region }: Place): Pool<Bank> {
    const here = ({ near }: Bank) =>
      !near || near.text.split(',').some((name) => name === city.text || name === region.text);
    return new Pool(
      this.banks,
      this.banks.map(({ share }) => numberIn(share)),
    ).where(here);
  }

  /** Returns the streets of the city or its district, except one that leads to it or is named after it. */
  #roadsOf({ city, district }: Place): Pool<Text> {
    const stem = fold(city.text).toLowerCase();
    const own = stem.length > SHORTEST ? stem.replace(/[aeiou]$/, '') : stem;
    const isNamesake = (road: Text) => fold(road.text).toLowerCase().includes(own);
    const isApart = this.facts.ownRoads?.includes(city.text);
    const here = this.#allRoads.filter(({ text, cities }) =>
      cities
        ? [city, district].some((each) => each && cities.includes(each.text))
        : !isApart && !isNamesake(text),
    );
    return new Pool(here.map(({ text }) => text));
  }

  get #allRoads(): readonly Road[] {
    this.#roads ??= shared(this.facts.roads).entries.map((entry) => {
      const [name = '', cities] = entry.split('@');
      return { text: new Text(name), cities: cities?.split('+') };
    });
    return this.#roads;
  }
}

/** Pictures or number ranges, separated by commas. */
function zoneOf({ zone }: Place): Picture {
  const choices = (zone?.text ?? '').split(',').map((c) => (/^\d+-\d+$/.test(c) ? `{${c}}` : c));
  return stepsIn(choices.length > 1 ? `(${choices.join('|')})` : (choices[0] as string));
}

/** Below this length, a name without its last letter is another word. */
const SHORTEST = 4;

/** A value of each place, computed on first use. */
class ByPlace<T> {
  readonly #at: T[] = [];
  readonly #make: (place: Place) => T;

  constructor(make: (place: Place) => T) {
    this.#make = make;
  }

  at(place: Place): T {
    return this.#at[place.index] ?? this.#add(place);
  }

  #add(place: Place): T {
    const made = this.#make(place);
    this.#at[place.index] = made;
    return made;
  }
}

/** A street, and its cities or districts if not all have it. */
interface Road {
  readonly text: Text;
  readonly cities: readonly string[] | undefined;
}

function numberIn(cell: Text | undefined): number | undefined {
  return cell && Number(cell.text);
}

/** From 75 on there are fewer of each age. */
const LAST_BAND: Band = [75, 90];

const BANDS: readonly Band[] = [[18, 24], [25, 34], [35, 44], [45, 54], [55, 64], [65, 74], LAST_BAND];

/** The age of the oldest whom conditions can ask for. */
const OLDEST = 99;

/**
 * Returns the number of people of each age: equal within a band, but from 75 on decreasing by the same share each year, and
 * before 18 as the two youngest bands suggest.
 */
function weightsByAge({ entries, weights }: Pool<Band>): readonly number[] {
  const perYear = entries.map(([from, to], i) => (weights[i] as number) / (to - from + 1));
  const [youngest = 1, next = 1] = perYear;
  const growth = Math.max(0.97, Math.min(1.03, 1 + (youngest / next - 1) / 8));
  const ratio = ratioOf(weights.at(-1) as number, perYear.at(-2) as number, LAST_BAND[1] - LAST_BAND[0] + 1);
  const start = perYear.at(-2) as number;
  const ages: number[] = [];
  for (let age = 17, weight = youngest; age >= 0; age--) {
    weight *= growth;
    ages[age] = weight;
  }
  entries.forEach(([from, to], i) => {
    for (let age = from; age <= to; age++) ages[age] = perYear[i] as number;
  });
  for (let age = LAST_BAND[0], weight = start; age <= OLDEST; age++) {
    weight *= ratio;
    ages[age] = weight;
  }
  return ages;
}

/** The ratio by which so many years, each with its share of the one before, sum up to a total. */
function ratioOf(total: number, first: number, years: number): number {
  let [low, high] = [0.5, 0.98];
  for (let step = 0; step < 30; step++) {
    const ratio = (low + high) / 2;
    let sum = 0;
    for (let year = 0, weight = first; year < years; year++) {
      weight *= ratio;
      sum += weight;
    }
    if (sum < total) low = ratio;
    else high = ratio;
  }
  return low;
}

/** The ages at which `Population.men` tells the share of men. */
const MEN_AGES = [0, 20, 40, 60, 70, 80, 90, OLDEST + 1];

function menByAge(text: string): readonly number[] {
  const shares = text.split(' ').map(Number);
  shares.push((shares.at(-1) as number) - 6);
  return Array.from({ length: OLDEST + 1 }, (_, age) => {
    const i = MEN_AGES.findIndex((each) => age < each) - 1;
    const [from, to] = [MEN_AGES[i] as number, MEN_AGES[i + 1] as number];
    const [low, high] = [shares[i] as number, shares[i + 1] as number];
    return low + ((high - low) * (age - from)) / (to - from);
  });
}

/** The country's own peoples, and those of other nationalities in their shares of all. */
function withForeigners(
  names: readonly NameFacts[],
  foreigners: readonly NameFacts[] = [],
): readonly NameFacts[] {
  const own = names.reduce((sum, { share = 100 }) => sum + share, 0);
  const left = foreigners.reduce((sum, { share = 0 }) => sum - share, 100);
  return [...names, ...foreigners.map((each) => ({ ...each, share: ((each.share ?? 0) * own) / left }))];
}

/** Two regional indicator letters are the flag. */
export function flagOf(code: string): string {
  return String.fromCodePoint(...Array.from(code, (letter) => 0x1f1e6 + letter.charCodeAt(0) - 97));
}

import { Ages, Fitting, type Steering } from '../draw/steering.ts';
import { ofWallet } from '../fields/wallet.ts';
import type { Day } from '../kernel/day.ts';
import { nearestName } from '../kernel/find.ts';
import { readText } from '../kernel/limits.ts';
import { Problem, shown } from '../kernel/problem.ts';
import { remembered } from '../kernel/text.ts';
import type { Band, Bank, Country, Place, Sex } from '../model.ts';
import { domainOf, prefixOf } from './contactSteering.ts';
import { type CountryNames, namesOf } from './names.ts';
import { namingOf, ownNaming } from './naming.ts';
import type { PaymentWhere } from './payment.ts';
import { speechOf } from './speech.ts';

/** Conditions on rows. */
export interface Where extends PaymentWhere {
  readonly sex?: Sex | undefined;
  /** From 0 to 99: `30` or `18-25`. */
  readonly age?: number | string | undefined;
  readonly city?: string | undefined;
  readonly region?: string | undefined;
  /** A name, a BIC or a national code. */
  readonly bank?: string | undefined;
  /** The network of the card. */
  readonly brand?: string | undefined;
  /** Mobile money or another wallet; the phone then belongs to its network. */
  readonly wallet?: string | undefined;
  /** A given name, a family name or both, as the country has them. */
  readonly name?: string | undefined;
  /** The domain of e-mail addresses. */
  readonly domain?: string | undefined;
  /** The first digits of the phone number: `+49 151` or `0151`. */
  readonly prefix?: string | undefined;
  /** A language of the country, as an ISO 639 code: `fr`. */
  readonly language?: string | undefined;
}

/** Conditions with facts of one person, which a record's overrides set. */
export interface PersonWhere extends Where {
  readonly born?: Day | undefined;
  readonly first?: string | undefined;
  readonly last?: string | undefined;
  /** A whole name, which the country need not have. */
  readonly whole?: string | undefined;
}

export const SEXES: readonly Sex[] = ['female', 'male'];
/** The ages that can be asked for. */
export const YOUNGEST = 0;
export const OLDEST = 99;

/** The names of all conditions. */
export const CONDITIONS: readonly (keyof Where)[] = [
  'sex',
  'age',
  'city',
  'region',
  'bank',
  'brand',
  'wallet',
  'name',
  'domain',
  'prefix',
  'language',
  'outcome',
  'amount',
  'vop',
];

/** The conditions of a payment, and those of persons. */
export const OF_A_PAYMENT: readonly (keyof Where)[] = ['outcome', 'amount', 'vop'];
export const OF_A_PERSON: readonly (keyof Where)[] = CONDITIONS.filter(
  (name) => !OF_A_PAYMENT.includes(name),
);

export function isCondition(name: string): boolean {
  return (CONDITIONS as readonly string[]).includes(name);
}

/** The conditions that apply to a company. */
export const OF_A_COMPANY: readonly (keyof Where)[] = ['city', 'region', 'bank'];

/** Returns the steering of a country's companies. */
export function companySteering(country: Country, asked: Where): Steering {
  return steering(country, asked, OF_A_COMPANY);
}

/** Returns the steering of a country's persons. Unknown names and contradictory conditions are problems. */
export function steering(country: Country, asked: PersonWhere, applying = OF_A_PERSON): Steering {
  const conditions = applying.filter((name) => asked[name] !== undefined);
  const given: Where = Object.fromEntries(conditions.map((name) => [name, asked[name]]));
  const brands = named(country, 'brand', given.brand);
  const wallet = named(country, 'wallet', given.wallet)?.[0];
  const banks = banksFor(country, given.bank, wallet);
  const places = placesFor(country, given, banks);
  const sex = given.sex === undefined ? undefined : sexOf(given.sex);
  const speech = given.language === undefined ? undefined : speechOf(country, given.language, places);
  return {
    conditions,
    sex,
    speech,
    born: applying === OF_A_PERSON ? asked.born : undefined,
    naming: namesFor(country, { ...asked, name: given.name }, { sex, speech }),
    domain: given.domain === undefined ? undefined : domainOf(given.domain),
    ages: given.age === undefined ? undefined : new Ages(country, bandOf(given.age)),
    places,
    banksAt: banks && banksAt(country, banks),
    cards: brands && new Fitting(country.cards.where(({ label }) => brands.includes(label))),
    values: valuesFor(country, wallet, given.prefix),
  };
}

/** The names that the person bears; those that an override sets need not be names of the country. */
function namesFor(
  country: Country,
  { name, first, last, whole }: PersonWhere,
  who: Pick<Steering, 'sex' | 'speech'>,
): Steering['naming'] {
  if (name !== undefined) return namingOf(country, name, who);
  if (first === undefined && last === undefined && whole === undefined) return undefined;
  return ownNaming(country, { first, last, whole }, who);
}

/** The conditions on single values: a wallet and a prefix are both of the phone. */
function valuesFor(
  country: Country,
  wallet: string | undefined,
  prefix: string | undefined,
): Steering['values'] {
  const ofIt = wallet ? ofWallet(country, wallet) : undefined;
  if (prefix === undefined) return ofIt;
  const begins = prefixOf(country, prefix);
  const other = ofIt?.phone;
  if (!other) return { ...ofIt, phone: begins };
  throw new Problem(
    'contradiction',
    'wallet and prefix cannot be combined: the wallet decides how the phone number begins',
  );
}

function sexOf(given: unknown): Sex {
  const sex = SEXES.find((each) => typeof given === 'string' && each === given.toLowerCase());
  if (sex) return sex;
  throw new Problem('bad-parameter', { subject: 'sex', expected: SEXES.join(' or '), given });
}

function bandOf(given: unknown): Band {
  const [, low, high = low] =
    (typeof given === 'object' || typeof given === 'bigint'
      ? undefined
      : /^\s*(\d{1,3})\s*(?:-\s*(\d{1,3})\s*)?$/.exec(String(given))) ?? [];
  const [from, to] = [Number(low), Number(high)];
  if (from >= YOUNGEST && to <= OLDEST && from <= to) return [from, to];
  throw new Problem('bad-parameter', {
    subject: 'age',
    expected: `a number such as 30 or a range such as 18-25, from ${YOUNGEST} to ${OLDEST}`,
    given,
  });
}

/** Returns the names that the caller means, if any. An unknown name is a problem that lists known ones. */
function named(country: Country, what: keyof CountryNames, given: unknown): readonly string[] | undefined {
  if (given === undefined) return undefined;
  const names = namesOf(country)[what];
  const asked = readText(given, what);
  const found = asked.length > LONGEST ? [] : names.find(asked);
  if (found.length > 0) return found;
  const nearest = nearestName(
    asked,
    names.spellings.map(([spelling]) => spelling),
  );
  const near = nearest === undefined ? ';' : `; did you mean "${nearest}"?`;
  const has = `${country.code} has ${listed(names.all)}`;
  throw new Problem(
    'unknown-value',
    `unknown ${what} ${shown(given)} for country "${country.code}"${near} ${has}`,
    { subject: what, given, suggestion: nearest },
  );
}

/** Maximum length of a name. */
const LONGEST = 200;

/** Lists up to ten names. */
function listed(names: readonly string[] = []): string {
  const more = names.length - MOST_LISTED;
  return `${names.slice(0, MOST_LISTED).join(', ') || 'none'}${more > 0 ? ` and ${more} more` : ''}`;
}

const MOST_LISTED = 10;

/** Returns the banks with that name whose customers have the wallet; undefined if all fit. */
function banksFor(country: Country, given: unknown, wallet = ''): ReadonlySet<Bank> | undefined {
  const names = named(country, 'bank', given);
  const { banks } = country;
  const fitting = banks.filter(
    (each) =>
      (names?.includes(each.bank.text) ?? true) && (!wallet || (each.wallet?.text ?? wallet) === wallet),
  );
  if (fitting.length === banks.length) return undefined;
  if (fitting.length > 0) return new Set(fitting);
  throw new Problem(
    'contradiction',
    `bank and wallet contradict each other: ${listed(names)} does not have ${wallet}`,
  );
}

/** Returns the banks that fit in each place, cached. */
function banksAt(country: Country, banks: ReadonlySet<Bank>): (place: Place) => Fitting<Bank> {
  return remembered((place) => new Fitting(country.banksAt(place).where((bank) => banks.has(bank))));
}

/** Returns the places that fit: of the city and the region, and with one of the banks. */
function placesFor(
  country: Country,
  { city, region }: Where,
  banks: ReadonlySet<Bank> | undefined,
): Fitting<Place> | undefined {
  if (city === undefined && region === undefined && !banks) return undefined;
  const cities = named(country, 'city', city);
  const regions = named(country, 'region', region);
  const ofCity = country.places.filter((place) => cities?.includes(place.city.text) ?? true);
  const here = ofCity.filter((place) => regions?.includes(place.region.text) ?? true);
  if (here.length === 0) {
    const its = [...new Set(ofCity.map((place) => place.region.text))];
    throw new Problem(
      'contradiction',
      `city and region contradict each other: ${listed(cities)} is in ${listed(its)}, not in ${listed(regions)}`,
    );
  }
  const fitting = here.filter(
    (place) => !banks || country.banksAt(place).entries.some((bank) => banks.has(bank)),
  );
  if (fitting.length === 0) {
    const what = cities ? 'city' : 'region';
    const there = here.flatMap((place) => country.banksAt(place).entries.map(({ bank }) => bank.text));
    const no = `${listed(Array.from(banks ?? [], ({ bank }) => bank.text))} is not in ${listed(cities ?? regions)}`;
    throw new Problem(
      'contradiction',
      `bank and ${what} contradict each other: ${no}, which has ${listed([...new Set(there)])}`,
    );
  }
  if (fitting.length === country.places.length) return undefined;
  return new Fitting(country.placePool.where((place) => fitting.includes(place)));
}

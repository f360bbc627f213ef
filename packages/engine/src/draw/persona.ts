import type { Out, Text } from '../kernel/bytes.ts';
import { Day, dayAt, isDay, REFERENCE } from '../kernel/day.ts';
import type { Pool } from '../kernel/pool.ts';
import { nameOf, prefetchDraws, Random, RowKey, scaled } from '../kernel/random.ts';
import { list } from '../kernel/text.ts';
import type { Word, Words } from '../kernel/words.ts';
import type {
  Bank,
  Brand,
  Community,
  Country,
  FieldTable,
  Firm,
  Hiring,
  Life,
  PassportYears,
  Persona,
  Place,
  Sex,
} from '../model.ts';
import type { BirthDraw, BirthDraws } from './births.ts';
import { Cell } from './cell.ts';
import { type Bearing, bears, FREE, type Naming, type Speech, type Steering } from './steering.ts';
import { Streams } from './streams.ts';

/**
 * The persona of a row, reused from row to row. A fact is drawn on first use, once, from its own stream; fields
 * read facts and never draw them again.
 */
export class RowPersona implements Persona {
  /** The persona's current row. */
  row = new RowKey('');
  payer: Persona | undefined;
  rail: Persona['rail'];
  /** True while the person does not have what the persona must have; set where a single field is asked for. */
  lacks: (() => boolean) | undefined;
  readonly #other = new RowKey('');
  readonly #cells = new Map<string, Cell>();
  /** The last cells used, by the length of their keys modulo `RECENT`. */
  readonly #recent: (Cell | undefined)[] = new Array(RECENT).fill(undefined);
  readonly #streams: Streams;
  /** The streams of the facts that are drawn together, and their draws in the row. */
  readonly #names: readonly number[];
  readonly #draws = new Int32Array(FACTS.length);
  #sex: Sex | undefined;
  /** The birth date for the default as-of date. */
  #cohort: Day | undefined;
  #born: Day | undefined;
  #community: Community | undefined;
  #given: Word | undefined;
  #family: Word | undefined;
  #family2: Word | undefined;
  #father: Word | undefined;
  #middle: Word | undefined;
  #place: Place | undefined;
  #bank: Bank | undefined;
  #brand: Brand | undefined;
  #cardNumber: string | undefined;
  #life: Life | undefined;
  #firm: Firm | undefined;

  /** Birth dates by the row's number, if the numbers of all rows must differ. */
  births: BirthDraws | undefined;
  /** The draw that gave the birth date. */
  birthPart = 0;
  #birthDraw: BirthDraw | undefined;
  /** The stream of card numbers, if it is not the usual one. */
  protected cardDraw: Random | undefined;

  /** `scope` names the streams: the country's code for a person, `de/company` for its firm. */
  constructor(
    readonly country: Country,
    readonly scope: string,
    readonly fields: FieldTable,
    /** The conditions on the person. */
    readonly steering: Steering = FREE,
  ) {
    this.#streams = new Streams(scope);
    this.#names = FACTS.map((fact) => nameOf(`${scope}:${fact}`));
  }

  /** Moves to a row: to its person, or to somebody else who has what the persona must have. */
  open(row: RowKey): void {
    this.#moveTo(row);
    const { lacks } = this;
    if (!lacks) return;
    for (let other = 1; other <= MAX_OTHERS && lacks(); other++)
      this.#moveTo(this.#other.variant(row, other));
    if (lacks()) this.#moveTo(row);
  }

  /** Forgets the facts of the last row. */
  #moveTo(row: RowKey): void {
    // Usually the same key at another row; an unconditional store would cost a write barrier.
    if (this.row !== row) this.row = row;
    this.#sex = undefined;
    this.#cohort = undefined;
    this.#born = undefined;
    this.#community = undefined;
    this.#given = undefined;
    this.#family = undefined;
    this.#family2 = undefined;
    this.#father = undefined;
    this.#middle = undefined;
    this.#place = undefined;
    this.#bank = undefined;
    this.#brand = undefined;
    this.#cardNumber = undefined;
    this.#life = undefined;
    this.#firm = undefined;
  }

  /** The names of the conditions that the persona obeys. */
  get conditions(): readonly string[] | undefined {
    return this.steering.conditions;
  }

  get domain(): Text | undefined {
    return this.steering.domain;
  }

  get serial(): number {
    return this.row.serial;
  }

  get sex(): Sex {
    if (this.#sex === undefined) this.#draw();
    return this.#sex as Sex;
  }

  get asOf(): Day {
    return this.row.asOf;
  }

  /** Birth date, 18 to 90 years before the as-of date in the proportions of the country. */
  get born(): Day {
    this.#born ??= this.steering.born ?? bornBy(this.asOf, this.cohort);
    return this.#born;
  }

  /**
   * The birth date for the default as-of date. Identity depends on it alone: names follow the cohort for every
   * as-of date.
   */
  get cohort(): Day {
    if (this.#cohort === undefined) this.#draw();
    return this.#cohort as Day;
  }

  /**
   * The default as-of date is a first of January, on which nobody is born, so that everybody born in a year has the
   * same age.
   */
  get age(): number {
    return REFERENCE.year - 1 - this.cohort.year;
  }

  get community(): Community {
    if (this.#community === undefined) this.#draw();
    return this.#community as Community;
  }

  get life(): Life {
    this.#life ??= this.#drawLife(this.steering.works);
    return this.#life;
  }

  get firm(): Firm {
    this.#firm ??= this.#drawFirm();
    return this.#firm;
  }

  get given(): Word {
    if (this.#given === undefined) this.#draw();
    return this.#given as Word;
  }

  get family(): Word {
    if (this.#family === undefined) this.#draw();
    return this.#family as Word;
  }

  /**
   * Draws sex, birth, community and names together: most rows need all, and drawing them singly takes a third
   * longer.
   */
  #draw(): void {
    const { row, country, steering, place } = this;
    if (this.#community !== undefined) return;
    const draws = this.#draws;
    prefetchDraws(row, this.#names, draws);
    const { men } = country.facts;
    const band = country.ages.at(draws[BAND] as number);
    const drawnDay = draws[DAY] as number;
    const { births } = this;
    if (births) this.#cohort = this.#birth(births.first, FIRST);
    else if (band[1] < LAST_AGE) this.#cohort = dayBetween(drawnDay, band[0], band[1]);
    else {
      const age = country.oldest.at(drawnDay);
      this.#cohort = dayBetween(drawnDay << POOL_BITS, age, age);
    }
    this.#sex = this.#sexFor(this.age);
    this.#community = men
      ? this.#communityByMen()
      : country.communitiesAt(place).at(draws[COMMUNITY] as number);
    if (steering !== FREE) this.#settleAge();
    if (steering.born) this.#cohort = cohortOf(this.asOf, steering.born);
    if (steering.speech) this.#settleSpeech(steering.speech);
    if (steering.naming) this.#settleBearer(steering.naming);
    const { year, day } = this.#cohort;
    const { family, maiden, given } = this.#community;
    const surnames = maiden && year + day > LAST_MAIDENS ? maiden : family;
    const surname = this.#ofSex(surnames).at(draws[FAMILY] as number);
    this.#family = surname;
    // Fashions change gradually, so the generation is drawn within six years of the birth.
    const names = given(this.#sex, year + scaled(draws[YEAR] as number, 13) - 6);
    const first = names.at(draws[GIVEN] as number);
    this.#given = endsIn(first, surname) ? names.at(draws[ANOTHER] as number) : first;
    if (steering.naming) this.#settleNames(steering.naming, this.#given, surname);
  }

  /** Moves somebody who does not speak the language to a place where people do, as one of them. */
  #settleSpeech(speech: Speech): void {
    if (speech.speaks(this.#community as Community)) return;
    const random = this.#streams.speechAgain.start(this.row);
    this.#place = speech.places.draw(random);
    this.#community = speech.communitiesAt(this.#place).draw(random);
  }

  /** Redraws sex and community if nobody of them bears the name. */
  #settleBearer(naming: Naming): void {
    const [community, sex] = [this.#community as Community, this.#sex as Sex];
    if (naming.at(community, sex)) return;
    const other = sex === 'male' ? 'female' : 'male';
    if (naming.at(community, other)) {
      this.#sex = other;
      return;
    }
    const bearer = naming.bearers.draw(this.#streams.nameAgain.start(this.row));
    this.#community = bearer.community;
    this.#sex = bearer.sex;
  }

  #settleNames(naming: Naming, given: Word, family: Word): void {
    const names = naming.at(this.#community as Community, this.#sex as Sex) as Bearing;
    if (bears({ given, family }, names)) return;
    const [ownGiven] = names.given ?? [];
    const [ownFamily] = names.family ?? [];
    if (ownGiven && !names.given?.has(given)) this.#given = ownGiven;
    else if (ownFamily && !names.family?.has(family)) this.#family = ownFamily;
    if (!names.isEither && ownFamily && !names.family?.has(family)) this.#family = ownFamily;
  }

  /** Survival decides how many of an age are men; elsewhere their peoples do. */
  #sexFor(age: number): Sex {
    const { steering, country } = this;
    const draw = this.#draws[SEX] as number;
    const { men } = country.facts;
    return steering.sex ?? (men ? sexBy(men, draw) : sexAt(country.menAt(age), draw));
  }

  get surname(): Word | undefined {
    return this.community.alone ? this.family : undefined;
  }

  get forenames(): string {
    return this.community.others.map((part) => this[part].text).join(' ');
  }

  get family2(): Word {
    this.#family2 ??= this.#drawAnother(this.#streams.family2, this.#ofSex(this.community.family));
    return this.#family2;
  }

  get father(): Word {
    this.#father ??= this.#drawAnother(
      this.#streams.father,
      this.community.given('male', this.cohort.year - 28),
    );
    return this.#father;
  }

  get middle(): Word {
    this.#middle ??= this.#drawAnother(this.#streams.middle, this.#ofSex(this.community.middle));
    return this.#middle;
  }

  get place(): Place {
    if (this.#place === undefined) {
      const first = this.country.placePool.draw(this.#streams.place.start(this.row));
      this.#place = this.steering.places?.settled(first, this.#streams.placeAgain, this.row) ?? first;
      // Somebody who does not speak the language moves to where it is spoken.
      if (this.steering.speech) this.#draw();
    }
    return this.#place;
  }

  get bank(): Bank {
    this.#bank ??= this.#drawBank();
    return this.#bank;
  }

  get brand(): Brand {
    if (this.#brand === undefined) {
      const first = this.country.cards.draw(this.#streams.brand.start(this.row));
      const { cards } = this.steering;
      this.#brand = cards ? cards.settled(first, this.#streams.brandAgain, this.row) : first;
    }
    return this.#brand;
  }

  get cardNumber(): string {
    this.#cardNumber ??= this.brand.number((this.cardDraw ?? this.#streams.card).start(this.row), this.bank);
    return this.#cardNumber;
  }

  get road(): Text {
    return this.country.roadsAt(this.place).draw(this.#streams.road.start(this.row));
  }

  /** When the passport runs out: within the years for which it was issued at the holder's age then. */
  get expires(): Day {
    const { country, foreign, asOf, born } = this;
    const { passports = USUAL, passportYears = yearsOf(passports) } = foreign ? {} : country.facts;
    const drawn = this.#streams.expires.start(this.row).int(...passports);
    return dayAt(asOf.serial + daysLeft([drawn, passports[0]], asOf.serial - born.serial, passportYears));
  }

  get foreign(): boolean {
    return this.community.nation !== undefined;
  }

  get home(): string | undefined {
    const { settled, origins } = this.community;
    return settled && origins ? origins[0] : this.place.home?.text;
  }

  owner(random: Random): Community {
    const { country, place, community } = this;
    const [first, second] = country.communities;
    // Foreigners who settled work for the firms of the country's own people.
    if (!second || second.settled) return first as Community;
    return country.ownersAt(place, community).draw(random);
  }

  dice(key: string): Random {
    return this.cell(key).random.start(this.row);
  }

  read(key: string): string {
    return this.cell(key).text();
  }

  put(key: string, out: Out, at: number): number {
    return this.cell(key).put(out, at);
  }

  /** Returns a field of the persona, created on first use. */
  cell(key: string): Cell {
    const slot = key.length % RECENT;
    const last = this.#recent[slot];
    if (last !== undefined && last.key === key) return last;
    const cell = this.#cells.get(key) ?? this.#make(key, this.stream(key));
    this.#recent[slot] = cell;
    return cell;
  }

  /** Returns the stream of a field. */
  stream(key: string): Random {
    return new Random(`${this.scope}.${key}`);
  }

  /** Makes a field draw from another kind of stream. Call it before the field's first use. */
  drawBy(key: string, streamOf: (name: string) => Random): void {
    this.#make(key, streamOf(`${this.scope}.${key}`));
  }

  /** Makes card numbers draw from another kind of stream. */
  drawCardBy(streamOf: (name: string) => Random): void {
    this.cardDraw = streamOf(`${this.scope}:card`);
  }

  #make(key: string, random: Random): Cell {
    const field = this.fields.get(key);
    if (!field) throw new Error(`${this.country.code} has no field ${key}`);
    const fits = this.steering.values?.[key];
    const settling = fits && { fits, again: this.stream(`${key} again`) };
    const cell = new Cell(key, field, random, this, (other) => this.cell(other).plain, settling);
    this.#cells.set(key, cell);
    this.#recent.fill(undefined);
    return cell;
  }

  #drawBank(): Bank {
    const { place, steering, country } = this;
    const random = this.#streams.bank.start(this.row);
    let first: Bank;
    do first = country.banksAt(place).draw(random);
    while (first.private && this.fields === country.company);
    return steering.banksAt
      ? steering.banksAt(place).settled(first, this.#streams.bankAgain, this.row)
      : first;
  }

  /** Redraws an age that does not meet the conditions. A required age applies to people who must work too. */
  #settleAge(): void {
    const { ages, works } = this.steering;
    const { births } = this;
    if (works && this.#drawLife().stage !== 'work')
      this.#cohort = births
        ? this.#birth(births.working, AT_WORK)
        : dayBetween(this.#streams.bornAgain.start(this.row).next(), ...WORKING);
    if (ages && !ages.fits(this.age) && births?.asked) this.#cohort = this.#birth(births.asked, ASKED);
    else if (ages && !ages.fits(this.age)) {
      const random = this.#streams.bornAgain.start(this.row);
      const age = ages.pool.draw(random);
      this.#cohort = dayBetween(random.next(), age, age);
    }
    // The community may depend on the age.
    if (this.country.facts.men) this.#community = this.#communityByMen();
  }

  #birth(births: BirthDraw, part: number): Day {
    this.birthPart = part;
    this.#birthDraw = births;
    return births.dayOf(this.row);
  }

  /** Number of draws of birth dates. */
  get birthParts(): number {
    return this.steering === FREE ? 1 : PARTS;
  }

  /** Index among the people of one birth date, or of one birth year; each draw of birth dates has `each` people. */
  birthRank(each: number, isYear: boolean): number {
    // Reading the birth date draws it.
    const { serial } = this.cohort;
    const { rankOfDay = serial, rankOfYear = serial } = this.#birthDraw ?? {};
    return this.birthPart * each + ((isYear ? rankOfYear : rankOfDay) % each);
  }

  #drawFirm(): Firm {
    const { country, community } = this;
    const { firms, code, communities } = country;
    const random = this.#streams.firm.start(this.row);
    if (this.scope === code) {
      const { activity, occupation } = this.life;
      const owner = this.owner(random);
      const hiring = activity === 'self-employed' ? { ...occupation, founder: this.family } : occupation;
      return firms.draw(random, owner, this, hiring);
    }
    // Few foreign nationals own a firm.
    const owner = community.nation === undefined ? community : (communities[0] as Community);
    const sectors = this.steering.sectors?.();
    return firms.draw(random, owner, this, sectors ? { sectors, selling: true } : ANY);
  }

  #drawLife(works = false): Life {
    // Read before the stream starts, because finding the age may draw a life from it.
    const { country, age, sex, community } = this;
    const { least } = this.place;
    const who = { age, sex, community, least: least && Number(least.text) };
    return country.work.life(this.#streams.life.start(this.row), who, works);
  }

  #communityByMen(): Community {
    const { country, place, age, sex } = this;
    const pool = country.communitiesAt(place);
    const random = this.#streams.community.start(this.row);
    let people: Community;
    do people = pool.draw(random);
    while (
      (people.nation && !people.settled && age > LAST_HIRED) ||
      sexBy(people.men, random.next()) !== sex
    );
    return people;
  }

  /** Draws a further name, again if it repeats another: few people have the same name twice. */
  #drawAnother(stream: Random, names: Pool<Word>): Word {
    const random = stream.start(this.row);
    const first = names.draw(random);
    const again = endsIn(first, this.given) || endsIn(first, this.family);
    return again ? names.draw(random) : first;
  }

  #ofSex({ male, female }: Words): Pool<Word> {
    return this.sex === 'male' ? male : female;
  }
}

/** The last age of the bands, in the last of which there are fewer year by year. */
const LAST_AGE = 90;
/** A pool reads as many bits of a draw. */
const POOL_BITS = 12;
/** The draws of birth dates: of everybody, of those who must work, and of those whose age is asked for. */
const FIRST = 0;
const AT_WORK = 1;
const ASKED = 2;
/** One more is for people whose birth date is moved. */
export const MOVED = 3;
const PARTS = 4;

/** The streams of the facts that are drawn together; the index of each is below. */
const FACTS = list('sex born born community family given given given');
const SEX = 0;
const BAND = 1;
const DAY = 2;
const COMMUNITY = 3;
const FAMILY = 4;
const YEAR = 5;
const GIVEN = 6;
const ANOTHER = 7;

/** Maximum number of people who are tried; one in some hundreds is a clinician. */
const MAX_OTHERS = 2000;

/** The keys that one field reads rarely have equal lengths, so this is faster than a map. */
const RECENT = 8;

/** Returns a sex by the percentage of men: where it is not half, some of one sex are of the other. */
function sexAt(men: number, draw: number): Sex {
  const isMan = (draw & 1) === 1;
  const other = scaled(draw, 10_000);
  if (isMan) return other < 200 * (50 - men) ? 'female' : 'male';
  return other < 200 * (men - 50) ? 'male' : 'female';
}

/** Returns a sex by the percentage of men, half if undefined. */
function sexBy(men: number | undefined, draw: number): Sex {
  return (men ? scaled(draw, 100) < men : draw & 1) ? 'male' : 'female';
}

/** The age after which hardly anybody works abroad: people of other nationalities have left by then. */
const LAST_HIRED = 69;

/**
 * First birth year whose people all have the surnames of the young. In the 31 years before, the day of birth in the
 * month decides, so that their share rises with the year.
 */
const LAST_MAIDENS = 2005;

function endsIn(word: Word, other: Word): boolean {
  // Compares the last letters first, which differ in most pairs of names.
  if (word.end !== other.end) return false;
  const before = word.text.length - other.text.length;
  return word.text.endsWith(other.text) && (before === 0 || word.text[before - 1] === ' ');
}

/** Default range of passport expiry, in days after the as-of date, and default years of validity. */
const USUAL = [365, 3284] as const;
function yearsOf([, last]: readonly [number, number]): PassportYears {
  const adult = last < 8 * YEAR_DAYS ? Math.round(last / YEAR_DAYS) : 10;
  return { adult, minor: 5, from: 18 };
}

/** A few days more or less than a year's: no passport runs out a day before or after what its issue allows. */
const YEAR_DAYS = 365.25;
const MARGIN = 30;

/**
 * Days that a passport is still valid, near the drawn ones: it was issued after birth, and for as long as the holder's age
 * at issue allows. `least` is the fewest days of the country's passports; only where the age leaves no others are there
 * fewer.
 */
function daysLeft(
  [drawn, least]: readonly [number, number],
  ageDays: number,
  { adult, minor, from }: PassportYears,
): number {
  const grown = Math.floor(ageDays - from * YEAR_DAYS);
  // An adult's was issued since they were of age, a minor's before that and after birth.
  const adultFrom = Math.ceil(adult * YEAR_DAYS) - grown + MARGIN;
  const adultTo = Math.floor(adult * YEAR_DAYS) - MARGIN;
  const minorTo = Math.min(Math.floor(minor * YEAR_DAYS), Math.floor(minor * YEAR_DAYS) - grown) - MARGIN;
  const minorFrom = Math.max(MARGIN, Math.ceil(minor * YEAR_DAYS) - ageDays);
  if (drawn >= adultFrom && drawn <= adultTo) return drawn;
  if (drawn >= minorFrom && drawn <= minorTo) return drawn;
  if (grown > 2 * MARGIN) return within(drawn, [Math.max(MARGIN, adultFrom), adultTo], least);
  return within(drawn, [minorFrom, minorTo], least);
}

/** Returns a number of the range by a draw, not below `least` if the range goes so far. */
function within(drawn: number, [first, last]: readonly [number, number], least: number): number {
  const from = least < last ? Math.max(first, least) : first;
  return from + (drawn % Math.max(1, last - from + 1));
}

const ANY: Hiring = { sectors: [] };

/** Ages at which everyone works. */
export const WORKING = [30, 54] as const;

/**
 * Returns a birth date of somebody in the age range on the default as-of date. Nobody is born on the first of a
 * year, so each age is one year of birth.
 */
function dayBetween(draw: number, from: number, to: number): Day {
  const oldest = (BIRTHDAYS[to + 1] as number) + 1;
  const day = dayAt(oldest + scaled(draw, (BIRTHDAYS[from] as number) - oldest + 1));
  return day.day === 1 && day.month === 1 ? dayAt(day.serial - 1) : day;
}

/** Returns the birth date on the default as-of date of somebody who is born on a day. */
function cohortOf(asOf: Day, { year, month, day }: Day): Day {
  const isPast = month < asOf.month || (month === asOf.month && day <= asOf.day);
  const cohort = year - asOf.year + REFERENCE.year - (isPast ? 1 : 0);
  return new Day(cohort, month, isDay(cohort, month, day) ? day : 28);
}

/**
 * Returns the birth date whole years after the one of a cohort, so that the age equals the age on the default as-of
 * date.
 */
export function bornBy(asOf: Day, cohort: Day): Day {
  const { month, day } = cohort;
  const isPast = month < asOf.month || (month === asOf.month && day <= asOf.day);
  const year = cohort.year + asOf.year - REFERENCE.year + (isPast ? 1 : 0);
  if (year === cohort.year) return cohort;
  if (isDay(year, month, day)) return new Day(year, month, day);
  // In a year without a 29 February the birthday is the 28th, which may be the as-of date.
  return new Day(!isPast && asOf.month === 2 && asOf.day === 28 ? year + 1 : year, 2, 28);
}

/** Serial numbers of the days that many years before the default as-of date. */
const BIRTHDAYS = Int32Array.from(
  { length: 102 },
  (_, years) => new Day(REFERENCE.year - years, REFERENCE.month, REFERENCE.day).serial,
);

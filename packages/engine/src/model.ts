import type { Out, Piece, Text } from './kernel/bytes.ts';
import type { Calendar, Workdays } from './kernel/calendar.ts';
import type { Day } from './kernel/day.ts';
import type { Pool } from './kernel/pool.ts';
import type { Random } from './kernel/random.ts';
import type { TableCells } from './kernel/table.ts';
import type { Scripts, Word, Words } from './kernel/words.ts';

/** Writes text for a persona and returns the next position. */
export type Write = (out: Out, at: number, random: Random, persona: Persona) => number;

/** A picture as its steps; see `draw/picture.ts`. */
export type Picture = readonly PictureStep[];

/**
 * One step of a picture: a constant text, then at most one variable part (a number, a choice, a fact or a nested
 * writer).
 */
export interface PictureStep {
  readonly before: Piece;
  /** Number of values from `min` on; 0 if the step writes no number. */
  readonly span: number;
  readonly min: number;
  /** Exact number of digits; a negative width is a minimum. */
  readonly width: number;
  /** The characters to choose from, as bytes. */
  readonly set: Uint8Array | undefined;
  readonly pieces: readonly Piece[] | undefined;
  readonly choices: readonly Picture[] | undefined;
  readonly fact: Fact | undefined;
  readonly print: Print | undefined;
  readonly ofPeople: ((community: Community) => Picture) | undefined;
  readonly ofPlace: PlacePicture | undefined;
  /** The only function that receives the picture's stream, so the only one that may draw from it. */
  readonly write: Write | undefined;
  /** The key of another field of the persona. */
  readonly field: string | undefined;
  /** Sets the check digits of all that the picture has written before it. */
  readonly seal: Seal | undefined;
}

/** Sets the check digits of a printed number where it stands. */
export type Seal = (out: Out, from: number, to: number) => void;

/** A text of the persona; nothing is written if it is undefined. */
export type Fact = (persona: Persona) => Piece | undefined;

/** Writes text of the persona without drawing, and returns the next position. */
export type Print = (out: Out, at: number, persona: Persona) => number;

/** The picture of a place; it may draw from the stream of the picture around it. */
export type PlacePicture = (country: Country, place: Place) => Picture;

/** A standard that validates and generates its numbers with the same arithmetic. */
export interface Validator<Who = Citizen> {
  readonly id: string;
  readonly label: string;
  /** Returns true for a valid value in printed or bare form. Never throws; its running time is bounded. */
  valid(value: string): boolean;
  /** Returns every rule that the value breaks, the most specific first; empty for a valid value. */
  faults(value: string): readonly Fault[];
  /** Returns the facts that a valid value encodes about its holder or issuer. */
  reads(value: string): Encoded;
  /** Returns a valid value without separators. */
  bare(value: string): string;
  /** Returns a valid value in its usual printed form. */
  formatted(value: string): string;
  /**
   * Returns the bare value with corrected check digits; undefined if the value has another form or no check digits
   * fit.
   */
  mended(value: string): string | undefined;
  /** Names of the faults that `spoil` can produce. */
  readonly cases: readonly string[];
  /** Returns a valid value with that one fault; undefined if this value cannot have it. */
  spoil(value: string, name: string, random: Random): string | undefined;
  /**
   * Number of neighbouring draws that `make` may turn into one number, because some have no check digit; 1 by
   * default.
   */
  readonly gap?: number | undefined;
  /** Generates a valid value for the holder, in its usual printed form. */
  make(random: Random, who: Who): string;
}

/** A broken rule: the name of its case, and a sentence with the value found and the value expected. */
export interface Fault {
  readonly fault: string;
  readonly reason: string;
  /** Distance from the nearest form, for a value that has no form of the standard. */
  readonly off?: number;
}

/** Facts read from a value: `born`, `sex`, `region`, `bank`, `country`, `issuer` …; only what is certain. */
export type Encoded = Readonly<Record<string, string>>;

/** A validator without its generator. */
export type Checker = Omit<Validator, 'make'>;

export type Sex = 'male' | 'female';

/** The facts of a holder that identifiers encode. A persona has all of them; a validator reads what it needs. */
export interface Citizen {
  readonly sex: Sex;
  readonly born: Day;
  readonly given: Name;
  readonly family: Name;
  /** The second surname, in countries where people have two. */
  readonly family2?: Name | undefined;
  /** The date on which the data is true: nothing is issued, and nobody is born, after it. */
  readonly asOf: Day;
  /**
   * The code by which identifiers name the holder's home. If it is absent, the validator draws one from its own
   * table.
   */
  readonly home?: string | undefined;
}

/** A name as written, and in capitals `A-Z` with its spaces and hyphens. */
export interface Name {
  readonly text: string;
  readonly capitals: string;
}

export type Group =
  | 'identity'
  | 'contact'
  | 'banking'
  | 'payment'
  | 'tax'
  | 'transaction'
  | 'work'
  | 'online';

/** A value that can be generated for a persona. It has one of three makers: `picture`, `write` or `make`. */
export interface Field {
  readonly label: string;
  readonly group: Group;
  /** True if the default person record contains the field. */
  readonly default?: boolean;
  /** The value is a JSON number. */
  readonly num?: boolean;
  /** The number is an amount in the country's currency. */
  readonly money?: boolean;
  /** The value is an image as a `data:` URI. */
  readonly img?: boolean;
  /** The value is a day, `YYYY-MM-DD`. Formats with a date type write it as a date. */
  readonly date?: boolean;
  /** Other words for the key. A country's own label is always a synonym. */
  readonly synonyms?: readonly string[];
  /** The age from which people have one; from birth if left out. */
  readonly from?: number;
  /** True if the persona can have one; everybody of that age can if left out. */
  readonly held?: (persona: Persona) => boolean;
  /** Returns the fact without which the country does not offer the field. */
  readonly needs?: (country: Country) => boolean;
  readonly validator?: Checker;
  /** True if the value must name the field's own country: a French IBAN is no German one. */
  readonly domestic?: boolean;
  /** Makes the value as a string or a number. */
  readonly make?: (random: Random, persona: Persona) => string | number;
  /**
   * Writes the value as UTF-8 (a number as JSON writes it). Faster than `make`; use it for fields that every row
   * contains.
   */
  readonly write?: Write;
  /** Returns a `write` function with the country's facts already looked up. */
  readonly writer?: (country: Country) => Write;
  /** The picture of the value, as `picture` reads it; a country may return it as steps. */
  readonly picture?: string | ((country: Country) => string | Picture);
  /** Returns the source of uniqueness: `serial`, or the key of a field that the value contains completely. */
  readonly shows?: (country: Country) => string | undefined;
  /** Number of values that the maker's first draws distinguish. For a picture it is computed. */
  readonly room?: number;
  /** Number of neighbouring draws that the maker may turn into one value; by default 1, or the validator's number. */
  readonly gap?: number;
  /**
   * True if `make` or `write` can produce a character that some format escapes (a quote, a comma, a line break,
   * markup). For a picture it is computed.
   */
  readonly special?: boolean | ((country: Country) => boolean);
}

/** A country's declaration of a field: complete for its own field, only the differences for a common one. */
export type OwnField = Partial<Field>;

/** Fields by key, in their order. */
export type FieldTable = ReadonlyMap<string, Field>;

/**
 * A scenario: rows of a field and an optional label. Without a label, the field's own label is used. `payee.`,
 * `company.` and `product.` name other parties.
 */
export interface Preset {
  readonly key: string;
  readonly name: string;
  /** Other names of the scenario. */
  readonly synonyms?: readonly string[];
  /** A row without a code has its field's key, behind its party: `payee.iban`. */
  readonly rows: readonly (readonly [label: string, field: string, code?: string])[];
  /** The payment scheme; absent if it is no payment. */
  readonly scheme?: Scheme;
  /** Fields that only this scenario has, by the names its rows use. */
  readonly facts?: Readonly<Record<string, OwnField>>;
  /** True if its main person must have a job. */
  readonly works?: boolean;
  /** True if the payment clears between banks, so the payee has another bank. */
  readonly interbank?: boolean;
  /** True if people pay this way on bank holidays too, by card or wallet. Transfers wait for the next working day. */
  readonly daily?: boolean;
  /** Sectors that the company may belong to; any sector by default. */
  readonly sectors?: readonly string[];
  /** Returns true if the country uses this name for the scenario; every country does by default. */
  readonly offered?: (country: Country) => boolean;
}

/** Ways in which a payment ends. */
export type OutcomeKey = 'accepted' | 'rejected' | 'returned' | 'refunded' | 'reversed' | 'disputed';

/** A payment scheme: what its rulebook says of amounts, days and outcomes. */
export interface Scheme {
  readonly name: string;
  /** True if it pays at any hour of any day. */
  readonly instant?: boolean;
  /** The day on which it began, where that is after 2018. */
  readonly since?: string;
  /** Smallest and largest amount of one payment, in whole units of the currency. */
  readonly limits: readonly [min: number, max: number];
  readonly outcomes: readonly Outcome[];
  /** The days on which it settles, where they are not the working days of the country. */
  readonly settles?: (serial: number) => boolean;
  /** Seconds since midnight that an identifier of the payment already says. */
  readonly time?: (persona: Persona) => number;
  /** The zone of its times, where it is not the country's. */
  readonly zone?: string;
  /** The codes with which it answers to a verification of payee. */
  readonly payeeChecks?: PayeeChecks;
}

/** The days on which a rail pays. */
export interface Rail {
  /** True if it pays on days off. */
  readonly daily: boolean | undefined;
  /** The first day of the rail. */
  readonly since: number | undefined;
  /** The days on which it settles; the working days of the country if undefined. */
  readonly settles: ((serial: number) => boolean) | undefined;
}

/** Reasons with the same way to end and the same window. An outcome of a scheme may have several of these. */
export interface Outcome {
  readonly outcome: Exclude<OutcomeKey, 'accepted'>;
  /** Lines of a code and its name. */
  readonly codes: string;
  /** When it can be decided after the payment. */
  readonly within: OutcomeWindow;
}

/** Seconds after the time of payment, working days of the scheme or calendar days after its day. */
export interface OutcomeWindow {
  readonly unit: 'seconds' | 'working' | 'days';
  readonly from?: number;
  readonly to: number;
}

/** Answers to a verification of payee. */
export type PayeeCheck = 'match' | 'close' | 'none' | 'unavailable';

/** The scheme's code and its name for each answer. */
export type PayeeChecks = Readonly<Record<PayeeCheck, readonly [code: string, name: string]>>;

/** A payment that a QR code asks for. */
export interface QrPayment {
  readonly payee: Persona;
  /** A JSON number. */
  readonly amount: string;
  readonly reference: string;
}

/** A standard of payment QR codes. */
export interface QrStandard {
  readonly name: string;
  payload(payment: QrPayment): string;
  /** The level of error correction; M if undefined. */
  readonly correction?: 'L' | 'M' | 'Q' | 'H';
  /** False if the standard wants another symbol than a QR code. */
  readonly hasPicture?: boolean;
}

/** A card network. */
export interface Network {
  /** The name on the card. */
  readonly label: string;
  /** Issuer prefixes: single ones, or ranges `from-to`. */
  readonly ranges: string;
  /** Lengths of the number, the usual one first. */
  readonly lengths: readonly number[];
  /** Prefixes reserved for test cards by networks and gateways. */
  readonly test: readonly string[];
  /** Number of digits of the security code. */
  readonly cvv: number;
  /** Returns the prefix of a bank's numbers, by the bank's code, if the scheme assigns one to each bank. */
  readonly ofBank?: (code: string) => string;
}

/** A network in one country: its short name and its number generator. */
export interface Brand extends Network {
  readonly key: string;
  /** Generates a card number, with the bank's prefix if the bank is given. */
  number(random: Random, bank?: Bank): string;
}

/** The names of a community. A country has one set, or several that are never mixed in one person. */
export interface NameFacts extends Scripts {
  /** Percentage of people with these names, if the country has several sets. */
  readonly share?: number;
  /** That percentage in single cities or regions, because language follows place. */
  readonly near?: Readonly<Record<string, number>>;
  /** The nationality (alpha-3) of people who are in the country only to work. They leave when they retire. */
  readonly nation?: string;
  /** True if people of another nationality stay when they retire. */
  readonly settled?: boolean;
  /** The picture of that nation's passports. */
  readonly passport?: string;
  /** Codes of their countries of origin, as the country's numbers write them. Frequent codes are repeated. */
  readonly origins?: readonly string[];
  /** The language of their jobs and firms, if the country has several languages. */
  readonly tongue?: string;
  /** Their language as an ISO 639 code, if it is not `tongue` or, without one, that of the country. */
  readonly speaks?: string;
  /** Percentage of men, if it is not half. */
  readonly men?: number;
  /** Lowest monthly wage of the community, if the statutory minimum applies to it alone. */
  readonly least?: number;
  /**
   * Given names, or the names in fashion from a year of birth on: `{ 0: 'Hans …', 1960: 'Thomas …', 1990: 'Lukas …'
   * }`.
   */
  readonly male: string | Generations;
  readonly female: string | Generations;
  readonly family: string;
  /** Surnames in the names of firms and shops, if they differ from `family`. */
  readonly founders?: string;
  /** Surnames of young people, if `family` contains the surnames of wives. */
  readonly maiden?: string;
  readonly middle?: string;
  /** Picture of the whole name, e.g. `{given} {family}` (the default) or `{family} {given}`. */
  readonly order?: string;
  /** Picture of the surname alone, if it is not `{family}`, e.g. `{family} {family2}`. */
  readonly last?: string;
  /** Picture of the whole name in the native script; absent if people write Latin letters. */
  readonly native?: string;
  /** Occupations that nobody of the community has: `cleaner mason …`. */
  readonly never?: string;
}

/** Names by the year of birth from which they are in fashion. Those of year 0 come before all others. */
export type Generations = Readonly<Record<number, string>>;

/** An occupation, as all countries share it. */
export interface Occupation {
  readonly key: string;
  /** Its index in the list of all occupations, from 0. */
  readonly index: number;
  /** Pay level from 1 (elementary) to 6 (the best paid). A country may assign 7 for still better pay. */
  readonly level: number;
  /** First and last age at which people have it. */
  readonly from: number;
  readonly to: number;
  readonly share: number;
  /** Percentage of women. */
  readonly women: number;
  /** True if people do it on their own account. */
  readonly alone?: boolean;
  /** Sectors of its employers. */
  readonly sectors: readonly string[];
  /** The institution that employs it instead of a firm: the first of these kinds that the country has (`fire,town`). */
  readonly institution?: string;
}

/** A branch of business. */
export interface Sector {
  readonly key: string;
  readonly share: number;
  /** First year in which such firms exist. */
  readonly since: number;
  /** Minimum number of employees. Above 1, the firm has a legal form of the largest firms. */
  readonly least: number;
  readonly industry: string;
}

/**
 * The words of a language for jobs, firms and shops. Each line starts with a key. A slash separates the masculine
 * and the feminine form, a bar separates choices.
 */
export interface Language {
  readonly student: string;
  readonly pensioner: string;
  /** Titles of people who keep a home, look for work, or cannot work. Default: English words. */
  readonly homemaker?: string;
  readonly jobless?: string;
  readonly disabled?: string;
  /** Job titles by occupation. */
  readonly titles: string;
  /** Words for the trade of a sector. After a double bar come the words of specialised shops. */
  readonly trades: string;
  /** Words of firms that employ an occupation (`mason,civil-engineer`), if only some of the sector's words fit. */
  readonly crafts?: string;
  /** Pictures of shop names, from `{owner}` and `{town}`. After a double bar come those of expensive shops. */
  readonly merchants: string;
  /** Pictures of the names of institutions. */
  readonly institutions: string;
  /** Purposes of loans, in the order of `data/loans.ts`. */
  readonly purposes: string;
}

/** Ages of study and retirement in a country, and its pensions. */
export interface LifeFacts {
  /** Percentage of 18-year-olds who study. */
  readonly studies: number;
  /** The usual retirement age; two numbers if men and women differ. */
  readonly retires: number | readonly [number, number];
  /**
   * Number of years before that age in which people can retire early, 3 by default; 0 if no pension is paid
   * earlier.
   */
  readonly early?: number;
  /**
   * The lowest and highest usual pension a month, and the minimum to which lower ones are raised, if there is one.
   * From the figures of pension bodies for 2025, as far as they are published.
   */
  readonly pays: readonly [least: number, most: number, floor?: number];
  /**
   * True if the pension is means-tested with two amounts: the higher for people with little, the lower for all
   * others.
   */
  readonly tested?: boolean;
  /**
   * Names of institutions that differ from the language's: lines of a key and a picture (`pension Deutsche
   * Rentenversicherung`). `town@Auckland+in_Otago` is the town hall of one city and of one region; `fire` employs
   * firefighters and `welfare` social workers if the town hall does not.
   */
  readonly institutions?: string;
  /** Pay levels of occupations that differ from the default level. */
  readonly levels?: Readonly<Record<string, number>>;
  /** When pensions are paid; on the usual pay days of employers where absent. */
  readonly pensionPay?: PensionPay;
}

/** Activity of a person, as labour force surveys count it. */
export type Activity =
  | 'employed'
  | 'self-employed'
  | 'unemployed'
  | 'home'
  | 'disabled'
  | 'retired'
  | 'student'
  | 'pupil'
  | 'child';

/** The stage of a person's life. */
export type Stage = 'study' | 'work' | 'pension';

/** A person's occupation, or the stage in its place. */
export interface Life {
  readonly activity: Activity;
  readonly stage: Stage;
  /** The current or former occupation, or the subject of study. */
  readonly occupation: Occupation;
  /** True if the person has an income of their own. */
  readonly paid: boolean;
  /** Monthly income, in whole units of the currency. */
  readonly income: number;
}

/**
 * Official statistics on a country's people, in percent. Omitted figures are those of the country's group
 * (`data/populations.ts`).
 */
export interface Population {
  /** Men of a hundred people at 0, 20, 40, 60, 70, 80 and 90; in between it is interpolated. */
  readonly men: string;
  /** Men, and women, who work at 18-24, 25-34, 35-44, 45-54, 55-59, 60-64, 65-69, 70-74 and from 75 on. */
  readonly work: readonly [men: string, women: string];
  /** Men, and women, among those who work, who do so on their own account. */
  readonly own: readonly [men: number, women: number];
  /** The unemployed among those who work or look for work. */
  readonly unemployed: number;
  /** People from 30 on who are too ill to work. */
  readonly disabled: number;
  /** The retired who have a pension of their own. */
  readonly pensioned: number;
  readonly pay: PayFacts;
}

/** The gross pay of a month's full-time work. */
export interface PayFacts {
  /** In the country's currency; that of its range of incomes if left out. */
  readonly median?: number;
  /** The ninth decile by the first, and the highest hundredth by the median. */
  readonly spread: number;
  readonly top: number;
  /** Women's median in percent of men's. */
  readonly women: number;
}

/** When a body pays pensions. */
export interface PensionPay {
  /** Days of the month as `paydays` has them; where there are several, each pensioner has one of them. */
  readonly days?: readonly number[];
  /** Weeks of the month, by the day of birth, on whose weekday (0 is Sunday) it pays, instead. */
  readonly weeks?: { readonly weekday: number; readonly numbers: readonly number[] };
  /** Every so many months, in even ones. */
  readonly every?: number;
  /** True if it pays on the working day after a day off, not before. */
  readonly after?: boolean;
}

/** For how many years passports are valid. */
export interface PassportYears {
  readonly adult: number;
  readonly minor: number;
  /** The age at issue from which a passport is an adult's. */
  readonly from: number;
}

/** A legal form. */
export interface Form {
  readonly name: Text;
  /** The last year in which firms were founded in it. */
  readonly until: number;
  /** False if firms bear names without it. */
  readonly named: boolean;
  /** First year in which the form exists. */
  readonly since: number;
  /** Number of employees, minimum and maximum. */
  readonly least: number;
  readonly most: number;
  readonly owners: number;
  /** Sectors and cities that do not allow the form. */
  readonly barred: readonly string[];
}

/** A firm. Its sector gives the name and the industry; its legal form limits its size and age. */
export interface Firm {
  readonly sector: Sector;
  readonly trade: Text;
  readonly form: Form;
  readonly founder: Word;
  readonly partner: Word;
  readonly founded: number;
  readonly staff: number;
}

/** Lines of a name and its facts, in the order of `columns`. */
export interface NamedTable {
  readonly columns: string;
  readonly rows: string;
  /** Other names: in English, in their own script, short forms. Example: `München=Munich|Muenchen; …`. */
  readonly others?: string;
}

/** The facts that a country's file declares. Lists are strings, which are split on first use. */
export interface CountryFacts {
  readonly name: string;
  /** ISO 3166-1 alpha-3. */
  readonly alpha3: string;
  /** The nationality in a machine-readable passport, if it is not the alpha-3 code. */
  readonly nationality?: string;
  /** Range of passport expiry, in days after the as-of date; one to nine years by default. */
  readonly passports?: readonly [number, number];
  /** Years for which passports are valid. Default: ten, and five for those issued before 18. */
  readonly passportYears?: PassportYears;
  readonly currency: string;
  /** Number of decimals in use, 2 by default. It is lower than in ISO 4217 if nobody pays with the sub-unit. */
  readonly decimals?: number;
  /** Local price, in 2025, of goods that cost one euro in the euro area; 1 by default. */
  readonly perEuro?: number;
  /** The smallest coin in use, in the smallest unit of the currency; 1 by default. */
  readonly priceStep?: number;
  /** Decimal endings of prices below 200, frequent ones repeated; by default 99, 95, 90, 50 and 49. */
  readonly endings?: readonly number[];
  /**
   * Blocks of IPv4 addresses of its large providers, as the first byte and a range of the second: `79.192-255`. From the
   * registers of RIPE, ARIN, APNIC, LACNIC and AFRINIC, as far as they are well known; any public address where absent.
   */
  readonly ips?: string;
  /** The GS1 prefix of its firms' articles (GS1, list of company prefixes), or a neighbour's if it has none. */
  readonly gs1: string;
  /** LEI prefixes of its own issuers, the more usual first. From general knowledge of issued numbers. */
  readonly lei?: string;
  /** The usual paper size, `A4` by default. https://cldr.unicode.org lists the countries that use US Letter. */
  readonly paper?: string;
  readonly group: 'Africa' | 'Americas' | 'Asia' | 'Europe' | 'Middle East' | 'Oceania';
  /**
   * The main language of its people or offices (ISO 639), and the main time zone. Sources: https://cldr.unicode.org
   * (likely subtags), https://www.iana.org/time-zones.
   */
  readonly locale: { readonly language: string; readonly zone: string };
  readonly economy: Economy;
  readonly words?: RequestWords;
  /** Other names of the country and its people: native names, demonyms, nicknames (`_` for a space). */
  readonly aliases: string;
  /** Names of its people; several sets if given and family names go together by community. */
  readonly names: NameFacts | readonly NameFacts[];
  /** People of other nationalities who live there for good; `share` is that of all adults. */
  readonly foreigners?: readonly NameFacts[];
  /** Percentage of men among adults, if communities differ in it. The community then depends on age and sex. */
  readonly men?: number;
  /**
   * Lines of `city|region|…`, largest first, in the order of `columns`. After an `@` come names that only the city
   * has.
   */
  readonly places: NamedTable & {
    /** The column with the abbreviation that addresses use, two or three letters of a region or province: `NY`. */
    readonly short?: PlaceColumn;
  };
  /** Street names, frequent ones first; `Name@City+District` exists only in those cities or districts. */
  readonly roads: string;
  /** Cities that have only the streets marked as theirs. */
  readonly ownRoads?: readonly string[];
  /** A street line, e.g. `{road} {1-120}`. */
  readonly street: string;
  /** An address in one line, e.g. `{street}, {postcode} {city}`. */
  readonly address: string;
  /** A postcode from the place's own column, e.g. `{zone}`; absent if there are no postcodes. */
  readonly postcode?: string;
  /** Mobile numbers in international form. */
  readonly phone: string;
  /** Landline numbers, usually with `{place.area}`. */
  readonly landline?: string;
  /** Lines of `bank|bic|…`, largest first, in the order of `columns`. */
  readonly banks: NamedTable;
  /** The domestic account number as printed. */
  readonly account: string | OwnField;
  /** The IBAN, by `ibanField`; absent if the country has none. */
  readonly iban?: OwnField;
  /** Card brands with their shares, frequent ones first. */
  readonly cards: string;
  /** Card networks of this country, in addition to the international ones. */
  readonly networks?: Readonly<Record<string, Network>>;
  /**
   * Mobile money and wallets, frequent ones first, each with its share after a colon (estimates). If a network
   * operator runs it, `@` lists the prefixes of its numbers after the country code: `M-Pesa@84,85:70`. Absent if
   * few people use them.
   */
  readonly wallets?: string;
  /** True if the usual name for paying by phone is mobile money; by default it is in Africa and Asia. */
  readonly mobileMoney?: boolean;
  readonly firms: {
    /**
     * Legal forms: lines of `form|share|since|least|most|owners|barred`. `least` and `most` are numbers of
     * employees, `owners` the number of owners, `barred` the sectors and cities that do not allow it
     * (`pharmacy,law,Al Ain`).
     */
    readonly forms: string;
    /**
     * Words for the trade of a sector, if they differ from the language's: lines of a sector or of occupations,
     * then choices.
     */
    readonly trades?: string;
    /** Picture of a firm's name, from `{founder}`, `{partner}`, `{town}`, `{trade}` and `{form}`. */
    readonly name: string;
    /** Picture of the name of a firm with one owner. */
    readonly sole?: string;
    /** First year in which private firms exist. */
    readonly era?: number;
  };
  /** The language of jobs and shops. */
  readonly language: Language;
  /** Percentages of adults aged 18-24, 25-34, 35-44, 45-54, 55-64, 65-74, 75-90. */
  readonly ages: string;
  readonly life: LifeFacts;
  /** Figures that differ from those of the country's group, and what they rest on. */
  readonly population?: Partial<Population> & { readonly source: string };
  /** Sources of ages, populations and shares. */
  readonly sources?: string;
  /** Weekly days off of banks, from 0 for Sunday; Saturday and Sunday by default. */
  readonly weekend?: readonly number[];
  /** Year, month and day on which the country adopted the currency, if people alive today used another. */
  readonly since?: readonly [number, number, number];
  /**
   * Other days on which its banks are closed, in any year, as rules (`kernel/holidays.ts`): national public
   * holidays, and in the euro area those of TARGET (1 January, Good Friday, Easter Monday, 1 May, 25 and 26
   * December). From the countries' laws on holidays; the year 2025 was checked day by day, other years against
   * `date-holidays`.
   */
  readonly holidays?: string;
  /**
   * The days on which employers pay wages, one list per custom, the most usual first. 31 is the last working day of
   * the month; a negative number counts working days of the next month (`[[31], [25], [15, 31], [-5]]`). A payday
   * on a day off moves to the working day before. A payday in the first half of a month pays the wage of the
   * previous month, because a wage is due after it is earned (cz: Labour Code § 141; hr: ZR art. 92; pl: KP art.
   * 85). From statute if it names a day (br: CLT art. 459; ar: LCT art. 128; ua: KZpP art. 115; sa: Mudad's 27th
   * for the state), otherwise from what payroll firms describe as usual there in 2025.
   */
  readonly paydays: readonly (readonly number[])[];
  /** Monthly income of a cleaner, the lowest of all who work, and of a doctor, in the currency. */
  readonly income: readonly [number, number];
  /** Fields of the person: the country's own identifiers, and differences from the common fields. */
  readonly fields: Readonly<Record<string, OwnField>>;
  /** Fields of the company: `registration`, and `vat` or `tax`. */
  readonly company: Readonly<Record<string, OwnField>>;
  /** Scenarios that only this country has, such as its payment rail. */
  readonly presets?: readonly Preset[];
  /** The standard of payment QR codes, where it is not that of SEPA. */
  readonly qr?: QrStandard;
}

/** Prices, wages, homes and shops, for datasets. Shares are percentages. */
export interface Economy {
  /**
   * Value added tax, or the tax in its place, at the end of 2025: the usual rate, and the rate of packaged
   * groceries (coffee, oil, rice, chocolate) if most of them have another. Sources: European Commission, Taxes in
   * Europe Database (EU members; ee 24 since July 2025, ro 21 and 11 since August 2025, sk 23 and 19 since January
   * 2025); PwC Worldwide Tax Summaries, quick chart of VAT rates (elsewhere); the laws themselves for later
   * changes: il 18 (January 2025), in 5 for packaged food (GST Council, 22 September 2025), id 11 (12 on eleven
   * twelfths, PMK 131/2024), vn 8 (lowered from 10 to the end of 2026). br is the ICMS of São Paulo, my the sales
   * tax, ca the federal GST, gh without its levies. Sales taxes that are added at the till (us) count as 0. The
   * rates of groceries in ao, bh, ci, co, ec, eg, ma, my and uy are from general knowledge of those laws.
   */
  readonly vat: {
    readonly usual: number;
    readonly food?: number;
    /**
     * True if the tax is part of its own base, so that the rate applies to the price including tax (br: Lei
     * Complementar 87/1996, art. 13, § 1, I).
     */
    readonly isInside?: boolean;
  };
  /**
   * Percentages that an employer deducts from an average gross wage in 2025: contributions to social insurance, and
   * income tax. Both are approximate. Contributions are the statutory shares of employees (OECD, Tax Database part
   * III, for its members; elsewhere the bodies that collect them: SSNIT 5.5 in gh, NSSF, SHIF and AHL in ke, EPF of
   * the basic half in in, RSSB 6 since January 2025 in rw, pension and housing fund in cn …). Tax is that of a
   * single employee without children (OECD, Taxing Wages 2025, for its members; elsewhere the tables of 2025, from
   * general knowledge). In the Gulf states only nationals pay contributions, so the average lies between (kw, om,
   * sa, bh).
   */
  readonly deductions: { readonly social: number; readonly tax: number };
  /**
   * Wages that employers pay in addition to twelve a year, by law or, in at, by nearly all collective agreements:
   * the last month and day for payment, and the percentage of a monthly wage, earned in twelve months or in the
   * half year (`6-30:50/6`). Sources: ar LCT art. 122; br Lei 4.749/65; co CST art. 306; ec Código del Trabajo art.
   * 111; es ET art. 31; gr law 1082/1980; id Permenaker 6/2016 (a week before Eid, 2025 on 31 March); it D.P.R.
   * 1070/1960; mx LFT art. 87; nl WML art. 15; pe Ley 27735; ph P.D. 851; pt CT art. 263 and 264; uy Ley 12.840. If
   * the law leaves the day open, it is the usual one.
   */
  readonly extraPay?: string;
  /**
   * Percentages of households that rent, and of owners who pay off a loan; the others own without a loan. Shares of
   * renters in Europe are from Eurostat, ilc_lvho02 of 2023, rounded; loans and the rest are estimates after
   * censuses.
   */
  readonly tenure: { readonly rent: number; readonly loan: number };
  /**
   * Percentages of web shop payments by card and by wallet; the rest are transfers from an account, invoices
   * included. Cash on delivery does not count. A wallet pays by phone or from an account outside a bank (Alipay,
   * UPI apps, M-PESA, PayPal, Swish, Apple Pay); a bank makes a transfer (iDEAL, Pix, BLIK, PSE, FPX). Published:
   * cn 84 by wallet and 9 by card, in 64 by UPI (Worldpay, Global Payments Report 2025), us 37 by wallet (2024), br
   * 40 by Pix (PCMI 2024), dk 46 by card and 44 by MobilePay, no 41 and 29 by Vipps, se 33 by invoice, 26 by Swish
   * and 23 by card (Nets 2022), za 43 by card and 22 by transfer, ng 36 and 29 (Statista 2022). The others are
   * estimates after these reports; 70 and 15 if nothing is known.
   */
  readonly shops: { readonly card: number; readonly wallet: number };
}

/**
 * Words for the country, its people, places and numbers in requests, in addition to its other facts. `_` stands for
 * a space.
 */
export interface RequestWords {
  /** Names of the country and its people in other languages with Latin script, with their inflected forms. */
  readonly exonyms?: string;
  /**
   * Names of the country and its people in Japanese, Chinese, Korean, Arabic, Hindi, Russian, Ukrainian and
   * Swahili, after CLDR and everyday use. After `~` come the endings of an adjective, after `^` those of a name in
   * -ия or -ія.
   */
  readonly scripts?: string;
  /** German and Polish words for its women. */
  readonly women?: string;
  /**
   * Names of its cities and regions, and words for its people and things, in other languages and scripts, written
   * as `others` of places. After `+` come the endings of a Russian or Ukrainian name that has none; `#` marks a
   * region with the same name as its city.
   */
  readonly places?: string;
  /** Regions without a city in our list. Requests that name them are refused. */
  readonly unlistedRegions?: string;
  /** Cities outside our list whose names equal, resemble or start like a name in it. */
  readonly unlistedCities?: string;
  /** Other names of its numbers, by field. */
  readonly numbers?: Readonly<Record<string, string>>;
}

/** The columns of places. `least` is the statutory monthly minimum wage, if cities have their own. */
export type PlaceColumn =
  | 'pop'
  | 'district'
  | 'city'
  | 'region'
  | 'zone'
  | 'area'
  | 'lat'
  | 'lon'
  | 'home'
  | 'plate'
  | 'code'
  | 'office'
  | 'least';
export type Place = TableCells<PlaceColumn> & { readonly city: Text; readonly region: Text };

/**
 * The columns of banks. `wallet` is the wallet of its customers, if they cannot choose any. `private` is not empty
 * if it has no companies as customers. `firm` is the account picture of firms, if it differs.
 */
export type BankColumn =
  | 'bank'
  | 'bic'
  | 'code'
  | 'branch'
  | 'iban'
  | 'account'
  | 'share'
  | 'near'
  | 'private'
  | 'wallet'
  | 'firm';
export type Bank = TableCells<BankColumn> & { readonly bank: Text; readonly bic: Text };

/** A component of a whole name. */
export type NamePart = 'given' | 'family' | 'family2' | 'father' | 'middle';

/** The names of a community, as pools. */
export interface Community {
  readonly share: number;
  /** The share in single regions, by name. */
  readonly near: Readonly<Record<string, number>>;
  /** First year in which the community founds firms. */
  readonly since: number;
  /** The nationality, if it is not the country's. */
  readonly nation: string | undefined;
  readonly settled: boolean;
  readonly passport: Write | undefined;
  /** Codes of the countries of origin. */
  readonly origins: readonly string[] | undefined;
  /** The language of their jobs and firms, if the country has several. */
  readonly tongue: string | undefined;
  /** Their language as an ISO 639 code, if it is not the country's. */
  readonly speaks: string | undefined;
  /** Percentage of men. */
  readonly men: number;
  /** Lowest monthly wage of the community; 0 if there is no such rule. */
  readonly least: number;
  readonly family: Words;
  /** Surnames in the names of firms and shops. */
  readonly founders: Pool<Word>;
  /** Surnames of young people, if `family` contains the surnames of wives. */
  readonly maiden: Words | undefined;
  readonly middle: Words;
  /** Returns the given names of people born in a year. */
  given(sex: Sex, year: number): Pool<Word>;
  /** True if no name needs escaping in any format. */
  readonly plain: boolean;
  /** True if the surname is the family name alone. */
  readonly alone: boolean;
  /** Components of the whole name that are not the surname, in their order. */
  readonly others: readonly NamePart[];
  readonly name: Picture;
  readonly last: Picture;
  readonly native: Picture;
  /** Occupations that nobody of the community has. */
  readonly never: string;
}

/** The facts that determine somebody's work and income. */
export interface Worker {
  readonly age: number;
  readonly sex: Sex;
  readonly community: Community;
  /** Statutory minimum wage of the place, if it has its own. */
  readonly least?: number | undefined;
}

/** The occupations and incomes of a country. */
export interface WorkTable {
  /** True if no title needs escaping in any format. */
  readonly plain: boolean;
  life(random: Random, who: Worker, works?: boolean): Life;
  title(life: Life, sex: Sex): Text;
  institution(kinds: string): Write;
}

/**
 * The requirements on a firm: its sectors (any if the list is empty), and either an occupation that it employs or
 * `selling`.
 */
export type Hiring = Pick<Occupation, 'sectors'> &
  Partial<Pick<Occupation, 'key'>> & {
    readonly selling?: boolean;
    /** The owner's name, of who works on their own account. */
    readonly founder?: Word;
  };

/** The firms of a country. */
export interface FirmTable {
  /** Draws a firm with owners of a community, in a place and on a day. */
  draw(random: Random, owner: Community, site: Pick<Persona, 'place' | 'asOf'>, hiring: Hiring): Firm;
  readonly name: Write;
}

/** An age group in years, first and last age. */
export type Band = readonly [from: number, to: number];

/** A country with its facts as pools, tables and writers. */
export interface Country {
  readonly facts: CountryFacts;
  readonly code: string;
  readonly name: string;
  readonly currency: string;
  /** Number of decimals of an amount. */
  readonly decimals: number;
  readonly group: string;
  /** The fields of a person, in the country's order. */
  readonly fields: FieldTable;
  /** The fields of a company. */
  readonly company: FieldTable;
  /** The fields of a product. */
  readonly product: FieldTable;
  /** Scenarios that the country offers. */
  readonly presets: ReadonlyMap<string, Preset>;
  /** Sets of names, one per community. */
  readonly communities: readonly Community[];
  readonly places: readonly Place[];
  readonly banks: readonly Bank[];
  readonly roads: readonly Text[];
  /** Places weighted by population. */
  readonly placePool: Pool<Place>;
  /** Age groups of adults, weighted. */
  readonly ages: Pool<Band>;
  /** Number of people of each age from 0 to 99. */
  readonly ageWeights: readonly number[];
  /** The ages of the last band, fewer year by year. */
  readonly oldest: Pool<number>;
  readonly population: Population;
  /** Men among a hundred people of an age. */
  menAt(age: number): number;
  readonly cards: Pool<Brand>;
  readonly language: Language;
  readonly work: WorkTable;
  readonly firms: FirmTable;
  /** Working days of its banks. */
  readonly workdays: Workdays;
  /** Returns the twelve whole months before a day, with their working days. */
  calendarAt(asOf: Day): Calendar;
  /** Returns the communities of a place, weighted. */
  communitiesAt(place: Place): Pool<Community>;
  /**
   * Returns the communities of a place whose members own the firms and shops of a customer: of the country's
   * nation, and of one language.
   */
  ownersAt(place: Place, community: Community): Pool<Community>;
  banksAt(place: Place): Pool<Bank>;
  roadsAt(place: Place): Pool<Text>;
  /** Returns the picture of a place's postcodes. */
  zone(place: Place): Picture;
  /** Returns the sectors of the firms that sell the product. */
  sellersOf(product: Persona): readonly string[];
}

/** A synthetic person, firm or product of a row, with the facts that makers read. */
export interface Persona extends Citizen {
  readonly country: Country;
  /** Age in whole years on the as-of date. */
  readonly age: number;
  /** The birth date for the default as-of date. Names depend on it, so they are the same for every as-of date. */
  readonly cohort: Day;
  /** The community whose names the person has. */
  readonly community: Community;
  readonly given: Word;
  readonly family: Word;
  /** The family name, if the surname consists of it alone. */
  readonly surname: Word | undefined;
  /** All names except the surname, in their order. */
  readonly forenames: string;
  readonly family2: Word;
  /** The father's given name, if it is part of the name. */
  readonly father: Word;
  /** The middle name: a second given name, a patronymic or an ethnic name. */
  readonly middle: Word;
  readonly place: Place;
  readonly bank: Bank;
  /** The network of the card. */
  readonly brand: Brand;
  /** The name of the street. */
  readonly road: Text;
  /** The stage of life and the occupation. */
  readonly life: Life;
  /** The employer, or the company itself. */
  readonly firm: Firm;
  /** Expiry date of the passport. */
  readonly expires: Day;
  /** True if the person is a national of another country. */
  readonly foreign: boolean;
  /** The party that pays this person, if there is one. */
  readonly payer?: Persona | undefined;
  /** The days on which the rail of the payment pays. */
  readonly rail?: Rail | undefined;
  /** A number that is unique among the rows of a seed. */
  readonly serial: number;
  /** The domain of the e-mail address behind its `@`, if it is asked for. */
  readonly domain?: Text | undefined;
  /** Index of this account among the person's accounts, from 0, if there are several. */
  readonly which?: number;
  /** The card number, with a prefix and length of the brand. */
  readonly cardNumber: string;
  /** Draws the community of a firm's or shop's owner, among the communities of the place. */
  owner(random: Random): Community;
  /** Returns a field's stream at its start, for a fact that several fields of a record share. */
  dice(key: string): Random;
  /** The text of another field of the same row. */
  read(key: string): string;
  /** Writes another field of the same row. */
  put(key: string, out: Out, at: number): number;
}

/** The JSON type of a value. */
type Kind = 'text' | 'number' | 'boolean';

/** A generic value type, without a country. */
export interface Type {
  readonly key: string;
  readonly label: string;
  /** Syntax of the parameters after the colon, for people. */
  readonly params: string;
  /** The JSON type, text by default. */
  readonly kind?: Kind;
  /** True if the value is a day, as for fields. */
  readonly date?: boolean;
  /** The value is a whole number. */
  readonly whole?: boolean;
  /** True if a value can contain a character that some format escapes. */
  readonly special?: boolean;
  /**
   * Returns the number of rows that can have distinct values, because the value shows all draws up to that number;
   * 0 by default.
   */
  readonly room?: (params: readonly string[]) => number;
  /** The validator of its values, if they have one. */
  readonly validator?: Checker;
  /** Checks the parameters once and returns the writer; `row` is the row's number from 0. */
  compile(params: readonly string[]): (out: Out, at: number, random: Random, row: number) => number;
}

import type { Out, Piece, Text } from './kernel/bytes.ts';
import type { Calendar, Workdays } from './kernel/calendar.ts';
import type { Day } from './kernel/day.ts';
import type { Pool } from './kernel/pool.ts';
import type { Random } from './kernel/random.ts';
import type { Cells } from './kernel/table.ts';
import type { Scripts, Word, Words } from './kernel/words.ts';

/** Writes text for a persona and returns the next position. */
export type Write = (out: Out, at: number, random: Random, persona: Persona) => number;

/** A picture as its steps; see `draw/picture.ts`. */
export type Picture = readonly Step[];

/** What is written behind a constant: a whole number, one of some texts, what the persona says, or what another writes. */
export interface Step {
  readonly before: Piece;
  /** How many numbers there are from `min` on; 0 where it is no number. */
  readonly span: number;
  readonly min: number;
  /** How many digits each has; below zero, how many it has at the least. */
  readonly width: number;
  /** The bytes of characters that one is of. */
  readonly set: Uint8Array | undefined;
  readonly pieces: readonly Piece[] | undefined;
  readonly choices: readonly Picture[] | undefined;
  readonly fact: Fact | undefined;
  readonly print: Print | undefined;
  readonly ofPeople: ((community: Community) => Picture) | undefined;
  readonly ofPlace: PlacePicture | undefined;
  /** Of these functions it alone gets the picture's stream, so it alone may draw from it. */
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

/** One standard in two directions: it recognises its numbers and makes them, with one arithmetic. */
export interface Validator<Who = Citizen> {
  readonly id: string;
  readonly label: string;
  /** Whether the value is right, in printed or bare form. Never throws; bounded in time. */
  valid(value: string): boolean;
  /** Every rule the value breaks, the most telling first; none where it is right. */
  faults(value: string): readonly Fault[];
  /** What a right value says of its holder or issuer. */
  reads(value: string): Encoded;
  /** A right value without separators. */
  bare(value: string): string;
  /** A right value in its usual printed form. */
  formatted(value: string): string;
  /** The bare value with its check digits set right; nothing where it is not written as the standard's, or none would fit. */
  mended(value: string): string | undefined;
  /** The ways of being wrong that the standard knows. */
  readonly cases: readonly string[];
  /** A right value made wrong in that one way; nothing where this value cannot be. */
  spoil(value: string, name: string, random: Random): string | undefined;
  /** Makes a right value, in its usual printed form, for the holder. */
  make(random: Random, who: Who): string;
}

/** A rule that a value breaks: the case's name, and a sentence that says what was found and what would be right. */
export interface Fault {
  readonly fault: string;
  readonly reason: string;
  /** Of a value that is not written as the standard's: how far it is from its nearest form. */
  readonly off?: number;
}

/** What a value says: `born`, `sex`, `region`, `bank`, `country`, `issuer` …, only what is certain. */
export type Encoded = Readonly<Record<string, string>>;

/** A validator as far as it checks. */
export type Checker = Omit<Validator, 'make'>;

export type Sex = 'male' | 'female';

/** What identifiers encode of their holder. A persona is one; a validator picks what it needs. */
export interface Citizen {
  readonly sex: Sex;
  readonly born: Day;
  readonly given: Name;
  readonly family: Name;
  /** The second surname where people bear two, otherwise absent. */
  readonly family2?: Name | undefined;
  /** The day on which the data is true: nothing is issued or born after it. */
  readonly asOf: Day;
  /** The code by which identifiers name the holder's home; a validator has a table to draw from where absent. */
  readonly home?: string | undefined;
}

/** A name as it is written, and in plain capitals `A-Z` with spaces and hyphens kept. */
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

/** What can be generated for a persona. It has one of three makers; the engine derives the rest. */
export interface Field {
  readonly label: string;
  readonly group: Group;
  /** In the plain person record. */
  readonly default?: boolean;
  /** The value is a JSON number. */
  readonly num?: boolean;
  /** The number is an amount in the country's currency. */
  readonly money?: boolean;
  /** The value is an image as a `data:` URI. */
  readonly img?: boolean;
  /** The value is a day, `YYYY-MM-DD`: formats that know dates write it as one. */
  readonly date?: boolean;
  /** Other words for the key; a country's own label is one by itself. */
  readonly synonyms?: readonly string[];
  /** The country's fact without which the field does not exist there. */
  readonly needs?: (country: Country) => boolean;
  readonly validator?: Checker;
  /** True if the country that a value names must be the field's own: a French IBAN is no German one. */
  readonly domestic?: boolean;
  /** Makes the value as a string or a number. */
  readonly make?: (random: Random, persona: Persona) => string | number;
  /** Writes the value as UTF-8 (a number as JSON writes it). Faster than `make`; for what every row has. */
  readonly write?: Write;
  /** The same, where what a country says is looked up once. */
  readonly writer?: (country: Country) => Write;
  /** A picture of the value, as `picture` reads it, or the country's own; that may be in steps. */
  readonly picture?: string | ((country: Country) => string | Picture);
  /** What its value shows whole, so that it differs where that does: `serial`, or another field. */
  readonly shows?: (country: Country) => string | undefined;
  /** How many numbers its maker draws first that its values tell apart; of a picture it is known without. */
  readonly room?: number;
  /**
   * Whether what `make` or `write` gives can hold a character that is special in some format (a quote, a comma, a
   * line break, markup). Of a picture it is known without.
   */
  readonly special?: boolean | ((country: Country) => boolean);
}

/** What a country says of a field: all of it for its own, what differs for a common one. */
export type OwnField = Partial<Field>;

/** Fields by key, in their order. */
export type FieldTable = ReadonlyMap<string, Field>;

/**
 * A scenario: rows of a label, or none where the field's own will do, and a field. `payee.`, `company.` and `product.` name
 * other parties.
 */
export interface Preset {
  readonly key: string;
  readonly name: string;
  /** What else people call it. */
  readonly synonyms?: readonly string[];
  readonly rows: readonly (readonly [label: string, field: string])[];
  /** Whether its main person works. */
  readonly works?: boolean;
  /** Whether it pays through a system that clears between banks: the payee has another one. */
  readonly interbank?: boolean;
  /** Whether people pay so on any day, be it one on which banks rest: by card or wallet; what is called a transfer waits for them. */
  readonly daily?: boolean;
  /** What its company does, where not any may stand there. */
  readonly sectors?: readonly string[];
  /** Whether it is called so in a country; everywhere when left out. */
  readonly offered?: (country: Country) => boolean;
}

/** A card network. */
export interface Network {
  /** The name on the card. */
  readonly label: string;
  /** First digits of issuers, single or from-to. */
  readonly ranges: string;
  /** The usual length first. */
  readonly lengths: readonly number[];
  /** Prefixes that networks and gateways use for tests. */
  readonly test: readonly string[];
  /** The digits of the security code. */
  readonly cvv: number;
  /** How the numbers of a bank begin, by its code, where the scheme gives each bank its own. */
  readonly ofBank?: (code: string) => string;
}

/** A network as a country has it: its short name, and its numbers. */
export interface Brand extends Network {
  readonly key: string;
  /** A number, of a card that the bank gave out where it is known. */
  number(random: Random, bank?: Bank): string;
}

/** The names of a people. A country has one set, or several that are not mixed in one person. */
export interface NameFacts extends Scripts {
  /** How many of a hundred persons bear these names, where there are several sets. */
  readonly share?: number;
  /** The same in single cities or regions, where language follows place. */
  readonly near?: Readonly<Record<string, number>>;
  /** The nationality (alpha-3) where these people live there to work and are of another one: they leave when that ends. */
  readonly nation?: string;
  /** The codes of the lands they came from, as the country's numbers write them, likelier ones more than once. */
  readonly origins?: readonly string[];
  /** The language of their work and firms, where a country has several. */
  readonly tongue?: string;
  /** How many of a hundred are men, where it is not half. */
  readonly men?: number;
  /** What none of them who works earns less than, where the lawful minimum is for them alone. */
  readonly least?: number;
  /** Given names, or those in fashion from a year of birth on: `{ 0: 'Hans …', 1960: 'Thomas …', 1990: 'Lukas …' }`. */
  readonly male: string | Generations;
  readonly female: string | Generations;
  readonly family: string;
  /** The same as firms and shops bear them, where they do otherwise. */
  readonly founders?: string;
  /** The same as the young bear them, where `family` has the surnames of wives. */
  readonly maiden?: string;
  readonly middle?: string;
  /** The whole name, e.g. `{given} {family}` (the default) or `{family} {given}`. */
  readonly order?: string;
  /** The surname as it stands alone, where it is not `{family}`, e.g. `{family} {family2}`. */
  readonly last?: string;
  /** The whole name in the native script; absent where people write Latin letters. */
  readonly native?: string;
  /** The occupations that none of them has: `cleaner mason …`. */
  readonly never?: string;
}

/** Names by the year of birth from which they are in fashion, those of 0 before all others. */
export type Generations = Readonly<Record<number, string>>;

/** What people work as. */
export interface Occupation {
  readonly key: string;
  /** Its number among all, from 0. */
  readonly index: number;
  /** From 1, elementary, to 6, the best paid; 7 is for what a country pays better still. */
  readonly level: number;
  /** The ages from and to which one can be it. */
  readonly from: number;
  readonly to: number;
  readonly share: number;
  /** How many of a hundred who are it are women. */
  readonly women: number;
  /** The sectors of the firms that employ it. */
  readonly sectors: readonly string[];
  /** The institution that does, instead: the first of these kinds that the country has (`fire,town`). */
  readonly institution?: string;
}

/** What firms do. */
export interface Sector {
  readonly key: string;
  readonly share: number;
  /** The year from which there are such firms. */
  readonly since: number;
  /** How many people such a firm employs at the least; where it is more than one, it has a form of the largest firms. */
  readonly least: number;
  readonly industry: string;
}

/** The words of a language for work, firms and shops. Lines begin with a key; `masculine/feminine`, choices by `|`. */
export interface Language {
  readonly student: string;
  readonly pensioner: string;
  /** Titles by occupation. */
  readonly titles: string;
  /** What firms of a sector call their trade; behind a double bar what only those do that sell some things alone. */
  readonly trades: string;
  /** The same of firms where somebody of an occupation works (`mason,civil-engineer`), where not all of a sector's words fit. */
  readonly crafts?: string;
  /** Pictures of shops' names, from `{owner}` and `{town}`; behind a double bar those where people spend much. */
  readonly merchants: string;
  /** Pictures of institutions' names. */
  readonly institutions: string;
  /** What loans are taken for, in the order of `data/loans.ts`. */
  readonly purposes: string;
}

/** When the people of a country study, and when they stop working. */
export interface LifeFacts {
  /** How many of a hundred study at eighteen. */
  readonly studies: number;
  /** The usual age of retirement; men's and women's where they differ. */
  readonly retires: number | readonly [number, number];
  /** How many years before that age the first retire, 3 where absent: 0 where nothing is paid earlier. */
  readonly early?: number;
  /** What the body that pays pensions pays a month, about the least and the most, and what it raises lower ones to, if it does: from the bodies' figures for 2025, as far as they are published. */
  readonly pays: readonly [least: number, most: number, floor?: number];
  /** Whether it pays either and nothing between: the more to those who have little, the less to all others. */
  readonly tested?: boolean;
  /**
   * Institutions that the language calls otherwise: lines of a key and a picture (`pension Deutsche Rentenversicherung`);
   * `town@Auckland+in_Otago` is the town hall of a city or district and of a region alone, `fire` who employs firefighters
   * and `welfare` social workers where it is not the town hall.
   */
  readonly institutions?: string;
  /** The levels of occupations that are paid otherwise than in the world. */
  readonly levels?: Readonly<Record<string, number>>;
}

/** Where a life stands. */
export type Stage = 'study' | 'work' | 'pension';

/** A person's work, or what stands in its place. */
export interface Life {
  readonly stage: Stage;
  /** What they work as, or worked as, or study for. */
  readonly occupation: Occupation;
  /** What they have a month, in whole units of the currency. */
  readonly income: number;
}

/** A legal form. */
export interface Form {
  readonly name: Text;
  /** The year from which it exists. */
  readonly since: number;
  /** How many people such a firm employs, at the least and at the most. */
  readonly least: number;
  readonly most: number;
  readonly owners: number;
  /** The sectors whose firms may not have it, and the cities where it is not given out. */
  readonly barred: readonly string[];
}

/** A firm: its trade gives the name and the industry, its form bounds the rest. */
export interface Firm {
  readonly sector: Sector;
  readonly trade: Text;
  readonly form: Form;
  readonly founder: Word;
  readonly partner: Word;
  readonly founded: number;
  readonly staff: number;
}

/** Lines of names and what belongs to them, in the order of `columns`. */
export interface NamedTable {
  readonly columns: string;
  readonly rows: string;
  /** What else the names are, in English, in their own script, in short: `München=Munich|Muenchen; …`. */
  readonly others?: string;
}

/** What a country's file declares: facts to read like a sheet. Lists are strings, split on first use. */
export interface CountryFacts {
  readonly name: string;
  /** ISO 3166-1 alpha-3. */
  readonly alpha3: string;
  /** The nationality in a machine-readable passport, where it is not the alpha-3 code. */
  readonly nationality?: string;
  /** When its people's passports run out, in days after the reference date, from and to: one to nine years where absent. */
  readonly passports?: readonly [number, number];
  readonly currency: string;
  /** How many decimals people use, 2 where absent: fewer than ISO 4217 has where nobody pays with the sub-unit. */
  readonly decimals?: number;
  /** What costs one euro in the euro area costs about, 2025; 1 where absent. */
  readonly perEuro?: number;
  /** The step in which people price and pay, the smallest coin in use, in the smallest unit; 1 where absent. */
  readonly priceStep?: number;
  /** What prices below 200 end in behind the point, the usual ones more than once, where shops have others than 99, 95, 90, 50 and 49. */
  readonly endings?: readonly number[];
  /** The GS1 prefix of its firms' articles (GS1, list of company prefixes), a neighbour's where it has none of its own. */
  readonly gs1: string;
  /** What the LEIs of its firms begin with, where it has an issuer of its own, the more usual first. From general knowledge of issued numbers. */
  readonly lei?: string;
  /** What sheets of office paper are called by, `A4` where absent: https://cldr.unicode.org has the countries of US Letter. */
  readonly paper?: string;
  readonly group: 'Africa' | 'Americas' | 'Asia' | 'Europe' | 'Middle East' | 'Oceania';
  /**
   * The language of most of its people or offices (ISO 639), and the time zone where most of them live. Sources:
   * https://cldr.unicode.org (likely subtags), https://www.iana.org/time-zones.
   */
  readonly locale: { readonly language: string; readonly zone: string };
  readonly economy: Economy;
  readonly words?: RequestWords;
  /** What people call the country and its people: native names, demonyms, nicknames (`_` for a space). */
  readonly aliases: string;
  /** The names of its people; several sets where given and family names go together by community. */
  readonly names: NameFacts | readonly NameFacts[];
  /** How many of a hundred adults are men, where peoples differ in it: a person's people hangs on age and sex then. */
  readonly men?: number;
  /** Lines of `city|region|…`, largest first, in the order of `columns`. After an `@` other names are the city's alone. */
  readonly places: NamedTable & {
    /** The column that abbreviates the region, or the province that addresses name, by two or three letters: `NY`. */
    readonly short?: PlaceColumn;
  };
  /** Street names, common ones first; `Name@City+District` is a street of those cities or districts alone. */
  readonly roads: string;
  /** Cities that have no other streets than those marked as theirs. */
  readonly ownRoads?: readonly string[];
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
  readonly banks: NamedTable;
  /** The domestic account number as printed. */
  readonly account: string | OwnField;
  /** The IBAN, by `ibanField`; absent where there are none. */
  readonly iban?: OwnField;
  /** Card brands, common ones first, with their shares. */
  readonly cards: string;
  /** The card networks of its own, beside those of the world. */
  readonly networks?: Readonly<Record<string, Network>>;
  /**
   * Mobile money and wallets, common ones first, each with its share behind a colon (estimates), and where it is a network's
   * own, how its numbers begin after the country's code: `M-Pesa@84,85:70`. Absent where few use them.
   */
  readonly wallets?: string;
  /** Whether paying by phone is called mobile money; where left out, in Africa and Asia. */
  readonly mobileMoney?: boolean;
  readonly firms: {
    /**
     * Legal forms: lines of `form|share|since|least|most|owners|barred`, the people it employs, how many own it, and the
     * sectors that may not have it and cities where it is not given out (`pharmacy,law,Al Ain`).
     */
    readonly forms: string;
    /** What firms of a sector call their trade, where it is not the language's: lines of a sector, or of occupations, and choices. */
    readonly trades?: string;
    /** A firm's name, from `{founder}`, `{partner}`, `{town}`, `{trade}` and `{form}`. */
    readonly name: string;
    /** The name of a firm that one person owns. */
    readonly sole?: string;
    /** The year before which there were no private firms. */
    readonly era?: number;
  };
  /** The language of work and shops. */
  readonly language: Language;
  /** Adults by age: how many of a hundred are 18-24, 25-34, 35-44, 45-54, 55-64, 65-74, 75-90. */
  readonly ages: string;
  readonly life: LifeFacts;
  /** Where ages, populations and shares are from. */
  readonly sources?: string;
  /** The days on which banks rest, from 0 for Sunday; Saturday and Sunday when left out. */
  readonly weekend?: readonly number[];
  /** The year, month and day since when its people pay in that currency, where some who live paid in another. */
  readonly since?: readonly [number, number, number];
  /**
   * The other days on which its banks rest, in any year, as rules (`kernel/holidays.ts`): public holidays of the whole country,
   * and where people pay in euros those of TARGET, the system of its banks (1 January, Good Friday, Easter Monday, 1 May, 25 and
   * 26 December). From the countries' laws on holidays; the year 2025 was checked day by day, other years against `date-holidays`.
   */
  readonly holidays?: string;
  /**
   * The ways in which employers pay wages, the most usual first: each the days of a month, 31 for its last working day and
   * below zero for so many working days of the month after (`[[31], [25], [15, 31], [-5]]`); a day off moves to the working day
   * before. A day in the first half of a month pays the wage of the month before: it is due when it was earned (cz: Labour Code
   * § 141; hr: ZR art. 92; pl: KP art. 85). From statute where it names a day (br: CLT art. 459; ar: LCT art. 128; ua: KZpP art.
   * 115; sa: Mudad's 27th for the state), else from what payroll firms describe as usual there in 2025.
   */
  readonly paydays: readonly (readonly number[])[];
  /** Monthly income from that of a cleaner, less than which nobody who works has, to that of a doctor, in the currency. */
  readonly income: readonly [number, number];
  /** Fields of the person: its own identifiers, and what differs from the common ones. */
  readonly fields: Readonly<Record<string, OwnField>>;
  /** Fields of the company: `registration`, and `vat` or `tax`. */
  readonly company: Readonly<Record<string, OwnField>>;
  /** The local payment rail and other scenarios of this country alone. */
  readonly presets?: readonly Preset[];
}

/** What datasets need to know of prices, wages, homes and shops. Shares are in hundredths. */
export interface Economy {
  /**
   * Value added tax, or the tax in its place, at the end of 2025: the usual rate, and the rate of packaged groceries (coffee, oil,
   * rice, chocolate) where most of them have another. Sources: European Commission, Taxes in Europe Database (EU
   * members; ee 24 since July 2025, ro 21 and 11 since August 2025, sk 23 and 19 since January 2025); PwC Worldwide Tax
   * Summaries, quick chart of VAT rates (elsewhere); the laws themselves for later changes: il 18 (January 2025), in 5
   * for packaged food (GST Council, 22 September 2025), id 11 (12 on eleven twelfths, PMK 131/2024), vn 8 (lowered from 10
   * to the end of 2026). br is the ICMS of São Paulo, my the sales tax, ca the federal GST, gh without its levies. Sales
   * taxes that are added at the till (us) count as 0. Which rate groceries have outside Europe (ao, bh, ci, co, ec, eg, ma,
   * my, uy) is from general knowledge of those laws.
   */
  readonly vat: {
    readonly usual: number;
    readonly food?: number;
    /** True if the tax is a part of its own base, so that the rate applies to the price with tax (br: Lei Complementar 87/1996, art. 13, § 1, I). */
    readonly isInside?: boolean;
  };
  /**
   * What an employer keeps back from an average gross wage in 2025: contributions to social insurance, and income tax. Both are
   * approximate. Contributions are the statutory shares of employees (OECD, Tax Database part III, for its members;
   * elsewhere the bodies that collect them: SSNIT 5.5 in gh, NSSF, SHIF and AHL in ke, EPF of the basic half in in, RSSB 6 since
   * January 2025 in rw, pension and housing fund in cn …). Tax is that of a single employee without children (OECD,
   * Taxing Wages 2025, for its members; elsewhere the tables of 2025, from general knowledge). In the Gulf states they are those
   * of nationals: others have none, and the average lies between (kw, om, sa, bh).
   */
  readonly deductions: { readonly social: number; readonly tax: number };
  /**
   * What employers pay beside twelve wages a year, by law or, in at, by nearly all collective agreements: the month and day
   * by which, and how many hundredths of a month's wage, earned in twelve months or in the half year (`6-30:50/6`). Sources:
   * ar LCT art. 122; br Lei 4.749/65; co CST art. 306; ec Código del Trabajo art. 111; es ET art. 31; gr law 1082/1980; id
   * Permenaker 6/2016 (a week before Eid, 2025 on 31 March); it D.P.R. 1070/1960; mx LFT art. 87; nl WML art. 15; pe Ley
   * 27735; ph P.D. 851; pt CT art. 263 and 264; uy Ley 12.840. Where the law leaves the day open, the usual one.
   */
  readonly extraPay?: string;
  /**
   * Households that rent, and those that pay off a loan for their own home; the others own it without a loan. Who rents in
   * Europe is from Eurostat, ilc_lvho02 of 2023, rounded; loans and the rest are estimates after censuses.
   */
  readonly tenure: { readonly rent: number; readonly loan: number };
  /**
   * How web shops are paid: by card, and by wallet; the rest is by transfer from an account, invoices included. Cash on
   * delivery does not count. A wallet is what people pay from by phone or from an account elsewhere (Alipay, UPI apps, M-PESA,
   * PayPal, Swish, Apple Pay); a transfer is made by a bank (iDEAL, Pix, BLIK, PSE, FPX). Published: cn 84 by wallet and 9 by card,
   * in 64 by UPI (Worldpay, Global Payments Report 2025), us 37 by wallet (2024), br 40 by Pix (PCMI 2024), dk 46 by card and 44
   * by MobilePay, no 41 and 29 by Vipps, se 33 by invoice, 26 by Swish and 23 by card (Nets 2022), za 43 by card and
   * 22 by transfer, ng 36 and 29 (Statista 2022). The others are estimates after these reports; 70 and 15 where nothing is known.
   */
  readonly shops: { readonly card: number; readonly wallet: number };
}

/** What requests call the country, its people, places and numbers, beyond what its other facts say. `_` stands for a space. */
export interface RequestWords {
  /** What other languages in Latin script call the country and its people, inflected as they inflect it. */
  readonly exonyms?: string;
  /**
   * What Japanese, Chinese, Korean, Arabic, Hindi, Russian, Ukrainian and Swahili call them, after CLDR and everyday use. Behind
   * `~` follow the endings of an adjective, behind `^` those of a name in -ия or -ія.
   */
  readonly scripts?: string;
  /** What German and Polish call its women. */
  readonly women?: string;
  /**
   * What other languages and scripts call its cities and regions, their people and things, as `others` of places writes it.
   * Behind `+` follow the endings of a Russian or Ukrainian name that has none; `#` marks a region that is called like its city.
   */
  readonly places?: string;
  /** Regions without a city of ours: they are known, and refused. */
  readonly unlistedRegions?: string;
  /** Cities that are not ours and are called like a name that is, or nearly, or begin like it. */
  readonly unlistedCities?: string;
  /** What else people call its numbers, by the field. */
  readonly numbers?: Readonly<Record<string, string>>;
}

/** The columns of places; `least` is the lawful minimum wage of a month where cities have their own. */
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
export type Place = Cells<PlaceColumn> & { readonly city: Text; readonly region: Text };

/** The columns of banks; `wallet` is the one that its customers have where they do not have any, `private` has something where it has no companies as customers, `firm` the accounts of firms where they look otherwise. */
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
export type Bank = Cells<BankColumn> & { readonly bank: Text; readonly bic: Text };

/** A name that a whole name is put together from. */
export type NamePart = 'given' | 'family' | 'family2' | 'father' | 'middle';

/** A people's names, ready to draw from. */
export interface Community {
  readonly share: number;
  /** The share in single regions. */
  readonly near: Readonly<Record<string, number>>;
  /** The year from which they found firms. */
  readonly since: number;
  /** The nationality, where it is not the country's. */
  readonly nation: string | undefined;
  /** The codes of the lands they came from. */
  readonly origins: readonly string[] | undefined;
  /** The language of their work and firms, where the country has several. */
  readonly tongue: string | undefined;
  /** How many of a hundred are men. */
  readonly men: number;
  /** What none of them who works earns less than; 0 where there is no such rule. */
  readonly least: number;
  readonly family: Words;
  /** The surnames as firms and shops bear them. */
  readonly founders: Pool<Word>;
  /** The surnames of the young, where wives have some of their own. */
  readonly maiden: Words | undefined;
  readonly middle: Words;
  /** The given names of those born in a year. */
  given(sex: Sex, year: number): Pool<Word>;
  /** Whether no name needs escaping in any format. */
  readonly plain: boolean;
  /** Whether the surname is the family name alone. */
  readonly alone: boolean;
  /** The names that are not the surname, in their order. */
  readonly others: readonly NamePart[];
  readonly name: Picture;
  readonly last: Picture;
  readonly native: Picture;
  /** The occupations that none of them has. */
  readonly never: string;
}

/** What decides how somebody lives. */
export interface Worker {
  readonly age: number;
  readonly sex: Sex;
  readonly community: Community;
  /** What nobody who works there earns less than, where the place has its own minimum. */
  readonly least?: number | undefined;
}

/** What the people of a country work as, and what they have for it. */
export interface WorkTable {
  /** Whether no title needs escaping in any format. */
  readonly plain: boolean;
  life(random: Random, who: Worker, works?: boolean): Life;
  title(life: Life, sex: Sex): Text;
  institution(kinds: string): Write;
}

/** The sectors one of which a firm belongs to, any where there are none, and the occupation that it employs, or that it sells something. */
export type Hiring = Pick<Occupation, 'sectors'> &
  Partial<Pick<Occupation, 'key'>> & { readonly selling?: boolean };

/** The firms of a country. */
export interface FirmTable {
  /** Draws a firm that people of a community own, in a place and on a day. */
  draw(random: Random, owner: Community, site: Pick<Persona, 'place' | 'asOf'>, hiring: Hiring): Firm;
  readonly name: Write;
}

/** An age in years, from and to. */
export type Band = readonly [from: number, to: number];

/** A country, ready to draw from. */
export interface Country {
  readonly facts: CountryFacts;
  readonly code: string;
  readonly name: string;
  readonly currency: string;
  /** How many decimals an amount has. */
  readonly decimals: number;
  readonly group: string;
  /** The fields of a person, in the country's order. */
  readonly fields: FieldTable;
  /** The fields of a company. */
  readonly company: FieldTable;
  /** The fields of a product. */
  readonly product: FieldTable;
  /** The scenarios that the country offers. */
  readonly presets: ReadonlyMap<string, Preset>;
  /** The sets of names, each of one people. */
  readonly communities: readonly Community[];
  readonly places: readonly Place[];
  readonly banks: readonly Bank[];
  readonly roads: readonly Text[];
  /** Places by their population. */
  readonly placePool: Pool<Place>;
  /** Adults by age. */
  readonly ages: Pool<Band>;
  readonly cards: Pool<Brand>;
  readonly language: Language;
  readonly work: WorkTable;
  readonly firms: FirmTable;
  /** The days on which its banks work. */
  readonly workdays: Workdays;
  /** The twelve whole months before a day, with the days on which its banks work. */
  calendarAt(asOf: Day): Calendar;
  /** The peoples of a place, its banks, its streets. */
  communitiesAt(place: Place): Pool<Community>;
  /** The peoples of a place, of the country's nation and one language, who own the firms and shops that somebody of a people goes to. */
  ownersAt(place: Place, community: Community): Pool<Community>;
  banksAt(place: Place): Pool<Bank>;
  roadsAt(place: Place): Pool<Text>;
  /** How a place's postcodes are written. */
  zone(place: Place): Picture;
  /** The sectors of the firms that sell the product. */
  sellersOf(product: Persona): readonly string[];
}

/** One synthetic person (or firm, or product) of a row and their surroundings, as makers read them. */
export interface Persona extends Citizen {
  readonly country: Country;
  /** In whole years on the as-of date. */
  readonly age: number;
  /** The birth date as it is on the default as-of date: what names depend on, which stay on every day. */
  readonly cohort: Day;
  /** The people whose names the person bears. */
  readonly community: Community;
  readonly given: Word;
  readonly family: Word;
  /** The family name where the surname is nothing else. */
  readonly surname: Word | undefined;
  /** All names but the surname, in their order. */
  readonly forenames: string;
  readonly family2: Word;
  /** The father's given name, where it is part of the name. */
  readonly father: Word;
  /** The name between: a second given name, a patronymic or an ethnic name. */
  readonly middle: Word;
  readonly place: Place;
  readonly bank: Bank;
  /** The network of the card. */
  readonly brand: Brand;
  /** The name of the street. */
  readonly road: Text;
  /** Whether the person studies, works or has retired, and as what. */
  readonly life: Life;
  /** Where the person works, or the company itself. */
  readonly firm: Firm;
  /** When the passport runs out. */
  readonly expires: Day;
  /** Who pays this person, where somebody does. */
  readonly payer?: Persona | undefined;
  /** Whether the payment may be of a day on which banks rest. */
  readonly daily?: boolean | undefined;
  /** A number that no other row of the seed has. */
  readonly serial: number;
  /** Which of the person's accounts this one is, from 0, where there are several. */
  readonly which?: number;
  /** The number of the card, which fits the brand. */
  readonly cardNumber: string;
  /** The people to whom a firm or a shop belongs where the person works or pays: one of those of the place. */
  owner(random: Random): Community;
  /** A field's stream from its start, for a fact that several fields of a record share. */
  dice(key: string): Random;
  /** The text of another field of the same row. */
  read(key: string): string;
  /** Writes another field of the same row. */
  put(key: string, out: Out, at: number): number;
}

/** What a value is in JSON. */
type Kind = 'text' | 'number' | 'boolean';

/** A generic value type, without a country. */
export interface Type {
  readonly key: string;
  readonly label: string;
  /** What to write after the colon, for people. */
  readonly params: string;
  /** Text when left out. */
  readonly kind?: Kind;
  /** The value is a day, as of fields. */
  readonly date?: boolean;
  /** The value is a whole number. */
  readonly whole?: boolean;
  /** Whether a value can hold a character that is special in some format. */
  readonly special?: boolean;
  /** How many rows can have a value each that no other has: the draws of so many show in the value. None when left out. */
  readonly room?: (params: readonly string[]) => number;
  /** What backs its values, where something does. */
  readonly validator?: Checker;
  /** Checks the parameters once and gives the writer; `row` is the row's number from 0. */
  compile(params: readonly string[]): (out: Out, at: number, random: Random, row: number) => number;
}

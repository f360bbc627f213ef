import { Text } from '../kernel/bytes.ts';
import { Pool } from '../kernel/pool.ts';
import { DRAWS, type Random, rankOf, scaled } from '../kernel/random.ts';
import type {
  Community,
  CountryFacts,
  Firm,
  FirmTable,
  Form,
  Hiring,
  Language,
  Persona,
  Sector,
  Write,
} from '../model.ts';
import { picture } from './picture.ts';
import { lines } from './work.ts';

/** The firms of a country: their trades, names and legal forms. */
export class Firms implements FirmTable {
  readonly #sectors: Pool<Sector>;
  readonly #byKey: ReadonlyMap<string, Sector>;
  /**
   * Words for the trade of sectors, and of firms that employ an occupation; the country's own, or those of its
   * language.
   */
  readonly #trades: ReadonlyMap<string, Trades>;
  readonly #formsOf: ReadonlyMap<Sector, Pool<Form>>;
  /** Legal forms of firms with one owner, if the sector has any. */
  readonly #soleFormsOf: ReadonlyMap<Sector, Pool<Form> | undefined>;
  readonly #era: number;
  /** Writes the name of a firm with several owners, and with one. */
  readonly name: Write;

  constructor(facts: CountryFacts['firms'], language: Language, sectors: readonly Sector[]) {
    this.#trades = tradesOf(`${language.trades}\n${language.crafts ?? ''}\n${facts.trades ?? ''}`);
    const known = sectors.filter(({ key }) => this.#trades.has(key));
    this.#sectors = new Pool(
      known,
      known.map(({ share }) => share),
    );
    this.#byKey = new Map(known.map((sector) => [sector.key, sector]));
    const forms = formsOf(facts.forms);
    this.#formsOf = new Map(known.map((sector) => [sector, formsIn(sector, forms)]));
    this.#soleFormsOf = new Map(
      known.map((sector) => [sector, soleForms(this.#formsOf.get(sector) as Pool<Form>, this.#byKey)]),
    );
    this.#era = facts.era ?? FIRST_YEAR;
    const several = picture(facts.name);
    const sole = picture(facts.sole ?? '{founder} {trade} {form}');
    const unnamed = picture((facts.sole ?? '{founder} {trade}').replace(/ ?\{form\}/g, ''));
    this.name = (out, at, random, p) => {
      const { owners, named } = p.firm.form;
      return (named ? (owners === 1 ? sole : several) : unnamed)(out, at, random, p);
    };
  }

  /** Draws a firm of one of the sectors, or of any, that exists on the day. */
  draw(
    random: Random,
    community: Community,
    { place, asOf }: Pick<Persona, 'place' | 'asOf'>,
    { sectors, key = '', selling, founder: own }: Hiring,
  ): Firm {
    const known = sectors.length > 0 ? this.#byKey.get(random.pick(sectors)) : undefined;
    const sector = known ?? this.#sectors.draw(random);
    const { all, general } = this.#trades.get(key) ?? (this.#trades.get(sector.key) as Trades);
    const trade = (selling ? general : all).draw(random);
    const forms = (own && this.#soleFormsOf.get(sector)) || (this.#formsOf.get(sector) as Pool<Form>);
    let form: Form;
    do form = forms.draw(random);
    while (form.barred.includes(place.city.text));
    const { founders } = community;
    const other = founders.draw(random);
    const founder = own ?? other;
    const first = founders.draw(random);
    const partner = first === other ? founders.draw(random) : first;
    const latest = asOf.year - FULL_YEARS;
    const oldestDraw = random.next();
    const size = random.next();
    const yearsDraw = random.next();
    // These draws come last, because the others must be the same for every as-of date.
    while (form.since > latest || form.barred.includes(place.city.text)) form = forms.draw(random);
    const youngest = Math.min(latest, form.until);
    const since = Math.max(this.#era, form.since, sector.since, community.since);
    const oldest = rankOf(oldestDraw, Math.max(1, Math.min(90, youngest + 1 - since)));
    // Half of all firms are younger than ten years (US Bureau of Labor Statistics, Employment and Wages 2007).
    const years = scaled(yearsDraw, oldest + 1);
    const founded = youngest - years;
    const least = Math.max(form.least, sector.least);
    return {
      sector,
      trade,
      form,
      founder,
      partner,
      founded,
      staff: staffOf({ least, most: form.most }, years, size),
    };
  }
}

const FIRST_YEAR = 1936;

/** Payments and invoices fall in the year before the as-of date, so every party was founded before that year. */
const FULL_YEARS = 2;

/** Words for the trade of firms. */
interface Trades {
  readonly all: Pool<Text>;
  /** The words of shops that are not specialised. */
  readonly general: Pool<Text>;
}

/** Reads lines of keys and choices. After a double bar come the words of specialised shops. */
function tradesOf(text: string): Map<string, Trades> {
  return new Map(
    Array.from(lines(text), ([keys, words]) => {
      const [first = [], rest = []] = words
        .split('||')
        .map((some) => some.split('|').map((each) => new Text(each)));
      const trades = { all: new Pool([...first, ...rest]), general: new Pool(first) };
      return keys.split(',').map((key) => [key, trades] as const);
    }).flat(),
  );
}

/**
 * Returns the number of employees. Of firms with at least n employees, one in k has at least k times n (Axtell,
 * Zipf distribution of US firm sizes, Science 2001), so that nine in ten have fewer than ten and 0.4 % 250 or more
 * (Eurostat, structural business statistics 2023: 0.2 %). A young firm has had no time to grow; the growth per year
 * is an estimate.
 */
function staffOf({ least, most }: Pick<Form, 'least' | 'most'>, years: number, draw: number): number {
  const grown = Math.max(2 * least, 20 * (years + 1) * (years + 1));
  const rarest = least / (Math.min(most, grown) + 1);
  return Math.floor(least / (rarest + ((1 - rarest) * (draw + 1)) / DRAWS));
}

/** The forms of firms that one person owns anywhere and on any as-of date; undefined where there are none. */
function soleForms(forms: Pool<Form>, sectors: ReadonlyMap<string, Sector>): Pool<Form> | undefined {
  const sole = forms.where(
    ({ owners, since, barred }) => owners === 1 && since < 2015 && barred.every((each) => sectors.has(each)),
  );
  return sole.entries.length > 0 ? sole : undefined;
}

/** Returns the legal forms of a sector. A sector of large firms has neither sole owners nor the forms of small firms. */
function formsIn({ key, least }: Sector, forms: Pool<Form>): Pool<Form> {
  const may = forms.where(({ barred, owners }) => !barred.includes(key) && (least === 1 || owners > 1));
  const largest = Math.max(...may.entries.map(({ most }) => most));
  return may.where(({ most }) => least === 1 || 3 * most >= largest);
}

/** Reads lines of `form|share|since|least|most|owners|barred`. */
function formsOf(text: string): Pool<Form> {
  const rows = text
    .trim()
    .split('\n')
    .map((line) => line.trim().split('|'));
  return new Pool(
    rows.map(([form = '', , since, least, most, owners, barred, until]) => ({
      name: new Text(form.replace('~', '')),
      named: !form.startsWith('~'),
      since: Number(since),
      until: Number(until || 9999),
      least: Number(least),
      most: Number(most),
      owners: Number(owners || 2),
      barred: barred ? barred.split(',') : [],
    })),
    rows.map(([, share]) => Number(share)),
  );
}

import { Text } from '../kernel/bytes.ts';
import { REFERENCE } from '../kernel/day.ts';
import { Pool } from '../kernel/pool.ts';
import type { Random } from '../kernel/random.ts';
import type {
  Community,
  CountryFacts,
  Firm,
  FirmTable,
  Form,
  Hiring,
  Language,
  Sector,
  Write,
} from '../model.ts';
import { picture } from './picture.ts';
import { lines } from './work.ts';

/** The firms of a country: what they do, how they are called and in which form they stand. */
export class Firms implements FirmTable {
  readonly #sectors: Pool<Sector>;
  readonly #byKey: ReadonlyMap<string, Sector>;
  /** Words for sectors, and for firms that employ an occupation: the country's own, and those of its language. */
  readonly #own: ReadonlyMap<string, Pool<Text>>;
  readonly #trades: ReadonlyMap<string, Pool<Text>>;
  /** The forms of firms, and those of sectors that may not have all. */
  readonly #forms: Pool<Form>;
  readonly #formsOf: ReadonlyMap<string, Pool<Form>>;
  readonly #era: number;
  /** Writes the name of a firm of several people, and of one. */
  readonly name: Write;
  readonly #sole: Write;

  constructor(facts: CountryFacts['firms'], language: Language, sectors: readonly Sector[]) {
    this.#own = tradesOf(facts.trades ?? '');
    this.#trades = tradesOf(`${language.trades}\n${language.crafts ?? ''}`);
    const known = sectors.filter(({ key }) => this.#own.has(key) || this.#trades.has(key));
    this.#sectors = new Pool(
      known,
      known.map(({ share }) => share),
    );
    this.#byKey = new Map(known.map((sector) => [sector.key, sector]));
    this.#forms = formsOf(facts.forms);
    this.#formsOf = new Map(
      this.#forms.entries
        .flatMap(({ barred }) => barred)
        .map((key) => [key, this.#forms.where(({ barred }) => !barred.includes(key))]),
    );
    this.#era = facts.era ?? FIRST_YEAR;
    const several = picture(facts.name);
    this.#sole = picture(facts.sole ?? '{founder} {trade} {form}');
    this.name = (out, at, random, p) => (p.firm.form.owners === 1 ? this.#sole : several)(out, at, random, p);
  }

  /** A firm of one of the sectors, or of any. */
  draw(random: Random, community: Community, { sectors, key = '', selling }: Hiring): Firm {
    const own = sectors.length > 0 ? this.#byKey.get(random.pick(sectors)) : undefined;
    const sector = own ?? this.#sectors.draw(random);
    const craft = selling ? `${sector.key}-seller` : key;
    const words = this.#own.has(sector.key) || this.#own.has(craft) ? this.#own : this.#trades;
    const trade = (words.get(craft) ?? (words.get(sector.key) as Pool<Text>)).draw(random);
    const form = (this.#formsOf.get(sector.key) ?? this.#forms).draw(random);
    const founder = community.family.male.draw(random);
    const first = community.family.male.draw(random);
    const partner = first === founder ? community.family.male.draw(random) : first;
    const since = Math.max(this.#era, form.since, sector.since, community.since);
    const age = random.rank(Math.min(90, REFERENCE.year - since));
    const size = random.next();
    // Half of all firms are younger than ten years (US Bureau of Labor Statistics, Employment and Wages 2007).
    const years = random.below(age + 1);
    const founded = REFERENCE.year - 1 - years;
    return { sector, trade, form, founder, partner, founded, staff: staffOf(form, years, size) };
  }
}

const FIRST_YEAR = 1936;

/** Lines of keys and choices. */
function tradesOf(text: string): ReadonlyMap<string, Pool<Text>> {
  return new Map(
    Array.from(lines(text), ([keys, words]) => {
      const pool = new Pool(words.split('|').map((each) => new Text(each)));
      return keys.split(',').map((key) => [key, pool] as const);
    }).flat(),
  );
}

/**
 * How many work there: of firms with at least so many, one in n has n times as many (Axtell, Zipf distribution of US firm
 * sizes, Science 2001), so that nine in ten have fewer than ten and 0.4 % 250 or more (Eurostat, structural business
 * statistics 2023: 0.2 %). A young firm has had no time to grow; how much it needs is an estimate.
 */
function staffOf({ least, most }: Form, years: number, draw: number): number {
  const grown = Math.max(2 * least, 20 * (years + 1) * (years + 1));
  const rarest = least / (Math.min(most, grown) + 1);
  return Math.floor(least / (rarest + ((1 - rarest) * (draw + 1)) / 4294967296));
}

/** Lines of `form|share|since|least|most|owners|barred`, or a list of forms, common ones first. */
function formsOf(text: string): Pool<Form> {
  const rows = text.includes('|')
    ? text
        .trim()
        .split('\n')
        .map((line) => line.trim().split('|'))
    : text
        .trim()
        .split(/\s+/)
        .map((form) => [form.replaceAll('_', ' ')]);
  return new Pool(
    rows.map(([form = '', , since, least, most, owners, barred]) => ({
      name: new Text(form),
      since: Number(since || FIRST_YEAR),
      least: Number(least || 1),
      most: Number(most || 2000),
      owners: Number(owners || 2),
      barred: barred?.split(',') ?? [],
    })),
    rows.map(([, share]) => (share ? Number(share) : undefined)),
  );
}

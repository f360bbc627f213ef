import { Text } from '../kernel/bytes.ts';
import { Pool, sharing } from '../kernel/pool.ts';
import { type Random, scaled } from '../kernel/random.ts';
import type {
  Language,
  Life,
  LifeFacts,
  Occupation,
  Sex,
  Stage,
  Worker,
  WorkTable,
  Write,
} from '../model.ts';
import { picture } from './picture.ts';

interface Title {
  readonly male: Text;
  readonly female: Text;
}

/** The occupations of each age and sex, without some. */
interface Open extends Readonly<Record<Sex, Pool<Occupation>[]>> {
  readonly never: string;
}

/** The occupations of a country's people, their ages of study and retirement, and their incomes. */
export class Work implements WorkTable {
  /** Job titles by index of the occupation. */
  readonly #titles: readonly (Title | undefined)[];
  readonly #student: Title;
  readonly #pensioner: Title;
  /** Writers by kind and place, `town@Auckland`; `town@` is the default for all places. */
  readonly #institutions: ReadonlyMap<string, Write>;
  readonly #occupations: readonly Occupation[];
  /** Occupations by the list that a community excludes. */
  readonly #open = new Map<string, Open>();
  /** The entry of the last call. */
  #last: Open = { never: '-', male: [], female: [] };
  readonly #facts: LifeFacts;
  readonly #income: readonly [number, number];

  constructor(
    language: Language,
    occupations: readonly Occupation[],
    facts: LifeFacts,
    income: readonly [number, number],
  ) {
    const titles = new Map(lines(language.titles));
    this.#titles = occupations.map(({ key }) => {
      const text = titles.get(key);
      return text ? titleOf(text) : undefined;
    });
    this.#student = titleOf(language.student);
    this.#pensioner = titleOf(language.pensioner);
    const named = lines(`${language.institutions}\n${facts.institutions ?? ''}`);
    this.#institutions = new Map(
      [...named].flatMap(([key, text]) => {
        const [kind, places = ''] = key.replaceAll('_', ' ').split('@');
        return places.split('+').map((place) => [`${kind}@${place}`, picture(text)] as const);
      }),
    );
    this.#occupations = occupations.map((each) => ({
      ...each,
      level: facts.levels?.[each.key] ?? each.level,
    }));
    this.#facts = facts;
    this.#income = income;
  }

  /** True if no title needs escaping in any format. */
  get plain(): boolean {
    const titles = [this.#student, this.#pensioner, ...this.#titles];
    return titles.every((title) => !title || (title.male.plain && title.female.plain));
  }

  /** Draws the stage of life at an age. */
  stage(random: Random, age: number, sex: Sex): Stage {
    const { studies, retires, early = SPREAD } = this.#facts;
    const end = typeof retires === 'number' ? retires : retires[sex === 'male' ? 0 : 1];
    const draw = random.below(100);
    if (age < LAST_STUDY && draw * (LAST_STUDY - FIRST_STUDY) < studies * (LAST_STUDY - age)) return 'study';
    return age >= end - early && draw * 2 * SPREAD < 100 * (age - end + SPREAD) ? 'pension' : 'work';
  }

  /** Draws a life at an age; `works` requires a job at any age. */
  life(random: Random, { age, sex, community, least = 0 }: Worker, works = false): Life {
    const usual = this.stage(random, age, sex);
    // Foreign nationals stay only as long as they work.
    const stage = works || (community.nation && usual === 'pension') ? 'work' : usual;
    const working = stage === 'pension' ? LONG_WORKED : age;
    const occupation = this.#openTo(community.never, sex, working).draw(random);
    const usually = this.#income;
    const lowest = Math.max(least, community.least);
    const income = lowest > usually[0] ? ([lowest, usually[1]] as const) : usually;
    return new DrawnLife(
      stage,
      occupation,
      income,
      this.#facts,
      working,
      random.next() | 0,
      random.next() | 0,
    );
  }

  #openTo(never: string, sex: Sex, age: number): Pool<Occupation> {
    if (this.#last.never !== never) this.#last = this.#openBut(never);
    const at = sex === 'male' ? this.#last.male : this.#last.female;
    at[age] ??= this.#openAt(never.split(' '), sex, age);
    return at[age];
  }

  #openBut(never: string): Open {
    let open = this.#open.get(never);
    if (!open) {
      open = { never, male: [], female: [] };
      this.#open.set(never, open);
    }
    return open;
  }

  /** Most ages have the same pool as the age before. */
  readonly #openAt = sharing((never: readonly string[], sex: Sex, age: number) => {
    const had = this.#occupations.filter(
      ({ key, from, to }) => from <= age && age <= to && !never.includes(key),
    );
    return new Pool(
      had,
      had.map(({ share, women }) => share * (sex === 'male' ? 100 - women : women)),
    );
  });

  /** Returns the job title, or the word for students or pensioners. */
  title({ stage, occupation }: Life, sex: Sex): Text {
    const title =
      stage === 'study'
        ? this.#student
        : stage === 'pension'
          ? this.#pensioner
          : this.#titles[occupation.index];
    return sex === 'male' ? (title as Title).male : (title as Title).female;
  }

  /**
   * Returns the writer of an institution's name: the first of the kinds (`fire,town`) that exists, in the place's
   * own form if it has one.
   */
  institution(kinds: string): Write {
    const all = this.#institutions;
    const kind = kinds.split(',').find((each) => all.has(`${each}@`));
    return (out, at, random, p) => {
      const { city, district = city, region } = p.place;
      const own = [city.text, district.text, `in ${region.text}`, ''].find((name) =>
        all.has(`${kind}@${name}`),
      );
      return (all.get(`${kind}@${own}`) as Write)(out, at, random, p);
    };
  }
}

/** A life that computes its income on first use. */
class DrawnLife implements Life {
  constructor(
    readonly stage: Stage,
    readonly occupation: Occupation,
    private readonly range: readonly [number, number],
    private readonly facts: LifeFacts,
    private readonly age: number,
    /** Two draws as signed 32-bit integers, which V8 stores without allocation. */
    private readonly first: number,
    private readonly second: number,
  ) {}

  /** In whole units of three significant digits. */
  get income(): number {
    const { level, from } = this.occupation;
    const [low, high] = this.range;
    const base = low + Math.floor(((high - low) * (LEVELS[level] as number)) / 1000);
    const years = Math.min(25, Math.max(0, this.age - from));
    const spread = 850 + scaled(this.first, 351) + years * 6;
    if (this.stage === 'study') return roundedDown(1000, (low * (250 + scaled(this.second, 350))) / 1000);
    if (this.stage === 'work') return roundedDown(1000, Math.max(low, (base * spread) / 1000));
    // Higher former pay means a higher pension, within the range.
    const [least, most, floor = 0] = this.facts.pays;
    const share = Math.floor((LEVELS[Math.min(level, 6)] as number) * 0.6) + scaled(this.second, 460);
    if (this.facts.tested) return share < WEALTHY ? most : least;
    return roundedDown(1000, Math.max(floor, least + ((most - least) * share) / 1000));
  }
}

const FIRST_STUDY = 18;
const LAST_STUDY = 27;
/** Maximum distance of retirement from the usual age, in years. */
const SPREAD = 3;
/** The age at which former occupations of pensioners are drawn. */
const LONG_WORKED = 50;
/** Position of each level between the low and the high income, in thousandths. */
const LEVELS = [0, 15, 70, 150, 280, 480, 900, 2000];

/** Position in the pension range, in thousandths, above which somebody is too wealthy for a means-tested allowance. */
const WEALTHY = 450;

/** Rounds down to significant digits: two if the limit is 100, three if it is 1000. */
export function roundedDown(under: number, amount: number): number {
  let step = 1;
  while (amount >= step * under) step *= 10;
  return Math.floor(amount / step) * step;
}

/** Reads lines of a key and a text. */
export function* lines(text: string): Generator<readonly [string, string]> {
  for (const line of text.split('\n')) {
    const [, key, rest] = /^\s*(\S+) (.+?)\s*$/.exec(line) ?? [];
    if (key !== undefined && rest !== undefined) yield [key, rest];
  }
}

function titleOf(text: string): Title {
  const [masculine = '', feminine = masculine] = text.split('/');
  return { male: new Text(masculine), female: new Text(feminine) };
}

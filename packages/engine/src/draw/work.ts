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

/** The occupations that can be had at each age, by all but some. */
interface Open extends Readonly<Record<Sex, Pool<Occupation>[]>> {
  readonly never: string;
}

/** What the people of a country work as, when they study and retire, and what they have for it. */
export class Work implements WorkTable {
  /** By the number of the occupation. */
  readonly #titles: readonly (Title | undefined)[];
  readonly #student: Title;
  readonly #pensioner: Title;
  /** By kind and place, `town@Auckland`; `town@` is everywhere else. */
  readonly #institutions: ReadonlyMap<string, Write>;
  readonly #occupations: readonly Occupation[];
  /** The occupations that can be had at each age, by those that a people never has, and sex. */
  readonly #open = new Map<string, Open>();
  /** Those that were asked for last. */
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

  /** Whether no title needs escaping in any format. */
  get plain(): boolean {
    const titles = [this.#student, this.#pensioner, ...this.#titles];
    return titles.every((title) => !title || (title.male.plain && title.female.plain));
  }

  /** Studying, working or retired, by age. */
  stage(random: Random, age: number, sex: Sex): Stage {
    const { studies, retires, early = SPREAD } = this.#facts;
    const end = typeof retires === 'number' ? retires : retires[sex === 'male' ? 0 : 1];
    const draw = random.below(100);
    if (age < LAST_STUDY && draw * (LAST_STUDY - FIRST_STUDY) < studies * (LAST_STUDY - age)) return 'study';
    return age >= end - early && draw * 2 * SPREAD < 100 * (age - end + SPREAD) ? 'pension' : 'work';
  }

  /** A life at an age; `works` says that it is one of work whatever the age. */
  life(random: Random, { age, sex, community, least = 0 }: Worker, works = false): Life {
    const usual = this.stage(random, age, sex);
    // People of other nationalities stay as long as they work.
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

  /** Most years of a life are like others. */
  readonly #openAt = sharing((never: readonly string[], sex: Sex, age: number) => {
    const had = this.#occupations.filter(
      ({ key, from, to }) => from <= age && age <= to && !never.includes(key),
    );
    return new Pool(
      had,
      had.map(({ share, women }) => share * (sex === 'male' ? 100 - women : women)),
    );
  });

  /** What stands for the job. */
  title({ stage, occupation }: Life, sex: Sex): Text {
    const title =
      stage === 'study'
        ? this.#student
        : stage === 'pension'
          ? this.#pensioner
          : this.#titles[occupation.index];
    return sex === 'male' ? (title as Title).male : (title as Title).female;
  }

  /** Writes an institution's name: of the first of the kinds (`fire,town`) that there is, the place's own where it has one. */
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

/** A life whose income is worked out when it is asked for. */
class DrawnLife implements Life {
  constructor(
    readonly stage: Stage,
    readonly occupation: Occupation,
    private readonly range: readonly [number, number],
    private readonly facts: LifeFacts,
    private readonly age: number,
    /** Two draws, as signed words: those are held without a box. */
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
    // Who earned more has more, within what is paid.
    const [least, most, floor = 0] = this.facts.pays;
    const share = Math.floor((LEVELS[Math.min(level, 6)] as number) * 0.6) + scaled(this.second, 460);
    if (this.facts.tested) return share < WEALTHY ? most : least;
    return roundedDown(1000, Math.max(floor, least + ((most - least) * share) / 1000));
  }
}

const FIRST_STUDY = 18;
const LAST_STUDY = 27;
/** Retirement comes within so many years of the usual age. */
const SPREAD = 3;
/** The age for which former occupations of the retired are drawn. */
const LONG_WORKED = 50;
/** How far each level stands between the low and the high income, in thousandths. */
const LEVELS = [0, 15, 70, 150, 280, 480, 900, 2000];

/** The thousandths of what is paid from which somebody who worked is too well off for a means-tested allowance. */
const WEALTHY = 450;

/** Rounded down to significant digits: two are under a hundred, three under a thousand. */
export function roundedDown(under: number, amount: number): number {
  let step = 1;
  while (amount >= step * under) step *= 10;
  return Math.floor(amount / step) * step;
}

/** Lines of a key and what follows it. */
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

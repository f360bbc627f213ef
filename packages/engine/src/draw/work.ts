import { Text } from '../kernel/bytes.ts';
import { Pool, sharing } from '../kernel/pool.ts';
import { type Random, scaled } from '../kernel/random.ts';
import type {
  Activity,
  CountryFacts,
  Life,
  LifeFacts,
  Occupation,
  Population,
  Sex,
  Stage,
  Worker,
  WorkTable,
  Write,
} from '../model.ts';
import { PayScale } from './payScale.ts';
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
  /** Titles of people who do not work. */
  readonly #idle: Readonly<Record<Idle, Title>>;
  /** By kind and place, `town@Auckland`; `town@` is everywhere else. */
  readonly #institutions: ReadonlyMap<string, Write>;
  readonly #occupations: readonly Occupation[];
  /** Occupations by the list that a community excludes. */
  readonly #open = new Map<string, Open>();
  /** The latest results, for employees and for the self-employed. */
  readonly #last: [Open, Open] = [
    { never: '-', male: [], female: [] },
    { never: '-', male: [], female: [] },
  ];
  readonly #facts: LifeFacts;
  readonly #population: Population;
  /** Percentages that work by age, men's and women's. */
  readonly #working: Readonly<Record<Sex, readonly number[]>>;
  readonly #income: readonly [number, number];
  readonly #pay: PayScale;

  constructor(
    { language, life, income }: Pick<CountryFacts, 'language' | 'life' | 'income'>,
    population: Population,
    occupations: readonly Occupation[],
  ) {
    const titles = new Map(lines(language.titles));
    this.#titles = occupations.map(({ key }) => {
      const text = titles.get(key);
      return text ? titleOf(text) : undefined;
    });
    this.#idle = {
      student: titleOf(language.student),
      retired: titleOf(language.pensioner),
      home: titleOf(language.homemaker ?? 'Homemaker'),
      unemployed: titleOf(language.jobless ?? 'Unemployed'),
      disabled: titleOf(language.disabled ?? 'Unable to work'),
    };
    const named = lines(`${language.institutions}\n${life.institutions ?? ''}`);
    this.#institutions = new Map(
      [...named].flatMap(([key, text]) => {
        const [kind, places = ''] = key.replaceAll('_', ' ').split('@');
        return places.split('+').map((place) => [`${kind}@${place}`, picture(text)] as const);
      }),
    );
    this.#occupations = occupations.map((each) => ({
      ...each,
      level: life.levels?.[each.key] ?? each.level,
    }));
    this.#facts = life;
    this.#population = population;
    this.#working = {
      male: population.work[0].split(' ').map(Number),
      female: population.work[1].split(' ').map(Number),
    };
    this.#income = income;
    this.#pay = new PayScale(population.pay, income, this.#occupations);
  }

  /** True if no title needs escaping in any format. */
  get plain(): boolean {
    const titles = [...Object.values(this.#idle), ...this.#titles];
    return titles.every((title) => !title || (title.male.plain && title.female.plain));
  }

  /** Returns the activity for a number from 0 to 100. */
  #activity(place: number, age: number, sex: Sex): Activity {
    if (age < FIRST_SCHOOL) return 'child';
    if (age < FIRST_STUDY) return 'pupil';
    const { studies, retires, early = SPREAD } = this.#facts;
    const { own, unemployed, disabled } = this.#population;
    const students = age < LAST_STUDY ? (studies * (LAST_STUDY - age)) / (LAST_STUDY - FIRST_STUDY) : 0;
    if (place < students) return 'student';
    const works = this.#working[sex][bandOf(age)] as number;
    const above = place - (100 - works);
    if (above >= 0) return above * 100 < own[sex === 'male' ? 0 : 1] * works ? 'self-employed' : 'employed';
    const end = typeof retires === 'number' ? retires : retires[sex === 'male' ? 0 : 1];
    if (age < end && above >= (-works * unemployed) / (100 - unemployed)) return 'unemployed';
    const begun = age >= end - early ? (age - end + SPREAD) / (2 * SPREAD) : 0;
    // Of those who are left the first are ill; the last to retire are those who keep a home.
    const left = (place - students) / Math.max(1, 100 - works - students);
    if (age >= FIRST_ILL && age < end && place - students < (disabled * (age - 20)) / 25) return 'disabled';
    return left < begun ? 'retired' : 'home';
  }

  /** A life at an age; `works` says that it is one of an employee whatever the age. */
  life(random: Random, { age, sex, community, least = 0 }: Worker, works = false): Life {
    const usual = this.#activity(scaled(random.next(), 10_000) / 100, age, sex);
    // People of other nationalities stay as long as they work, where they do not settle.
    const leaves = community.nation !== undefined && !community.settled && STAGES[usual] === 'pension';
    const planned = works || leaves ? 'employed' : usual;
    const when = WORKED[STAGES[planned]](Math.max(age, FIRST_STUDY));
    const open = this.#openTo(community.never, sex, when, planned);
    // A community that leaves all trades of the self-employed to others has employees only.
    const activity = open.entries.length === 0 ? 'employed' : planned;
    const occupations = activity === planned ? open : this.#openTo(community.never, sex, when, activity);
    const occupation = occupations.draw(random);
    const usually = this.#income;
    const lowest = Math.max(least, community.least);
    const income = lowest > usually[0] ? ([lowest, usually[1]] as const) : usually;
    return new DrawnLife(
      {
        activity,
        occupation,
        who: { age, sex },
        income,
        facts: this.#facts,
        pensioned: this.#population.pensioned,
        pay: this.#pay,
      },
      random.next() | 0,
      random.next() | 0,
    );
  }

  #openTo(never: string, sex: Sex, age: number, activity: Activity): Pool<Occupation> {
    const own = activity === 'self-employed';
    const which = own ? 1 : 0;
    if (this.#last[which].never !== never) this.#last[which] = this.#openBut(never, own);
    const at = this.#last[which][sex];
    at[age] ??= this.#openAt(never.split(' '), sex, age, own);
    return at[age];
  }

  #openBut(never: string, own: boolean): Open {
    const key = own ? `own ${never}` : never;
    let open = this.#open.get(key);
    if (!open) {
      open = { never, male: [], female: [] };
      this.#open.set(key, open);
    }
    return open;
  }

  /** Most years of a life are like others. */
  readonly #openAt = sharing((never: readonly string[], sex: Sex, age: number, own: boolean) => {
    const had = this.#occupations.filter(
      ({ key, from, to, alone }) =>
        Math.min(from, FIRST_STUDY + 2) <= age &&
        age <= Math.max(to, 0) &&
        !never.includes(key) &&
        (!own || alone),
    );
    const open = had.filter(({ from }) => from <= age);
    const some = open.length > 0 ? open : had;
    return new Pool(
      some,
      some.map(({ share, women }) => share * (sex === 'male' ? 100 - women : women)),
    );
  });

  /** Returns the job title, or the title of a person who does not work. */
  title({ activity, occupation }: Life, sex: Sex): Text {
    const title = this.#idle[activity as Idle] ?? this.#titles[occupation.index];
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

/** Activities without work that have a title. */
type Idle = 'student' | 'retired' | 'home' | 'unemployed' | 'disabled';

/** Where a life stands that has an activity. */
const STAGES: Readonly<Record<Activity, Stage>> = {
  employed: 'work',
  'self-employed': 'work',
  unemployed: 'study',
  home: 'study',
  disabled: 'pension',
  retired: 'pension',
  student: 'study',
  pupil: 'study',
  child: 'study',
};

/** The facts on which an income depends. */
interface Livelihood {
  readonly activity: Activity;
  readonly occupation: Occupation;
  readonly who: { readonly age: number; readonly sex: Sex };
  readonly income: readonly [number, number];
  readonly facts: LifeFacts;
  readonly pensioned: number;
  readonly pay: PayScale;
}

/** A life whose income is worked out when it is asked for. */
class DrawnLife implements Life {
  constructor(
    private readonly from: Livelihood,
    /** Two draws, as signed words: those are held without a box. */
    private readonly first: number,
    private readonly second: number,
  ) {}

  get activity(): Activity {
    return this.from.activity;
  }

  get occupation(): Occupation {
    return this.from.occupation;
  }

  get stage(): Stage {
    return STAGES[this.from.activity];
  }

  get paid(): boolean {
    const { activity, pensioned } = this.from;
    if (activity === 'student') return true;
    return this.stage === 'work' || (this.stage === 'pension' && scaled(this.first << 8, 100) < pensioned);
  }

  /** In whole units of three significant digits. */
  get income(): number {
    const { occupation, facts, income, who, pay } = this.from;
    const [low] = income;
    const { stage } = this;
    if (stage === 'study') return roundedDown(1000, (low * (250 + scaled(this.second, 350))) / 1000);
    // Rounding must not lead below what is lawful.
    if (stage === 'work')
      return Math.max(low, roundedDown(1000, pay.at(occupation, who, [this.first, this.second], low)));
    // People who earned more get more, within the limits of the benefit.
    const [least, most, floor = 0] = facts.pays;
    const share =
      Math.floor((LEVELS[Math.min(occupation.level, 6)] as number) * 0.6) + scaled(this.second, 460);
    if (facts.tested) return share < WEALTHY ? most : least;
    return Math.max(floor, roundedDown(1000, least + ((most - least) * share) / 1000));
  }
}

/** The first ages of the columns of `Population.work`. */
const WORK_AGES = [18, 25, 35, 45, 55, 60, 65, 70, 75];

function bandOf(age: number): number {
  let i = WORK_AGES.length - 1;
  while (age < (WORK_AGES[i] as number)) i--;
  return i;
}

/** The age at which school begins. */
export const FIRST_SCHOOL = 6;
const FIRST_STUDY = 18;
const LAST_STUDY = 27;
/** The age from which illness keeps people from work. */
const FIRST_ILL = 30;
/** Maximum distance of retirement from the usual age, in years. */
const SPREAD = 3;
/** The age at which former occupations of pensioners are drawn. */
const LONG_WORKED = 50;
/** The age at which the occupation is drawn, by where a life stands. */
const WORKED: Readonly<Record<Stage, (age: number) => number>> = {
  study: (age) => Math.min(age, LONG_WORKED),
  work: (age) => age,
  pension: () => LONG_WORKED,
};
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

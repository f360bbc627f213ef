import { Text } from '../kernel/bytes.ts';
import { Pool } from '../kernel/pool.ts';
import type { Random } from '../kernel/random.ts';
import type { Language, Life, LifeFacts, Occupation, Sex, Stage, WorkTable, Write } from '../model.ts';
import { picture } from './picture.ts';

interface Title {
  readonly male: Text;
  readonly female: Text;
}

/** What the people of a country work as, when they study and retire, and what they have for it. */
export class Work implements WorkTable {
  readonly #titles: ReadonlyMap<string, Title>;
  readonly #student: Title;
  readonly #pensioner: Title;
  readonly #institutions: ReadonlyMap<string, Write>;
  /** The ages from which there are more occupations, with all that can be had by then. */
  readonly #open: readonly { readonly from: number; readonly pool: Pool<Occupation> }[];
  readonly #facts: LifeFacts;
  readonly #income: readonly [number, number];

  constructor(
    language: Language,
    occupations: readonly Occupation[],
    facts: LifeFacts,
    income: readonly [number, number],
  ) {
    this.#titles = new Map([...lines(language.titles)].map(([key, text]) => [key, titleOf(text)]));
    this.#student = titleOf(language.student);
    this.#pensioner = titleOf(language.pensioner);
    const institutions = new Map(lines(language.institutions));
    for (const [key, text] of lines(facts.institutions ?? '')) institutions.set(key, text);
    this.#institutions = new Map([...institutions].map(([key, text]) => [key, picture(text)]));
    const ages = [...new Set(occupations.map(({ from }) => from))].sort((a, b) => b - a);
    this.#open = ages.map((from) => {
      const open = occupations.filter((each) => each.from <= from);
      return {
        from,
        pool: new Pool(
          open,
          open.map(({ share }) => share),
        ),
      };
    });
    this.#facts = facts;
    this.#income = income;
  }

  /** Studying, working or retired, by age. */
  stage(random: Random, age: number, sex: Sex): Stage {
    const { studies, retires } = this.#facts;
    const end = typeof retires === 'number' ? retires : sex === 'male' ? retires[0] : retires[1];
    const draw = random.below(100);
    if (age < LAST_STUDY && draw * (LAST_STUDY - FIRST_STUDY) < studies * (LAST_STUDY - age)) return 'study';
    if (age >= end + SPREAD || (age > end - SPREAD && draw * 2 * SPREAD < 100 * (age - end + SPREAD)))
      return 'pension';
    return 'work';
  }

  /** A life at an age; `works` says that it is one of work whatever the age. */
  life(random: Random, age: number, sex: Sex, works = false): Life {
    const usual = this.stage(random, age, sex);
    const stage = works ? 'work' : usual;
    const working = stage === 'pension' ? LONG_WORKED : age;
    const { pool } =
      this.#open.find(({ from }) => from <= working) ?? (this.#open.at(-1) as { pool: Pool<Occupation> });
    const occupation = pool.draw(random);
    return { stage, occupation, income: this.#pay(random, stage, occupation, working) };
  }

  /** What stands for the job. */
  title({ stage, occupation }: Life, sex: Sex): Text {
    if (stage === 'study') return this.#student[sex];
    if (stage === 'pension') return this.#pensioner[sex];
    const title = this.#titles.get(occupation.key);
    if (!title) throw new Error(`no title of ${occupation.key}`);
    return title[sex];
  }

  /** Writes an institution's name. */
  institution(key: string): Write {
    const write = this.#institutions.get(key);
    if (!write) throw new Error(`no institution ${key}`);
    return write;
  }

  /** The monthly income, in whole units of three significant digits. */
  #pay(random: Random, stage: Stage, { level, from }: Occupation, age: number): number {
    const [low, high] = this.#income;
    const base = low + Math.floor(((high - low) * (LEVELS[level] as number)) / 1000);
    const years = Math.min(25, Math.max(0, age - from));
    const spread = 850 + random.below(351) + years * 6;
    const part = stage === 'work' ? 1000 : stage === 'pension' ? 450 + random.below(200) : 0;
    const amount = part > 0 ? (base * spread * part) / 1_000_000 : (low * (250 + random.below(350))) / 1000;
    return threeDigits(amount);
  }
}

const FIRST_STUDY = 18;
const LAST_STUDY = 27;
/** Retirement comes within so many years of the usual age. */
const SPREAD = 3;
/** The age for which former occupations of the retired are drawn. */
const LONG_WORKED = 50;
/** How far each level stands between the low and the high income, in thousandths. */
const LEVELS = [0, 15, 70, 150, 280, 480, 900];

/** Rounded down to three significant digits. */
export function threeDigits(amount: number): number {
  let step = 1;
  while (amount >= step * 1000) step *= 10;
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

import { type Checker, Day, Random, REFERENCE, RowKey, remembered, validators } from 'specimen-data/internal';
import { charLike, radixOf } from './letters.ts';

/** The meaning of each position in numbers of one length. */
export interface Layout {
  /** Positions that a permutation may change: serial numbers and codes without a meaning. */
  readonly free: readonly number[];
  /** Positions of the day of birth as a running number of days. */
  readonly day: readonly [from: number, to: number] | undefined;
  /** Returns the last two digits of the birth year and the birth month, if the number shows them. */
  readonly month: (number: string) => { readonly year: number; readonly month: number } | undefined;
}

/** Facts that a number encodes and masking keeps, besides the date of birth. */
export const KEPT = ['sex', 'brand', 'country', 'type'] as const;

/**
 * Finds the layouts of a standard's numbers by their length, by trial on generated numbers. Check characters return after
 * correction; positions that differ with the holder's birth date encode it; positions that cannot change alone, or that
 * change the encoded facts, are not serial. The trials are the same in every run and on every machine.
 */
export const layoutsOf = remembered((checker: Checker): ReadonlyMap<number, Layout> => {
  const samples = samplesOf(checker);
  const lengths = new Map<number, Sample[]>();
  for (const sample of samples) {
    const { length } = sample.number;
    lengths.set(length, [...(lengths.get(length) ?? []), sample]);
  }
  return new Map(
    [...lengths]
      .filter(([, own]) => own.length >= FEWEST)
      .map(([length, own]) => [length, layoutOf(checker, length, own)]),
  );
});

/** A generated number, and the numbers of holders who differ in one fact. */
interface Sample {
  readonly number: string;
  readonly otherDay: string;
  readonly days: number;
  readonly otherBirth: string;
  readonly otherSex: string;
  readonly born: Day;
}

const SAMPLES = 90;
/** Maximum number of samples in which a position is changed. */
const MOST_TRIED = 24;
/** A length with fewer samples is not decided by them. */
const FEWEST = 4;

function samplesOf(checker: Checker): readonly Sample[] {
  const maker = validators.find(({ id }) => id === checker.id);
  if (maker === undefined) return [];
  const row = new RowKey('anatomy');
  const random = new Random('mask');
  return Array.from({ length: SAMPLES }, (_, i) => {
    const sex = i % 2 === 0 ? ('male' as const) : ('female' as const);
    const born = new Day(1940 + ((i * 7) % 58), 1 + ((i * 5) % 12), 1 + (i % 10));
    const names = NAMES[i % NAMES.length] as (typeof NAMES)[number];
    const holder = { ...names, sex, born, asOf: REFERENCE, home: undefined };
    const make = (who: object) =>
      checker.bare(maker.make(random.start(row.at(i)), { ...holder, ...who } as never));
    const days = 3 + (i % 14);
    return {
      number: make({}),
      otherDay: make({ born: born.plus(days) }),
      days,
      otherBirth: make({ born: new Day(born.year + 13, ((born.month + 4) % 12) + 1, born.day) }),
      born,
      otherSex: make({ sex: sex === 'male' ? 'female' : 'male' }),
    };
  });
}

const NAMES = ['ROSSI MARIO', 'MUELLER ANNA', 'GARCIA LUIS', 'KOVACS EVA', 'TANAKA KEN'].map((whole) => {
  const [family = '', given = ''] = whole.split(' ');
  const name = (capitals: string) => ({ text: capitals, capitals });
  return { family: name(family), given: name(given), family2: name(family) };
});

function layoutOf(checker: Checker, length: number, samples: readonly Sample[]): Layout {
  const places = Array.from({ length }, (_, at) => at);
  const few = samples.slice(0, MOST_TRIED);
  const share = (
    test: (sample: Sample, at: number) => boolean | undefined,
    of: readonly Sample[] = samples,
  ) =>
    places.map((at) => {
      const told = of.map((sample) => test(sample, at)).filter((each) => each !== undefined);
      return told.length === 0 ? 0 : told.filter(Boolean).length / told.length;
    });
  const checks = share(({ number }, at) => isCheck(checker, number, at), few).map((rate) => rate > 0.8);
  const differs = (other: keyof Sample) =>
    share((sample, at) => sample[other] !== undefined && String(sample[other])[at] !== sample.number[at]);
  const byDay = differs('otherDay').map((rate, at) => rate > 0.5 && !checks[at]);
  const byBirth = differs('otherBirth').map((rate, at) => (rate > 0.2 || byDay[at] === true) && !checks[at]);
  const bySex = differs('otherSex').map((rate) => rate > 0.4);
  const saysSex = samples.some(({ number }) => checker.reads(number).sex !== undefined);
  const day = daySpan(byDay, byBirth, samples);
  const changeable = share(({ number }, at) => (checks[at] ? undefined : isFree(checker, number, at)), few);
  const month = monthIn(samples);
  // Some numbers only grow with the years; they contain no date.
  const isDated = day !== undefined || month !== NO_MONTH;
  const serial = places.filter((at) => !checks[at] && !(isDated && byBirth[at]) && !(bySex[at] && !saysSex));
  const free = serial.filter((at) => (changeable[at] as number) > 0.3);
  const digits = serial.filter((at) => samples.every(({ number }) => radixOf(number[at] as string) === 10));
  return { free: free.length > 0 ? free : digits, day, month };
}

/** Returns true if correcting any other character at a position restores the original. */
function isCheck(checker: Checker, number: string, at: number): boolean | undefined {
  const char = number[at] as string;
  if (radixOf(char) === 0) return undefined;
  const other = changedAt(number, at, 1);
  return checker.mended(other) === number;
}

/** Returns true if most other characters at a position give a valid number with the same facts. */
function isFree(checker: Checker, number: string, at: number): boolean | undefined {
  if (radixOf(number[at] as string) === 0) return undefined;
  const said = told(checker, number);
  const tries = [1, 2, 4, 5, 7].map((by) => checker.mended(changedAt(number, at, by)));
  const right = tries.filter(
    (other) => other !== undefined && checker.valid(other) && told(checker, other) === said,
  );
  return right.length >= 2;
}

/** Returns the facts in a number without birth date and sex; a parity may encode the sex. */
function told(checker: Checker, number: string): string {
  const { born: _, sex: __, ...rest } = checker.reads(number);
  return JSON.stringify(rest);
}

function changedAt(number: string, at: number, by: number): string {
  const char = number[at] as string;
  const radix = radixOf(char);
  const sign = radix === 10 ? char.charCodeAt(0) - 48 : char.toUpperCase().charCodeAt(0) - 65;
  return number.slice(0, at) + charLike(char, (sign + by) % radix) + number.slice(at + 1);
}

/** Returns the positions whose number grows by one with each day. */
function daySpan(
  byDay: readonly boolean[],
  byBirth: readonly boolean[],
  samples: readonly Sample[],
): Layout['day'] {
  const first = byDay.indexOf(true);
  if (first < 0) return undefined;
  const end = byDay.indexOf(false, first);
  const last = (end < 0 ? byDay.length : end) - 1;
  // The tens digit of a day changes less often than its ones digit.
  for (let from = first; from >= Math.max(0, first - 3) && (from === first || byBirth[from]); from--) {
    const counts = (number: string) => Number(number.slice(from, last + 1));
    if (samples.every(({ number, otherDay, days }) => counts(otherDay) - counts(number) === days))
      return [from, last + 1];
  }
  return undefined;
}

/** Returns how a number encodes the year and the month of birth: as two digits each, or with a letter for the month. */
function monthIn(samples: readonly Sample[]): Layout['month'] {
  const [{ number = '' } = {}] = samples;
  const yearAt = Array.from(number, (_, at) => at).find((at) =>
    samples.every((sample) => sample.number.slice(at, at + 2) === sample.born.yy),
  );
  for (const width of [2, 1])
    for (let at = 0; at + width <= number.length; at++) {
      const months = monthsAt(samples, at, width);
      if (months === undefined || yearAt === undefined) continue;
      return (shown) => {
        const month = months.get(shown.slice(at, at + width));
        const year = shown.slice(yearAt, yearAt + 2);
        return month === undefined || /\D/.test(year) ? undefined : { year: Number(year), month };
      };
    }
  return NO_MONTH;
}

const NO_MONTH = () => undefined;

/** Returns the months by the text at a position, if each month has its own text. */
function monthsAt(
  samples: readonly Sample[],
  at: number,
  width: number,
): ReadonlyMap<string, number> | undefined {
  const months = new Map<string, number>();
  for (const { number, born } of samples) {
    const text = number.slice(at, at + width);
    if ((months.get(text) ?? born.month) !== born.month) return undefined;
    months.set(text, born.month);
  }
  return months.size === 12 ? months : undefined;
}

/** Returns the layout of a number with a rare length, by trial on the number itself. */
export function layoutOfOne(checker: Checker, number: string): Layout {
  const sample = { number, otherDay: number, days: 0, otherBirth: number, otherSex: number };
  return layoutOf(checker, number.length, [{ ...sample, born: new Day(2000, 1, 1) }]);
}

import type { Random } from '../../kernel/random.ts';
import { isKeyName } from '../columnMeaning.ts';
import type { JsonSchema } from '../operation.ts';
import { keepsNumber } from './holds.ts';
import { numberIn } from './keywords.ts';
import type { Maker } from './maker.ts';
import { secondsIn } from './moments.ts';
import type { Try } from './tries.ts';

/** A number within the bounds of all parts: what its name speaks of where that fits, otherwise drawn. */
export function numberOf(maker: Maker, tried: Try, isWhole: boolean): number {
  const { parts, at, attempt } = tried;
  const fits = (value: number) =>
    Number.isFinite(value) &&
    (!isWhole || Number.isInteger(value)) &&
    parts.every((part) => keepsNumber(part, value) && isOfFormat(part, value));
  maker.document.spend(parts.length, parts[0]);
  const { low, high } = boundsOf(maker, tried, isWhole);
  if (isWhole && attempt === 0 && isKeyName(at.name) && fits(at.key.index + 1)) return at.key.index + 1;
  for (const guess of maker.guesses.of(tried, isMoment))
    for (const value of numbersIn(guess)) {
      const rounded = isWhole ? Math.round(value) : value;
      if (fits(rounded)) return rounded;
    }
  const step = stepOf(parts, isWhole);
  for (let i = 0; i < MOST_DRAWS; i++) {
    maker.document.spend(1, parts[0]);
    const value = drawn(maker, { ...tried, attempt: attempt + i }, { low, high, step });
    if (fits(value)) return value;
  }
  // Bounds may have no room for rounded numbers.
  const exact = [
    between({ low, high }, maker.random(tried)),
    (low + high) / 2,
    beside(low, 1),
    beside(high, -1),
  ];
  const found = exact.find(fits);
  if (found !== undefined) return found;
  throw maker.document.problem(
    parts.find((part) => part.multipleOf !== undefined) ?? parts[0],
    `there is no ${isWhole ? 'whole ' : ''}number from ${low} to ${high}${step === undefined ? '' : ` that is a multiple of ${step}`}`,
  );
}

/** What is more likely a number than a day or a month is: `exp` of a token, not of a card. */
function isMoment(spec: string): boolean {
  return spec.startsWith('any.datetime');
}

/** The numbers that a text says: its own, that of a house without its letter; of a moment the seconds from 1970 on, or the milliseconds. */
function numbersIn(text: string): readonly number[] {
  if (/^-?[0-9.]+[a-z]?$/i.test(text)) return [Number(text.replace(/[a-z]$/i, ''))];
  const seconds = /^\d{4}-\d\d-\d\dT/.test(text) ? secondsIn(text) : Number.NaN;
  return [seconds, 1000 * seconds];
}

const MOST_DRAWS = 200;

interface Bounds {
  readonly low: number;
  readonly high: number;
}

/** The highest of the lower bounds and the lowest of the upper ones; usual ones where a schema has none. */
function boundsOf(maker: Maker, { parts, attempt }: Try, isWhole: boolean): Bounds {
  const low = extreme(parts, ['minimum', 'exclusiveMinimum'], (a, b) => a > b);
  const high = extreme(parts, ['maximum', 'exclusiveMaximum'], (a, b) => a < b);
  if (low && high && low.value > high.value)
    throw maker.document.problem(
      low.part,
      `${low.keyword} ${low.value} is greater than ${high.keyword} ${high.value}`,
    );
  const [least, most] = rangeOf(parts);
  const span = attempt < LAST_USUAL ? USUAL : FAR;
  const reach = (end: number) => Math.max(span, Number.isSafeInteger(Math.ceil(end)) ? 0 : Math.abs(end));
  const usualLow = high && high.value <= 0 ? high.value - reach(high.value) : 0;
  const from = Math.max(least, ...toldBy(low), ...(isTelling(low) ? [] : [usualLow]), -Number.MAX_VALUE);
  const usualHigh = Math.max(span, from + reach(from));
  const to = Math.min(most, ...toldBy(high), ...(isTelling(high) ? [] : [usualHigh]), Number.MAX_VALUE);
  return isWhole ? { low: Math.ceil(from), high: Math.floor(to) } : { low: from, high: to };
}

const USUAL = 1000;
/** The tries after which a number may be far from the usual ones: many different ones are wanted. */
const LAST_USUAL = 40;
const FAR = 1e9;

interface Bound {
  readonly value: number;
  readonly keyword: string;
  readonly part: JsonSchema;
}

function toldBy(bound: Bound | undefined): readonly number[] {
  return bound ? [bound.value] : [];
}

/** Whether a bound says what is meant: those of a number's type, which Zod and others write out, hold of anything. */
function isTelling(bound: Bound | undefined): boolean {
  return (
    bound !== undefined && Math.abs(bound.value) < Number.MAX_SAFE_INTEGER && !TYPES_ENDS.has(bound.value)
  );
}

const TYPES_ENDS: ReadonlySet<number> = new Set([-(2 ** 31), 2 ** 31 - 1, 2 ** 32 - 1]);

/** The bound that binds most. */
function extreme(
  parts: readonly JsonSchema[],
  keywords: readonly string[],
  isStricter: (a: number, b: number) => boolean,
): Bound | undefined {
  return parts
    .flatMap((part) =>
      keywords.flatMap((keyword) => {
        const value = numberIn(part, keyword);
        return value === undefined ? [] : [{ value, keyword, part }];
      }),
    )
    .reduce<Bound | undefined>(
      (best, bound) => (best && !isStricter(bound.value, best.value) ? best : bound),
      undefined,
    );
}

/** Formats of whole numbers; beyond 2⁵³ not every one has a number here. */
const RANGES: ReadonlyMap<unknown, Bounds> = new Map([
  ['int32', { low: -(2 ** 31), high: 2 ** 31 - 1 }],
  ['uint32', { low: 0, high: 2 ** 32 - 1 }],
  ['int64', { low: Number.MIN_SAFE_INTEGER, high: Number.MAX_SAFE_INTEGER }],
  ['uint64', { low: 0, high: Number.MAX_SAFE_INTEGER }],
]);

function rangeOf(parts: readonly JsonSchema[]): readonly [number, number] {
  const ranges = parts.flatMap(({ format }) => RANGES.get(format) ?? []);
  return [Math.max(...ranges.map(({ low }) => low)), Math.min(...ranges.map(({ high }) => high))];
}

function isOfFormat(part: JsonSchema, value: number): boolean {
  const [least, most] = rangeOf([part]);
  return value >= least && value <= most;
}

function stepOf(parts: readonly JsonSchema[], isWhole: boolean): number | undefined {
  const steps = parts.flatMap((part) => numberIn(part, 'multipleOf') ?? []).filter((step) => step > 0);
  if (steps.length === 0) return isWhole ? 1 : undefined;
  const whole = steps.filter(Number.isInteger);
  const joined = whole.reduce((a, b) => (a / gcd(a, b)) * b, 1);
  const fine = steps.filter((step) => !Number.isInteger(step));
  return fine.length > 0 && (whole.length === 0 || !isWhole)
    ? Math.max(...fine, whole.length > 0 ? joined : 0)
    : joined;
}

function gcd(a: number, b: number): number {
  return b === 0 ? a : gcd(b, a % b);
}

/** A number between two, on the grid of a step: every one of few in turn, any of many. */
function drawn(
  maker: Maker,
  tried: Try,
  { low, high, step }: Bounds & { readonly step: number | undefined },
): number {
  const grid = step ?? gridOf(low, high);
  const first = Math.ceil(low / grid);
  const last = Math.floor(high / grid);
  const few = last - first < FEW;
  const random = maker.random(few ? { ...tried, attempt: 0 } : tried);
  if (!(last >= first)) return between({ low, high }, random);
  if (!Number.isSafeInteger(first) || !Number.isSafeInteger(last - first)) {
    const value = between({ low, high }, random);
    const far = Math.round(value / grid) * grid;
    return Number.isFinite(far) && Math.abs(value) < Number.MAX_SAFE_INTEGER ? far : value;
  }
  const count = few
    ? (random.below(last - first + 1) + tried.attempt) % (last - first + 1)
    : random.int(0, last - first);
  const value = (first + count) * grid;
  return Number.isInteger(grid) ? value : Number(value.toPrecision(15));
}

const FEW = 1000;

/** One of a thousand numbers between two, whose distance may be no number itself. */
function between({ low, high }: Bounds, random: Random): number {
  const share = random.below(1000) / 1000;
  return low * (1 - share) + high * share;
}

/** The number next to another, upwards or downwards: there is none between them. */
function beside(value: number, way: 1 | -1): number {
  if (value === 0) return way * Number.MIN_VALUE;
  let step = Math.abs(value);
  while (value + (way * step) / 2 !== value) step /= 2;
  return value + way * step;
}

/** Hundredths, or finer ones where the bounds lie closer. */
function gridOf(low: number, high: number): number {
  let grid = 0.01;
  while (grid > 1e-12 && high - low < 4 * grid) grid /= 10;
  return grid;
}

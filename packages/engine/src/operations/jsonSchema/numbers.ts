import type { Random } from '../../kernel/random.ts';
import { isKeyName } from '../columnMeaning.ts';
import type { JsonSchema } from '../operation.ts';
import { keepsNumber } from './holds.ts';
import { numberIn } from './keywords.ts';
import type { Maker } from './maker.ts';
import { secondsIn } from './moments.ts';
import type { Try } from './tries.ts';

/**
 * Generates a number within the bounds of all parts: the one that its name suggests if that fits, otherwise a
 * random one.
 */
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
  // The bounds may leave no room for rounded numbers.
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

/** A number is more likely a time than a day or a month: `exp` of a token, not of a card. */
function isMoment(spec: string): boolean {
  return spec.startsWith('any.datetime');
}

/**
 * Returns the numbers in a text: its own, a house number without its letter, or a time in seconds or milliseconds
 * since 1970.
 */
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

/** Returns the highest lower bound and the lowest upper bound, with defaults for missing ones. */
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
/** Number of tries before a number may be far from the usual ones, because many different ones are needed. */
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

/**
 * Returns true if a bound is meaningful. Zod and others write the bounds of a number's type, which hold for any
 * value.
 */
function isTelling(bound: Bound | undefined): boolean {
  return (
    bound !== undefined && Math.abs(bound.value) < Number.MAX_SAFE_INTEGER && !TYPES_ENDS.has(bound.value)
  );
}

const TYPES_ENDS: ReadonlySet<number> = new Set([-(2 ** 31), 2 ** 31 - 1, 2 ** 32 - 1]);

/** Returns the strictest bound. */
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

/** Formats of whole numbers. Beyond 2⁵³ a double cannot represent every one. */
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

/** Draws a number between two on the grid of a step: each in turn if there are few, any if there are many. */
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

/** Draws one of a thousand numbers between two, whose distance may overflow. */
function between({ low, high }: Bounds, random: Random): number {
  const share = random.below(1000) / 1000;
  return low * (1 - share) + high * share;
}

/** Returns the next representable number, upwards or downwards. */
function beside(value: number, way: 1 | -1): number {
  if (value === 0) return way * Number.MIN_VALUE;
  let step = Math.abs(value);
  while (value + (way * step) / 2 !== value) step /= 2;
  return value + way * step;
}

/** Returns hundredths, or a finer step if the bounds are closer. */
function gridOf(low: number, high: number): number {
  let grid = 0.01;
  while (grid > 1e-12 && high - low < 4 * grid) grid /= 10;
  return grid;
}

import { exponential, logarithm } from '../kernel/exponent.ts';
import type { Occupation, PayFacts, Sex } from '../model.ts';

/**
 * Monthly pay of full-time work: lognormal up to the best paid twentieth, a Pareto tail above it, and never below the
 * minimum. Occupation, age and chance decide the position.
 */
export class PayScale {
  readonly #median: number;
  readonly #least: number;
  readonly #sigma: number;
  /** Logarithm of pay that one unit of the tail's logarithm adds. */
  readonly #tail: number;
  /** Logarithm by which the direct pay gap moves men up and women down. */
  readonly #gap: Readonly<Record<Sex, number>>;
  /** By the number of the occupation: the first and the last rank of those who have it, from 0 to 1. */
  readonly #ranks = new Map<number, readonly [from: number, to: number]>();

  constructor(
    { median, spread, top, women }: PayFacts,
    [least, most]: readonly [number, number],
    occupations: readonly Occupation[],
  ) {
    this.#least = least;
    this.#median = median ?? Math.round(1.1 * (least + 0.15 * (most - least)));
    // Where the minimum is above the first decile, the ninth is so many times the minimum.
    const even = logarithm(spread) / (2 * DECILE);
    const bound = logarithm((spread * least) / this.#median) / DECILE;
    this.#sigma = Math.max(even, Math.min(bound, logarithm(top) / TAIL));
    this.#tail = Math.max(0.05, (logarithm(top) - TAIL * this.#sigma) / FIVEFOLD);
    const total = occupations.reduce((sum, { share }) => sum + share, 0);
    let below = 0;
    const places: Record<Sex, number> = { male: 0, female: 0 };
    const counts: Record<Sex, number> = { male: 0, female: 0 };
    for (const { index, share, women: part } of occupations.toSorted((a, b) => a.level - b.level)) {
      const [from, to] = [below / total, (below + share) / total];
      this.#ranks.set(index, [from, to]);
      below += share;
      const score = normalAt((from + to) / 2);
      places.female += share * part * score;
      counts.female += share * part;
      places.male += share * (100 - part) * score;
      counts.male += share * (100 - part);
    }
    const byWork = BY_WORK * this.#sigma * (places.female / counts.female - places.male / counts.male);
    const gap = logarithm(women / 100) - byWork;
    this.#gap = { male: -gap / 2, female: gap / 2 };
  }

  /** The pay of somebody by two draws of 32 bits; `least` is the lowest there. */
  at(
    occupation: Occupation,
    who: { age: number; sex: Sex },
    draws: readonly [number, number],
    least = 0,
  ): number {
    const [from, to] = this.#ranks.get(occupation.index) ?? [0, 1];
    const byWork = normalAt(from + ((to - from) * (draws[1] >>> 24)) / 255);
    const byAge = Math.max(-1.8, Math.min(1.5, (who.age - MIDLIFE) / 13));
    const z = BY_WORK * byWork + BY_AGE * byAge + BY_CHANCE * chance(draws[0], draws[1]);
    const body = this.#sigma * Math.min(z, TAIL);
    const tail = z > TAIL ? this.#tail * beyond(z) : 0;
    return Math.max(this.#least, least, this.#median * exponential(body + tail + this.#gap[who.sex]));
  }
}

/** Weights of occupation, age and chance in the position; their squares sum up to 1. Estimated from wage regressions. */
const BY_WORK = 0.62;
const BY_AGE = 0.25;
const BY_CHANCE = 0.744;
const MIDLIFE = 41;

/** The standard normal distribution at its ninth decile, and where the tail begins: at 95 %. */
const DECILE = 1.2816;
const TAIL = 1.6449;
/** The logarithm of 5: of the best paid twentieth, a fifth is the best paid hundredth. */
const FIVEFOLD = 1.6094;

/** About normal, from seven bytes of two draws. */
function chance(first: number, second: number): number {
  let sum = 0;
  for (let shift = 0; shift < 32; shift += 8) sum += (first >>> shift) & 255;
  for (let shift = 0; shift < 24; shift += 8) sum += (second >>> shift) & 255;
  return (sum - 892.5) / 195.5;
}

/** Returns the logarithm of how many times rarer a position above `z` is than one in the best paid twentieth. */
function beyond(z: number): number {
  const step = z - TAIL;
  return step * (2.063 + 0.42 * step);
}

/** Standard normal quantiles of 0/32, 1/32 … 16/32. */
const QUANTILES = [
  -2.6, -1.863, -1.534, -1.318, -1.15, -1.01, -0.887, -0.776, -0.674, -0.579, -0.489, -0.402, -0.319, -0.237,
  -0.157, -0.078, 0,
];

/** The standard normal quantile of a share from 0 to 1. */
function normalAt(share: number): number {
  if (share > 0.5) return -normalAt(1 - share);
  const at = share * 32;
  const i = Math.min(15, Math.floor(at));
  const low = QUANTILES[i] as number;
  return low + ((QUANTILES[i + 1] as number) - low) * (at - i);
}

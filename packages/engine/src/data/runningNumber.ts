import type { Random } from '../kernel/random.ts';

/** What a register that counts on had reached by the beginning of a year. */
export type Reached = Readonly<Record<number, number>>;

/** A number as such a register gave it out in a year, evenly between the years that are known. */
export function runningNumber(random: Random, year: number, reached: Reached): number {
  const known = Object.entries(reached).map(([from, count]) => [Number(from), count] as const);
  const next = Math.max(
    1,
    known.findIndex(([from]) => from > year),
  );
  const [from, low] = known[next - 1] as readonly [number, number];
  const [to, high] = known[next] as readonly [number, number];
  const yearly = (high - low) / (to - from);
  const start = low + Math.floor(yearly * Math.max(0, year - from));
  return start + random.below(Math.max(1, Math.floor(yearly)));
}

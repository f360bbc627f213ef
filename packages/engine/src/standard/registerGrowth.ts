import { list } from '../kernel/text.ts';

/**
 * The number that a register which counts on had reached in a year, when so many thousandths of it were over, by years and
 * the first numbers given out in them: `1961:1 1980:10000 …`.
 */
export function registerGrowth(marks: string): (year: number, share: number) => number {
  const points = list(marks).map((point) => point.split(':').map(Number) as [number, number]);
  return (year, share) => {
    const next = points.findIndex(([from]) => from > year);
    const [from, low] = points[Math.max(0, next - 1)] as [number, number];
    const [to, high] = points[Math.max(1, next)] as [number, number];
    return Math.floor(low + ((high - low) * (Math.max(year, from) - from + share / 1000)) / (to - from));
  };
}

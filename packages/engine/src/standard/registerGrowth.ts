import { list } from '../kernel/text.ts';

/**
 * Returns the number that a consecutive register had reached in a year, after a share of it in thousandths, from
 * the first numbers of some years: `1961:1 1980:10000 …`.
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

import { list } from '../kernel/text.ts';

/** A number that registers give out in order, by the year: `1961:1 1980:10000 …`. */
export function numberIn(series: string): (year: number, share: number) => number {
  const points = list(series).map((point) => point.split(':').map(Number) as [number, number]);
  return (year, share) => {
    const next = points.findIndex(([from]) => from > year);
    const [from, low] = points[Math.max(0, next - 1)] as [number, number];
    const [to, high] = points[Math.max(1, next)] as [number, number];
    return Math.floor(low + ((high - low) * (Math.max(year, from) - from + share / 1000)) / (to - from));
  };
}

import type { Random } from '../kernel/random.ts';

/** A number that a register issued in a year. */
export type Series = (random: Random, year: number) => number;

/**
 * Reads a consecutive register: years and the approximate first numbers issued in them (`1936 308000 · 1950
 * 476000`); numbers of the years between are interpolated. Years after the last mark have the numbers of its year;
 * a year that occurs twice is one in which the register continued in another range.
 */
export function series(text: string): Series {
  const marks = text.split('·').map((mark) => {
    const [year = 0, first = 0] = mark.trim().split(/\s+/).map(Number);
    return { year, first };
  });
  const end = (marks.at(-1) as Mark).year;
  return (random, given) => {
    const year = Math.min(given, end);
    const found = marks.findIndex((mark) => mark.year > year);
    const at = found < 0 ? marks.length - 1 : Math.max(1, found);
    const [from, to] = [marks[at - 1], marks[at]] as [Mark, Mark];
    const step = (to.first - from.first) / (to.year - from.year);
    const past = Math.max(0, year - from.year);
    return random.int(
      from.first + Math.floor(step * past),
      Math.max(from.first, from.first + Math.floor(step * (past + 1)) - 1),
    );
  };
}

interface Mark {
  readonly year: number;
  readonly first: number;
}

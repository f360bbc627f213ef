import { weekday } from './day.ts';
import { dateIn, feastIn, orthodoxEaster, westernEaster } from './feasts.ts';

/**
 * The holidays of a country, from rules separated by spaces:
 * - `0101` is a day of every year, `1224-1226` several; `0901m` is the Monday on or after 1 September, `1122h` the Thursday
 *   (u, m, t, w, h, f, s from Sunday);
 * - `E+1` is the day after Easter Sunday of the Western churches, `O-2` the Friday before the Orthodox one; `fitr`,
 *   `spring` … are feasts of other calendars (`kernel/feasts.ts`), `fitr+1` is the day after, `adha-1..2` the days from the
 *   day before to the second day after;
 * - `2023:` before a rule is its first year, `-2022:` its last year, `2020-2020:` both;
 * - `*` after a rule replaces a day on a weekend by the next working day, `^` only one on a Sunday. `<` moves a day from the
 *   middle of the week to its Monday, and from Friday to the next Monday (Chile, law 19.668). `>` moves it to its Friday,
 *   from Tuesday to Monday, and from the weekend to the nearest working day (Ecuador, Ley de Feriados 2016).
 */
export class Holidays {
  readonly #rules: readonly Rule[];
  readonly #weekend: readonly number[];

  constructor(rules: string, weekend: readonly number[]) {
    this.#rules = rules === '' ? [] : rules.split(' ').map(ruleIn);
    this.#weekend = weekend;
  }

  /** Returns the days off of a year, except weekends, as serial numbers. */
  of(year: number): ReadonlySet<number> {
    const off = new Set<number>();
    const movable: (readonly [day: number, move: string])[] = [];
    for (const { days, from, to, move } of this.#rules) {
      if (year < from || year > to) continue;
      for (const day of days(year)) {
        off.add(day);
        if (move !== '') movable.push([day, move]);
      }
    }
    for (const [day, move] of movable) this.#settle(off, day, move);
    return off;
  }

  #settle(off: Set<number>, day: number, move: string): void {
    const on = weekday(day);
    if (move === '*' || move === '^') {
      if (move === '*' ? !this.#weekend.includes(on) : on !== 0) return;
      let next = day + 1;
      while (off.has(next) || this.#weekend.includes(weekday(next))) next++;
      off.add(next);
      return;
    }
    const by = (MOVES[move] as readonly number[])[on] as number;
    if (by === 0) return;
    off.delete(day);
    let next = day + by;
    while (off.has(next)) next++;
    off.add(next);
  }
}

interface Rule {
  readonly days: (year: number) => readonly number[];
  readonly from: number;
  readonly to: number;
  readonly move: string;
}

/** Number of days by which a holiday moves, by its weekday from Sunday. */
const MOVES: Readonly<Record<string, readonly number[]>> = {
  '<': [0, 0, -1, -2, -3, 3, 0],
  '>': [1, 0, -1, 2, 1, 0, -1],
};

function ruleIn(text: string): Rule {
  const [, from = '', until, to = '', day = '', move = ''] =
    /^(?:(\d{4})?(-)?(\d{4})?:)?([^*^<>]+)([*^<>]?)$/.exec(text) ?? [];
  return { days: daysOf(day), from: Number(from), to: until ? Number(to) : ENDLESS, move };
}

const ENDLESS = 9999;

function daysOf(text: string): Rule['days'] {
  const [, first, last] = /^(\d{4})-(\d{4})$/.exec(text) ?? [];
  if (first !== undefined && last !== undefined)
    return (year) => through(dateIn(year, first), dateIn(year, last));
  const [, base, from = '0', to = from] =
    /^([a-z]+|[EO]|\d{4}[umtwhfs]?)([+-]\d+)?(?:\.\.(\d+))?$/.exec(text) ?? [];
  if (base === undefined) throw new Error(`unknown rule of holidays ${text}`);
  const bases = basesOf(base);
  return (year) => bases(year).flatMap((day) => through(day + Number(from), day + Number(to)));
}

function basesOf(name: string): Rule['days'] {
  if (name === 'E') return (year) => [westernEaster(year)];
  if (name === 'O') return (year) => [orthodoxEaster(year)];
  if (!/^\d/.test(name)) return (year) => feastIn(name, year);
  const letter = name[4];
  if (letter === undefined) return (year) => [dateIn(year, name)];
  return (year) => {
    const day = dateIn(year, name);
    return [day + ((WEEKDAYS.indexOf(letter) - weekday(day) + 7) % 7)];
  };
}

const WEEKDAYS = 'umtwhfs';

function through(from: number, to: number): readonly number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}

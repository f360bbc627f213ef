import type { Column } from '../draw/source.ts';
import { decode, Out, putText } from '../kernel/bytes.ts';
import { Day, dayAt, isDay } from '../kernel/day.ts';
import { Problem, shown } from '../kernel/problem.ts';
import { Random, type RowKey } from '../kernel/random.ts';
import { typeColumn, type World } from '../spec/spec.ts';
import { parseFieldType } from './fieldType.ts';
import type { Length } from './schemaField.ts';
import { givenIn, type SketchColumn } from './sketches.ts';

/** A column whose values come after the values of another column. */
interface Following {
  readonly world: World;
  /** The type of the values; years limit the last day: `date:2020,2025`. */
  readonly type: string | undefined;
  /** The distance, in days or as an amount. */
  readonly within: Length | undefined;
  readonly name: string;
  /** The column that it follows, and the column that this one repeats. */
  readonly after: string;
  readonly origin: SketchColumn | undefined;
  readonly stream: string;
  readonly key: () => RowKey;
}

const DAY = 86_400;
/** The last day with a year of four digits, and the number of days up to it. */
const LAST = new Day(9999, 12, 31).serial;
const DAYS = 3_652_425;

/** Returns a column of dates, times or numbers, each later or greater than the value of another column. */
export function afterColumn(base: Column, following: Following): Column {
  const { type = '', name, world } = following;
  const [form = '', params = ''] = type.split(':');
  if (!FORMS.includes(form))
    throw new Problem(
      'bad-definition',
      `${shown(name)} has after, so its type must be date, datetime, int or float, not ${shown(type)}`,
      { subject: name },
    );
  typeColumn(world, type, name); // Refuses wrong parameters.
  return form === 'date' || form === 'datetime'
    ? laterColumn(base, following, { isDate: form === 'date', last: endOf(params) })
    : greaterColumn(base, following, form === 'int' ? 0 : Number(params.split(',')[2] ?? 2));
}

const FORMS = ['date', 'datetime', 'int', 'float'];

/** Returns the last day of the years in a type's parameters. */
function endOf(params: string): number {
  const [, to] = params.split(',');
  return to === undefined ? LAST : new Day(Number(to), 12, 31).serial;
}

function laterColumn(
  base: Column,
  { within, name, after, origin, stream, key }: Following,
  { isDate, last }: { readonly isDate: boolean; readonly last: number },
): Column {
  const { least, most } = spanOf(within, name, DAYS);
  const strange = givenIn(origin).find((value) => secondsOf(String(value)) === undefined);
  if (strange !== undefined || !isDated(base, origin))
    throw new Problem(
      'bad-definition',
      `${shown(name)} cannot come after ${shown(strange === undefined ? after : strange)}, which is not a date`,
      { subject: name },
    );
  const random = new Random(stream);
  const out = new Out();
  return {
    ...{ key: name, kind: 'text', plain: true, date: isDate },
    put(to, at) {
      const start = secondsOf(decode(out.bytes, 0, base.put(out, 0))) as number;
      const draw = random.start(key());
      if (isDate) {
        const first = Math.floor(start / DAY);
        const day = between(draw, first + least, Math.min(first + most, last));
        return putText(to, at, dayAt(Math.min(day, LAST)).iso);
      }
      // A time is at least a second later than the one before it.
      const first = start + Math.max(least * DAY, 1);
      const time = between(draw, first, Math.min(start + most * DAY, (last + 1) * DAY - 1));
      return putText(to, at, timeText(Math.min(time, (LAST + 1) * DAY - 1)));
    },
  };
}

/** Returns true if all texts of a column start with a day. */
function isDated({ kind, date }: Column, origin: SketchColumn | undefined): boolean {
  if (!origin || kind !== 'text') return false;
  return date === true || givenIn(origin).length > 0 || parseFieldType(origin.type ?? '').kind === 'datetime';
}

function greaterColumn(
  base: Column,
  { within, name, after, origin, stream, key }: Following,
  decimals: number,
): Column {
  const scale = 10 ** decimals;
  const largest = Math.floor(Number.MAX_SAFE_INTEGER / scale);
  const { least, most } = spanOf(within, name, largest);
  const given = givenIn(origin);
  if (base.kind !== 'number' && (base.kind !== 'text' || given.length === 0))
    throw new Problem(
      'bad-definition',
      `${shown(name)} cannot come after ${shown(after)}, which is not a number`,
      { subject: name },
    );
  const strange = given.find((value) => value === '' || !(Math.abs(Number(value)) <= largest));
  if (strange !== undefined)
    throw new Problem(
      'bad-definition',
      `${shown(name)} cannot come after ${shown(strange)}, which is not a number up to ${largest}`,
      { subject: name },
    );
  const random = new Random(stream);
  const out = new Out();
  return {
    ...{ key: name, kind: 'number', plain: true, whole: decimals === 0 },
    put(to, at) {
      const before = Number(decode(out.bytes, 0, base.put(out, 0)));
      const start = Math.ceil(Number((before * scale).toFixed(6)));
      const value = start + random.start(key()).int(least * scale, most * scale);
      return putText(to, at, String(value / scale));
    },
  };
}

function spanOf(within: Length = { least: 0, most: 30 }, name: string, largest: number): Length {
  if (within.most <= largest) return within;
  throw new Problem(
    'bad-definition',
    `within of ${shown(name)} must be at most ${largest}, not ${within.most}`,
    { subject: name },
  );
}

/** Draws a number from the first to the last; returns the first if the last is smaller. */
function between(draw: Random, first: number, last: number): number {
  return last <= first ? first : draw.int(first, last);
}

/** Returns the seconds since 1970 of a day or a time in text; undefined for any other text. */
function secondsOf(text: string): number | undefined {
  const parts = /^(\d{4})-(\d{2})-(\d{2})(?:[T ]([01]\d|2[0-3]):([0-5]\d):([0-5]\d))?/.exec(text) ?? [];
  const [, year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts.map((part = '0') =>
    Number(part),
  );
  if (!isDay(year, month, day)) return undefined;
  return new Day(year, month, day).serial * DAY + hour * 3600 + minute * 60 + second;
}

/** Writes seconds as the type `datetime` does. */
function timeText(seconds: number): string {
  const rest = seconds - Math.floor(seconds / DAY) * DAY;
  const two = (value: number) => String(Math.floor(value) % 60).padStart(2, '0');
  const hour = String(Math.floor(rest / 3600)).padStart(2, '0');
  return `${dayAt(Math.floor(seconds / DAY)).iso}T${hour}:${two(rest / 60)}:${two(rest)}Z`;
}

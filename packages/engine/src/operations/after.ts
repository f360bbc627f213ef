import type { Column } from '../draw/source.ts';
import { decode, Out, putText } from '../kernel/bytes.ts';
import { Day, dayAt } from '../kernel/day.ts';
import { Problem, shown } from '../kernel/problem.ts';
import { Random, type RowKey } from '../kernel/random.ts';
import type { Length } from './schemaField.ts';

/** How a value comes after another. */
interface Following {
  /** The form of the value, and with years the last day it should be on: `date:2020,2025`. */
  readonly type: string | undefined;
  /** By how many days, or how much. */
  readonly within: Length | undefined;
  readonly name: string;
  readonly stream: string;
  readonly key: () => RowKey;
}

const DAY = 86_400;

/** A column of dates, times or numbers, each some while or some amount after that of another column. */
export function afterColumn(base: Column, { type = '', within, name, stream, key }: Following): Column {
  const [form = '', params = ''] = type.split(':');
  const random = new Random(stream);
  const out = new Out();
  const before = () => decode(out.bytes, 0, base.put(out, 0));
  const { least, most } = within ?? { least: 0, most: 30 };
  if (form === 'date' || form === 'datetime') {
    const last = endOf(params);
    return {
      ...{ key: name, kind: 'text', plain: true, date: form === 'date' },
      put(to, at) {
        const start = secondsOf(before(), name);
        const draw = random.start(key());
        if (form === 'date') {
          const first = Math.floor(start / DAY);
          return putText(to, at, dayAt(between(draw, first + least, Math.min(first + most, last))).iso);
        }
        // A time is later than the one before it, by a second at the least.
        const first = start + Math.max(least * DAY, 1);
        return putText(
          to,
          at,
          timeText(between(draw, first, Math.min(start + most * DAY, (last + 1) * DAY - 1))),
        );
      },
    };
  }
  if (form !== 'int' && form !== 'float')
    throw new Problem(
      'bad',
      `after of ${shown(name)} needs the type date, datetime, int or float, not ${shown(type)}`,
    );
  const decimals = form === 'int' ? 0 : Number(params.split(',')[2] ?? 2);
  const scale = 10 ** decimals;
  return {
    ...{ key: name, kind: 'number', plain: true, whole: form === 'int' },
    put(to, at) {
      const start = Math.ceil(Number((Number(before()) * scale).toFixed(6)));
      const value = start + random.start(key()).int(least * scale, most * scale);
      return putText(to, at, String(value / scale));
    },
  };
}

/** The last day of the years that a type has. */
function endOf(params: string): number {
  const [, to] = params.split(',');
  return to === undefined ? Number.MAX_SAFE_INTEGER / DAY - 1 : new Day(Number(to), 12, 31).serial;
}

/** A number from the first to the last; the first where the last is before it. */
function between(draw: Random, first: number, last: number): number {
  return last <= first ? first : draw.int(first, last);
}

/** The seconds since 1970 of a day or a time, as they are written. */
function secondsOf(text: string, name: string): number {
  const [, year, month, day, hour = 0, minute = 0, second = 0] =
    /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2}):(\d{2}))?/.exec(text) ?? [];
  if (year === undefined)
    throw new Problem('bad', `${shown(name)} cannot come after ${shown(text)}, which is no date`);
  const serial = new Day(Number(year), Number(month), Number(day)).serial;
  return serial * DAY + Number(hour) * 3600 + Number(minute) * 60 + Number(second);
}

/** As the type `datetime` writes it. */
function timeText(seconds: number): string {
  const rest = seconds - Math.floor(seconds / DAY) * DAY;
  const two = (value: number) => String(Math.floor(value) % 60).padStart(2, '0');
  const hour = String(Math.floor(rest / 3600)).padStart(2, '0');
  return `${dayAt(Math.floor(seconds / DAY)).iso}T${hour}:${two(rest / 60)}:${two(rest)}Z`;
}

import { type Out, putInt, putText, putTwo } from '../kernel/bytes.ts';
import { Day, dayAt, putDay } from '../kernel/day.ts';
import type { Random } from '../kernel/random.ts';
import type { Type } from '../model.ts';
import { readParams, wholeParam, wrong } from './params.ts';

const YEARS = 'year_from,year_to (1 to 9999; 2000,2025 by default)';

export const times: readonly Type[] = [
  {
    key: 'date',
    label: 'Date',
    params: YEARS,
    date: true,
    room(given) {
      return span(this, given).count;
    },
    compile(given) {
      const days = span(this, given);
      return (out, at, random) => putDay(out, at, dayAt(days.first + random.below(days.count)));
    },
  },
  {
    key: 'datetime',
    label: 'Date and time (ISO 8601, UTC)',
    params: YEARS,
    room(given) {
      return span(this, given).count * 86_400;
    },
    compile(given) {
      const days = span(this, given);
      return (out, at, random) => {
        let to = putDay(out, at, dayAt(days.first + random.below(days.count)));
        out.bytes[to++] = 84;
        to = putTime(out, to, random);
        out.bytes[to] = 90;
        return to + 1;
      };
    },
  },
  {
    key: 'time',
    label: 'Time of day',
    params: '',
    room: () => 86_400,
    compile(given) {
      readParams<[]>(this, given, []);
      return putTime;
    },
  },
  {
    key: 'timestamp',
    whole: true,
    label: 'Unix timestamp in seconds',
    params: YEARS,
    kind: 'number',
    room(given) {
      return span(this, given).count * 86_400;
    },
    compile(given) {
      const days = span(this, given);
      return (out, at, random) => {
        const seconds = (days.first + random.below(days.count)) * 86_400 + random.below(86_400);
        return seconds < 0 ? putText(out, at, String(seconds)) : putInt(out, at, seconds);
      };
    },
  },
];

function span(
  type: Pick<Type, 'key' | 'params'>,
  given: readonly string[],
): { first: number; count: number } {
  const [from, to] = readParams<[number, number]>(type, given, [
    wholeParam(2000, 1, 9999),
    wholeParam(2025, 1, 9999),
  ]);
  if (from > to) throw wrong(type, given);
  const first = new Day(from, 1, 1).serial;
  return { first, count: new Day(to, 12, 31).serial - first + 1 };
}

/** `HH:MM:SS`. */
function putTime(out: Out, at: number, random: Random): number {
  const seconds = random.below(86_400);
  let to = putTwo(out, at, Math.floor(seconds / 3600));
  out.bytes[to++] = 58;
  to = putTwo(out, to, Math.floor(seconds / 60) % 60);
  out.bytes[to++] = 58;
  return putTwo(out, to, seconds % 60);
}

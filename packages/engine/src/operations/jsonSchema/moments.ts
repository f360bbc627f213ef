import { Day, dayAt, two } from '../../kernel/day.ts';
import { Problem, shown } from '../../kernel/problem.ts';
import type { Random } from '../../kernel/random.ts';
import type { JsonSchema } from '../operation.ts';

/** Returns the seconds since 1970 of a day, a time of day, or both; NaN for any other text. */
export function secondsIn(text: string): number {
  const [all, date, day, time, sign, zone] = MOMENT.exec(text) ?? [];
  if (!all) return Number.NaN;
  const [year = 1970, month = 1, dayOfMonth = 1] =
    date === undefined ? [] : `${date}-${day}`.split('-').map(Number);
  const [hours = 0, minutes = 0, seconds = 0] = time === undefined ? [] : time.split(':').map(Number);
  const [ahead = 0, more = 0] = zone === undefined ? [] : [zone.slice(0, 2), zone.slice(-2)].map(Number);
  const offset = (sign === '-' ? -60 : 60) * (60 * ahead + more);
  return new Day(year, month, dayOfMonth).serial * DAY + 3600 * hours + 60 * minutes + seconds - offset;
}

const MOMENT =
  /^(?:(\d{4}-\d\d)-(\d\d))?(?:(?:^|[Tt ])(\d\d:\d\d:\d\d(?:\.\d+)?)(?:[Zz]|([+-])(\d\d:?\d\d))?)?$/;
const DAY = 86_400;

/** A format with an order of time. */
interface MomentFormat {
  /** Returns the seconds of a text; NaN for another format. */
  of(text: string): number;
  /** Writes a whole number of seconds, with a zone if the limit has one. */
  write(seconds: number, limit: string): string;
  /** Seconds between neighbouring texts. */
  readonly step: number;
  readonly example: string;
}

const dayOf = (seconds: number) => {
  const { year, month, day } = dayAt(Math.floor(seconds / DAY));
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
};
const clockOf = (seconds: number, limit: string) => {
  const time = ((seconds % DAY) + DAY) % DAY;
  const parts = [Math.floor(time / 3600), Math.floor(time / 60) % 60, Math.floor(time) % 60];
  return parts.map(two).join(':') + (ZONED.test(limit) ? 'Z' : '');
};
const ZONED = /(?:z|[+-]\d\d:?\d\d)$/i;
const among = (shape: RegExp) => (text: string) => (shape.test(text) ? secondsIn(text) : Number.NaN);

const clock: MomentFormat = { of: among(/^\d\d:/), write: clockOf, step: 1, example: '09:30:00Z' };
const day: MomentFormat = { of: among(/^[\d-]+$/), write: dayOf, step: DAY, example: '2025-01-31' };
const instant: MomentFormat = {
  of: among(/^\d{4}-\d\d-\d\d.\d/),
  write: (seconds, limit) => `${dayOf(seconds)}T${clockOf(seconds, limit)}`,
  step: 1,
  example: '2025-01-31T09:30:00Z',
};

const FORMATS: ReadonlyMap<unknown, MomentFormat> = new Map([
  ['date', day],
  ['time', clock],
  ['iso-time', clock],
  ['date-time', instant],
  ['iso-date-time', instant],
]);

/** Ajv's limits of formats; each returns true if a text may be that many seconds after the limit. */
const LIMITS: readonly (readonly [string, (beyond: number) => boolean])[] = [
  ['formatMinimum', (beyond) => beyond >= 0],
  ['formatExclusiveMinimum', (beyond) => beyond > 0],
  ['formatMaximum', (beyond) => beyond <= 0],
  ['formatExclusiveMaximum', (beyond) => beyond < 0],
];

/** Refuses limits that do not have the format, and limits of a format without an order. */
export function refuseLimits(schema: JsonSchema): void {
  for (const [keyword] of LIMITS) {
    const limit = schema[keyword];
    if (limit === undefined) continue;
    const format = FORMATS.get(schema.format);
    if (!format)
      throw new Problem(
        'bad-json-schema',
        `${keyword} requires a format beside it that is one of ${[...FORMATS.keys()].join(', ')}`,
      );
    if (typeof limit !== 'string' || Number.isNaN(format.of(limit)))
      throw new Problem(
        'bad-json-schema',
        `${keyword} must be text in the format ${shown(schema.format)} such as ${format.example}, not ${shown(limit)}`,
      );
  }
}

/** Returns true if a text is within the limits of a schema's format. */
export function keepsLimits(schema: JsonSchema, text: string): boolean {
  return LIMITS.every(([keyword, isWithin]) => {
    const limit = schema[keyword];
    const format = FORMATS.get(schema.format);
    return typeof limit !== 'string' || !format || isWithin(format.of(text) - format.of(limit));
  });
}

/** Yields texts within the limits of a schema's format, if it has limits. */
export function* momentsWithin(schema: JsonSchema, random: Random): Generator<string> {
  const format = FORMATS.get(schema.format);
  const limits = LIMITS.flatMap(([keyword]) => (schema[keyword] as string | undefined) ?? []);
  const [limit] = limits;
  if (!format || limit === undefined) return;
  const times = (...keywords: readonly string[]) =>
    keywords.flatMap((keyword) =>
      schema[keyword] === undefined ? [] : format.of(schema[keyword] as string),
    );
  const least = times('formatMinimum', 'formatExclusiveMinimum');
  const most = times('formatMaximum', 'formatExclusiveMaximum');
  const span = format === clock ? DAY - 1 : 365 * DAY;
  const ends = format === clock ? { from: 0, to: span } : ENDS;
  const low = Math.max(ends.from, least.length > 0 ? Math.max(...least) : Math.min(...most) - span);
  const high = Math.min(ends.to, most.length > 0 ? Math.min(...most) : low + span);
  const steps = Math.floor((high - low) / format.step);
  for (let i = 0; i < MOST_DRAWS && steps > 0; i++)
    yield format.write(low + random.int(0, steps) * format.step, limit);
  yield* limits;
}

/** The days with years of four digits. */
const ENDS = { from: new Day(0, 1, 1).serial * DAY, to: new Day(9999, 12, 31).serial * DAY };
const MOST_DRAWS = 8;

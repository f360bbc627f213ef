import { Problem, shown } from '../../kernel/problem.ts';
import type { Random } from '../../kernel/random.ts';
import type { JsonSchema } from '../operation.ts';

/** A format whose texts are earlier or later than others. */
interface MomentFormat {
  /** The milliseconds from 1970 on, of the first day where there is none; not a number for what has not the format. */
  of(text: string): number;
  write(time: number, limit: string): string;
  /** The milliseconds from one text to the next. */
  readonly step: number;
  readonly example: string;
}

const DAY = 86_400_000;
const iso = (time: number) => new Date(time).toISOString();
/** What is behind the seconds: a zone, where the limit has one. */
const zone = (limit: string) => (isZoned(limit) ? 'Z' : '');
const isZoned = (text: string) => /(?:z|[+-]\d\d:?\d\d)$/i.test(text);
const utc = (text: string) => (isZoned(text) ? text : `${text}Z`);
const clock: MomentFormat = {
  of: (text) => Date.parse(`1970-01-01T${utc(text)}`),
  write: (time, limit) => iso(time).slice(11, 19) + zone(limit),
  step: 1000,
  example: '09:30:00Z',
};
const instant: MomentFormat = {
  of: (text) => (/^\d{4}-\d\d-\d\d[t ]\d/i.test(text) ? Date.parse(utc(text)) : Number.NaN),
  write: (time, limit) => iso(time).slice(0, 19) + zone(limit),
  step: 1000,
  example: '2025-01-31T09:30:00Z',
};
const day: MomentFormat = {
  of: (text) => (/^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN),
  write: (time) => iso(time).slice(0, 10),
  step: DAY,
  example: '2025-01-31',
};

const FORMATS: ReadonlyMap<unknown, MomentFormat> = new Map([
  ['date', day],
  ['time', clock],
  ['iso-time', clock],
  ['date-time', instant],
  ['iso-date-time', instant],
]);

/** Ajv's limits of formats, and whether a text may be so far from one (in milliseconds). */
const LIMITS: readonly (readonly [string, (beyond: number) => boolean])[] = [
  ['formatMinimum', (beyond) => beyond >= 0],
  ['formatExclusiveMinimum', (beyond) => beyond > 0],
  ['formatMaximum', (beyond) => beyond <= 0],
  ['formatExclusiveMaximum', (beyond) => beyond < 0],
];

/** Refuses limits that are no texts of their format, and those of a format without earlier and later. */
export function refuseLimits(schema: JsonSchema): void {
  for (const [keyword] of LIMITS) {
    const limit = schema[keyword];
    if (limit === undefined) continue;
    const format = FORMATS.get(schema.format);
    if (!format)
      throw new Problem(
        'bad',
        `${keyword} needs a format beside it that is one of ${[...FORMATS.keys()].join(', ')}`,
      );
    if (typeof limit !== 'string' || Number.isNaN(format.of(limit)))
      throw new Problem(
        'bad',
        `${keyword} must be a text of the format ${shown(schema.format)} such as ${format.example}, not ${shown(limit)}`,
      );
  }
}

/** Whether a text of a schema's format is within its limits. */
export function keepsLimits(schema: JsonSchema, text: string): boolean {
  return LIMITS.every(([keyword, isWithin]) => {
    const limit = schema[keyword];
    const format = FORMATS.get(schema.format);
    return typeof limit !== 'string' || !format || isWithin(format.of(text) - format.of(limit));
  });
}

/** A text of a schema's format that is within its limits, where it has some. */
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
  const span = format === clock ? DAY - 1000 : 365 * DAY;
  const ends = format === clock ? { from: 0, to: span } : { from: -MOST, to: MOST };
  const low = Math.max(ends.from, least.length > 0 ? Math.max(...least) : Math.min(...most) - span);
  const high = Math.min(ends.to, most.length > 0 ? Math.min(...most) : low + span);
  const steps = Math.floor((high - low) / format.step);
  for (let i = 0; i < MOST_DRAWS && steps > 0; i++)
    yield format.write(low + random.int(0, steps) * format.step, limit);
  yield* limits;
}

const MOST = Date.UTC(9999, 11, 31);
const MOST_DRAWS = 8;

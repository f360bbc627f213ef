import { wordsIn } from '../../lexicon/columnNames.ts';

/** A property that contains part of a date or a time: `exp_month` is the month of `exp`. */
export interface CalendarPart {
  readonly part: string;
  /** Possible names of the date, if the property or its owner names it. */
  readonly dates: readonly string[];
  /** A spec that generates any value of the part. */
  readonly spec: string;
}

/** Returns the part of a date or a time that a property's name means. */
export function calendarPart(name: string, owner: string): CalendarPart | undefined {
  const words = wordsIn(name);
  const part = words[words.length - 1] ?? '';
  const spec = PARTS.get(part);
  if (spec === undefined || words.length > 2) return undefined;
  const whose = words.length === 2 ? (words[0] as string) : owner;
  return { part, spec, dates: whose === '' ? [] : [whose, `${whose}_date`] };
}

/** The values of each part; a day that every month has. */
const PARTS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    year: 'any.int:2015,2025',
    month: 'any.int:1,12',
    week: 'any.int:1,52',
    day: 'any.int:1,28',
    hour: 'any.int:0,23',
    minute: 'any.int:0,59',
  }),
);

/** Returns a part of a date, `2027-04-30` or `04/27`; undefined if the date lacks it. */
export function partIn(date: string, part: string): string | undefined {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)/.exec(date) ?? [];
  const [, expiryMonth, expiryYear] = /^(\d\d)\/(\d\d)$/.exec(date) ?? [];
  const parts: Readonly<Record<string, string | undefined>> = {
    year: year ?? (expiryYear && `20${expiryYear}`),
    month: month ?? expiryMonth,
    day,
  };
  return parts[part];
}

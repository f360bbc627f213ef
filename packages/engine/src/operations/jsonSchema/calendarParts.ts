import { wordsIn } from '../../lexicon/columnNames.ts';

/** A property that is part of a date or a time: `exp_month` the month of `exp`. */
export interface CalendarPart {
  readonly part: string;
  /** What the date may be called, where the name or what holds it tells whose it is. */
  readonly dates: readonly string[];
  /** A spec of any number that the part can be. */
  readonly spec: string;
}

/** The part of a date or a time that a property's name speaks of. */
export function calendarPart(name: string, owner: string): CalendarPart | undefined {
  const words = wordsIn(name);
  const part = words[words.length - 1] ?? '';
  const spec = PARTS.get(part);
  if (spec === undefined || words.length > 2) return undefined;
  const whose = words.length === 2 ? (words[0] as string) : owner;
  return { part, spec, dates: whose === '' ? [] : [whose, `${whose}_date`] };
}

/** What each part can be; a day is in every month. */
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

/** A part of a date, `2027-04-30` or `04/27`; nothing where it has none. */
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

import { Day, isDay, REFERENCE } from './day.ts';
import { Problem } from './problem.ts';
import { today } from './today.ts';

/** An as-of date as a caller writes it: `2026-03-31`, or `today`. */
export type AsOf = string;

/**
 * First and last as-of date. The tables of bank holidays and number series reach from the year before to the year
 * after.
 */
export const FIRST_AS_OF = '2020-01-01';
export const LAST_AS_OF = '2035-12-31';

/** Reads an as-of date; `today` is the machine's date in UTC. */
export function readAsOf(given: unknown): Day {
  if (given === 'today') return within(today()) ?? refuse(given);
  return (typeof given === 'string' ? within(given) : undefined) ?? refuse(given);
}

/** Returns the day of a text, if it is a valid day within the bounds. ISO dates compare as texts. */
function within(text: string): Day | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)?.map(Number) ?? [];
  if (year === undefined || month === undefined || day === undefined) return undefined;
  if (!isDay(year, month, day) || text < FIRST_AS_OF || text > LAST_AS_OF) return undefined;
  return text === REFERENCE.iso ? REFERENCE : new Day(year, month, day);
}

function refuse(given: unknown): never {
  throw new Problem('bad-parameter', {
    subject: 'asOf',
    expected: `a day from ${FIRST_AS_OF} to ${LAST_AS_OF} such as ${REFERENCE.iso}, or "today"`,
    given,
  });
}

import { Day, isDay } from 'specimen-data/internal';
import { withAsciiDigits, writtenLike } from '../numbers/letters.ts';

/** A date in a text: its day, and the same text with another day. */
export interface WrittenDate {
  readonly day: Day;
  with(day: Day): string;
}

interface Form {
  readonly pattern: RegExp;
  /** The order of the parts. */
  readonly order: 'YMD' | 'DMY' | 'MDY';
}

const SLASHED = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?=$|[ T,])/;
const FORMS: readonly Form[] = [
  { pattern: /^(\d{4})-(\d{1,2})-(\d{1,2})(?=$|[ T])/, order: 'YMD' },
  { pattern: /^(\d{4})[./](\d{1,2})[./](\d{1,2})(?=$|[ T])/, order: 'YMD' },
  { pattern: /^(\d{4})(\d{2})(\d{2})(?=$|T)/, order: 'YMD' },
  { pattern: /^(\d{1,2})[.-] ?(\d{1,2})[.-] ?(\d{4})(?=$|[ T,])/, order: 'DMY' },
];

/** Reads a date as people and programs write it; what follows it, a time of day, stays. `isMonthFirst` decides `03/04/2020`. */
export function dateIn(value: string, isMonthFirst = false): WrittenDate | undefined {
  const text = withAsciiDigits(value);
  const orders = isMonthFirst ? (['MDY', 'DMY'] as const) : (['DMY', 'MDY'] as const);
  for (const { pattern, order } of [...FORMS, ...orders.map((each) => ({ pattern: SLASHED, order: each }))]) {
    const found = pattern.exec(text);
    if (!found) continue;
    const parts = Object.fromEntries([...order].map((sign, i) => [sign, found[i + 1] as string]));
    const { Y = '', M = '', D = '' } = parts;
    if (!isDay(Number(Y), Number(M), Number(D))) continue;
    const part = (sign: string, length: number, day: Day) =>
      String(sign === 'Y' ? day.year : sign === 'M' ? day.month : day.day).padStart(length, '0');
    return {
      day: new Day(Number(Y), Number(M), Number(D)),
      with(day) {
        let at = 0;
        const written = found[0].replace(/\d+/g, (digits) => {
          if (order === 'YMD' && digits.length === 8)
            return part('Y', 4, day) + part('M', 2, day) + part('D', 2, day);
          return part(
            order[at++] as string,
            digits.length > 2 || digits.startsWith('0') ? digits.length : 1,
            day,
          );
        });
        const padded =
          found[0].length === 10 && written.length < 10 ? paddedLike(order, day, found[0]) : written;
        const whole = padded + text.slice(found[0].length);
        return writtenLike(value, text, whole) ?? whole;
      },
    };
  }
  return undefined;
}

/** The same with two digits for each part, as a date of ten characters has them. */
function paddedLike(order: string, day: Day, like: string): string {
  const separator = /\D/.exec(like)?.[0] ?? '';
  const parts: Readonly<Record<string, string>> = { Y: day.yyyy, M: day.mm, D: day.dd };
  return [...order].map((sign) => parts[sign]).join(separator);
}

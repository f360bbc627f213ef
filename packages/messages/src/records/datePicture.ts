import { Day, dayAt, isDay } from 'specimen-data/internal';

/** Order of year, month and day in a date of digits; DDD is the number of the day in its year. */
export type DatePicture = 'YYMMDD' | 'DDMMYY' | 'DDMMYYYY' | 'MMDD' | 'YYDDD';

/** Writes a day in a picture. */
export function pictureDay(serial: number, picture: DatePicture): string {
  const { year, month, day } = dayAt(serial);
  const short = year % 100;
  switch (picture) {
    case 'YYMMDD':
      return two(short) + two(month) + two(day);
    case 'DDMMYY':
      return two(day) + two(month) + two(short);
    case 'DDMMYYYY':
      return two(day) + two(month) + year;
    case 'MMDD':
      return two(month) + two(day);
    case 'YYDDD':
      return two(short) + String(serial - new Day(year, 1, 1).serial + 1).padStart(3, '0');
  }
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}

/** Reads a day, with two digits of its year one of this century and without a year one of a leap year; nothing where it is none. */
export function readDay(value: string, picture: DatePicture): number | undefined {
  if (!/^\d+$/.test(value) || value.length !== picture.length) return undefined;
  if (picture === 'YYDDD') return dayOfYear(2000 + Number(value.slice(0, 2)), Number(value.slice(2)));
  const part = (letters: string) => {
    const at = picture.indexOf(letters);
    return at < 0 ? undefined : Number(value.slice(at, at + letters.length));
  };
  const year = part('YYYY') ?? 2000 + (part('YY') ?? 24);
  const [month = 0, day = 0] = [part('MM'), part('DD')];
  return isDay(year, month, day) ? new Day(year, month, day).serial : undefined;
}

function dayOfYear(year: number, number: number): number | undefined {
  const first = new Day(year, 1, 1).serial;
  const isOfYear = number > 0 && first + number <= new Day(year + 1, 1, 1).serial;
  return isOfYear ? first + number - 1 : undefined;
}

/** Returns a text in the form of a date that is no day of the calendar: the 31st of February, or day 367. */
export function noDay(value: string, picture: DatePicture): string {
  switch (picture) {
    case 'YYMMDD':
      return `${value.slice(0, 2)}0231`;
    case 'MMDD':
      return '0231';
    case 'YYDDD':
      return `${value.slice(0, 2)}367`;
    default:
      return `3102${value.slice(4)}`;
  }
}

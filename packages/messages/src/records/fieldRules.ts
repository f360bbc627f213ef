import { type DatePicture, noDay, pictureDay, readDay } from './datePicture.ts';
import type { FieldRule } from './layout.ts';

/** The amount is above zero. */
export function aboveZero(code: string | null): FieldRule {
  return {
    fault: 'zero',
    code,
    why: 'the amount is zero',
    holds: (value) => /[1-9]/.test(value),
    broken: () => '0',
  };
}

/** No value of the field stands twice in the file. */
export function unique(code: string | null): FieldRule {
  return {
    fault: 'duplicate',
    code,
    why: 'the reference stands twice in the file',
    holds: (value, context) => value === '' || context.isNew(value),
    broken: (_, { previous }) => previous,
  };
}

/** The field is not blank. */
export function present(code: string | null): FieldRule {
  return {
    fault: 'empty',
    code,
    why: 'a field that must be filled is blank',
    holds: (value) => value !== '',
    broken: () => '',
  };
}

/** The value is one of a list of codes. */
export function oneOf(codes: readonly string[], code: string | null, wrong: string): FieldRule {
  return {
    fault: 'code',
    code,
    why: `the code is none of ${codes.join(', ')}`,
    holds: (value) => codes.includes(value),
    broken: () => wrong,
  };
}

/** The value is a day that exists. */
export function aDay(picture: DatePicture, code: string | null): FieldRule {
  return {
    fault: 'date',
    code,
    why: 'the date is not a day of the calendar',
    holds: (value) => readDay(value, picture) !== undefined,
    broken: (value) => noDay(value, picture),
  };
}

/** The day, where it is one, is a working day of the scheme. */
export function aWorkingDay(picture: DatePicture, code: string | null): FieldRule {
  return {
    fault: 'holiday',
    code,
    why: 'the scheme does not settle on this day',
    holds(value, { isWorkingDay }) {
      const day = readDay(value, picture);
      return day === undefined || isWorkingDay(day);
    },
    broken(value, { isWorkingDay }) {
      let day = readDay(value, picture) ?? 0;
      while (isWorkingDay(day)) day++;
      return pictureDay(day, picture);
    },
  };
}

/** The number passes its check; the broken one has another last digit. */
export function checked(isRight: (value: string) => boolean, code: string | null): FieldRule {
  return {
    fault: 'checksum',
    code,
    why: 'the check digit is wrong',
    holds: isRight,
    broken: (value) => value.slice(0, -1) + ((Number(value.slice(-1)) + 1) % 10),
  };
}

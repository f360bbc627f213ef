import { MONTHS } from '../data/conditionWords.ts';

/** Marks digits that are no quantity: "ticket #14". */
export const FIGURE = '#';
/** Marks the day and the month of a date. */
export const OF_DATE = '§';

/**
 * Marks the days and months of dates, phone numbers, decimals and negative numbers. The years of dates stay
 * unmarked.
 */
export function withFigures(text: string): string {
  return text
    .replace(/\bv(?=[0-9]+\.[0-9])/gi, 'v ')
    .replace(PART_OF_UNIT, (_, number: string, unit: string) =>
      String(Math.round(+number.replace(',', '.') * (/^m/i.test(unit) ? 1_000_000 : 1000))),
    )
    .replace(PART_OF_ALL, '$1 in $2')
    .replace(RIGHT_AND_WRONG, '$2% invalid')
    .replace(EVEN, '50% ')
    .replace(NAMED_BY_NUMBER, asFigures)
    .replace(/\b[0-9]{4}(?: [0-9]{4}){2,3}\b|\b[0-9]{2,3}(?:\.[0-9]{3}){2}[-/][0-9/-]+/g, asFigures)
    .replace(/(?<=\b(?:at|by|around|um|om|kl) )([01]?[0-9]|2[0-3]):[0-5][0-9]\b/gi, asFigures)
    .replace(/(?<![0-9./-])([12][0-9]{3})([-./])([0-9]{1,2})\2([0-9]{1,2})(?![0-9])/g, '$1$2§$3$2§$4')
    .replace(
      /(?<![0-9./-])([0-9]{1,2})([-./])([0-9]{1,2})\2((?:19|20)?[0-9]{2})(?![0-9])/g,
      (_, day: string, sign: string, month: string, year: string) =>
        `§${day}${sign}§${month}${sign}${fullYear(year)}`,
    )
    .replace(DAY_FIRST, '§$1 §$2 $3')
    .replace(MONTH_FIRST, '§$1 §$2 $3')
    .replace(DAY_ALONE, '§$1 §$2')
    .replace(/(?<![0-9§/])[0-9]+\/[0-9]+(?![0-9/])/g, asFigures)
    .replace(/(?<![^\s(])\+[0-9]+(?:[ ()./-]+[0-9]{2,})*/g, asFigures)
    .replace(/(?<=\b[A-Z]\.)[0-9]+/g, asFigures)
    .replace(/(?<=^|[^\s0-9]\s+)[-−](?=[0-9])/g, `-${FIGURE}`)
    .replace(
      /\b(rate|ratio|share|probability)((?: of| is)? ?[:=]? ?)0?\.([0-9]{1,2})(?![0-9%])/gi,
      (_, word: string, link: string, part: string) => `${word}${link} ${+part.padEnd(2, '0')} %`,
    )
    .replace(/(?<![0-9A-Za-z#§.])[0-9]+(?:\.[0-9]+)+(?![0-9]| ?%)/g, (number) =>
      THOUSANDS.test(number) ? number : asFigures(number),
    );
}

/** "1099 contractor", "401k", "ZIP+4", "localhost:3000/", "0171 1234567", the time of a day. */
const NAMED_BY_NUMBER =
  /\b0[0-9]{2,4}[ /-][0-9]{4,}\b|[0-2]?[0-9]:[0-5][0-9]\b(?<=[0-9]{4}-[0-9]{2}-[0-9]{2}[ T][0-9:]+)|4\b(?<=\bzip ?\+ ?4)|[0-9]{2,5}(?=\/)(?<=[a-z]:[0-9]+)|\b1099(?=-[A-Z]+\b| (?:forms?|contractors?|employees?|workers?|freelancers?)\b)|\b401(?=\(?k\b)/gi;

/** "1/4 invalid". */
const PART_OF_ALL =
  /(?<![0-9./-])([1-9])\/([2-9]|10|20|50|100)(?= (?:of|invalid|wrong|bad|broken|incorrect|faulty)\b)/gi;

/** "80/20 valid/invalid". */
const RIGHT_AND_WRONG =
  /\b([0-9]{1,2})\/([0-9]{1,2}) (?:valid|good|right|correct)\/(?:invalid|bad|wrong|incorrect)\b/gi;

/** "50/50 valid invalid". */
const EVEN =
  /\b50 ?[/:-] ?50 (?=(?:mix |split )?(?:of |between )?(?:in)?(?:valid|correct)\b|good\b|bad\b|right\b|wrong\b)/gi;

/** "1.5k", "2,5 Millionen". */
const PART_OF_UNIT =
  /(?<![0-9A-Za-z.,-])([0-9]{1,3}[.,][0-9]{1,2}) ?(k|m|thousand|tausend|million\w*|mio)\b/gi;

const DAY = '([0-9]{1,2})(?:st|nd|rd|th|º|\\.)?';
const OF = '(?:of |de |di )?';
const DAY_FIRST = new RegExp(`\\b${DAY}[ -]${OF}(${MONTHS})[ .,-]*${OF}\\b((?:19|20)[0-9]{2})\\b`, 'gi');
const MONTH_FIRST = new RegExp(`\\b(${MONTHS}) ${DAY},? ((?:19|20)[0-9]{2})\\b`, 'gi');
const DAY_ALONE = new RegExp(`(?<=\\b(?:on|born|am|le) (?:the )?)${DAY} ${OF}(${MONTHS})\\b`, 'gi');

/** Returns the full birth year of an adult: `90` is 1990. */
export function fullYear(year: string): string {
  return year.length > 2 ? year : `${+year < 10 ? 20 : 19}${year}`;
}

const THOUSANDS = /^[1-9][0-9]{0,2}(?:\.[0-9]{3})+$/;

function asFigures(text: string): string {
  return text.replace(/[0-9]+/g, `${FIGURE}$&`);
}

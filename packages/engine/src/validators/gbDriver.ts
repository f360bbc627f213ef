import { isDayIn, two } from '../kernel/day.ts';
import { LETTERS } from '../kernel/random.ts';
import { bare, remembered } from '../kernel/text.ts';
import type { Citizen, Validator } from '../model.ts';

/**
 * DVLA driver number: five letters of the surname (9 where it ends, MAC as MC), decade of birth, month (plus 50 for
 * women), day, year of the decade, two initials (9 for none), a character against doubles (9 and down), two check
 * letters; an issue number may follow. How the check letters are formed is not public: they are only asked to be
 * letters, and drawn. Source: DVLA, "Driver number" (INF45/1); Government Data Standards Catalogue.
 */
export const gbDriver: Validator<Pick<Citizen, 'born' | 'sex' | 'given' | 'family'>> = {
  id: 'gbDriver',
  label: 'Driver number (United Kingdom)',
  valid(value) {
    if (!PRINTED.test(value)) return false;
    const number = bare(value).toUpperCase();
    if (!FORM.test(number)) return false;
    const month = Number(number.slice(6, 8));
    const year = Number(`${number[5]}${number[10]}`);
    return isDayIn([1900, 2000], year, month > 50 ? month - 50 : month, Number(number.slice(8, 10)));
  },
  make(random, { born, sex, given, family }) {
    const surname = surnameOf(family.capitals);
    const month = two(born.month + (sex === 'female' ? 50 : 0));
    const birth = `${born.yy[0]}${month}${born.dd}${born.yy[1]}`;
    return `${surname}${birth}${initialsOf(given.capitals)}9${random.chars(2, LETTERS)}`;
  },
};

const PRINTED = /^[A-Z9]{5} ?\d{6} ?[A-Z0-9]{5}(?: ?\d\d)?$/i;
const FORM =
  /^(?=.{5}\d)[A-Z]{1,5}9{0,4}\d[0156]\d[0-3]\d\d(?:99|[A-Z][A-Z9])[2-9A-HJ-NPR-X][A-Z]{2}(?:\d\d)?$/;

const surnameOf = remembered((capitals) => {
  const letters = capitals.replace(/[^A-Z]/g, '') || 'X';
  return letters.replace(/^MAC/, 'MC').slice(0, 5).padEnd(5, '9');
});

const initialsOf = remembered((capitals) => {
  const [first, second] = capitals.split(' ').filter((word) => /^[A-Z]/.test(word));
  return (first?.[0] ?? '9') + (second?.[0] ?? '9');
});

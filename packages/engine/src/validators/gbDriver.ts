import { type Day, two } from '../kernel/day.ts';
import { LETTERS } from '../kernel/random.ts';
import { remembered } from '../kernel/text.ts';
import type { Citizen } from '../model.ts';
import { dated, dayShown, part } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * DVLA driver number: five letters of the surname (9 where it ends, MAC as MC), decade of birth, month (plus 50 for
 * women), day, year of the decade, two initials (9 for none), a character against doubles (9 and down), two check
 * letters; an issue number may follow. How the check letters are formed is not public: they are only asked to be
 * letters, and drawn. Source: DVLA, "Driver number" (INF45/1); Government Data Standards Catalogue.
 */
export const gbDriver = standard<Pick<Citizen, 'born' | 'sex' | 'given' | 'family'>>({
  id: 'gbDriver',
  label: 'Driver number (United Kingdom)',
  written: ['{5[A-Z9]}######{2[A-Z9]}[2-9A-HJ-NPR-X]@@', '{5[A-Z9]}######{2[A-Z9]}[2-9A-HJ-NPR-X]@@##'],
  form: /^[A-Z9]{5} ?\d{6} ?[A-Z\d]{5}(?: ?\d\d)?$/i,
  rules: {
    name: part([0, 5], /^[A-Z]{1,5}9*$/, '# is not a surname, should be letters, filled up with 9'),
    date: dated(birthdayOf, 5, 'YMMDDY'),
    initials: part(
      [11, 13],
      /^(?:99|[A-Z][A-Z9])$/,
      '# are not initials, should be letters, filled up with 9',
    ),
  },
  wrong: {
    name: (number) => `9${number.slice(1)}`,
    initials: (number, random) => `${number.slice(0, 11)}9${random.pick(LETTERS)}${number.slice(13)}`,
  },
  reads: (number) => ({ sex: Number(number.slice(6, 8)) > 50 ? 'female' : 'male' }),
  make(random, { born, sex, given, family }) {
    const surname = surnameOf(family.capitals);
    const month = two(born.month + (sex === 'female' ? 50 : 0));
    const birth = `${born.yy[0]}${month}${born.dd}${born.yy[1]}`;
    return `${surname}${birth}${initialsOf(given.capitals)}9${random.chars(2, LETTERS)}`;
  },
});

/** The birth date, whose century is not written. */
function birthdayOf(number: string): Day | undefined {
  const written = Number(number.slice(6, 8));
  const month = two(written > 50 ? written - 50 : written);
  return dayShown(`${number[5]}${number[10]}${month}${number.slice(8, 10)}`, 'YYMMDD');
}

const surnameOf = remembered((capitals) => {
  const letters = capitals.replace(/[^A-Z]/g, '') || 'X';
  return letters.replace(/^MAC/, 'MC').slice(0, 5).padEnd(5, '9');
});

const initialsOf = remembered((capitals) => {
  const [first, second] = capitals.split(' ').filter((word) => /^[A-Z]/.test(word));
  return (first?.[0] ?? '9') + (second?.[0] ?? '9');
});

import { two } from '../kernel/day.ts';
import { LETTERS } from '../kernel/random.ts';
import { dated, dayOf, reasonIf } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * NIPT (NUIS), the number of firms in Albania, for taxes and VAT too: the decade of registration (J for the 1990s), the
 * year's last digit, the month (12 more for each further district), the day, a serial number, and a check letter.
 * Letters count W 0, A 1 to V 22; the first one once, the digits behind it 1 to 8 times; the remainder by 23 is the
 * letter. The numbers of persons (`alNid`) have the same. Sources: python-stdnum, `al.nipt`, and stdnum-js, `al/nipt`
 * (the parts); nidx, `country/albania` (the letter of persons). No source has the letter of firms; of the hundred
 * numbers that python-stdnum found online nearly all have the letter of this rule.
 */
export const alNipt = standard({
  id: 'alNipt',
  label: 'NIPT (Albania)',
  written: '[A-M]########@',
  prefix: 'AL',
  form: /^(?:AL ?)?[A-M]\d{8}[A-Z]$/i,
  mend: (nipt) => nipt.slice(0, 9) + albanianLetter(nipt.slice(0, 9)),
  rules: {
    date: dated(registeredOn, 0, 'YYMMDD'),
    series: (nipt) => reasonIf(/000$/.test(nipt.slice(0, 9)), 'serial number is 000, should be 001 to 999'),
  },
  wrong: { series: (nipt) => `${nipt.slice(0, 6)}000${nipt.slice(9)}` },
  make: (random) =>
    niptOf(random.int(1992, 2025), random.int(1, 28), [random.int(13, 24), random.int(1, 60)]),
});

/** Returns the NIPT that was issued in a year. */
export function niptOf(year: number, day: number, [month, serial]: readonly [number, number]): string {
  const decade = LETTERS.charAt(Math.floor((year - 1900) / 10));
  const body = `${decade}${year % 10}${two(month)}${two(day)}${String(serial).padStart(3, '0')}`;
  return body + albanianLetter(body);
}

/** Returns the check letter of nine characters. */
export function albanianLetter(body: string): string {
  let sum = 0;
  for (let i = 0; i < body.length; i++) sum += Math.max(1, i) * characterValue(body.charAt(i));
  return VALUES.charAt(sum % 23);
}

const VALUES = 'WABCDEFGHIJKLMNOPQRSTUV';

function characterValue(char: string): number {
  return /\d/.test(char) ? Number(char) : VALUES.indexOf(char);
}

function registeredOn(nipt: string) {
  const year = 1900 + 10 * LETTERS.indexOf(nipt.charAt(0)) + Number(nipt[1]);
  const month = Number(nipt.slice(2, 4));
  return month === 0 ? undefined : dayOf(year, ((month - 1) % 12) + 1, Number(nipt.slice(4, 6)));
}

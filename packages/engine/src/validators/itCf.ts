import { valueAt } from '../checksum/weighted.ts';
import { type Day, two } from '../kernel/day.ts';
import { list, remembered } from '../kernel/text.ts';
import type { Citizen } from '../model.ts';
import { oneOf } from '../standard/oneOf.ts';
import { dated, dayShown, part, reasonIf } from '../standard/rules.ts';
import { checker } from '../standard/standard.ts';
import { itPivaDeclared } from './itPiva.ts';

/**
 * Codice fiscale: three letters each of surname and name, YY, month letter, day (women +40), birthplace
 * (Belfiore code: a letter, Z for countries, and three digits), check letter. Where two persons would
 * share a code, digits are replaced by LMNPQRSTUV (omocodia) and the letter is computed again: accepted in
 * any place. The numeric code of eleven digits (entities, and persons provisionally) is built as a
 * partita IVA.
 * Source: DM 23 December 1976 (GU 345/1976); Agenzia delle Entrate, "Il codice fiscale". `home` is the
 * Belfiore code of the birthplace.
 */
export const itCf = oneOf<Pick<Citizen, 'born' | 'sex' | 'given' | 'family' | 'home'>>({
  id: 'itCf',
  label: 'Codice fiscale (Italy)',
  of: [
    checker({
      id: 'itCf',
      label: 'Codice fiscale of persons (Italy)',
      written: '@@@@@@{2[0-9L-NP-V]}@{2[0-9L-NP-V]}@{3[0-9L-NP-V]}@',
      form: /^[A-Z]{3}[ -]?[A-Z]{3}[ -]?[\dL-V]{2}[ -]?[A-Z][\dL-V]{2}[ -]?[A-Z][\dL-V]{3}[ -]?[A-Z]$/i,
      mend: (code) => code.slice(0, 15) + check(code),
      rules: {
        name: (code) =>
          reasonIf(
            !isName(code.slice(0, 3)) || !isName(code.slice(3, 6)),
            `${code.slice(0, 6)} are not names: consonants come first, then vowels, then X`,
          ),
        date: dated(birthdayOf, 6, 'YYMDD'),
        region: part(
          [11, 15],
          /^(?:[A-ILM]|Z(?![0L]))(?![0L]{3})/,
          '# is not a birthplace, should be A to I, L, M or Z and a number from 001 on',
        ),
      },
      reads: (code) => ({
        sex: digit(code, 9) >= 4 ? 'female' : 'male',
        birthplace: code.charAt(11) + [12, 13, 14].map((at) => digit(code, at)).join(''),
      }),
    }),
    checker({ ...itPivaDeclared, prefix: [] }),
  ],
  make(random, { born, sex, given, family, home }) {
    const day = two(born.day + (sex === 'female' ? 40 : 0));
    const birth = born.yy + MONTHS[born.month - 1] + day + (home ?? random.common(PLACES));
    const code = surnameLetters(family.capitals) + nameLetters(given.capitals) + birth;
    const body = likened(code, random.among(1, 2 ** PLACES_OF_DIGITS.length));
    return body + check(body);
  },
});

/** The code of another person who would share one, by a number: each bit replaces a digit, from the last one on. */
function likened(code: string, number: number): string {
  if (number === 0) return code;
  return Array.from(code, (char, at) => {
    const bit = PLACES_OF_DIGITS.indexOf(at);
    return bit >= 0 && (number >> bit) % 2 === 1 ? (REPLACED[Number(char)] as string) : char;
  }).join('');
}

/** Where the digits stand, in the order of their replacement. */
const PLACES_OF_DIGITS = [14, 13, 12, 10, 9, 7, 6];

const MONTHS = 'ABCDEHLMPRST';
const REPLACED = 'LMNPQRSTUV';

/** Rome, Milan, Naples, Turin, Palermo, Genoa, Bologna, Florence, Bari, Catania, Verona, Venice … */
const PLACES = list(
  'H501 F205 F839 L219 G273 D969 A944 D612 A662 C351 L781 L736 F158 G224 L424 G337 B157 G999 L049 F257',
);

/** Value of a character at an odd place, by its number (0 and A, 1 and B … Z). */
const ODD = [
  1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23,
] as const;

function check(code: string): string {
  let sum = 0;
  for (let i = 0; i < 15; i++) {
    const value = valueAt(code, i);
    const number = value > 9 ? value - 10 : value;
    sum += i % 2 === 0 ? (ODD[number] as number) : number;
  }
  return String.fromCharCode(65 + (sum % 26));
}

/** Consonants come first, then vowels, then X to fill. */
function isName(letters: string): boolean {
  return /^[^AEIOU]*[AEIOU]*X*$/.test(letters);
}

/** The birth date, whose century is not written. */
function birthdayOf(code: string): Day | undefined {
  const [year, day] = [digit(code, 6) * 10 + digit(code, 7), digit(code, 9) * 10 + digit(code, 10)];
  const month = MONTHS.indexOf(code.charAt(8)) + 1;
  return dayShown(two(year) + two(month) + two(day > 40 ? day - 40 : day), 'YYMMDD');
}

/** A digit, or the one a letter of omocodia stands for. */
function digit(code: string, index: number): number {
  const value = valueAt(code, index);
  return value > 9 ? REPLACED.indexOf(code.charAt(index)) : value;
}

const surnameLetters = remembered((name) =>
  `${consonants(name)}${name.replace(/[^AEIOU]/g, '')}XXX`.slice(0, 3),
);

/** As a surname, but of four consonants or more the first, third and fourth. */
const nameLetters = remembered((name) => {
  const all = consonants(name);
  return all.length > 3 ? all.charAt(0) + all.slice(2, 4) : surnameLetters(name);
});

function consonants(name: string): string {
  return name.replace(/[^B-DF-HJ-NP-TV-Z]/g, '');
}

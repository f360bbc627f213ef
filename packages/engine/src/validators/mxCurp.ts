import { isDay } from '../kernel/day.ts';
import { fold, list, remembered } from '../kernel/text.ts';
import type { Validator } from '../model.ts';

/**
 * CURP: initial and first inner vowel of the first surname, initials of the second surname and the given
 * name, YYMMDD, H/M (X since 2023), state of birth, the first inner consonant of each name, a digit for
 * births up to 1999 or a letter from 2000, check digit (weights 18…2, to the next ten). X stands for Ñ, for
 * what is missing, and for the second letter of a word that must not be. `home` is the state's code. Source:
 * SEGOB/RENAPO, Instructivo Normativo para la Asignación de la CURP (DOF 18 October 2021) and its annexes.
 */
export const mxCurp: Validator = {
  id: 'mxCurp',
  label: 'CURP (Mexico)',
  valid(value) {
    if (!/^[A-Z][AEIOUX][A-Z]{2}\d{6}[HMX][A-Z]{2}[B-DF-HJ-NP-TV-Z]{3}[A-Z\d]\d$/i.test(value)) return false;
    const curp = value.toUpperCase();
    return (
      isBirth(curp) &&
      STATES.includes(curp.slice(11, 13)) &&
      !WORDS.has(curp.slice(0, 4)) &&
      curp.endsWith(check(curp))
    );
  },
  make(random, { given, family, family2, born, sex, home }) {
    const first = surnameOf(family.text);
    const second = family2 ? surnameOf(family2.text) : surnameOf('X');
    const own = givenOf(given.text);
    const state = home ?? (STATES[random.below(32)] as string);
    const unlike = born.year < 2000 ? String(random.below(2)) : random.pick('AB');
    const body =
      decent(first.initial + first.vowel + second.initial + own.initial) +
      (born.yymmdd + (sex === 'male' ? 'H' : 'M') + state) +
      (first.consonant + second.consonant + own.consonant + unlike);
    return body + check(body);
  },
};

/** The initial of a name's word that counts, and the first vowel and consonant inside it. */
export interface Letters {
  readonly initial: string;
  readonly vowel: string;
  readonly consonant: string;
}

export const surnameOf = remembered((name) => lettersOf(significant(name)));
export const givenOf = remembered((name) => lettersOf(significant(name, true)));

function lettersOf(word: string): Letters {
  return {
    initial: word.charAt(0),
    vowel: /^.[^AEIOU]*([AEIOU])/.exec(word)?.[1] ?? 'X',
    consonant: /^.[AEIOU]*([B-DF-HJ-NP-TV-Z])/.exec(word)?.[1] ?? 'X',
  };
}

/** The word of a name that counts: without particles; of given names not María or José when another follows. */
export function significant(name: string, isGiven = false, tilde = 'X'): string {
  const words = fold(name, { ñ: tilde })
    .toUpperCase()
    .split(/[ -]+/)
    .filter((word) => !PARTICLES.has(word));
  const counts =
    isGiven && words.length > 1 ? words.filter((word) => !/^(?:MARIA|MA\.?|JOSE|J\.?)$/.test(word)) : words;
  return (counts[0] ?? words[0] ?? '').replace(/[^A-ZÑ]/g, 'X') || 'X';
}

const PARTICLES = new Set(list('DA DAS DE DEL DER DI DIE DD EL LA LOS LAS LE LES MAC MC VAN VON Y'));

/** The 32 states, and NE for births abroad. */
const STATES = list(
  'AS BC BS CC CL CM CS CH DF DG GT GR HG JC MC MN MS NT NL OC PL QT QR SP SL SR TC TS TL VZ YN ZS NE',
);

/** Annex 2: words that must not be. */
const WORDS = new Set(
  list(`
    BACA BAKA BUEI BUEY CACA CACO CAGA CAGO CAKA CAKO COGE COGI COJA COJE COJI COJO COLA CULO FALO FETO GETA GUEI
    GUEY JETA JOTO KACA KACO KAGA KAGO KAKA KAKO KOGE KOGI KOJA KOJE KOJI KOJO KOLA KULO LILO LOCA LOCO LOKA LOKO
    MAME MAMO MEAR MEAS MEON MIAR MION MOCO MOKO MULA MULO NACA NACO PEDA PEDO PENE PIPI PITO POPO PUTA PUTO QULO
    RATA ROBA ROBE ROBO RUIN SENO TETA VACA VAGA VAGO VAKA VUEI VUEY WUEI WUEY`),
);

function decent(word: string): string {
  return WORDS.has(word) ? `${word.charAt(0)}X${word.slice(2)}` : word;
}

function isBirth(curp: string): boolean {
  const century = curp.charCodeAt(16) < 58 ? 1900 : 2000;
  return isDay(century + Number(curp.slice(4, 6)), Number(curp.slice(6, 8)), Number(curp.slice(8, 10)));
}

/** Ñ holds the place between N and O, so letters from O count one more. */
function check(curp: string): string {
  let sum = 0;
  for (let i = 0; i < 17; i++) {
    const code = curp.charCodeAt(i);
    sum += (code < 58 ? code - 48 : code < 79 ? code - 55 : code - 54) * (18 - i);
  }
  return String((10 - (sum % 10)) % 10);
}

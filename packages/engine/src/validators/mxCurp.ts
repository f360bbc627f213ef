import { toTen } from '../checksum/weighted.ts';
import type { Day } from '../kernel/day.ts';
import { fold, list, remembered } from '../kernel/text.ts';
import type { Citizen, Sex } from '../model.ts';
import { coded, dated, dayOf, part, reasonIf } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * CURP: initial and first inner vowel of the first surname, initials of the second surname and the given
 * name, YYMMDD, H/M (X since 2023), state of birth, the first inner consonant of each name, a digit for
 * births up to 1999 or a letter from 2000, check digit (weights 18…2, to the next ten). X stands for Ñ, for
 * what is missing, and for the second letter of a word that must not be. `home` is the state's code. Source:
 * SEGOB/RENAPO, Instructivo Normativo para la Asignación de la CURP (DOF 18 October 2021) and its annexes.
 */
export const mxCurp = standard<Citizen>({
  id: 'mxCurp',
  label: 'CURP (Mexico)',
  written: '@[AEIOUX]@@######@@@{3[B-DF-HJ-NP-TV-Z]}*#',
  mend: (number) => number.slice(0, 17) + check(number),
  rules: {
    word: (number) =>
      reasonIf(
        WORDS.has(number.slice(0, 4)),
        `${number.slice(0, 4)} is a word that is never issued, should be ${decent(number.slice(0, 4))}`,
      ),
    date: dated(bornOn, 4, 'YYMMDD'),
    sex: part([10, 11], /[HMX]/, 'sex is #, should be H, M or X'),
    region: (number) =>
      reasonIf(
        !STATES.has(number.slice(11, 13)),
        `${number.slice(11, 13)} is not a state of birth, should be AS to ZS or NE`,
      ),
  },
  wrong: { word: (number, random) => random.pick([...WORDS]) + number.slice(4) },
  reads: (number) => ({
    born: bornOn(number),
    sex: SEXES[number.charAt(10)],
    region: STATES.get(number.slice(11, 13)),
  }),
  make(random, { given, family, family2, born, sex, home }) {
    const first = surnameOf(family.text);
    const second = family2 ? surnameOf(family2.text) : surnameOf('X');
    const own = givenOf(given.text);
    const state = home ?? (CODES[random.below(32)] as string);
    // 0 to 9 before 2000, letters since: the first two are enough unless codes must differ.
    const unlike = (born.year < 2000 ? '0123456789' : 'ABCDEFGHIJ')[random.among(2, 10)];
    const body =
      decent(first.initial + first.vowel + second.initial + own.initial) +
      (born.yymmdd + (sex === 'male' ? 'H' : 'M') + state) +
      (first.consonant + second.consonant + own.consonant + unlike);
    return body + check(body);
  },
});

/** The initial of a name's word that counts, and the first vowel and consonant inside it. */
interface Letters {
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

/** The word of a name that counts: without particles; of given names the second where the first is María or José. */
export function significant(name: string, isGiven = false, tilde = 'X'): string {
  const words = fold(name, { ñ: tilde })
    .toUpperCase()
    .split(/[ -]+/)
    .filter((word) => !PARTICLES.has(word));
  const [first = '', second = first] = words;
  const counts = isGiven && /^(?:MARIA|MA\.?|JOSE|J\.?)$/.test(first) ? second : first;
  return counts.replace(/[^A-ZÑ]/g, 'X') || 'X';
}

const PARTICLES = new Set(list('DA DAS DE DEL DER DI DIE DD EL LA LOS LAS LE LES MAC MC VAN VON Y'));

/** The 32 states, and NE for births abroad. */
const STATES = coded(`
  AS:Aguascalientes BC:Baja_California BS:Baja_California_Sur CC:Campeche CL:Coahuila CM:Colima CS:Chiapas CH:Chihuahua
  DF:Ciudad_de_México DG:Durango GT:Guanajuato GR:Guerrero HG:Hidalgo JC:Jalisco MC:México MN:Michoacán MS:Morelos
  NT:Nayarit NL:Nuevo_León OC:Oaxaca PL:Puebla QT:Querétaro QR:Quintana_Roo SP:San_Luis_Potosí SL:Sinaloa SR:Sonora
  TC:Tabasco TS:Tamaulipas TL:Tlaxcala VZ:Veracruz YN:Yucatán ZS:Zacatecas NE:abroad`);

const CODES = [...STATES.keys()];

/** X is neither. */
const SEXES: Readonly<Record<string, Sex>> = { H: 'male', M: 'female' };

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

function bornOn(curp: string): Day | undefined {
  const century = curp.charCodeAt(16) < 58 ? 1900 : 2000;
  return dayOf(century + Number(curp.slice(4, 6)), Number(curp.slice(6, 8)), Number(curp.slice(8, 10)));
}

/** Ñ holds the place between N and O, so letters from O count one more. */
function check(curp: string): string {
  let sum = 0;
  for (let i = 0; i < 17; i++) {
    const code = curp.charCodeAt(i);
    sum += (code < 58 ? code - 48 : code < 79 ? code - 55 : code - 54) * (18 - i);
  }
  return String(toTen(sum));
}

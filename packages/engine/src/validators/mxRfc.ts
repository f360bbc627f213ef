import { fold, list, remembered } from '../kernel/text.ts';
import type { Citizen, Name } from '../model.ts';
import { dateAt, reasonIf } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';
import { significant } from './mxCurp.ts';

/**
 * RFC: four letters of the name (three for a company), YYMMDD, two characters that distinguish namesakes, check
 * character (weights 13…2, modulo 11, 10 is A). The two characters are made from the full name's letters: pairs of
 * digits times their second digit, the last three digits of the sum by 34. Source: SAT, "Algoritmo para generar el
 * RFC con homoclave" (IFAI 0610100135506, 18 October 2006), annexes 1-4. The generic XAXX010101000 and
 * XEXX010101000 are nobody's and are refused.
 */
export const mxRfc = standard<Pick<Citizen, 'born' | 'given' | 'family' | 'family2'>>({
  id: 'mxRfc',
  label: 'RFC (Mexico)',
  written: ['{4[A-ZÑ&]}######[1-9A-NP-V][1-9A-NP-Z][0-9A]', '{3[A-ZÑ&]}######[1-9A-NP-V][1-9A-NP-Z][0-9A]'],
  form: /^[A-ZÑ&]{3,4}[- ]?\d{6}[- ]?[A-Z\d]{3}$/i,
  mend: withRfcCheck,
  rules: {
    date: (number) => dateAt(number.length - 9, 'YYMMDD')(number),
    word: (number) =>
      reasonIf(
        number.length === 13 && WORDS.has(number.slice(0, 4)),
        `${number.slice(0, 4)} is a word that is never issued, should be ${decent(number.slice(0, 4))}`,
      ),
  },
  wrong: { word: (number, random) => random.pick([...WORDS]) + number.slice(-9) },
  reads: (number) => ({ type: number.length === 13 ? 'person' : 'company' }),
  make(_, { born, given, family, family2 }) {
    const parts = family2 ? [family, family2, given] : [family, given];
    const body = decent(letters({ given, family, family2 })) + born.yymmdd + homoclave(parts);
    return body + rfcCheck(body);
  },
});

/** The number with its check character set right. */
export function withRfcCheck(number: string): string {
  return number.slice(0, -1) + rfcCheck(number.slice(0, -1));
}

/** The check character of an RFC without it; a company's is preceded by a space. */
export function rfcCheck(body: string): string {
  let sum = 0;
  const padded = body.padStart(12);
  for (let i = 0; i < 12; i++) sum += (PLACES[padded.charCodeAt(i)] as number) * (13 - i);
  return '0A987654321'.charAt(sum % 11);
}

function letters({ given, family, family2 }: Pick<Citizen, 'given' | 'family' | 'family2'>): string {
  const own = givenOf(given.text);
  const first = surnameOf(family.text);
  if (!family2) return first.padEnd(2, 'X').slice(0, 2) + own.padEnd(2, 'X').slice(0, 2);
  const second = surnameOf(family2.text).charAt(0);
  if (first.length < 3) return first.charAt(0) + second + own.padEnd(2, 'X').slice(0, 2);
  return first.charAt(0) + vowelOf(first) + second + own.charAt(0);
}

const surnameOf = remembered((name) => significant(name, false, 'Ñ'));
const givenOf = remembered((name) => significant(name, true, 'Ñ'));
const vowelOf = remembered((word) => /^.[^AEIOU]*([AEIOU])/.exec(word)?.[1] ?? 'X');

/** Each digit of the whole name's values times the number that it ends with the digit before it. */
function homoclave(parts: readonly Name[]): string {
  let sum = 0;
  let before = 0;
  for (const { text } of parts) {
    // Between two names stands a space, whose zeros add nothing.
    before = 0;
    for (const digit of digitsOf(text)) {
      sum += (before * 10 + digit) * digit;
      before = digit;
    }
  }
  const rest = sum % 1000;
  return HOMONYMS.charAt(Math.floor(rest / 34)) + HOMONYMS.charAt(rest % 34);
}

function decent(word: string): string {
  return WORDS.has(word) ? `${word.slice(0, 3)}X` : word;
}

/** The digits of a name's characters. */
const digitsOf = remembered((name) =>
  Array.from(fold(name, { ñ: 'Ñ' }).toUpperCase(), (letter) => VALUES[letter] ?? '').flatMap((two) =>
    Array.from(two, Number),
  ),
);

/** Value of a character in the check, by its code. */
const PLACES = Uint8Array.from({ length: 256 }, (_, code) =>
  Math.max(0, '0123456789ABCDEFGHIJKLMN&OPQRSTUVWXYZ Ñ'.indexOf(String.fromCharCode(code))),
);
const HOMONYMS = '123456789ABCDEFGHIJKLMNPQRSTUVWXYZ';

/** Annex 1: a letter's two digits, in the manner of punched cards. */
const VALUES: Readonly<Record<string, string>> = Object.fromEntries([
  ...Array.from(' 0123456789&', (c, i) => [c, String(Math.max(i - 1, 0)).padStart(2, '0')]),
  ...Array.from('ABCDEFGHI', (c, i) => [c, String(11 + i)]),
  ...Array.from('JKLMNOPQR', (c, i) => [c, String(21 + i)]),
  ...Array.from('STUVWXYZÑ', (c, i) => [c, String(32 + i)]),
]);

/** Annex 4: words that must not be; their last letter becomes X. */
const WORDS = new Set(
  list(`
    BUEI BUEY CACA CACO CAGA CAGO CAKA CAKO COGE COJA COJE COJI COJO CULO FETO GUEY JOTO KACA KACO KAGA KAGO KAKA
    KOGE KOJO KULO MAME MAMO MEAR MEAS MEON MION MOCO MULA PEDA PEDO PENE PUTA PUTO QULO RATA RUIN`),
);

import { isDayIn } from '../day.ts';
import { fold, list } from '../text.ts';
import type { Citizen, Validator } from '../validator.ts';
import { significant } from './mxCurp.ts';

/**
 * RFC: four letters of the name (three for a company), YYMMDD, two characters that tell namesakes apart,
 * check character (weights 13…2, modulo 11, 10 is A). The two characters are made from the full name's
 * letters: pairs of digits times their second digit, the last three digits of the sum by 34. Source: SAT,
 * "Algoritmo para generar el RFC con homoclave" (IFAI 0610100135506, 18 October 2006), annexes 1-4. The
 * generic XAXX010101000 and XEXX010101000 are nobody's and are refused.
 */
export const mxRfc: Validator<Pick<Citizen, 'born' | 'given' | 'family' | 'family2'>> = {
  id: 'mxRfc',
  label: 'RFC (Mexico)',
  valid(value) {
    if (!/^[A-ZÑ&]{3,4}[- ]?\d{6}[- ]?[1-9A-NP-V][1-9A-NP-Z][\dA]$/i.test(value)) return false;
    const rfc = value.toUpperCase().replace(/[- ]/g, '');
    const date = rfc.slice(-9, -3);
    const isDate = isDayIn(
      [1900, 2000],
      Number(date.slice(0, 2)),
      Number(date.slice(2, 4)),
      Number(date.slice(4)),
    );
    return (
      isDate && !(rfc.length === 13 && WORDS.has(rfc.slice(0, 4))) && rfc.endsWith(rfcCheck(rfc.slice(0, -1)))
    );
  },
  make(_, { born, given, family, family2 }) {
    const full = [family, family2, given]
      .map((name) => (name ? keepTilde(name.text) : ''))
      .filter(Boolean)
      .join(' ');
    const body = decent(letters({ given, family, family2 })) + born.yymmdd + homoclave(full);
    return body + rfcCheck(body);
  },
};

/** The check character of an RFC without it; a company's is preceded by a space. */
export function rfcCheck(body: string): string {
  let sum = 0;
  const padded = body.padStart(12);
  for (let i = 0; i < 12; i++) sum += ALPHABET.indexOf(padded.charAt(i)) * (13 - i);
  return '0A987654321'.charAt(sum % 11);
}

function letters({ given, family, family2 }: Pick<Citizen, 'given' | 'family' | 'family2'>): string {
  const own = significant(given, true, 'Ñ');
  const first = significant(family, false, 'Ñ');
  if (!family2) return first.padEnd(2, 'X').slice(0, 2) + own.padEnd(2, 'X').slice(0, 2);
  const second = significant(family2, false, 'Ñ').charAt(0);
  if (first.length < 3) return first.charAt(0) + second + own.padEnd(2, 'X').slice(0, 2);
  return first.charAt(0) + (/^.[^AEIOU]*([AEIOU])/.exec(first)?.[1] ?? 'X') + second + own.charAt(0);
}

function homoclave(name: string): string {
  let digits = '0';
  for (let i = 0; i < name.length; i++) digits += VALUES[name.charAt(i)] ?? '';
  let sum = 0;
  for (let i = 1; i < digits.length; i++)
    sum += Number(digits.slice(i - 1, i + 1)) * Number(digits.charAt(i));
  const rest = sum % 1000;
  return HOMONYMS.charAt(Math.floor(rest / 34)) + HOMONYMS.charAt(rest % 34);
}

function decent(word: string): string {
  return WORDS.has(word) ? `${word.slice(0, 3)}X` : word;
}

function keepTilde(text: string): string {
  return fold(text, { ñ: 'Ñ' }).toUpperCase();
}

const ALPHABET = '0123456789ABCDEFGHIJKLMN&OPQRSTUVWXYZ Ñ';
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

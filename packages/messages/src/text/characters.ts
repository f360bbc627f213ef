import { fold, SEPA_CHARACTERS } from 'specimen-data/internal';

/** Characters that a standard allows in its texts. */
export interface Characters {
  /** Name of the character set in a sentence. */
  readonly name: string;
  /** Returns true if a text consists of allowed characters. */
  allows(text: string): boolean;
  /** Returns the text in allowed characters. */
  transliterate(text: string): string;
}

/** Usual replacements of characters that contain no letter. Source: EPC217-08 (SEPA conversion table). */
const REPLACED: Readonly<Record<string, string>> = {
  '&': '+',
  '’': "'",
  '‘': "'",
  '“': "'",
  '”': "'",
  '„': "'",
  '"': "'",
  '«': "'",
  '»': "'",
  '–': '-',
  '—': '-',
  _: '-',
  '[': '(',
  ']': ')',
  '{': '(',
  '}': ')',
  '<': '(',
  '>': ')',
  ';': ',',
  '\\': '/',
  '|': '/',
  '@': '(at)',
  '€': 'EUR',
  º: 'o',
  ª: 'a',
  '°': 'o',
};

/** Declares the characters of a standard; `set` is what stands between the brackets of a regular expression. */
export function characters(name: string, set: string): Characters {
  const whole = new RegExp(`^[${set}]*$`);
  const other = new RegExp(`[^${set}]`, 'gu');
  const known = new Map<string, string>();
  const latin = (text: string) =>
    text
      .replace(other, (sign) => REPLACED[sign] ?? sign)
      .replace(other, (sign) => fold(sign))
      .replace(other, '.');
  return {
    name,
    allows: (text) => whole.test(text),
    transliterate(text) {
      if (whole.test(text)) return text;
      let result = known.get(text);
      if (result === undefined) {
        result = latin(text.normalize('NFC'));
        if (known.size >= 5_000) known.clear();
        known.set(text, result);
      }
      return result;
    },
  };
}

/** The Latin set of the EPC's implementation guidelines. */
export const SEPA = characters('the SEPA character set', SEPA_CHARACTERS);

/**
 * Characters of the Swiss Payment Standards: Basic Latin, the Latin-1 supplement, Latin Extended-A and six more. Source:
 * SIX, Swiss Implementation Guidelines for Customer-Bank Messages (SPS 2024), section 2.4.1.
 */
export const SPS = characters('the character set of the Swiss Payment Standards', ' -~\\u00a0-\\u017fȘșȚț€');

/** SWIFT's set X, of MT messages. Source: SWIFT User Handbook, FIN character sets. */
export const SWIFT_X = characters("SWIFT's character set X", "A-Za-z0-9/\\-?:().,'+ ");

/** Characters of CBPR+ texts: printable Basic Latin. Source: SWIFT, CBPR+ user handbook, character sets. */
export const CBPR = characters('the character set of CBPR+', ' -~');

/** All characters that XML 1.0 allows. */
export const ANY: Characters = {
  name: 'XML 1.0',
  allows: (text) => !NO_XML.test(text),
  transliterate: (text) => text,
};

const NO_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/;

/** Returns the same characters for a standard that is usually written in capital letters. */
export function capital(base: Characters): Characters {
  return { ...base, transliterate: (text) => base.transliterate(text.toUpperCase()) };
}

/** Cuts a text to a length without splitting a character or leaving a trailing space. */
export function cut(text: string, longest: number): string {
  return text.length <= longest ? text : [...text].slice(0, longest).join('').trimEnd();
}

import { wordSet } from '../data/requestWords.ts';
import { type Token, wordAt } from '../lexicon/tokens.ts';
import type { Country } from '../model.ts';
import type { Run } from './runs.ts';

/** The notation of values in a request: "with 8 digits", "with letters". */
export interface Notation {
  /** Number of digits; undefined if letters are required. */
  readonly digits: number | undefined;
  /** True if letters count as well: "of 22 characters". */
  readonly isOfAll?: boolean;
  readonly words: readonly Token[];
}

export function writingIn(tokens: readonly Token[], numbers: readonly Run<number>[]): Notation | undefined {
  const digits = tokens.find(({ word, used }) => !used && (DIGITS.has(word) || CHARACTERS.has(word)));
  const number = digits && numbers.find(({ to }) => to === digits.at);
  if (digits && number && !PARTS.has(wordAt(tokens, number.from - 1)))
    return {
      digits: number.meaning,
      isOfAll: CHARACTERS.has(digits.word),
      words: [...tokens.slice(number.from, number.to), digits],
    };
  const letters = tokens.find(
    ({ at, word, used }) => !used && LETTERS.has(word) && WITH.has(wordAt(tokens, at - 1)),
  );
  const next = letters && tokens[letters.at + 1];
  if (!letters || (next && !next.apart)) return undefined;
  letters.used = true;
  return { digits: undefined, words: [letters] };
}

const DIGITS = wordSet('digit digits ziffern chiffres digitos cifre cijfers siffror siffer cyframi');
const CHARACTERS = wordSet(
  'character characters chars zeichen caracteres caractères caratteri tekens tecken tegn znaków',
);
const LETTERS = wordSet('letters buchstaben lettres letras lettere bokstaver literami');
const WITH = wordSet('with mit avec con com met med z');

/** Returns some values of a field of a country, or undefined if the field cannot be generated. */
export type Sampler = (country: Country, field: string, count: number) => readonly unknown[] | undefined;

/**
 * Returns the fault of a number in the required notation, if its standard refuses it: a BSN with letters, an SSN of
 * eight digits. Undefined if such values are valid; `lost` if there is no such fault.
 */
export function faultOfWriting(
  country: Country,
  field: string,
  { digits, isOfAll }: Notation,
  sample: Sampler,
): string | undefined {
  const { cases = [] } = country.fields.get(field)?.validator ?? {};
  const samples = sample(country, field, SAMPLES);
  if (isOfAll && cases.length === 0) return 'lost';
  if (cases.length === 0 || samples === undefined || field === 'phone') return undefined;
  const texts = samples.map(String);
  if (digits === undefined) {
    if (texts.some((text) => /[A-Za-z]/.test(text))) return undefined;
    return cases.includes('characters') ? 'characters' : 'lost';
  }
  const lengths = new Set(
    texts.map((text) => text.replace(isOfAll ? /[^0-9A-Za-z]/g : /[^0-9]/g, '').length),
  );
  const [length = digits] = lengths;
  if (lengths.size > 1 || length === digits) return undefined;
  // Some brands have cards of other lengths.
  if (field === 'card' && digits >= 13 && digits <= 19) return 'lost';
  // Letters of an IBAN may count too: 21 digits may make a German one too long or too short.
  const isOpen = !isOfAll && texts.some((text) => text.replace(/[^0-9A-Za-z]/g, '').length - 1 === digits);
  const fault = digits < length ? 'short' : 'long';
  const isOneOff = Math.abs(digits - length) === 1 && !(fault === 'long' && isOpen);
  return isOneOff && cases.includes(fault) ? fault : 'lost';
}

/** Number of values that show the notation of all. */
const SAMPLES = 8;

const PARTS = wordSet('last first');

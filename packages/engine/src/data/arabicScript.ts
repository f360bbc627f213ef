import { list } from '../kernel/text.ts';
import type { OwnField, Persona } from '../model.ts';

/** Latin words with their native script. */
export type Book = ReadonlyMap<string, string>;

/**
 * Reads `native|Latin` pairs, separated by white space, `_` for a space inside one; `@City` after a pair is
 * ignored.
 */
export function book(...pairs: readonly string[]): Book {
  return new Map(
    pairs.flatMap(list).map((pair) => {
      const [native = '', latin = ''] = pair.split('|');
      return [latin.split('@')[0] as string, native];
    }),
  );
}

/** Returns the Latin side of such pairs, for a country's facts. */
export function latinOf(pairs: string): string {
  return pairs
    .trim()
    .split(/\s+/)
    .map((pair) => pair.split('|')[1])
    .join(' ');
}

/** Returns such pairs as other names of places, for a country's facts: `Riyadh=الرياض; Jeddah=جدة`. */
export function otherNames(pairs: string): string {
  return Array.from(book(pairs), ([latin, native]) => `${latin}=${native}`).join(';');
}

const patterns = new WeakMap<Book, RegExp>();

/** Translates the known words of a text to the native script, longer words first. */
export function translateWords(text: string, words: Book): string {
  let pattern = patterns.get(words);
  if (!pattern) {
    const all = [...words.keys()].sort((a, b) => b.length - a.length);
    const escaped = all.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    pattern = new RegExp(
      `(?<![A-Za-z\u00c0-\u024f\\d])(?:${escaped.join('|')})(?![A-Za-z\u00c0-\u024f])`,
      'g',
    );
    patterns.set(words, pattern);
  }
  return text.replace(pattern, (word) => words.get(word) as string);
}

/** Returns a field for the address in Arabic letters, from the one in Latin letters. */
export function arabicAddress(words: Book, label = 'Address in Arabic', named = false): OwnField {
  const all = new Map([...HOUSES, ...words]);
  return {
    label,
    group: 'contact',
    special: true,
    synonyms: ['arabic address', 'native address'],
    make: (_, p) =>
      translateWords(named ? namesIn(p.read('address'), p) : p.read('address'), all).replaceAll(', ', '، '),
  };
}

/** Houses in Lebanon are named after families. */
function namesIn(text: string, { family2 }: Persona): string {
  const name = family2.native?.text ?? '';
  return text
    .replace(`${family2.text} Bldg.`, `بناية ${name}`)
    .replace(`${family2.text} Center`, `سنتر ${name}`);
}

const HOUSES =
  book(`فيلا|Villa شقة|Apartment شقة|Apt. شقة|Flat مبنى|Building بناية|Bldg. منزل|House مكتب|Office محل|Shop سنتر|Center
  قطعة|Block منطقة|Zone سكة|Way طريق|Road ص.ب|P.O._Box الرمز_البريدي|PC`);

import { CODE_WORDS, IDLE_WORDS, TITLE_WORDS } from '../data/requestWords.ts';
import { remembered } from '../kernel/text.ts';
import { isUnspaced } from './tokens.ts';
import { wordKey } from './wordKey.ts';

/** Returns texts as phrases, in order: folded and joined without spaces. All at once, because one by one is slow. */
export function phrasesOf(texts: readonly string[]): readonly string[] {
  return texts.length === 0 ? [] : wordKey(texts.join('\n')).split('\n');
}

/** Function words of languages that separate words by spaces. */
const SENTENCE_WORDS: ReadonlySet<string> = new Set(
  [...IDLE_WORDS, ...CODE_WORDS].filter((word) => !isUnspaced(word)),
);

/** Returns true if a word may not join a phrase at its start or end: "in de" does not mean "Inde". */
export function standsApart(word: string): boolean {
  return SENTENCE_WORDS.has(word);
}

/**
 * Returns texts as phrases; a text with function words at its ends also as the phrase that keeps them separate: `la
 * plata`.
 */
export function spellingsOf(texts: readonly string[]): {
  readonly phrases: readonly string[];
  readonly apart: readonly (string | undefined)[];
} {
  if (texts.length === 0) return { phrases: [], apart: [] };
  const words = wordKey(texts.join('\n').replace(/[ '’_/()-]/g, '\t'));
  return { phrases: words.replaceAll('\t', '').split('\n'), apart: words.split('\n').map(apartPhrase) };
}

/** Words of a text are separated by tabs here. */
function apartPhrase(line: string): string | undefined {
  const end = line.indexOf('\t');
  if (end < 0) return undefined;
  const start = line.lastIndexOf('\t') + 1;
  const head = standsApart(line.slice(0, end)) ? end : 0;
  const tail = standsApart(line.slice(start)) ? start : line.length;
  if (head === 0 && tail === line.length) return undefined;
  const parts = [line.slice(0, head), line.slice(head, tail), line.slice(tail)];
  return parts
    .map((part) => part.replaceAll('\t', ''))
    .filter((part) => part !== '')
    .join(' ');
}

/** Words before or after a name that only say that it is a number. */
const NUMBER_AFFIXES =
  /^(?:n[uú]m[eé]ro|numer|nomor|código|code)\s+(?:d[eou]\s+|da\s+)?|[\s-](?:number|nummer|nr|no\.?|szám|numero|numurs|kodas|code|ID|PIN)$/i;

/**
 * Returns the names in a label: the whole, its alternatives (`SSN / ITIN`, `Teudat Zehut (ID)`), each also without
 * "number", unless the rest means a person (`Driver`).
 */
export const labelNames = remembered((label: string): readonly string[] => {
  if (!/[\s/()-]/.test(label)) return [label];
  const names: string[] = [];
  for (const part of /[/()]/.test(label) ? [label, ...label.split(/[/()]/)] : [label]) {
    const name = part.trim();
    for (const each of [name, name.replace(NUMBER_AFFIXES, '')]) {
      if (each !== '' && !names.includes(each) && !TITLE_WORDS.has(each.toLowerCase())) names.push(each);
    }
  }
  return names;
});

/** Returns a name, and its spelling without umlauts: `männer`, `maenner`. */
const withUmlauts = (name: string) =>
  /[äöü]/i.test(name)
    ? [name, name.replace(/[äöü]/gi, (letter) => UMLAUTS[letter.toLowerCase()] as string)]
    : [name];
const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/** Returns meanings by their names as phrases. The first of two with the same name wins. */
export function byPhrase<T>(
  meanings: readonly (readonly [meaning: T, names: readonly string[]])[],
): ReadonlyMap<string, T> {
  const entries = meanings.map(([meaning, names]) => [meaning, names.flatMap(withUmlauts)] as const);
  const { phrases, apart } = spellingsOf(entries.flatMap(([, names]) => names));
  const table = new Map<string, T>();
  let at = 0;
  for (const [meaning, names] of entries) {
    for (const end = at + names.length; at < end; at++) {
      for (const phrase of [phrases[at], apart[at]]) {
        if (phrase && !table.has(phrase)) table.set(phrase, meaning);
      }
    }
  }
  return table;
}

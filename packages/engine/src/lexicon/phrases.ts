import { CODE_WORDS, IDLE_WORDS, TITLE_WORDS } from '../data/requestWords.ts';
import { remembered } from '../kernel/text.ts';
import { isUnspaced } from './tokens.ts';
import { wordKey } from './wordKey.ts';

/** Texts as phrases, in their order: as they are compared, joined without spaces. All at once, since one by one is slow. */
export function phrasesOf(texts: readonly string[]): readonly string[] {
  return texts.length === 0 ? [] : wordKey(texts.join('\n')).split('\n');
}

/** Words of sentences, where spaces part words. */
const SENTENCE_WORDS: ReadonlySet<string> = new Set(
  [...IDLE_WORDS, ...CODE_WORDS].filter((word) => !isUnspaced(word)),
);

/** Whether a word stands apart at either end of a phrase, since "in de" is no way to write "Inde". */
export function standsApart(word: string): boolean {
  return SENTENCE_WORDS.has(word);
}

/** Texts as phrases, and where words of sentences stand at their ends, also as the phrase that keeps them apart: `la plata`. */
export function spellingsOf(texts: readonly string[]): {
  readonly phrases: readonly string[];
  readonly apart: readonly (string | undefined)[];
} {
  if (texts.length === 0) return { phrases: [], apart: [] };
  const words = wordKey(texts.join('\n').replace(/[ '’_/()-]/g, '\t'));
  return { phrases: words.replaceAll('\t', '').split('\n'), apart: words.split('\n').map(apartPhrase) };
}

/** The words of a text stand between tabs here. */
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

/** Words before or behind a name that only say it is a number. */
const NUMBER_AFFIXES =
  /^(?:n[uú]m[eé]ro|numer|nomor|código|code)\s+(?:d[eou]\s+|da\s+)?|[\s-](?:number|nummer|nr|no\.?|szám|numero|numurs|kodas|code|ID|PIN)$/i;

/** A label's names: the whole, its alternatives (`SSN / ITIN`, `Teudat Zehut (ID)`), each also without "number", but who is no number (`Driver`). */
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

/** A name, and as it is written without umlauts: `männer`, `maenner`. */
const withUmlauts = (name: string) =>
  /[äöü]/i.test(name)
    ? [name, name.replace(/[äöü]/gi, (letter) => UMLAUTS[letter.toLowerCase()] as string)]
    : [name];
const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/** Meanings by their names as phrases; of two that share a name the first has it. */
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

import { CODE_WORDS, IDLE_WORDS } from '../../data/requestWords.ts';
import { remembered } from '../../kernel/text.ts';
import { wordKey } from '../spec.ts';
import { isUnspaced } from './tokens.ts';

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

/** A phrase with the words of sentences at its ends kept apart: `la plata`. */
function apart(phrase: string, first: string, last: string): string {
  const head = standsApart(first) ? first.length : 0;
  const tail = phrase.length - (standsApart(last) ? last.length : 0);
  return [phrase.slice(0, head), phrase.slice(head, tail), phrase.slice(tail)]
    .filter((part) => part !== '')
    .join(' ');
}

/** A text's phrase, and the one that keeps its ends apart. */
export function spellings(text: string, phrase: string): readonly string[] {
  const [end, start] = [text.search(SEPARATOR), text.search(LAST_WORD)];
  if (end < 0 || start < 0) return [phrase];
  const other = apart(phrase, wordKey(text.slice(0, end)), wordKey(text.slice(start)));
  return other === phrase ? [phrase] : [phrase, other];
}

const SEPARATOR = /[\s'’_/()-]/;
const LAST_WORD = /[^\s'’_/()-]+$/;

/** Words before or behind a name that only say it is a number. */
const NUMBER_AFFIXES =
  /^(?:n[uú]m[eé]ro|numer|nomor|código|code)\s+(?:d[eou]\s+|da\s+)?|[\s-](?:number|nummer|nr|no\.?|szám|numero|numurs|kodas|code|ID|PIN)$/i;

/** A label's names: the whole, its alternatives (`SSN / ITIN`, `Teudat Zehut (ID)`), each also without "number". */
export const labelNames = remembered((label: string): readonly string[] => {
  if (!/[\s/()-]/.test(label)) return [label];
  const names: string[] = [];
  for (const part of /[/()]/.test(label) ? [label, ...label.split(/[/()]/)] : [label]) {
    const name = part.trim();
    for (const each of [name, name.replace(NUMBER_AFFIXES, '')]) {
      if (each !== '' && !names.includes(each)) names.push(each);
    }
  }
  return names;
});

/** Meanings by their names as phrases; of two that share a name the first has it. */
export function byPhrase<T>(
  entries: readonly (readonly [meaning: T, names: readonly string[]])[],
): ReadonlyMap<string, T> {
  const phrases = phrasesOf(entries.flatMap(([, names]) => names));
  const table = new Map<string, T>();
  let at = 0;
  for (const [meaning, names] of entries) {
    for (const name of names) {
      for (const phrase of spellings(name, phrases[at++] as string)) {
        if (phrase !== '' && !table.has(phrase)) table.set(phrase, meaning);
      }
    }
  }
  return table;
}

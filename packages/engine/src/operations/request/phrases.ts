import { remembered } from '../../kernel/text.ts';
import { wordKey } from '../spec.ts';

/** Texts as phrases, in their order: as they are compared, joined without spaces. All at once, since one by one is slow. */
export function phrasesOf(texts: readonly string[]): readonly string[] {
  return texts.length === 0 ? [] : wordKey(texts.join('\n')).split('\n');
}

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
    for (const phrase of phrases.slice(at, at + names.length)) {
      if (phrase !== '' && !table.has(phrase)) table.set(phrase, meaning);
    }
    at += names.length;
  }
  return table;
}

import { FIELD_WORDS } from '../../data/fieldWords.ts';
import { COMMON } from '../../fields/index.ts';
import { list } from '../../kernel/text.ts';
import { wordKey } from '../spec.ts';
import { singular } from './tokens.ts';

let words: ReadonlyMap<string, string> | undefined;

/** The common fields by every word for them, theirs and other languages'. */
export function sharedWords(): ReadonlyMap<string, string> {
  words ??= new Map(
    Object.entries(COMMON)
      .flatMap(([key, { label, synonyms = [] }]) =>
        [key, label, ...synonyms, ...list(FIELD_WORDS[key] ?? '')].map(
          (word) => [wordKey(word), key] as const,
        ),
      )
      .filter(([word]) => word !== '')
      .reverse(),
  );
  return words;
}

/** The common field that a phrase names, in English or another language. */
export function sharedField(phrase: string): string | undefined {
  return sharedWords().get(phrase) ?? sharedWords().get(singular(phrase));
}

/** Words before or behind a name that only say it is a number. */
const GENERIC =
  /^(?:n[uú]m[eé]ro|numer|nomor|código|code)\s+(?:d[eou]\s+|da\s+)?|[\s-](?:number|nummer|nr|no\.?|szám|numero|numurs|kodas|code|ID|PIN)$/i;

/** A label's names: the whole, its alternatives (`SSN / ITIN`, `Teudat Zehut (ID)`), each also without "number". */
export function labelNames(label: string): readonly string[] {
  const parts = [label, ...label.split(/[/()]/)].map((part) => part.trim()).filter((part) => part !== '');
  return [...new Set(parts.flatMap((part) => [part, part.replace(GENERIC, '')]))];
}

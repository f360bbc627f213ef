/** A function that writes native words in Latin letters. */
type Latin = (native: string) => string;

/**
 * Converts a list of native words (`_` for a space, `|` and `@` between them) to Latin letters. It is slow, so
 * countries call it in a getter.
 */
export function inLatin(list: string, latin: Latin): string {
  return list.replace(WORD, (word) => latin(word));
}

/** Returns a function that restores the native script of texts, word by word, from the lists they were written from. */
export function nativeScript(latin: Latin, ...lists: readonly string[]): NativeScript {
  let made: ReadonlyMap<string, string> | undefined;
  return (text, names = []) => {
    made ??= new Map(Array.from(lists.join(' ').matchAll(WORD), ([word]) => [latin(word), word]));
    const words = made;
    const natives = new Map(names.map((name) => [name.text, name.native?.text]));
    return text.replace(WORD, (word) => natives.get(word) ?? words.get(word) ?? word);
  };
}

/** Converts a Latin text to the native script; `names` are the names of people in it. */
type NativeScript = (text: string, names?: readonly Named[]) => string;

interface Named {
  readonly text: string;
  readonly native?: { readonly text: string } | undefined;
}

const WORD = /(?:[A-Za-z\u00c0-\u024f\u0370-\u052f\u1f00-\u1fff’']|[\u0300-\u036f])+/g;

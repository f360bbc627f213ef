/** Words with their native form: the text for a country's declarations, and the native form of each word. */
interface Paired {
  readonly text: string;
  readonly native: ReadonlyMap<string, string>;
}

/** Reads `Latin=native` pairs, `_` for a space inside; the rest of the text stays unchanged. */
export function paired(text: string): Paired {
  const native = new Map(
    Array.from(text.matchAll(/([^\s|=]+)=([^\s|@]+)/g), ([, word = '', own = '']) => [
      word.replaceAll('_', ' '),
      own,
    ]),
  );
  return { text: text.replace(/=[^\s|@]+/g, ''), native };
}

/** Reads what stands behind each country's code: `at 20 10 · au 10 0`, in several lines. */
export function byCountry<T>(lines: string, read: (words: readonly string[]) => T): ReadonlyMap<string, T> {
  return new Map(
    lines
      .trim()
      .split(/\s*[·\n]\s*/)
      .map((entry) => {
        const [code = '', ...words] = entry.split(' ');
        return [code, read(words)];
      }),
  );
}

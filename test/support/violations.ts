/** Conditions that every row must meet, by name. */
export type Laws<Row> = Readonly<Record<string, (row: Row, i: number) => unknown>>;

/**
 * Returns the laws that rows break, each with the number of such rows and the first of them. An empty table breaks one too.
 * A test expects an empty list: one expectation for thousands of rows, since an expectation costs more than a row.
 */
export function violations<Row>(
  rows: Iterable<Row>,
  laws: Laws<Row>,
  shown: (row: Row) => string = JSON.stringify,
): readonly string[] {
  const mistakes = new Map<string, { readonly first: string; count: number }>();
  let i = 0;
  for (const row of rows) {
    for (const law in laws) {
      if (laws[law]?.(row, i)) continue;
      const known = mistakes.get(law);
      if (known) known.count++;
      else mistakes.set(law, { first: `row ${i}: ${shown(row)}`, count: 1 });
    }
    i++;
  }
  if (i === 0) return ['there are rows: not one'];
  return Array.from(mistakes, ([law, { first, count }]) => `${law}: not ${count} of ${i}, ${first}`);
}

/** What must hold of each row, by name. */
export type Laws<Row> = Readonly<Record<string, (row: Row, i: number) => unknown>>;

/**
 * The laws that rows break, each with how many rows do and the first of them; that there are rows is one of them. A test
 * expects none: one expectation for thousands of rows, since each costs more than the row.
 */
export function broken<Row>(
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

/** As many rows as the page makes at once. */
export const MOST_ROWS = 1_000_000;

/** How many rows a text asks for; undefined where the page does not make so many. */
export function rowsIn(text: string): number | undefined {
  const rows = /^[0-9]+$/.test(text) ? Number(text) : 0;
  return rows >= 1 && rows <= MOST_ROWS ? rows : undefined;
}

/** What is wrong with a text that asks for no such number of rows. */
export function rowsProblem(text: string): string {
  return `Rows must be a whole number from 1 to ${MOST_ROWS.toLocaleString('en')}, not “${text}”.`;
}

/** As many rows as the page makes at once. */
export const MOST_ROWS = 1_000_000;

/** As many as it shows of them. */
export const SHOWN = 20;

/** How many rows a text asks for; undefined where the page does not make so many. */
export function rowsIn(text: string): number | undefined {
  const rows = /^[0-9]+$/.test(text) ? Number(text) : 0;
  return rows >= 1 && rows <= MOST_ROWS ? rows : undefined;
}

/** How many rows are shown of how many. */
export function portion(shown: number, all: number): string {
  return shown < all
    ? `the first ${shown.toLocaleString('en')} of ${all.toLocaleString('en')}`
    : `all ${shown}`;
}

/** What is wrong with a text that asks for no such number of rows. */
export function rowsProblem(text: string): string {
  return `Rows must be a whole number from 1 to ${MOST_ROWS.toLocaleString('en')}, not “${text}”.`;
}

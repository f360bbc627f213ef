/** Maximum number of rows that the page generates at once. */
export const MOST_ROWS = 1_000_000;

/** Maximum number of rows that it shows. */
export const SHOWN = 20;

/** Parses a number of rows; undefined if the page does not generate that many. */
export function rowsIn(text: string): number | undefined {
  const rows = /^[0-9]+$/.test(text) ? Number(text) : 0;
  return rows >= 1 && rows <= MOST_ROWS ? rows : undefined;
}

/** Returns a text such as "the first 20 of 1,000" or "all 20". */
export function portion(shown: number, all: number): string {
  return shown < all
    ? `the first ${shown.toLocaleString('en')} of ${all.toLocaleString('en')}`
    : `all ${shown}`;
}

/** Returns the message for an invalid number of rows. */
export function rowsProblem(text: string): string {
  return `Rows must be a whole number from 1 to ${MOST_ROWS.toLocaleString('en')}, not “${text}”.`;
}

/** Maximum number of rows in one HTTP call. */
export const PAGE = 1000;

/** Rows that a snippet fetches over HTTP. */
export interface Wanted {
  /** Format of the printed rows; the service does not offer every format. */
  readonly format: string;
  readonly rows: number;
}

/** Code that prints a response, or several pages. */
export interface Printing {
  /** Format of the response, if it differs. */
  readonly fetched?: string;
  /** Code for one response with all rows. */
  readonly whole: string;
  /** Code before the first page, for each page, and after the last page. */
  readonly before?: string;
  readonly each: string;
  readonly after?: string;
}

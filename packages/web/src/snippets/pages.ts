/** As many rows as one call over HTTP gives. */
export const PAGE = 1000;

/** Rows that are asked for over HTTP. */
export interface Wanted {
  /** What shall be printed; not all of it is what the service gives. */
  readonly format: string;
  readonly rows: number;
}

/** What a program does with the answer, or with the pages where there are several. */
export interface Printing {
  /** The format that is fetched, where it is another one. */
  readonly fetched?: string;
  /** All there is to do with one answer that holds all. */
  readonly whole: string;
  /** Before the first page, with each, after the last. */
  readonly before?: string;
  readonly each: string;
  readonly after?: string;
}

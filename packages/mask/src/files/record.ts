/** A row of a file that can be read and changed, and be written as it came. */
export interface DataRecord {
  /** Its columns: names, or paths of what lies nested. */
  readonly columns: readonly string[];
  /** The values of a column, several where it stands in a list; numbers are numbers. */
  values(column: string): readonly unknown[];
  /** Puts other values in the place of a column's. */
  change(column: string, mask: (value: unknown) => unknown): void;
  readonly text: string;
}

/** Finds the records of a text that comes in pieces; what stands between them is given back as it is. */
export interface RecordReader {
  read(piece: string): readonly (string | DataRecord)[];
  end(): readonly (string | DataRecord)[];
}

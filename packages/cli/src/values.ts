import { CsvReader, type CsvRow, Problem, shown, suggestion } from 'specimen-data/internal';

/** A value, and the line of the text that it or its row begins in, from 1. */
export interface Found {
  readonly line: number;
  readonly value: string;
}

/** Takes values out of text that comes in pieces. */
export interface Values {
  /** The values that a piece completes. */
  read(piece: string): readonly Found[];
  /** The value that the end completes. */
  end(): readonly Found[];
}

/** Every line is a value. */
export class Lines implements Values {
  #rest = '';
  #line = 1;

  read(piece: string): readonly Found[] {
    const lines = (this.#rest + piece).split('\n');
    this.#rest = lines.pop() as string;
    return lines.map((text) => this.#found(text));
  }

  end(): readonly Found[] {
    return this.#rest === '' ? [] : [this.#found(this.#rest)];
  }

  #found(text: string): Found {
    return { line: this.#line++, value: withoutReturn(text) };
  }
}

function withoutReturn(line: string): string {
  return line.endsWith('\r') ? line.slice(0, -1) : line;
}

/** The cells of a column of a table, CSV or our TSV, whose first row names the columns; a cell that is not there is empty. */
export class Column implements Values {
  readonly #name: string;
  readonly #source: string;
  readonly #reader = new CsvReader({ tabs: 'escaped' });
  #at: number | undefined;

  constructor(name: string, source: string) {
    this.#name = name;
    this.#source = source;
  }

  read(piece: string): readonly Found[] {
    return this.#found(this.#reader.read(piece));
  }

  end(): readonly Found[] {
    const rows = this.#reader.end();
    if (this.#reader.isUnclosed) throw new Problem('file-error', `${this.#source} ends inside quotes`);
    const found = this.#found(rows);
    if (this.#at === undefined)
      throw new Problem('file-error', `${this.#source} is empty: its first row must name the columns`);
    return found;
  }

  #found(rows: readonly CsvRow[]): readonly Found[] {
    const found: Found[] = [];
    for (const { line, cells } of rows)
      if (this.#at === undefined) this.#at = this.#placeIn(cells);
      else found.push({ line, value: cells[this.#at] ?? '' });
    return found;
  }

  #placeIn(columns: readonly string[]): number {
    const at = columns.indexOf(this.#name);
    if (at >= 0) return at;
    const near = suggestion(this.#name, columns) || `; it has ${columns.slice(0, 12).map(shown).join(', ')}`;
    throw new Problem('unknown-column', `${this.#source} has no column ${shown(this.#name)}${near}`, {
      subject: 'column',
      given: this.#name,
    });
  }
}

import { Problem, shown, suggestion } from 'specimen-data/surface';

/** Takes values out of text that comes in pieces. */
export interface Values {
  /** The values that a piece completes. */
  read(piece: string): readonly string[];
  /** The value that the end completes. */
  end(): readonly string[];
}

/** Every line is a value. */
export class Lines implements Values {
  #rest = '';

  read(piece: string): readonly string[] {
    const lines = (this.#rest + piece).split('\n');
    this.#rest = lines.pop() as string;
    return lines.map(withoutReturn);
  }

  end(): readonly string[] {
    return this.#rest === '' ? [] : [withoutReturn(this.#rest)];
  }
}

function withoutReturn(line: string): string {
  return line.endsWith('\r') ? line.slice(0, -1) : line;
}

/** The cells of a column of CSV, which the first row names: RFC 4180, any line ends, a cell that is not there is empty. */
export class Column implements Values {
  readonly #name: string;
  readonly #source: string;
  #header: readonly string[] | undefined;
  #row: string[] = [];
  #cell = '';
  /** Where in a cell: before it, in a bare one, between quotes, behind a quote that may have closed it. */
  #place: 'before' | 'bare' | 'quoted' | 'closed' = 'before';
  #returned = false;
  #found: string[] = [];

  constructor(name: string, source: string) {
    this.#name = name;
    this.#source = source;
  }

  read(piece: string): readonly string[] {
    for (let at = 0; at < piece.length; )
      at = this.#place === 'quoted' ? this.#quoted(piece, at) : this.#open(piece, at);
    return this.#taken();
  }

  end(): readonly string[] {
    if (this.#place === 'quoted') throw new Problem('bad', `${this.#source} ends within quotes`);
    if (this.#row.length > 0 || this.#place !== 'before') this.#endRow();
    if (!this.#header) throw new Problem('bad', `${this.#source} is empty: its first row names the columns`);
    return this.#taken();
  }

  #taken(): readonly string[] {
    const found = this.#found;
    this.#found = [];
    return found;
  }

  /** Reads on between quotes. */
  #quoted(piece: string, at: number): number {
    const quote = piece.indexOf('"', at);
    this.#cell += quote < 0 ? piece.slice(at) : piece.slice(at, quote);
    if (quote < 0) return piece.length;
    this.#place = 'closed';
    return quote + 1;
  }

  /** Reads what ends a cell or a row, opens quotes, or is text up to there. */
  #open(piece: string, at: number): number {
    const character = piece[at];
    const returned = this.#returned;
    this.#returned = character === '\r';
    if (character === '"' && this.#place !== 'bare') {
      if (this.#place === 'closed') this.#cell += character;
      this.#place = 'quoted';
    } else if (character === ',') this.#endCell();
    else if (character === '\r' || (character === '\n' && !returned)) this.#endRow();
    else if (character !== '\n') {
      TEXT.lastIndex = at;
      const [text = ''] = TEXT.exec(piece) ?? [];
      this.#cell += text;
      this.#place = 'bare';
      return at + text.length;
    }
    return at + 1;
  }

  #endCell(): void {
    this.#row.push(this.#cell);
    this.#cell = '';
    this.#place = 'before';
  }

  #endRow(): void {
    const blank = this.#row.length === 0 && this.#place === 'before';
    this.#endCell();
    const row = this.#row;
    this.#row = [];
    if (!this.#header) {
      this.#header = row;
      if (!row.includes(this.#name)) this.#refuse(row);
    } else if (!blank || this.#header.length === 1)
      this.#found.push(row[this.#header.indexOf(this.#name)] ?? '');
  }

  #refuse(columns: readonly string[]): never {
    const near = suggestion(this.#name, columns) || `; it has ${columns.slice(0, 12).map(shown).join(', ')}`;
    throw new Problem('bad', `${this.#source} has no column ${shown(this.#name)}${near}`);
  }
}

/** Text outside quotes; a quote in it is just that. */
const TEXT = /[^,\r\n]+/y;

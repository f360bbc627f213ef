/** A row of a text table: its cells, and the number of its first line, from 1. */
export interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/**
 * Reads a table from text that arrives in pieces. The separator is the most frequent of comma, semicolon and tab in
 * the first line. Cells are quoted as in RFC 4180; any line ending is accepted. A blank line is a row only if the
 * first row has one cell.
 */
export class CsvReader {
  readonly #isEscaped: boolean;
  /** Text up to the end of the first line, while that line is incomplete. */
  #first: string | undefined = '';
  #sign = ',';
  #row: string[] = [];
  #cell = '';
  /** Position in a cell: before it, in an unquoted one, between quotes, or after a quote that may have closed it. */
  #place: 'before' | 'bare' | 'quoted' | 'closed' = 'before';
  #returned = false;
  #line = 1;
  #rowLine = 1;
  /** Number of cells in the first row. */
  #width = 0;
  #rows: CsvRow[] = [];
  /** True if the text ended between quotes. */
  isUnclosed = false;

  /**
   * `tabs` tells how a table separated by tabs contains tabs and line ends: quoted, as spreadsheets copy them, or
   * escaped, as in our TSV.
   */
  constructor({ tabs }: { readonly tabs: 'quoted' | 'escaped' }) {
    this.#isEscaped = tabs === 'escaped';
  }

  /** Returns the rows that a piece completes. */
  read(piece: string): readonly CsvRow[] {
    if (this.#first === undefined) return this.#read(piece);
    this.#first += piece;
    return /[\r\n]/.test(piece) && /\S.*[\r\n]/.test(this.#first) ? this.#begin(this.#first) : [];
  }

  /** Returns the row that the end of the text completes. */
  end(): readonly CsvRow[] {
    const rows = this.#first === undefined ? [] : this.#begin(this.#first);
    this.isUnclosed = this.#place === 'quoted';
    if (this.#row.length > 0 || this.#place !== 'before') this.#endRow();
    return [...rows, ...this.#taken()];
  }

  /** Reads the text from its start, once the first line is complete. */
  #begin(text: string): readonly CsvRow[] {
    this.#first = undefined;
    this.#sign = signOf(/.*\S.*/.exec(text)?.[0] ?? '');
    return this.#read(text);
  }

  #read(text: string): readonly CsvRow[] {
    for (let at = 0; at < text.length; )
      at = this.#place === 'quoted' ? this.#quoted(text, at) : this.#open(text, at);
    return this.#taken();
  }

  #taken(): readonly CsvRow[] {
    const rows = this.#rows;
    this.#rows = [];
    return rows;
  }

  /** Continues reading between quotes. */
  #quoted(piece: string, at: number): number {
    const quote = piece.indexOf('"', at);
    const text = quote < 0 ? piece.slice(at) : piece.slice(at, quote);
    this.#pass(text);
    this.#cell += text;
    if (quote < 0) return piece.length;
    this.#pass('"');
    this.#place = 'closed';
    return quote + 1;
  }

  /** Reads the end of a cell or a row, an opening quote, or the text before one of these. */
  #open(piece: string, at: number): number {
    const character = piece[at] as string;
    const returned = this.#returned;
    this.#pass(character);
    if (character === '"' && this.#place !== 'bare' && !this.#unescapes) {
      if (this.#place === 'closed') this.#cell += character;
      this.#place = 'quoted';
    } else if (character === this.#sign) this.#endCell();
    else if (character === '\r' || (character === '\n' && !returned)) this.#endRow();
    else if (character !== '\n') {
      const text = TEXTS[this.#sign] as RegExp;
      text.lastIndex = at;
      const [found = ''] = text.exec(piece) ?? [];
      this.#cell += found;
      this.#place = 'bare';
      return at + found.length;
    }
    return at + 1;
  }

  /** Counts line ends. A piece may contain half of one. */
  #pass(text: string): void {
    const ends = text.match(/\r\n?|\n/g)?.length ?? 0;
    this.#line += this.#returned && text.startsWith('\n') ? ends - 1 : ends;
    this.#returned = text === '' ? this.#returned : text.endsWith('\r');
  }

  #endCell(): void {
    this.#row.push(this.#unescapes ? unescaped(this.#cell) : this.#cell);
    this.#cell = '';
    this.#place = 'before';
  }

  #endRow(): void {
    const isBlank = this.#row.length === 0 && this.#place === 'before';
    const line = this.#rowLine;
    this.#rowLine = this.#line;
    if (isBlank && this.#width !== 1) return;
    this.#endCell();
    this.#rows.push({ line, cells: this.#row });
    this.#width ||= this.#row.length;
    this.#row = [];
  }

  get #unescapes(): boolean {
    return this.#isEscaped && this.#sign === '\t';
  }
}

/** Text outside quotes, by separator; a quote inside it is an ordinary character. */
const TEXTS: Readonly<Record<string, RegExp>> = { ',': /[^,\r\n]+/y, ';': /[^;\r\n]+/y, '\t': /[^\t\r\n]+/y };

/** Returns the separator of a line. */
function signOf(line: string): string {
  const bare = line.replace(/"[^"]*"/g, '');
  const count = (sign: string) => bare.split(sign).length;
  return Object.keys(TEXTS).reduce((most, sign) => (count(sign) > count(most) ? sign : most));
}

const ESCAPED: Readonly<Record<string, string>> = { t: '\t', n: '\n', '\\': '\\' };

function unescaped(cell: string): string {
  return cell.replace(/\\([tn\\])/g, (_, sign: string) => ESCAPED[sign] as string);
}

import { Problem, shown, suggestion } from 'specimen-data/surface';

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

/**
 * The cells of a column, which the first row names; a cell that is not there is empty. They are parted by what the first line has
 * most of: by commas or semicolons as RFC 4180 says, with any line ends, or by tabs as our TSV is, without quotes.
 */
export class Column implements Values {
  readonly #name: string;
  readonly #source: string;
  /** The text up to the end of the first line, until that is there. */
  #first: string | undefined = '';
  #sign = ',';
  #header: readonly string[] | undefined;
  #row: string[] = [];
  #cell = '';
  /** Where in a cell: before it, in a bare one, between quotes, behind a quote that may have closed it. */
  #place: 'before' | 'bare' | 'quoted' | 'closed' = 'before';
  #returned = false;
  #line = 1;
  #rowLine = 1;
  #found: Found[] = [];

  constructor(name: string, source: string) {
    this.#name = name;
    this.#source = source;
  }

  read(piece: string): readonly Found[] {
    if (this.#first === undefined) return this.#read(piece);
    this.#first += piece;
    return /[\r\n]/.test(piece) ? this.#begin(this.#first) : [];
  }

  end(): readonly Found[] {
    if (this.#first !== undefined) this.#begin(this.#first);
    if (this.#place === 'quoted') throw new Problem('bad', `${this.#source} ends within quotes`);
    if (this.#row.length > 0 || this.#place !== 'before') this.#endRow();
    if (!this.#header) throw new Problem('bad', `${this.#source} is empty: its first row names the columns`);
    return this.#taken();
  }

  /** Reads from the beginning, as the first line is there. */
  #begin(text: string): readonly Found[] {
    this.#first = undefined;
    this.#sign = signOf(text.slice(0, text.search(/[\r\n]|$/)));
    return this.#read(text);
  }

  #read(text: string): readonly Found[] {
    for (let at = 0; at < text.length; )
      at = this.#place === 'quoted' ? this.#quoted(text, at) : this.#open(text, at);
    return this.#taken();
  }

  #taken(): readonly Found[] {
    const found = this.#found;
    this.#found = [];
    return found;
  }

  /** Reads on between quotes. */
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

  /** Reads what ends a cell or a row, opens quotes, or is text up to there. */
  #open(piece: string, at: number): number {
    const character = piece[at] as string;
    const returned = this.#returned;
    this.#pass(character);
    if (character === '"' && this.#place !== 'bare' && this.#sign !== '\t') {
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

  /** Counts the lines that a text ends, of which a piece may hold half an end. */
  #pass(text: string): void {
    const ends = text.match(/\r\n?|\n/g)?.length ?? 0;
    this.#line += this.#returned && text.startsWith('\n') ? ends - 1 : ends;
    this.#returned = text === '' ? this.#returned : text.endsWith('\r');
  }

  #endCell(): void {
    this.#row.push(this.#sign === '\t' ? unescaped(this.#cell) : this.#cell);
    this.#cell = '';
    this.#place = 'before';
  }

  #endRow(): void {
    const blank = this.#row.length === 0 && this.#place === 'before';
    this.#endCell();
    const row = this.#row;
    const line = this.#rowLine;
    this.#row = [];
    this.#rowLine = this.#line;
    if (!this.#header) {
      this.#header = row;
      if (!row.includes(this.#name)) this.#refuse(row);
    } else if (!blank || this.#header.length === 1)
      this.#found.push({ line, value: row[this.#header.indexOf(this.#name)] ?? '' });
  }

  #refuse(columns: readonly string[]): never {
    const near = suggestion(this.#name, columns) || `; it has ${columns.slice(0, 12).map(shown).join(', ')}`;
    throw new Problem('bad', `${this.#source} has no column ${shown(this.#name)}${near}`);
  }
}

/** Text outside quotes, by what parts the cells; a quote in it is just that. */
const TEXTS: Readonly<Record<string, RegExp>> = { ',': /[^,\r\n]+/y, ';': /[^;\r\n]+/y, '\t': /[^\t\r\n]+/y };

/** What parts the cells of a line. */
function signOf(line: string): string {
  const bare = line.replace(/"[^"]*"/g, '');
  const count = (sign: string) => bare.split(sign).length;
  return Object.keys(TEXTS).reduce((most, sign) => (count(sign) > count(most) ? sign : most));
}

const ESCAPED: Readonly<Record<string, string>> = { t: '\t', n: '\n', '\\': '\\' };

function unescaped(cell: string): string {
  return cell.replace(/\\([tn\\])/g, (_, sign: string) => ESCAPED[sign] as string);
}

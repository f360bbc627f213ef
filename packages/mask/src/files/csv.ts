import type { DataRecord, RecordReader } from './record.ts';

/** Reads records of cells, and writes them as they came: separators, quotes, spaces and line ends stay. */
export class CsvRecords implements RecordReader {
  readonly #isEscaped: boolean;
  #separator: string | undefined;
  #names: readonly string[] | undefined;
  #rest = '';

  /** `separator` of a TSV is a tab, whose cells are escaped by backslashes; else the first line tells. */
  constructor(separator?: string) {
    this.#separator = separator;
    this.#isEscaped = separator === '\t';
  }

  read(piece: string): readonly (string | DataRecord)[] {
    this.#rest += piece;
    return this.#records(false);
  }

  end(): readonly (string | DataRecord)[] {
    const all = this.#records(true);
    return this.#rest === '' ? all : [...all, this.#rest];
  }

  #records(isLast: boolean): (string | DataRecord)[] {
    const out: (string | DataRecord)[] = [];
    const text = this.#rest;
    let at = 0;
    while (at < text.length) {
      const end = this.#lineEnd(text, at);
      // A carriage return may be half of a line end.
      const isOpen = end < 0 || (text[end] === '\r' && end + 1 === text.length);
      if (isOpen && !isLast) break;
      const stop = end < 0 ? text.length : end;
      const next = end < 0 ? text.length : text.startsWith('\r\n', end) ? end + 2 : end + 1;
      out.push(this.#record(text.slice(at, stop), text.slice(stop, next)));
      at = next;
    }
    this.#rest = text.slice(at);
    return out;
  }

  /** Where the record that begins there ends; -1 where that has not come yet. */
  #lineEnd(text: string, from: number): number {
    let at = from;
    for (;;) {
      LINE_END.lastIndex = at;
      const end = LINE_END.exec(text)?.index ?? -1;
      if (this.#isEscaped) return end;
      const quote = text.indexOf('"', at);
      if (quote < 0 || (end >= 0 && quote > end)) return end;
      const close = text.indexOf('"', quote + 1);
      if (close < 0) return -1;
      at = close + 1;
    }
  }

  #record(line: string, lineEnd: string): string | DataRecord {
    if (line === '') return lineEnd;
    this.#separator ??= separatorOf(line);
    const cells = this.#cells(line);
    if (this.#names === undefined) {
      this.#names = cells.map((cell) => this.#valueOf(cell));
      return line + lineEnd;
    }
    return new CsvRecord(this.#names, cells, {
      separator: this.#separator,
      lineEnd,
      valueOf: (raw) => this.#valueOf(raw),
      written: (value, raw) => this.#written(value, raw),
    });
  }

  #cells(line: string): string[] {
    const separator = this.#separator as string;
    if (this.#isEscaped || !line.includes('"')) return line.split(separator);
    const cells: string[] = [];
    let from = 0;
    let isQuoted = false;
    for (let at = 0; at < line.length; at++) {
      if (line[at] === '"') isQuoted = !isQuoted;
      else if (line[at] === separator && !isQuoted) {
        cells.push(line.slice(from, at));
        from = at + 1;
      }
    }
    return [...cells, line.slice(from)];
  }

  #valueOf(raw: string): string {
    if (this.#isEscaped) return raw.replace(/\\([tn\\])/g, (_, sign: string) => ESCAPES[sign] as string);
    if (!raw.startsWith('"')) return raw;
    return raw.slice(1, raw.endsWith('"') && raw.length > 1 ? -1 : undefined).replaceAll('""', '"');
  }

  #written(value: string, raw: string): string {
    if (this.#isEscaped)
      return value.replace(/[\t\n\\]/g, (sign) => (sign === '\t' ? '\\t' : sign === '\n' ? '\\n' : '\\\\'));
    const needsQuotes =
      raw.startsWith('"') || /["\r\n]/.test(value) || value.includes(this.#separator as string);
    return needsQuotes ? `"${value.replaceAll('"', '""')}"` : value;
  }
}

const LINE_END = /\r\n?|\n/g;
const ESCAPES: Readonly<Record<string, string>> = { t: '\t', n: '\n', '\\': '\\' };

interface Writing {
  readonly separator: string;
  readonly lineEnd: string;
  valueOf(raw: string): string;
  written(value: string, raw: string): string;
}

class CsvRecord implements DataRecord {
  readonly #names: readonly string[];
  readonly #cells: string[];
  readonly #writing: Writing;

  constructor(names: readonly string[], cells: string[], writing: Writing) {
    this.#names = names;
    this.#cells = cells;
    this.#writing = writing;
  }

  get columns(): readonly string[] {
    return this.#names;
  }

  values(column: string): readonly string[] {
    const at = this.#names.indexOf(column);
    const cell = this.#cells[at];
    return cell === undefined ? [] : [this.#writing.valueOf(cell)];
  }

  change(column: string, mask: (value: unknown) => unknown): void {
    const at = this.#names.indexOf(column);
    const raw = this.#cells[at];
    if (raw === undefined) return;
    const masked = mask(this.#writing.valueOf(raw));
    this.#cells[at] = masked === null ? '' : this.#writing.written(String(masked), raw);
  }

  get text(): string {
    return this.#cells.join(this.#writing.separator) + this.#writing.lineEnd;
  }
}

/** The sign that parts the cells of a first line. */
function separatorOf(line: string): string {
  const bare = line.replace(/"(?:[^"]|"")*"/g, '');
  const count = (sign: string) => bare.split(sign).length;
  return [',', ';', '\t', '|'].reduce((most, sign) => (count(sign) > count(most) ? sign : most));
}

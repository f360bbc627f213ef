import { Problem } from 'specimen-data/internal';
import type { DataRecord, RecordReader } from './record.ts';

/** A value at a path of a record, with its position in the text. */
interface Leaf {
  readonly from: number;
  readonly to: number;
}

/** Reads records from JSON: the elements of a list, the lines of NDJSON, or a single value. */
export class JsonRecords implements RecordReader {
  readonly #isLines: boolean;
  #rest = '';
  #at = 0;
  #depth = 0;
  #isText = false;
  #isList: boolean | undefined;
  #from = -1;

  constructor({ lines }: { readonly lines: boolean }) {
    this.#isLines = lines;
  }

  read(piece: string): readonly (string | DataRecord)[] {
    this.#rest += piece;
    return this.#isLines ? this.#lines(false) : this.#elements();
  }

  end(): readonly (string | DataRecord)[] {
    if (this.#isLines) return this.#lines(true);
    const rest = this.#rest;
    if (this.#isList === false) {
      const [, before = '', value = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(rest) ?? [];
      return [before, new JsonRecord(value), after];
    }
    if (this.#depth > 0) throw new Problem('bad-json', 'the JSON ends before its list is closed');
    return [rest];
  }

  #lines(isLast: boolean): readonly (string | DataRecord)[] {
    const out: (string | DataRecord)[] = [];
    let at = 0;
    for (;;) {
      const end = this.#rest.indexOf('\n', at);
      if (end < 0 && !isLast) break;
      const stop = end < 0 ? this.#rest.length : end + 1;
      const [, before = '', value = '', after = ''] =
        /^(\s*)([\s\S]*?)(\s*)$/.exec(this.#rest.slice(at, stop)) ?? [];
      if (value === '') out.push(before + after);
      else out.push(before, new JsonRecord(value), after);
      at = stop;
      if (end < 0) break;
    }
    this.#rest = this.#rest.slice(at);
    return out;
  }

  /** Returns the complete elements of a list so far. */
  #elements(): readonly (string | DataRecord)[] {
    const out: (string | DataRecord)[] = [];
    const text = this.#rest;
    this.#isList ??= /\S/.test(text) ? /^\s*\[/.test(text) : undefined;
    if (this.#isList !== true) return out;
    let given = 0;
    for (; this.#at < text.length; this.#at++) {
      const char = text[this.#at] as string;
      if (this.#isText) {
        if (char === '\\') {
          // The escaped character may not have arrived yet.
          if (this.#at + 1 >= text.length) break;
          this.#at++;
        } else if (char === '"') this.#isText = false;
        continue;
      }
      if (this.#depth === 1 && this.#from < 0 && !/[\s,\]]/.test(char)) this.#from = this.#at;
      if (this.#depth === 1 && this.#from >= 0 && (char === ',' || char === ']')) {
        const value = text.slice(this.#from, this.#at).trimEnd();
        out.push(text.slice(given, this.#from), new JsonRecord(value));
        given = this.#from + value.length;
        this.#from = -1;
      }
      if (char === '"') this.#isText = true;
      else if (char === '[' || char === '{') this.#depth++;
      else if (char === ']' || char === '}') this.#depth--;
    }
    const keep = this.#from >= 0 ? this.#from : this.#at;
    if (keep > given) out.push(text.slice(given, keep));
    this.#rest = text.slice(keep);
    this.#at -= keep;
    if (this.#from >= 0) this.#from = 0;
    return out;
  }
}

class JsonRecord implements DataRecord {
  readonly #text: string;
  readonly #leaves: ReadonlyMap<string, readonly Leaf[]>;
  readonly #changes: { readonly leaf: Leaf; readonly written: string }[] = [];

  constructor(text: string) {
    this.#text = text;
    this.#leaves = leavesIn(text);
  }

  get columns(): readonly string[] {
    return [...this.#leaves.keys()];
  }

  values(column: string): readonly unknown[] {
    return (this.#leaves.get(column) ?? []).map((leaf) => this.#valueOf(leaf));
  }

  change(column: string, mask: (value: unknown) => unknown): void {
    for (const leaf of this.#leaves.get(column) ?? []) {
      const raw = this.#text.slice(leaf.from, leaf.to);
      const value = raw.startsWith('"') || /^[-\d]/.test(raw) ? this.#valueOf(leaf) : undefined;
      if (value === undefined) continue;
      // A number with many digits stays a text, because a JavaScript number would lose some of them.
      const isLong = typeof value === 'number' && String(value) !== raw;
      const masked = mask(isLong ? raw : value);
      if (masked === (isLong ? raw : value)) continue;
      const isNumber = isLong && /^-?\d+(?:\.\d+)?$/.test(String(masked));
      this.#changes.push({ leaf, written: isNumber ? String(masked) : written(masked, raw) });
    }
  }

  get text(): string {
    let out = '';
    let at = 0;
    for (const { leaf, written: text } of [...this.#changes].sort((a, b) => a.leaf.from - b.leaf.from)) {
      out += this.#text.slice(at, leaf.from) + text;
      at = leaf.to;
    }
    return out + this.#text.slice(at);
  }

  #valueOf({ from, to }: Leaf): unknown {
    try {
      return JSON.parse(this.#text.slice(from, to));
    } catch {
      throw new Problem('bad-json', 'a value of the JSON is not written as JSON writes values');
    }
  }
}

/** Writes a value as JSON, in ASCII with escapes if the original used escapes. */
function written(value: unknown, raw: string): string {
  const text = JSON.stringify(value);
  if (!/\\u[0-9a-f]{4}/i.test(raw) || /[^ -~]/.test(raw)) return text;
  return text.replace(/[^ -~]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** Returns the values of a record by their paths: `customer.email`, `phones[]`. */
function leavesIn(text: string): ReadonlyMap<string, readonly Leaf[]> {
  const leaves = new Map<string, Leaf[]>();
  let at = 0;
  const fail = (): never => {
    throw new Problem('bad-json', 'a record is not written as JSON');
  };
  const skip = () => {
    while (at < text.length && /\s/.test(text[at] as string)) at++;
  };
  const string = () => {
    const from = at;
    for (at++; at < text.length && text[at] !== '"'; at++) if (text[at] === '\\') at++;
    if (text[at] !== '"') fail();
    at++;
    return text.slice(from, at);
  };
  const value = (path: string): void => {
    skip();
    const from = at;
    if (text[at] === '{' || text[at] === '[') {
      const isList = text[at] === '[';
      const close = isList ? ']' : '}';
      at++;
      skip();
      while (text[at] !== close) {
        if (isList) value(`${path}[]`);
        else {
          skip();
          if (text[at] !== '"') fail();
          const name = JSON.parse(string()) as string;
          skip();
          if (text[at++] !== ':') fail();
          value(path === '' ? name : `${path}.${name}`);
        }
        skip();
        if (text[at] === ',') {
          at++;
          skip();
        } else if (text[at] !== close) fail();
      }
      at++;
      return;
    }
    if (text[at] === '"') string();
    else while (at < text.length && !/[\s,\]}]/.test(text[at] as string)) at++;
    if (at === from) fail();
    const column = path === '' ? 'value' : path;
    const known = leaves.get(column);
    if (known) known.push({ from, to: at });
    else leaves.set(column, [{ from, to: at }]);
  };
  value('');
  skip();
  if (at < text.length) fail();
  return leaves;
}

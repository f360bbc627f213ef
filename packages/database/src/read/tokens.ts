import { Problem } from 'specimen-data/internal';
import type { Dialect } from './dialect.ts';

/** A piece of SQL: a bare word, a quoted name, a quoted text, a number or a sign. */
export interface Token {
  readonly kind: 'word' | 'name' | 'text' | 'number' | 'sign';
  /** The text without quotes. */
  readonly text: string;
  /** The token for the grammar: a word in capitals or a sign; empty for anything else. */
  readonly word: string;
  readonly from: number;
  readonly to: number;
}

/** Splits SQL into tokens, one at a time; comments and shell commands (`\connect`) are skipped. */
export class Tokens {
  at = 0;
  readonly #space: RegExp;
  readonly #escapes: boolean;
  /** True if names may stand in brackets; otherwise brackets are arrays. */
  readonly #brackets: boolean;

  constructor(
    readonly sql: string,
    dialect: Dialect,
  ) {
    this.#space = dialect === 'mysql' ? /(?:\s+|--[^\n]*|#[^\n]*)+/y : /(?:\s+|--[^\n]*|\\[^\n]*)+/y;
    this.#escapes = dialect === 'mysql';
    this.#brackets = dialect !== 'postgres';
  }

  next(): Token | undefined {
    this.#pass();
    const from = this.at;
    if (from >= this.sql.length) return undefined;
    const char = this.sql[from] as string;
    const word = this.#match(WORD);
    if (word !== undefined) {
      // E'…' contains escapes; N'…', B'…' and X'…' are other kinds of texts.
      if (this.sql[this.at] === "'" && /^[enbxu]$/i.test(word)) {
        const text = this.#quoted("'", /^e$/i.test(word));
        return { kind: 'text', text, word: '', from, to: this.at };
      }
      return { kind: 'word', text: word, word: word.toUpperCase(), from, to: this.at };
    }
    if (char === "'") return this.#token('text', this.#quoted("'", this.#escapes), from);
    if (char === '"' || char === '`') return this.#token('name', this.#quoted(char, false), from);
    if (char === '[' && this.#brackets && !/[\d\]]/.test(this.sql[from + 1] ?? ']')) {
      const name = this.#until(']', from + 1);
      return this.#token('name', name, from);
    }
    const tag = this.#match(DOLLAR);
    if (tag !== undefined) return this.#token('text', this.#until(tag, this.at), from);
    const number = this.#match(NUMBER);
    if (number !== undefined) return this.#token('number', number, from);
    const sign = this.#match(SIGN) ?? char;
    this.at = from + sign.length;
    return { kind: 'sign', text: sign, word: sign, from, to: this.at };
  }

  /** Returns the number of the line that contains a position. */
  lineOf(place: number): number {
    let line = 1;
    for (let at = this.sql.indexOf('\n'); at >= 0 && at < place; at = this.sql.indexOf('\n', at + 1)) line++;
    return line;
  }

  #token(kind: Token['kind'], text: string, from: number): Token {
    return { kind, text, word: '', from, to: this.at };
  }

  #match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.sql)?.[0];
    if (found !== undefined) this.at += found.length;
    return found;
  }

  /** Skips white space and comments, which may be nested. */
  #pass(): void {
    for (;;) {
      this.#match(this.#space);
      if (!this.sql.startsWith('/*', this.at)) return;
      const from = this.at;
      let depth = 0;
      do {
        COMMENT.lastIndex = this.at;
        const edge = COMMENT.exec(this.sql);
        if (!edge) throw this.#open('comment', from);
        depth += edge[0] === '/*' ? 1 : -1;
        this.at = COMMENT.lastIndex;
      } while (depth > 0);
    }
  }

  /** Reads the text between quotes; a quote inside is doubled. */
  #quoted(quote: string, escapes: boolean): string {
    const from = this.at;
    let text = '';
    let start = from + 1;
    for (let at = start; ; ) {
      const end = this.sql.indexOf(quote, at);
      if (end < 0) throw this.#open(quote === "'" ? 'text' : 'name', from);
      if (escapes && isEscaped(this.sql, start, end)) at = end + 1;
      else if (this.sql[end + 1] === quote) {
        text += this.sql.slice(start, end + 1);
        start = end + 2;
        at = start;
      } else {
        this.at = end + 1;
        text += this.sql.slice(start, end);
        return escapes ? text.replace(/\\(.)/gs, (_, char: string) => ESCAPES[char] ?? char) : text;
      }
    }
  }

  #until(mark: string, from: number): string {
    const end = this.sql.indexOf(mark, from);
    if (end < 0) throw this.#open('quote', from);
    this.at = end + mark.length;
    return this.sql.slice(from, end);
  }

  #open(what: string, from: number): Problem {
    return new Problem('bad-sql', `a ${what} begins here and never ends`, {
      place: `line ${this.lineOf(from)}`,
    });
  }
}

const WORD = /[\p{L}_][\p{L}\p{M}\p{N}_$]*/uy;
const NUMBER = /(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?/iy;
const SIGN = /::|<=|>=|<>|!=|\|\||->>?/y;
const DOLLAR = /\$(?:[\p{L}_][\p{L}\p{N}_]*)?\$/uy;
const COMMENT = /\/\*|\*\//g;
const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', 0: '' };

/** Returns true if an effective backslash precedes a position. */
function isEscaped(sql: string, start: number, at: number): boolean {
  let backslashes = 0;
  for (let i = at - 1; i >= start && sql[i] === '\\'; i--) backslashes++;
  return backslashes % 2 === 1;
}

import { Problem, shown } from 'specimen-data/internal';
import type { Statement } from './statements.ts';
import type { Token } from './tokens.ts';

/** Name of a table or a type, with its namespace. */
export interface QualifiedName {
  readonly name: string;
  readonly namespace?: string;
}

/** Walks over the tokens of a statement. */
export class Cursor {
  #at = 0;

  constructor(
    readonly statement: Statement,
    /** True if unquoted names are stored in lower case. */
    readonly folds: boolean,
  ) {}

  get token(): Token | undefined {
    return this.statement.tokens[this.#at];
  }

  /** The current token for the grammar: a word in capitals or a sign. */
  get word(): string {
    return this.token?.word ?? '';
  }

  /** Returns a following token for the grammar. */
  ahead(by = 1): string {
    return this.statement.tokens[this.#at + by]?.word ?? '';
  }

  /** The previous token. */
  get before(): Token {
    return this.statement.tokens[this.#at - 1] as Token;
  }

  move(): Token {
    const { token } = this;
    if (!token) throw this.problem('ends too early');
    this.#at++;
    return token;
  }

  /** Consumes some words if they all follow. */
  take(words: string): boolean {
    const all = words.split(' ');
    if (!all.every((word, i) => this.ahead(i) === word)) return false;
    this.#at += all.length;
    return true;
  }

  /** Skips any of some words, repeatedly. */
  pass(...words: readonly string[]): void {
    while (words.includes(this.word)) this.#at++;
  }

  expect(word: string): void {
    if (!this.take(word)) throw this.problem(`${word} was expected${this.#found()}`);
  }

  name(): string {
    const { token } = this;
    if (!token || token.kind === 'sign' || token.kind === 'number')
      throw this.problem(`a name was expected${this.#found()}`);
    this.#at++;
    return this.nameOf(token);
  }

  /** Returns the name that a token denotes, as the database stores it. */
  nameOf({ kind, text }: Token): string {
    return kind === 'word' && this.folds ? text.toLowerCase() : text;
  }

  qualifiedName(): QualifiedName {
    const parts = [this.name()];
    while (this.take('.')) parts.push(this.name());
    const [name = '', namespace] = parts.reverse();
    return namespace === undefined || USUAL.has(namespace) ? { name } : { name, namespace };
  }

  /** Returns the tokens in the parentheses that open here. */
  inside(): readonly Token[] {
    this.expect('(');
    const from = this.#at;
    for (let depth = 1; depth > 0; ) {
      const { word } = this.move();
      if (word === '(') depth++;
      else if (word === ')') depth--;
    }
    return this.statement.tokens.slice(from, this.#at - 1);
  }

  /** Returns the source text in the parentheses that open here. */
  insideText(): string {
    return this.textOf(this.inside());
  }

  textOf(tokens: readonly Token[]): string {
    const { sql } = this.statement.source;
    return tokens.length === 0 ? '' : sql.slice(tokens[0]?.from, tokens.at(-1)?.to);
  }

  /** Reads a list of columns in parentheses. For an expression, its first name that is not a function counts: `lower(email)`. */
  columns(): readonly string[] {
    const columns = this.indexed();
    if (columns.length === 0) throw this.problem('a list of columns is empty');
    return columns;
  }

  /** Reads the columns of an index, whose expressions may contain no column. */
  indexed(): readonly string[] {
    return partsOf(this.inside()).flatMap((part) => {
      const call = part[1]?.word === '(' && part[0]?.kind === 'word' && !/^\d+$/.test(part[2]?.text ?? '');
      const token = call
        ? part.find(({ kind }, i) => (kind === 'word' || kind === 'name') && part[i + 1]?.word !== '(')
        : part.find(({ kind }) => kind === 'word' || kind === 'name');
      return token ? [this.nameOf(token)] : [];
    });
  }

  /** Returns the source text from here to the end of this part. */
  restText(): string {
    const from = this.#at;
    for (let depth = 0; this.token && (depth > 0 || this.word !== ','); this.#at++) {
      if (this.word === '(') depth++;
      else if (this.word === ')') depth--;
    }
    return this.textOf(this.statement.tokens.slice(from, this.#at));
  }

  /** Returns a problem at this position. */
  problem(what: string): Problem {
    const { tokens, source } = this.statement;
    const here = this.token ?? tokens.at(-1);
    return new Problem('bad-sql', what, { place: `line ${source.lineOf(here?.from ?? 0)}` });
  }

  #found(): string {
    return this.token ? `, not ${shown(this.token.text)}` : ' where the statement ends';
  }
}

/** Default namespaces. */
const USUAL = new Set(['public', 'main']);

/** Splits tokens at the commas outside of parentheses. */
export function partsOf(tokens: readonly Token[]): readonly (readonly Token[])[] {
  const parts: Token[][] = [[]];
  let depth = 0;
  for (const token of tokens) {
    if (token.word === '(') depth++;
    else if (token.word === ')') depth--;
    if (token.word === ',' && depth === 0) parts.push([]);
    else (parts.at(-1) as Token[]).push(token);
  }
  return parts.filter((part) => part.length > 0);
}

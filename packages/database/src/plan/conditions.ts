import { type Token, Tokens } from '../read/tokens.ts';

/** A simple condition of a check: what a column's value, or its length, must be. */
export type Condition =
  | {
      readonly kind: 'compare';
      readonly column: string;
      readonly length: boolean;
      readonly sign: Sign;
      readonly value: string;
    }
  | { readonly kind: 'in'; readonly column: string; readonly values: readonly string[] }
  | { readonly kind: 'order'; readonly column: string; readonly sign: Sign; readonly other: string }
  | { readonly kind: 'filled'; readonly column: string };

export type Sign = '<' | '<=' | '>' | '>=' | '=' | '<>';

/** The simple conditions that a check is made of; undefined where it is anything else. */
export function conditionsOf(check: string): readonly Condition[] | undefined {
  try {
    const tokens: Token[] = [];
    const source = new Tokens(check, /ARRAY\s*\[|\[\]/i.test(check) ? 'postgres' : 'sqlite');
    for (let token = source.next(); token; token = source.next()) tokens.push(token);
    const reader = new Expression(tokens);
    const read = reader.any();
    return reader.ended ? flattened(read) : undefined;
  } catch (error) {
    if (error instanceof NotSimple) return undefined;
    throw error;
  }
}

/** What is no simple condition, or too deep to be one. */
class NotSimple extends Error {}

/** An expression as far as it is understood. */
type Term =
  | { readonly kind: 'column'; readonly name: string; readonly length: boolean }
  | { readonly kind: 'literal'; readonly value: string }
  | { readonly kind: 'list'; readonly values: readonly string[] }
  | { readonly kind: 'all'; readonly conditions: readonly Condition[] }
  | { readonly kind: 'null'; readonly column: string }
  | { readonly kind: 'always' };

function flattened(term: Term): readonly Condition[] | undefined {
  if (term.kind === 'all') return term.conditions;
  return term.kind === 'always' ? [] : undefined;
}

const DEEPEST = 60;
const SIGNS: readonly string[] = ['<', '<=', '>', '>=', '=', '<>', '!='];
const MIRRORED: Readonly<Record<string, Sign>> = {
  '<': '>',
  '<=': '>=',
  '>': '<',
  '>=': '<=',
  '=': '=',
  '<>': '<>',
};

/** Reads an expression by recursive descent. */
class Expression {
  #at = 0;
  #depth = 0;

  constructor(readonly tokens: readonly Token[]) {}

  get ended(): boolean {
    return this.#at >= this.tokens.length;
  }

  get #word(): string {
    return this.tokens[this.#at]?.word ?? '';
  }

  #take(word: string): boolean {
    if (this.#word !== word) return false;
    this.#at++;
    return true;
  }

  #expect(word: string): void {
    if (!this.#take(word)) throw new NotSimple();
  }

  /** Conditions joined by OR: all of one column are a list of values; beside "is null" the other counts. */
  any(): Term {
    if (++this.#depth > DEEPEST) throw new NotSimple();
    const terms = [this.#all()];
    while (this.#take('OR')) terms.push(this.#all());
    this.#depth--;
    if (terms.length === 1) return terms[0] as Term;
    const rest = terms.filter(({ kind }) => kind !== 'null');
    if (rest.length === 0) return { kind: 'always' };
    const absent = terms.flatMap((term) => (term.kind === 'null' ? [term.column] : []));
    if (rest.length === 1) return optional(rest[0] as Term, absent);
    if (absent.length > 0) throw new NotSimple();
    const conditions = rest.flatMap((term) =>
      term.kind === 'all' && term.conditions.length === 1 ? term.conditions : [],
    );
    const values = conditions.flatMap((each) =>
      each.kind === 'in'
        ? each.values
        : each.kind === 'compare' && each.sign === '=' && !each.length
          ? [each.value]
          : [],
    );
    const columns = new Set(conditions.map(({ column }) => column));
    const isList = conditions.length === rest.length && columns.size === 1 && values.length >= rest.length;
    if (!isList) throw new NotSimple();
    return { kind: 'all', conditions: [{ kind: 'in', column: [...columns][0] as string, values }] };
  }

  #all(): Term {
    const terms = [this.#comparison()];
    while (this.#take('AND')) terms.push(this.#comparison());
    if (terms.length === 1) return terms[0] as Term;
    const conditions = terms.map((term) => {
      const flat = flattened(term);
      if (!flat) throw new NotSimple();
      return flat;
    });
    return { kind: 'all', conditions: conditions.flat() };
  }

  #comparison(): Term {
    const left = this.#operand();
    if (this.#take('IS')) return this.#is(left);
    if (this.#take('BETWEEN')) return this.#between(left);
    if (this.#take('IN')) return membership(left, this.#operand());
    const sign = this.#word;
    if (!SIGNS.includes(sign)) {
      if (left.kind === 'all' || left.kind === 'null' || left.kind === 'always' || this.ended) return left;
      if (!['AND', 'OR', ')', ','].includes(sign)) throw new NotSimple();
      return left;
    }
    this.#at++;
    if (this.#word === 'ANY') {
      this.#at++;
      return membership(left, this.#operand());
    }
    return compared(left, (sign === '!=' ? '<>' : sign) as Sign, this.#operand());
  }

  #is(left: Term): Term {
    const not = this.#take('NOT');
    if (this.#take('DISTINCT')) {
      this.#expect('FROM');
      return compared(left, not ? '=' : '<>', this.#operand());
    }
    this.#expect('NULL');
    if (left.kind !== 'column') throw new NotSimple();
    return not
      ? { kind: 'all', conditions: [{ kind: 'filled', column: left.name }] }
      : { kind: 'null', column: left.name };
  }

  #between(left: Term): Term {
    const low = this.#operand();
    this.#expect('AND');
    const parts = [compared(left, '>=', low), compared(left, '<=', this.#operand())];
    return { kind: 'all', conditions: parts.flatMap((part) => flattened(part) ?? []) };
  }

  /** A column, a literal, a length, a list, or an expression in parentheses; casts are passed over. */
  #operand(): Term {
    const token = this.tokens[this.#at++];
    if (!token) throw new NotSimple();
    let term: Term;
    if (token.word === '(') term = this.#inParentheses();
    else if (token.word === '-' || token.word === '+') {
      const number = this.#operand();
      if (number.kind !== 'literal') throw new NotSimple();
      term = { kind: 'literal', value: token.word === '-' ? `-${number.value}` : number.value };
    } else if (token.word === 'ARRAY' && this.#take('[')) term = this.#list(']');
    else if (token.kind === 'number' || token.kind === 'text') term = { kind: 'literal', value: token.text };
    else if (token.word === 'TRUE' || token.word === 'FALSE')
      term = { kind: 'literal', value: token.text.toLowerCase() };
    else if (token.kind === 'word' && this.#word === '(') term = this.#call(token.word);
    else if (token.kind === 'word' || token.kind === 'name')
      term = { kind: 'column', name: token.text, length: false };
    else throw new NotSimple();
    while (this.#take('::')) this.#passType();
    return term;
  }

  #inParentheses(): Term {
    const first = this.any();
    if (this.#word !== ',') {
      this.#expect(')');
      // `IN (5)` is a list of one; elsewhere a value in parentheses is the value.
      return first;
    }
    this.#at++;
    const rest = this.#list(')');
    if (first.kind !== 'literal' || rest.kind !== 'list') throw new NotSimple();
    return { kind: 'list', values: [first.value, ...rest.values] };
  }

  #list(end: string): Term {
    const values: string[] = [];
    do {
      const item = this.#operand();
      if (item.kind !== 'literal') throw new NotSimple();
      values.push(item.value);
    } while (this.#take(','));
    this.#expect(end);
    return { kind: 'list', values };
  }

  #call(name: string): Term {
    this.#expect('(');
    const inner = this.any();
    this.#expect(')');
    if (inner.kind !== 'column' || inner.length) throw new NotSimple();
    if (/^(CHAR_LENGTH|CHARACTER_LENGTH|LENGTH)$/.test(name)) return { ...inner, length: true };
    if (/^(LOWER|TRIM|BTRIM)$/.test(name)) return inner;
    throw new NotSimple();
  }

  /** `character varying(20)[]` behind a cast. */
  #passType(): void {
    this.#at++;
    while (/^(VARYING|PRECISION|WITHOUT|WITH|TIME|ZONE|\.)$/.test(this.#word)) this.#at++;
    if (this.#word === '(')
      while (!this.#take(')')) if (++this.#at > this.tokens.length) throw new NotSimple();
    while (this.#word === '[' && this.tokens[this.#at + 1]?.word === ']') this.#at += 2;
  }
}

/** A condition that holds unless a column of its own is null. */
function optional(term: Term, absent: readonly string[]): Term {
  const names = (flattened(term) ?? []).flatMap((each) =>
    each.kind === 'order' ? [each.column, each.other] : [each.column],
  );
  if (term.kind !== 'all' || !absent.every((column) => names.includes(column))) throw new NotSimple();
  return term;
}

function membership(left: Term, right: Term): Term {
  const values = right.kind === 'list' ? right.values : right.kind === 'literal' ? [right.value] : undefined;
  if (left.kind !== 'column' || left.length || !values) throw new NotSimple();
  return { kind: 'all', conditions: [{ kind: 'in', column: left.name, values }] };
}

function compared(left: Term, sign: Sign, right: Term): Term {
  if (left.kind === 'literal' && right.kind === 'column')
    return compared(right, MIRRORED[sign] as Sign, left);
  if (left.kind !== 'column') throw new NotSimple();
  if (right.kind === 'literal') {
    const { name: column, length } = left;
    return { kind: 'all', conditions: [{ kind: 'compare', column, length, sign, value: right.value }] };
  }
  if (right.kind !== 'column' || left.length || right.length) throw new NotSimple();
  return { kind: 'all', conditions: [{ kind: 'order', column: left.name, sign, other: right.name }] };
}

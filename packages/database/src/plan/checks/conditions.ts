import { type Token, Tokens } from '../../read/tokens.ts';
import { listOf, oneOf } from './branches.ts';
import type { Condition, Sign } from './condition.ts';
import { type Matching, similarTo } from './form.ts';
import {
  compared,
  flattened,
  formed,
  isOptional,
  membership,
  NotSimple,
  nameOf,
  opposed,
  simple,
  type Term,
} from './terms.ts';

/** Returns the simple conditions of a check; undefined if it contains anything else. */
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

const DEEPEST = 60;
const SIGNS: readonly string[] = ['<', '<=', '>', '>=', '=', '<>', '!='];
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

  /** Reads conditions joined by OR. Conditions on one column become a list of values; an alternative `IS NULL` is ignored. */
  any(): Term {
    if (++this.#depth > DEEPEST) throw new NotSimple();
    const terms = [this.#all()];
    while (this.#take('OR')) terms.push(this.#all());
    this.#depth--;
    if (terms.length === 1) return terms[0] as Term;
    const rest = terms.filter(({ kind }) => kind !== 'null');
    if (rest.length === 0) return { kind: 'always' };
    const absent = terms.flatMap((term) => (term.kind === 'null' ? [term.column] : []));
    if (rest.length === 1 && isOptional(rest[0] as Term, absent)) return rest[0] as Term;
    const branches = terms.map(simple);
    const listed = absent.length > 0 ? undefined : listOf(branches);
    return { kind: 'all', conditions: listed ? [listed] : oneOf(branches) };
  }

  #all(): Term {
    const terms = [this.#comparison()];
    while (this.#take('AND')) terms.push(this.#comparison());
    if (terms.length === 1) return terms[0] as Term;
    return { kind: 'all', conditions: terms.flatMap(simple) };
  }

  #comparison(): Term {
    if (this.#take('NOT')) return opposed(this.#comparison());
    const left = this.#joined();
    if (this.#take('NOT')) return opposed(this.#compared(left));
    return this.#compared(left);
  }

  #compared(left: Term): Term {
    if (this.#take('IS')) return this.#is(left);
    if (this.#take('BETWEEN')) return this.#between(left);
    if (this.#take('IN')) return membership(left, this.#operand());
    const matching = this.#matching();
    if (matching) return formed(left, matching, this.#operand());
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
    return compared(left, (sign === '!=' ? '<>' : sign) as Sign, this.#joined());
  }

  /** Reads an operand, or several columns joined by one operator. */
  #joined(): Term {
    const first = this.#operand();
    const sign = this.#word;
    if (sign !== '+' && sign !== '-' && sign !== '*') return first;
    const columns = [nameOf(first)];
    while (this.#take(sign)) columns.push(nameOf(this.#operand()));
    if (sign === '-' && columns.length > 2) throw new NotSimple();
    return { kind: 'joined', sign, columns };
  }

  /** Reads the operator of a pattern comparison, if there is one. PostgreSQL prints `LIKE` as `~~`. */
  #matching(): Matching | undefined {
    const isLike = this.#take('LIKE') || this.#take('ILIKE');
    const isRegex = !isLike && (this.#take('REGEXP') || this.#take('RLIKE'));
    if (isLike || isRegex) return { like: isLike, anyCase: true };
    if (this.#take('SIMILAR')) {
      this.#expect('TO');
      return { like: false, anyCase: false, similar: true };
    }
    if (!this.#take('~')) return undefined;
    const like = this.#take('~');
    return { like, anyCase: this.#take('*') };
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

  /** Reads a column, a literal, a length, a list, or an expression in parentheses; casts are skipped. */
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
      // `IN (5)` is a list with one element; elsewhere a value in parentheses is the value.
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
    const [inner, ...others] = this.#arguments();
    if (name === 'SIMILAR_TO_ESCAPE' && inner?.kind === 'literal')
      return { kind: 'literal', value: similarTo(inner.value) };
    if (inner?.kind !== 'column' || inner.length) throw new NotSimple();
    if (name === 'NUM_NONNULLS') return { kind: 'count', columns: [inner, ...others].map(nameOf) };
    const [second] = others;
    if (name === 'REGEXP_LIKE' && second) return formed(inner, { like: false, anyCase: false }, second);
    // COALESCE(column, literal): the condition on the column itself counts.
    if (name === 'COALESCE' && second?.kind === 'literal') return inner;
    if (/^(CARDINALITY|ARRAY_LENGTH)$/.test(name)) return { ...inner, length: true };
    if (second) throw new NotSimple();
    if (/^(CHAR_LENGTH|CHARACTER_LENGTH|LENGTH|LEN)$/.test(name)) return { ...inner, length: true };
    if (name === 'UPPER' || name === 'LOWER') return { ...inner, through: name };
    if (/^(TRIM|BTRIM|LTRIM|RTRIM)$/.test(name)) return inner;
    throw new NotSimple();
  }

  #arguments(): readonly Term[] {
    const terms = [this.any()];
    while (this.#take(',')) terms.push(this.any());
    this.#expect(')');
    return terms;
  }

  /** Skips the type of a cast, such as `character varying(20)[]`. */
  #passType(): void {
    this.#at++;
    while (/^(VARYING|PRECISION|WITHOUT|WITH|TIME|ZONE|\.)$/.test(this.#word)) this.#at++;
    if (this.#word === '(')
      while (!this.#take(')')) if (++this.#at > this.tokens.length) throw new NotSimple();
    while (this.#word === '[' && this.tokens[this.#at + 1]?.word === ']') this.#at += 2;
  }
}

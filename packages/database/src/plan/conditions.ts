import { type Token, Tokens } from '../read/tokens.ts';
import { listOf, oneOf, oppositeOf } from './branches.ts';
import { type Form, formOf, type Matching, similarTo } from './forms.ts';

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
  | {
      readonly kind: 'sum';
      readonly column: string;
      readonly parts: readonly string[];
      /** What adds nothing: 0 to a sum, 1 to a product. */
      readonly neutral: 0 | 1;
    }
  | { readonly kind: 'form'; readonly column: string; readonly form: Form }
  | { readonly kind: 'filled' | 'absent'; readonly column: string };

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
  | {
      readonly kind: 'column';
      readonly name: string;
      readonly length: boolean;
      /** The function that its letters went through. */
      readonly through?: 'UPPER' | 'LOWER';
    }
  | {
      readonly kind: 'joined';
      readonly sign: '+' | '-' | '*';
      readonly columns: readonly string[];
    }
  | { readonly kind: 'count'; readonly columns: readonly string[] }
  | { readonly kind: 'literal'; readonly value: string }
  | { readonly kind: 'list'; readonly values: readonly string[] }
  | { readonly kind: 'all'; readonly conditions: readonly Condition[] }
  | { readonly kind: 'null'; readonly column: string }
  | { readonly kind: 'always' };

function flattened(term: Term): readonly Condition[] | undefined {
  if (term.kind === 'all') return term.conditions;
  if (term.kind === 'null') return [{ kind: 'absent', column: term.column }];
  // A flag alone is one that is set.
  if (term.kind === 'column' && !term.length)
    return [{ kind: 'compare', column: term.name, length: false, sign: '=', value: 'true' }];
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

  /** An operand, or columns with one sign between them. */
  #joined(): Term {
    const first = this.#operand();
    const sign = this.#word;
    if (sign !== '+' && sign !== '-' && sign !== '*') return first;
    const columns = [nameOf(first)];
    while (this.#take(sign)) columns.push(nameOf(this.#operand()));
    if (sign === '-' && columns.length > 2) throw new NotSimple();
    return { kind: 'joined', sign, columns };
  }

  /** How a text is compared with a pattern, if it is; PostgreSQL writes `LIKE` as `~~`. */
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
    const [inner, ...others] = this.#arguments();
    if (name === 'SIMILAR_TO_ESCAPE' && inner?.kind === 'literal')
      return { kind: 'literal', value: similarTo(inner.value) };
    if (inner?.kind !== 'column' || inner.length) throw new NotSimple();
    if (name === 'NUM_NONNULLS') return { kind: 'count', columns: [inner, ...others].map(nameOf) };
    const [second] = others;
    if (name === 'REGEXP_LIKE' && second) return formed(inner, { like: false, anyCase: false }, second);
    // Beside a value that stands for null, what is not null counts.
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

  /** `character varying(20)[]` behind a cast. */
  #passType(): void {
    this.#at++;
    while (/^(VARYING|PRECISION|WITHOUT|WITH|TIME|ZONE|\.)$/.test(this.#word)) this.#at++;
    if (this.#word === '(')
      while (!this.#take(')')) if (++this.#at > this.tokens.length) throw new NotSimple();
    while (this.#word === '[' && this.tokens[this.#at + 1]?.word === ']') this.#at += 2;
  }
}

/** Whether a condition holds unless a column of its own is null. */
function isOptional(term: Term, absent: readonly string[]): boolean {
  const names = (flattened(term) ?? []).flatMap((each) =>
    each.kind === 'order' ? [each.column, each.other] : [each.column],
  );
  return term.kind === 'all' && absent.every((column) => names.includes(column));
}

/** The simple conditions of a term. */
function simple(term: Term): readonly Condition[] {
  const conditions = flattened(term);
  if (!conditions) throw new NotSimple();
  return conditions;
}

function nameOf(term: Term): string {
  if (term.kind !== 'column') throw new NotSimple();
  return term.name;
}

function formed(left: Term, matching: Matching, right: Term): Term {
  const form = right.kind === 'literal' ? formOf(right.value, matching) : undefined;
  if (left.kind !== 'column' || left.length || !form) throw new NotSimple();
  return { kind: 'all', conditions: [{ kind: 'form', column: left.name, form }] };
}

/** A column that others together are; one that is at most their sum is at most the first of them. */
function summed(left: Term, compares: Sign, { sign, columns }: Extract<Term, { kind: 'joined' }>): Term {
  const [first = '', second = ''] = columns;
  const whole = nameOf(left);
  if (sign === '+' && (compares === '<=' || compares === '<'))
    return { kind: 'all', conditions: [{ kind: 'order', column: whole, sign: compares, other: first }] };
  if (compares !== '=') throw new NotSimple();
  const [column, parts] = sign === '-' ? [first, [whole, second]] : [whole, columns];
  return { kind: 'all', conditions: [{ kind: 'sum', column, parts, neutral: sign === '*' ? 1 : 0 }] };
}

/** So many of some columns are not null. */
function counted({ columns }: Extract<Term, { kind: 'count' }>, sign: Sign, many: number): Term {
  const isLeast = sign === '>' || sign === '>=';
  const filled = sign === '>' ? many + 1 : sign === '<' ? many - 1 : many;
  if (sign === '<>' || !(filled >= 0 && filled <= columns.length)) throw new NotSimple();
  const kindOf = (i: number) => (i < filled ? 'filled' : 'absent');
  const conditions = columns.map((column, i) => ({ kind: kindOf(i), column }) as const);
  return { kind: 'all', conditions: conditions.filter(({ kind }) => kind === 'filled' || !isLeast) };
}

/** What holds where some conditions do not all hold. */
function opposed(term: Term): Term {
  const branches = simple(term).map((condition) => {
    const opposite = oppositeOf([condition]);
    if (!opposite) throw new NotSimple();
    return opposite;
  });
  return { kind: 'all', conditions: oneOf(branches) };
}

/** Two conditions of which both hold or neither does, or just one. */
function agreed(left: Term, right: Term, agree: boolean): Term {
  const [one, other] = [simple(left), simple(right)];
  const [not, notOther] = [oppositeOf(one), oppositeOf(other)];
  const branches = agree
    ? [[...one, ...other], ...(not && notOther ? [[...not, ...notOther]] : [])]
    : [...(notOther ? [[...one, ...notOther]] : []), ...(not ? [[...not, ...other]] : [])];
  if (branches.length === 0) throw new NotSimple();
  return { kind: 'all', conditions: oneOf(branches) };
}

function membership(left: Term, right: Term): Term {
  const values = right.kind === 'list' ? right.values : right.kind === 'literal' ? [right.value] : undefined;
  if (left.kind !== 'column' || left.length || !values) throw new NotSimple();
  return { kind: 'all', conditions: [{ kind: 'in', column: left.name, values }] };
}

function compared(left: Term, sign: Sign, right: Term): Term {
  if (left.kind === 'literal' && right.kind === 'column')
    return compared(right, MIRRORED[sign] as Sign, left);
  if (left.kind === 'joined' && right.kind === 'column') return compared(right, MIRRORED[sign] as Sign, left);
  if (left.kind === 'column' && right.kind === 'joined') return summed(left, sign, right);
  if (left.kind === 'count' && right.kind === 'literal') return counted(left, sign, Number(right.value));
  if (isCondition(left) && isCondition(right) && (sign === '=' || sign === '<>'))
    return agreed(left, right, sign === '=');
  if (left.kind !== 'column') throw new NotSimple();
  if (right.kind === 'literal') {
    const { name: column, length } = left;
    return { kind: 'all', conditions: [{ kind: 'compare', column, length, sign, value: right.value }] };
  }
  if (right.kind !== 'column' || left.length || right.length) throw new NotSimple();
  const through = left.through ?? right.through;
  if (sign === '=' && left.name === right.name && through)
    return formed({ ...left }, { like: false, anyCase: false }, { kind: 'literal', value: CASES[through] });
  return { kind: 'all', conditions: [{ kind: 'order', column: left.name, sign, other: right.name }] };
}

/** What a text is that a function of its letters leaves as it is. */
const CASES = { UPPER: '^[^a-z]*$', LOWER: '^[^A-Z]*$' };

function isCondition({ kind }: Term): boolean {
  return kind === 'all' || kind === 'null';
}

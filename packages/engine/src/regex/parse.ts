import { Problem, shown } from '../kernel/problem.ts';
import {
  ANY_BUT_LINE_ENDS,
  among,
  type Characters,
  charactersOf,
  complement,
  DIGIT,
  PROPERTIES,
  pairsOf,
  SPACE,
  WORD,
} from './characters.ts';

/** A node of a regular expression. */
export type Expression =
  | { readonly kind: 'one'; readonly of: Characters }
  | { readonly kind: 'all'; readonly parts: readonly Expression[] }
  | { readonly kind: 'either'; readonly options: readonly Expression[] }
  | { readonly kind: 'repeat'; readonly item: Expression; readonly least: number; readonly most: number }
  | { readonly kind: 'group'; readonly item: Expression; readonly index: number }
  /** A lookahead or lookbehind, positive or negative. */
  | { readonly kind: 'look'; readonly item: Expression; readonly behind: boolean; readonly not: boolean }
  | { readonly kind: 'edge'; readonly at: 'start' | 'end' | 'word' | 'inside' }
  /** A back reference to a group. */
  | { readonly kind: 'again'; readonly group: number };

/** Parses a regular expression in the syntax of ECMA-262, with Unicode and without flags. */
export function parse(pattern: string): Expression {
  if (pattern.length > LONGEST) throw wrong(pattern, `it is over ${LONGEST} characters`);
  return new Parser(pattern).whole();
}

const LONGEST = 10_000;
const DEEPEST = 100;

function wrong(pattern: string, why: string): Problem {
  return new Problem('bad-pattern', `pattern ${shown(pattern)} is not supported: ${why}`, { given: pattern });
}

const ESCAPED: Readonly<Record<string, Characters>> = {
  d: DIGIT,
  D: complement(DIGIT),
  w: WORD,
  W: complement(WORD),
  s: SPACE,
  S: complement(SPACE),
};
const CONTROLS: Readonly<Record<string, number>> = { t: 9, n: 10, v: 11, f: 12, r: 13, 0: 0 };

/** Text after `\\u`: a number in braces, two halves of a surrogate pair, or four digits. */
const UNICODE = /^(?:\{([0-9a-f]{1,6})\}|d[89ab][0-9a-f]{2}\\ud[c-f][0-9a-f]{2}|([0-9a-f]{4}))/i;

class Parser {
  readonly #signs: readonly string[];
  readonly #names: readonly string[];
  #at = 0;
  #groups = 0;
  #depth = 0;

  constructor(readonly pattern: string) {
    this.#signs = Array.from(pattern);
    this.#names = Array.from(pattern.matchAll(/(\\.)|\[(?:\\.|[^\]\\])*\]|\((?!\?)|\(\?<([^=!>][^>]*)>/g))
      .filter(([sign]) => sign.startsWith('('))
      .map(([, , name]) => name ?? '');
  }

  whole(): Expression {
    const found = this.#either();
    if (this.#at < this.#signs.length) throw this.#wrong('a bracket is closed but never opened');
    return found;
  }

  #either(): Expression {
    if (++this.#depth > DEEPEST) throw this.#wrong(`groups are nested over ${DEEPEST} deep`);
    const options = [this.#all()];
    while (this.#take('|')) options.push(this.#all());
    this.#depth--;
    return options.length === 1 ? (options[0] as Expression) : { kind: 'either', options };
  }

  #all(): Expression {
    const parts: Expression[] = [];
    for (let next = this.#next; next !== undefined && next !== '|' && next !== ')'; next = this.#next)
      parts.push(this.#repeated(this.#part()));
    return parts.length === 1 ? (parts[0] as Expression) : { kind: 'all', parts };
  }

  #repeated(item: Expression): Expression {
    const times = this.#times();
    if (!times) return item;
    this.#take('?');
    const [least, most] = times;
    if (least > most) throw this.#wrong(`{${least},${most}} must be ascending`);
    if (this.#times()) throw this.#wrong('a quantifier follows a quantifier');
    return { kind: 'repeat', item, least, most };
  }

  #times(): readonly [number, number] | undefined {
    if (this.#take('*')) return [0, Number.POSITIVE_INFINITY];
    if (this.#take('+')) return [1, Number.POSITIVE_INFINITY];
    if (this.#take('?')) return [0, 1];
    if (this.#next !== '{') return undefined;
    const end = this.#signs.indexOf('}', this.#at);
    const inside = end < 0 ? '' : this.#signs.slice(this.#at + 1, end).join('');
    const [, least, comma, most] = /^([0-9]+)(,)?([0-9]+)?$/.exec(inside) ?? [];
    if (least === undefined) return undefined;
    this.#at = end + 1;
    const from = Number(least);
    return [from, most === undefined ? (comma ? Number.POSITIVE_INFINITY : from) : Number(most)];
  }

  #part(): Expression {
    const sign = this.#signs[this.#at++] as string;
    if (sign === '(') return this.#group();
    if (sign === '[') return { kind: 'one', of: this.#class() };
    if (sign === '.') return { kind: 'one', of: ANY_BUT_LINE_ENDS };
    if (sign === '^') return { kind: 'edge', at: 'start' };
    if (sign === '$') return { kind: 'edge', at: 'end' };
    if (sign === '\\') return this.#escape();
    if (sign === '*' || sign === '+' || sign === '?') throw this.#wrong(`nothing precedes ${sign}`);
    return { kind: 'one', of: among(sign) };
  }

  #group(): Expression {
    if (!this.#take('?')) return this.#captured();
    const behind = this.#take('<');
    if (this.#take('=')) return this.#look(behind, false);
    if (this.#take('!')) return this.#look(behind, true);
    if (behind) {
      const end = this.#signs.indexOf('>', this.#at);
      if (end < 0) throw this.#wrong('the name of a group is not closed');
      this.#at = end + 1;
      return this.#captured();
    }
    if (!this.#take(':')) throw this.#wrong(`(?${this.#next ?? ''} is not supported`);
    return this.#closed(this.#either());
  }

  #captured(): Expression {
    const index = ++this.#groups;
    return { kind: 'group', index, item: this.#closed(this.#either()) };
  }

  #look(behind: boolean, not: boolean): Expression {
    return { kind: 'look', behind, not, item: this.#closed(this.#either()) };
  }

  #closed(item: Expression): Expression {
    if (!this.#take(')')) throw this.#wrong('a bracket is not closed');
    return item;
  }

  #escape(): Expression {
    const sign = this.#signs[this.#at];
    if (sign === undefined) throw this.#wrong('it ends with a backslash');
    if (sign === 'b' || sign === 'B') {
      this.#at++;
      return { kind: 'edge', at: sign === 'b' ? 'word' : 'inside' };
    }
    if (/[1-9]/.test(sign)) {
      const digits = /^[0-9]+/.exec(this.#signs.slice(this.#at, this.#at + 4).join('')) as RegExpExecArray;
      this.#at += digits[0].length;
      return this.#again(Number(digits[0]));
    }
    if (sign === 'k' && this.#signs[this.#at + 1] === '<') {
      const end = this.#signs.indexOf('>', this.#at);
      if (end <= this.#at + 2) throw this.#wrong('the name of a group is empty or not closed');
      const name = this.#signs.slice(this.#at + 2, end).join('');
      this.#at = end + 1;
      return this.#again(this.#names.indexOf(name) + 1);
    }
    return { kind: 'one', of: this.#escaped() };
  }

  #again(group: number): Expression {
    if (group < 1 || group > this.#names.length)
      throw this.#wrong('it refers to a group that does not exist');
    return { kind: 'again', group };
  }

  /** Parses what follows a backslash: a set, or one character. */
  #escaped(): Characters {
    const sign = this.#signs[this.#at++] as string;
    const set = Object.hasOwn(ESCAPED, sign) ? ESCAPED[sign] : undefined;
    if (set) return set;
    if (sign === 'p' || sign === 'P') return this.#property(sign === 'P');
    const code = this.#code(sign);
    return [code, code];
  }

  #code(sign: string): number {
    if (Object.hasOwn(CONTROLS, sign)) return CONTROLS[sign] as number;
    if (sign === 'c') return (this.#signs[this.#at++] ?? '@').charCodeAt(0) % 32;
    const rest = this.#signs.slice(this.#at, this.#at + 10).join('');
    const form = sign === 'x' ? /^([0-9a-f]{2})/i : UNICODE;
    const [found, braced, plain] = (sign === 'x' || sign === 'u' ? form.exec(rest) : undefined) ?? [''];
    this.#at += found.length;
    // Two surrogates are one character.
    if (sign === 'u' && /^d[89ab]..\\ud[c-f]/i.test(found)) return JSON.parse(`"\\u${found}"`).codePointAt(0);
    const code = found === '' ? sign.codePointAt(0) : Number.parseInt(braced ?? plain ?? '0', 16);
    return Math.min(code as number, 0x10ffff);
  }

  #property(not: boolean): Characters {
    const end = this.#signs.indexOf('}', this.#at);
    const name = this.#signs.slice(this.#at + 1, Math.max(end, this.#at)).join('');
    const set = PROPERTIES.get(name);
    if (!set) throw this.#wrong(`the property ${shown(name)} is not supported`);
    this.#at = end + 1;
    // Limited to ASCII, because the complement of a Unicode property differs by version of Unicode.
    return not ? complement(set, 0x7f) : set;
  }

  #class(): Characters {
    const from = this.#at;
    const not = this.#take('^');
    const ranges: (readonly [number, number])[] = [];
    while (this.#next !== ']') {
      if (this.#next === undefined) throw this.#wrong('a class is not closed');
      const one = this.#member();
      if (this.#next === '-' && this.#signs[this.#at + 1] !== ']' && one.length === 2 && one[0] === one[1]) {
        this.#at++;
        const last = this.#member();
        if ((last[1] as number) < (one[0] as number))
          throw this.#wrong('a range in a class must be ascending');
        ranges.push([one[0] as number, last[last.length - 1] as number]);
      } else ranges.push(...pairsOf(one));
    }
    const unsure = this.#signs.slice(from, this.#at).join('').includes('\\p');
    this.#at++;
    const set = charactersOf(ranges);
    return not ? complement(set, unsure ? 0x7f : undefined) : set;
  }

  /** Parses a character of a class, or a set in it. */
  #member(): Characters {
    const sign = this.#signs[this.#at++] as string;
    if (sign !== '\\') return among(sign);
    if (this.#next === undefined) throw this.#wrong('it ends with a backslash');
    if (this.#next === 'b') {
      this.#at++;
      return [8, 8];
    }
    return this.#escaped();
  }

  get #next(): string | undefined {
    return this.#signs[this.#at];
  }

  #take(sign: string): boolean {
    if (this.#next !== sign) return false;
    this.#at++;
    return true;
  }

  #wrong(why: string): Problem {
    return wrong(this.pattern, why);
  }
}

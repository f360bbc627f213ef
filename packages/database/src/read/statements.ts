import { Problem } from 'specimen-data/internal';
import type { Dialect } from './dialect.ts';
import { type Token, Tokens } from './tokens.ts';

/** A statement that may concern tables. */
export interface Statement {
  readonly tokens: readonly Token[];
  readonly source: Tokens;
}

/** Generates the statements that may concern tables; rows, routines and settings are skipped. */
export function* statementsOf(sql: string, dialect: Dialect): Generator<Statement, void, undefined> {
  const source = new Tokens(sql, dialect);
  for (let first = source.next(); first; first = source.next()) {
    if (isEnd(source, first)) continue;
    if (first.word === 'DELIMITER') {
      passRoutines(source);
      continue;
    }
    const wanted = TELLING.has(first.word);
    const tokens: Token[] = [first];
    let last = first;
    let depth = 0;
    let token = source.next();
    for (; token && !(isEnd(source, token) && (depth <= 0 || token.word === ';')); token = source.next()) {
      if (wanted) tokens.push(token);
      if (token.word === '(') depth++;
      else if (token.word === ')') depth--;
      last = token;
    }
    if (first.word === 'COPY' && last.word === 'STDIN') passRows(source);
    if (wanted && depth > 0)
      throw new Problem('bad-sql', `this ${first.word} has a parenthesis that is never closed`, {
        place: `line ${source.lineOf(first.from)}`,
      });
    if (wanted) yield { tokens, source };
  }
}

/**
 * Returns true at the end of a statement: a semicolon, or `GO` and `/` on their own lines, which end batches in SQL Server
 * and Oracle.
 */
function isEnd({ sql }: Tokens, { word, from, to }: Token): boolean {
  if (word === ';') return true;
  if (word !== 'GO' && word !== '/') return false;
  return (
    /(^|\n)[ \t]*$/.test(sql.slice(Math.max(0, from - 80), from)) &&
    /^[ \t]*(\r?\n|$)/.test(sql.slice(to, to + 80))
  );
}

const TELLING = new Set(['CREATE', 'ALTER', 'COMMENT', 'DROP']);

/** Skips the rows of `COPY … FROM stdin`, which end with `\.` on its own line. */
function passRows(source: Tokens): void {
  const end = source.sql.indexOf('\n\\.', source.at);
  source.at = end < 0 ? source.sql.length : end + 3;
}

/** Skips routines between `DELIMITER ;;` and `DELIMITER ;`. */
function passRoutines(source: Tokens): void {
  const end = /^[ \t]*DELIMITER[ \t]+;[ \t]*\r?$/im;
  const rest = source.sql.slice(source.at);
  const found = /^[ \t]*;[ \t]*\r?\n/.exec(rest) ?? end.exec(rest);
  source.at = found ? source.at + found.index + found[0].length : source.sql.length;
}

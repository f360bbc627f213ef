import { parseJson } from '../kernel/json.ts';
import { Problem, shown } from '../kernel/problem.ts';
import { decimal } from '../kernel/text.ts';

/** Reads JSON that a caller wrote, every whole number as it stands there. */
export function parseExactly(text: string, what: string): unknown {
  const value = parseJson(text, what);
  refuseInexact(text, what);
  return value;
}

/**
 * Refuses valid JSON with a whole number that is another one once it is read: numbers are doubles, which tell all whole
 * ones apart up to 2^53 only.
 */
export function refuseInexact(json: string, what: string): void {
  if (!LONG.test(json)) return;
  for (const [token] of json.matchAll(TOKENS))
    if (token[0] !== '"' && isAnother(token))
      throw new Problem(
        'bad',
        `${what} holds the number ${shown(token).slice(1, -1)}, which would be read as another; write it as text, in quotes`,
      );
}

/** Whether a number is another one once it is read: too long a whole one, or one beyond all that can be. */
function isAnother(token: string): boolean {
  const number = Number(token);
  return /^-?\d+$/.test(token) ? decimal(number) !== token : !Number.isFinite(number);
}

const LONG = /\d{16}|[eE]\+?\d{3}/;
/** Strings and numbers. */
const TOKENS = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d[\d.eE+-]*/gs;

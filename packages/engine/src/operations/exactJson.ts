import { parseJson } from '../kernel/json.ts';
import { Problem, shown } from '../kernel/problem.ts';
import { decimalText } from '../kernel/text.ts';

/**
 * Reads a caller's JSON without losing digits: a number that a double cannot represent becomes its own text, as a
 * value or a seed may be given. A `const`, `values` and the `id` of a message must be exact numbers.
 */
export function parseExactly(text: string, what: string): unknown {
  const value = parseJson(text, what);
  if (!LONG.test(text)) return value;
  const exact = JSON.parse(text.replace(TOKENS, (token) => (isInexact(token) ? `"${token}"` : token)));
  refuseWithin(value, exact, what, false);
  return exact;
}

/** Refuses numbers that became texts in a place that requires a number. */
function refuseWithin(value: unknown, exact: unknown, what: string, isNumber: boolean): void {
  if (typeof value === 'number' && typeof exact === 'string' && isNumber) throw inexact(exact, what);
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    const its = (exact as Record<string, unknown>)[key];
    refuseWithin(part, its, what, isNumber || (!Array.isArray(value) && NUMBERS.has(key)));
  }
}

const NUMBERS = new Set(['const', 'values', 'id']);

/**
 * Refuses JSON with a whole number that a double cannot represent: doubles are exact for whole numbers up to 2^53
 * only.
 */
export function refuseInexact(json: string, what: string): void {
  if (!LONG.test(json)) return;
  for (const [token] of json.matchAll(TOKENS)) if (isInexact(token)) throw inexact(token, what);
}

function inexact(token: string, what: string): Problem {
  const number = shown(token).slice(1, -1);
  const message = `${what} contains the number ${number}, which cannot be read exactly; write it as text, in quotes`;
  return new Problem('bad-json', message);
}

/** Returns true if a token is a number that a double cannot represent: a long whole number, or one that overflows. */
function isInexact(token: string): boolean {
  if (token.startsWith('"')) return false;
  const number = Number(token);
  return /^-?\d+$/.test(token) ? decimalText(number) !== token : !Number.isFinite(number);
}

const LONG = /\d{16}|[eE]\+?\d{3}/;
/** Matches strings and numbers. */
const TOKENS = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d[\d.eE+-]*/gs;

import { Problem } from './problem.ts';

/** Maximum nesting; no request needs more. */
const DEEPEST = 64;

/**
 * Maximum number of values; the largest request needs fewer, and V8 would block other requests while it parses
 * more.
 */
const MOST_PARTS = 30_000;

/** Parses JSON of a caller; `what` names it in a problem. */
export function parseJson(text: string, what: string): unknown {
  const { deepest, parts } = outlineOf(text);
  if (deepest > DEEPEST) throw new Problem('too-large', `${what} is nested over ${DEEPEST} levels deep`);
  if (parts > MOST_PARTS)
    throw new Problem('too-large', `${what} has over ${MOST_PARTS} objects, arrays and properties`);
  try {
    return JSON.parse(text);
  } catch {
    throw new Problem('bad-json', `${what} is not valid JSON`);
  }
}

/** Returns the nesting depth of a JSON text, and its number of objects, lists and properties. */
function outlineOf(text: string): { readonly deepest: number; readonly parts: number } {
  let depth = 0;
  let deepest = 0;
  let parts = 0;
  let quoted = false;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (quoted) {
      if (code === 0x5c) i++;
      else if (code === 0x22) quoted = false;
    } else if (code === 0x22) quoted = true;
    else if (code === 0x5b || code === 0x7b) {
      deepest = Math.max(deepest, ++depth);
      parts++;
    } else if (code === 0x5d || code === 0x7d) depth--;
    else if (code === 0x3a) parts++;
  }
  return { deepest, parts };
}

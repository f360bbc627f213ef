import { Problem } from './problem.ts';

/** More than any request needs; what is nested deeper cannot be echoed. */
const DEEPEST = 64;

/** More than the largest request needs; more would take V8 longer to read than others should wait. */
const MOST_PARTS = 30_000;

/** Reads JSON that a caller wrote; `what` is what it is called in a problem. */
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

/** How deep brackets are nested in a JSON text, and how many objects, lists and properties it has. */
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

import type { FastifyRequest } from 'fastify';
import { Problem } from 'specimen-data';

/** More than any body needs; what is nested deeper cannot be echoed. */
const DEEPEST = 64;

/** Reads a body as JSON, whatever its type says; where nothing is served it does not matter. */
export function parseBody(
  { is404 }: FastifyRequest,
  body: string | Buffer,
  done: (error: Error | null, value?: unknown) => void,
): void {
  try {
    done(null, is404 ? undefined : parsed(String(body)));
  } catch (error) {
    done(error as Error);
  }
}

function parsed(text: string): unknown {
  if (text === '') throw new Problem('bad', 'the body must be JSON');
  if (depthOf(text) > DEEPEST) throw new Problem('bad', `the body is nested over ${DEEPEST} levels deep`);
  try {
    return JSON.parse(text);
  } catch {
    throw new Problem('bad', 'the body is not valid JSON');
  }
}

/** How deep brackets are nested in a JSON text. */
function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  let quoted = false;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (quoted) {
      if (code === 0x5c) i++;
      else if (code === 0x22) quoted = false;
    } else if (code === 0x22) quoted = true;
    else if (code === 0x5b || code === 0x7b) deepest = Math.max(deepest, ++depth);
    else if (code === 0x5d || code === 0x7d) depth--;
  }
  return deepest;
}

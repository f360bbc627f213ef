import type { FastifyRequest } from 'fastify';
import { Problem } from 'specimen-data';
import { parseJson } from 'specimen-data/surface';

/** Reads a body as JSON, whatever its type says; where nothing is served it does not matter. */
export function parseBody(
  { is404 }: FastifyRequest,
  body: string | Buffer,
  done: (error: Error | null, value?: unknown) => void,
): void {
  try {
    if (!is404 && body.length === 0) throw new Problem('bad', 'the body must be JSON');
    done(null, is404 ? undefined : parseJson(String(body), 'the body'));
  } catch (error) {
    done(error as Error);
  }
}

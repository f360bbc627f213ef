import { isUtf8 } from 'node:buffer';
import { waitForTurn } from '@specimen/runtime/turns';
import type { FastifyRequest } from 'fastify';
import { Problem } from 'specimen-data';
import { parseExactly } from 'specimen-data/internal';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The parameter that a body which is no JSON object is. */
    raw?: string | undefined;
  }
}

/** Reads a body as JSON, whatever its type says; where a route takes files, one that is no JSON object is the file. */
export async function parseBody(request: FastifyRequest, body: string | Buffer): Promise<unknown> {
  if (body.length > 65_536) await waitForTurn(); // of many that come at once, others are served between
  const { raw } = request.routeOptions.config;
  if (raw !== undefined && body.length > 0 && !isObject(body)) return { [raw]: body };
  if (body.length === 0) throw new Problem('bad-body', 'the body must be JSON');
  if (typeof body !== 'string' && !isUtf8(body))
    throw new Problem('bad-body', 'the body must be UTF-8 and not compressed');
  return parseExactly(String(body).replace(/^\ufeff/, ''), 'the body'); // files of Windows begin with a mark
}

/** Tells whether a body is a JSON object: a file of SWIFT begins with a brace too, with a number behind it. */
function isObject(body: string | Buffer): boolean {
  const head = typeof body === 'string' ? body.slice(0, 200) : body.toString('utf8', 0, 200);
  return /^\ufeff?\s*\{\s*["}]/.test(head);
}

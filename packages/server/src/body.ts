import { isUtf8 } from 'node:buffer';
import { waitForTurn } from '@specimen/runtime/turns';
import type { FastifyRequest } from 'fastify';
import { Problem } from 'specimen-data';
import { parseExactly } from 'specimen-data/internal';

/** Reads a body as JSON, whatever its type says. */
export async function parseBody(_request: FastifyRequest, body: string | Buffer): Promise<unknown> {
  if (body.length > 65_536) await waitForTurn(); // of many that come at once, others are served between
  if (body.length === 0) throw new Problem('bad-body', 'the body must be JSON');
  if (typeof body !== 'string' && !isUtf8(body))
    throw new Problem('bad-body', 'the body must be UTF-8 and not compressed');
  return parseExactly(String(body).replace(/^\ufeff/, ''), 'the body'); // files of Windows begin with a mark
}

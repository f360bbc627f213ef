import { Readable } from 'node:stream';
import { batch } from '@specimen/runtime/batch';
import { immediateTime, runInTurns } from '@specimen/runtime/turns';
import type { FastifyReply } from 'fastify';
import { Problem } from 'specimen-data';
import { type Answer, fit, Pump, percentEncoded, tooLarge } from 'specimen-data/internal';
import { wantedEncoding } from './accept.ts';
import { linksTo } from './address.ts';
import { answerStream, BLOCK, LARGEST, lent, PIECE, written } from './answerStream.ts';
import type { Metrics } from './metrics.ts';
import type { PendingOutput } from './pendingOutput.ts';

export const JSON_TYPE = 'application/json; charset=utf-8';

/** Headers of every response, errors included. */
export const HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers':
    'X-Seed, X-As-Of, X-Ignored, X-Error, Link, Content-Disposition, Retry-After, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset',
  'cache-control': 'no-store',
  vary: 'accept, accept-encoding',
  'x-content-type-options': 'nosniff',
};

/** Maximum length of a body that is sent as a string: Node writes it together with the head. */
const TEXT = 16_384;

/** Sends a body, compressed as the client prefers if that is worth it. */
export function sendBody(reply: FastifyReply, body: string | Buffer | Readable, packs = true): FastifyReply {
  const { headers } = reply.request;
  const accepted = headers['accept-encoding'];
  if (accepted === undefined || !packs || (!(body instanceof Readable) && Buffer.byteLength(body) <= SHORT))
    return reply.send(body);
  headers['accept-encoding'] = wantedEncoding(String(accepted));
  reply.compress(body);
  return reply;
}

/** Bodies up to this number of bytes are not compressed. */
const SHORT = 1024;

/** Metrics that count responses. */
export interface Counters {
  readonly metrics: Metrics;
  readonly pendingOutput: PendingOutput;
}

/** Sends a response: in one piece if it is generated quickly, otherwise at the speed of the client. */
export function respond(
  reply: FastifyReply,
  answer: Answer,
  counters: Counters,
): FastifyReply | Promise<FastifyReply> | undefined {
  if (reply.request.method === 'HEAD') return describe(reply, answer).send();
  const { metrics, pendingOutput } = counters;
  const pump = new Pump(answer.parts, answer.pretty);
  const made = written(pump, pendingOutput.canBuffer(PIECE) ? PIECE : BLOCK, immediateTime());
  if (!pump.done) return respondLarge(reply, answer, { pump, first: Buffer.from(made) }, counters);
  metrics.rows.inc(answer.rows);
  pendingOutput.track(reply.raw, made.length);
  const isText = made.length <= TEXT && !answer.format?.binary;
  send({ reply: describe(reply, answer), body: isText ? made.toString() : lent(made, reply.raw) });
  return undefined;
}

/** Sends the responses of one turn of the event loop together. */
const send = batch(process.nextTick, ({ reply, body }: { reply: FastifyReply; body: string | Buffer }) => {
  try {
    sendBody(reply, body);
  } catch (error) {
    reply.send(error);
  }
});

async function respondLarge(
  reply: FastifyReply,
  answer: Answer,
  { pump, first }: { readonly pump: Pump; readonly first: Buffer },
  { metrics, pendingOutput }: Counters,
): Promise<FastifyReply> {
  const { socket } = reply.raw;
  const timeout = socket?.timeout;
  if (timeout) socket.setTimeout(0); // while nothing can be sent, the client is not gone
  const begun = { bytes: first.length, rows: pump.rows };
  const fitting = fit(answer.parts, answer.pretty, LARGEST, begun);
  const found = await runInTurns(fitting, () => !reply.raw.destroyed);
  if (timeout) socket.setTimeout(timeout);
  if (!found) throw new Problem('bad-request', 'client disconnected');
  if (!found.fits) throw tooLarge(LARGEST, found.rows, answer.rows);
  metrics.rows.inc(answer.rows);
  const body = answerStream(pump, first, pendingOutput.track(reply.raw, first.length + BLOCK));
  const compresses =
    reply.request.headers['accept-encoding'] !== undefined && pendingOutput.reserveCompressor(reply.raw);
  return sendBody(describe(reply, answer), body, compresses);
}

/** Sets the headers that describe a response. */
function describe(reply: FastifyReply, { format, seed, asOf, name, ignored, pages }: Answer): FastifyReply {
  reply.header('content-type', format?.type ?? JSON_TYPE);
  if (seed !== undefined) reply.header('x-seed', headerText(seed));
  if (asOf !== undefined) reply.header('x-as-of', asOf);
  if (format && format.key !== 'json')
    reply.header('content-disposition', `inline; filename="${name}.${format.key}"`);
  if (pages) reply.headers(linksTo(reply.request, pages));
  return tellIgnored(reply, ignored);
}

/** Adds ignored parameters to the header that names them, up to the maximum length of a header. */
export function tellIgnored(reply: FastifyReply, names: readonly string[]): FastifyReply {
  if (names.length === 0) return reply;
  const told = reply.getHeader('x-ignored');
  const all = [...(told ? [told] : []), ...names.map(percentEncoded)].join(', ');
  return reply.header('x-ignored', all.length > LONGEST ? all.slice(0, LONGEST).replace(/,[^,]*$/, '') : all);
}

/** Maximum header length in characters that every client can read. */
const LONGEST = 4096;

/** Encodes a text for a header: unchanged if it is printable ASCII without `%`, otherwise percent-encoded. */
function headerText(text: string): string {
  return /^[!-$&-~]([ -$&-~]*[!-$&-~])?$/.test(text) ? text : percentEncoded(text);
}

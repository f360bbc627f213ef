import type { FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from 'specimen-data';
import { type Answer, Out, Pump } from 'specimen-data/surface';
import { AnswerStream, fits, writeTurn } from './answerStream.ts';
import type { Unread } from './unread.ts';

export const JSON_TYPE = 'application/json; charset=utf-8';

/** On every answer, errors too: set in one place. */
export const HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers':
    'X-Seed, X-Ignored, Content-Disposition, Retry-After, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
};

/** An answer is at most so many bytes. */
export const LARGEST = 67_108_864;

/** Up to so many bytes an answer goes out in one piece, if that takes no longer than a turn. */
const PIECE = 524_288;

/** Up to so many bytes an answer goes out as text: Node sends it together with the head, in one write. */
const TEXT = 16_384;
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** Answers up to this size are not worth a watch. */
const SMALL = 65_536;

let block = new Out(SMALL * 2);

/** Sends an answer: in one piece when it is soon made, otherwise as the client reads it. */
export function respond(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Answer,
  unread: Unread,
): FastifyReply | Promise<FastifyReply> {
  reply.headers(headersOf(answer));
  if (request.method === 'HEAD') return reply.send();
  const pump = new Pump(answer.parts, answer.pretty);
  const size = unread.admits(PIECE) ? PIECE : SMALL;
  const end = writeTurn(pump, block, size);
  if (pump.done && end <= TEXT) return reply.send(decoder.decode(block.bytes.subarray(0, end)));
  const first = Buffer.from(block.bytes.subarray(0, end));
  if (block.bytes.length > 2 * PIECE) block = new Out(SMALL * 2);
  if (!pump.done) return respondLarge(reply, answer, pump, first);
  if (end > SMALL) unread.watch(reply.raw, end);
  return reply.send(first);
}

async function respondLarge(
  reply: FastifyReply,
  answer: Answer,
  pump: Pump,
  first: Buffer,
): Promise<FastifyReply> {
  const found = await fits(answer, LARGEST);
  if (!found.fits) {
    throw new Problem(
      'bad',
      `the answer would be over ${LARGEST} bytes; about ${found.rows} of the ${answer.rows} rows fit`,
    );
  }
  return reply.send(new AnswerStream(pump, first));
}

function headersOf({ format, seed, name, ignored }: Answer): Record<string, string> {
  const headers: Record<string, string> = { 'content-type': format?.type ?? JSON_TYPE };
  if (seed !== undefined) headers['x-seed'] = headerText(seed);
  if (format && format.key !== 'json')
    headers['content-disposition'] = `inline; filename="${name}.${format.key}"`;
  if (ignored.length > 0) headers['x-ignored'] = ignoredText(ignored);
  return headers;
}

/** The names of parameters that were ignored, as far as a header may hold them. */
export function ignoredText(names: readonly string[]): string {
  return names
    .map((name) => encoded(name.slice(0, 60)))
    .join(', ')
    .slice(0, 2000);
}

/** A text as a header: as it is when it is printable ASCII, percent-encoded otherwise. */
function headerText(text: string): string {
  return /^[\x21-\x7e]([\x20-\x7e]*[\x21-\x7e])?$/.test(text) ? text : encoded(text);
}

function encoded(text: string): string {
  return encodeURIComponent(text.replace(HALF, '\ufffd'));
}

/** Half of a surrogate pair, which no encoding knows. */
const HALF = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { pipeline, Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { Blocks, bytesIn } from './body.ts';
import { compressed, encodingOf, packer } from './compression.ts';
import type { Answer, Prepared } from './route.ts';

export const JSON_TYPE = 'application/json; charset=utf-8';

/** Bodies over so many bytes are compressed where the client takes it. */
const SMALL = 1024;

export function isSmall({ body }: Answer): boolean {
  if (body instanceof Blocks) return false;
  return (typeof body === 'string' ? Buffer.byteLength(body) : body.length) <= SMALL;
}

const NONE: readonly string[] = [];

/** Sends an answer with the constant headers, compressed where the client takes it. `more` are further headers, flat. */
export function send(request: IncomingMessage, response: ServerResponse, answer: Answer, more = NONE): void {
  const { body, status = 200 } = answer;
  if (body instanceof Blocks) sendBlocks(request, response, answer, more);
  else if (!answer.prepared && !isSmall(answer)) sendLarge(request, response, answer, more);
  else {
    const { head, text } = more === NONE && answer.prepared ? answer.prepared : prepare(answer, more);
    response.writeHead(status, head);
    if (request.method === 'HEAD') response.end();
    else response.end(text, 'latin1');
  }
}

/** How a small answer goes out: Node sends a string of one character a byte together with the head, in one write. */
export function prepare(answer: Answer, more = NONE): Prepared {
  const { body } = answer;
  const bytes = typeof body === 'string' ? Buffer.from(body) : (body as Uint8Array);
  return { head: headOf(answer, bytes.length, more), text: latin1.call(bytes, 0, bytes.length) };
}

const latin1 = Buffer.prototype.latin1Slice as (this: Uint8Array, from: number, to: number) => string;

function sendLarge(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Answer,
  more: readonly string[],
): void {
  const { body, status = 200 } = answer;
  const bytes = bytesIn(body as string | Uint8Array);
  const deliver = (final: Buffer, ...coding: readonly string[]) => {
    if (response.destroyed) return;
    response.writeHead(status, headOf(answer, final.length, [...more, ...VARY, ...coding]));
    if (request.method === 'HEAD') response.end();
    else hurry(response.end(final), final.length);
  };
  const encoding = encodingOf(request.headers['accept-encoding']);
  if (!encoding) deliver(bytes);
  else {
    compressed(bytes, encoding).then(
      (packed) => deliver(packed, 'content-encoding', encoding),
      () => deliver(bytes),
    );
  }
}

const VARY = ['vary', 'accept-encoding'] as const;

/** Sends blocks one at a time, as the client takes them; other requests have their turn in between. */
function sendBlocks(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Answer,
  more: readonly string[],
): void {
  const { body, status = 200 } = answer;
  const encoding = encodingOf(request.headers['accept-encoding']);
  const coding = encoding ? ['content-encoding', encoding] : NONE;
  response.writeHead(status, headOf(answer, undefined, [...more, ...VARY, ...coding]));
  if (request.method === 'HEAD') {
    response.end();
    return;
  }
  const blocks = Readable.from(inTurn((body as Blocks).blocks), { objectMode: false });
  const done = () => {}; // a client that is gone ends the work, and that is all
  if (encoding) pipeline(blocks, packer(encoding), response, done);
  else pipeline(blocks, response, done);
}

async function* inTurn(blocks: Iterable<Uint8Array>): AsyncGenerator<Buffer, void, undefined> {
  for (const block of blocks) {
    yield Buffer.from(block);
    await setImmediate();
  }
}

/**
 * The headers of every answer, errors too: names and values in one flat list, which is cheaper than a middleware.
 * Written out for the two usual cases, since a list that grows is made twice.
 */
function headOf({ type, seed, file }: Answer, size: number | undefined, more: readonly string[]): string[] {
  const length = String(size);
  const head =
    // biome-ignore format: names beside their values
    seed === undefined
      ? [ORIGIN, '*', EXPOSE, EXPOSED, CACHE, 'no-store', SNIFF, 'nosniff', TYPE, type, LENGTH, length]
      : [ORIGIN, '*', EXPOSE, EXPOSED, CACHE, 'no-store', SNIFF, 'nosniff', TYPE, type, LENGTH, length, 'x-seed', headerText(seed)];
  if (size === undefined) head.splice(head.indexOf(LENGTH), 2);
  if (file !== undefined) head.push('content-disposition', `inline; filename="${file}"`);
  if (more.length > 0) head.push(...more);
  return head;
}

const ORIGIN = 'access-control-allow-origin';
const EXPOSE = 'access-control-expose-headers';
const EXPOSED =
  'X-Seed, Content-Disposition, Retry-After, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset';
const CACHE = 'cache-control';
const SNIFF = 'x-content-type-options';
const TYPE = 'content-type';
const LENGTH = 'content-length';

/** Sends `{ error }`. */
export function fail(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  message: string,
  more = NONE,
): void {
  send(request, response, { type: JSON_TYPE, body: JSON.stringify({ error: message }), status }, more);
}

/** How many milliseconds a client may take to begin to read an answer, by connection; then so many bytes a millisecond. */
const SLOWEST = 10;
const patience = new WeakMap<Socket, number>();

export function limitReading(socket: Socket, ms: number): void {
  if (ms > 0) patience.set(socket, ms);
}

/** Cuts off a client that reads its answer too slowly; what the system takes at once needs no watch. */
function hurry(response: ServerResponse, length: number): void {
  const ms = response.socket && response.writableLength > 0 ? patience.get(response.socket) : undefined;
  if (ms === undefined) return;
  const timer = setTimeout(() => response.destroy(), ms + length / SLOWEST);
  response.once('close', () => clearTimeout(timer));
}

/** The answer to a preflight: which methods a path takes. */
export function allow(request: IncomingMessage, response: ServerResponse, methods: string): void {
  response.writeHead(204, [
    ...[ORIGIN, '*', CACHE, 'no-store', 'allow', methods],
    ...['access-control-allow-methods', methods],
    ...['access-control-allow-headers', request.headers['access-control-request-headers'] ?? '*'],
    ...['access-control-max-age', '86400'],
  ]);
  response.end();
}

/** A seed as a header: as it is when it is printable ASCII, percent-encoded otherwise. */
function headerText(seed: string): string {
  return /^[\x21-\x7e]([\x20-\x7e]*[\x21-\x7e])?$/.test(seed)
    ? seed
    : encodeURIComponent(seed.replace(HALF, '\ufffd'));
}

/** Half of a surrogate pair, which no encoding knows. */
const HALF = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** What is no HTTP at all gets an answer in the same form, and the connection is closed. */
export function refuse(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, reason] = REFUSALS[error.code ?? ''] ?? [400, 'Bad Request'];
  const body = JSON.stringify({ error: reason.toLowerCase() });
  const head = headOf({ type: JSON_TYPE, body }, body.length, ['connection', 'close']);
  const lines = head.map((text, i) => text + (i % 2 === 0 ? ': ' : '\r\n')).join('');
  socket.end(`HTTP/1.1 ${status} ${reason}\r\n${lines}\r\n${body}`);
}

const REFUSALS: Readonly<Record<string, readonly [number, string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout'],
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large'],
};

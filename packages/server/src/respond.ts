import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { compressed } from './compression.ts';
import type { Answer } from './route.ts';

export const JSON_TYPE = 'application/json; charset=utf-8';

/** Bodies over this are compressed where the client takes it. */
const SMALL = 1024;

/** On every answer, errors too. Names and values in one flat list: cheaper than a middleware. */
const OPEN = [
  ...['access-control-allow-origin', '*'],
  ...['access-control-expose-headers', 'X-Seed, Content-Disposition, Retry-After, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset'],
  ...['cache-control', 'no-store'],
  ...['x-content-type-options', 'nosniff'],
];

const NONE: readonly string[] = [];

/** The constant headers with the content type, made once for each type. */
const heads = new Map<string, readonly string[]>();

function headOf(type: string): readonly string[] {
  let head = heads.get(type);
  if (!head) {
    head = [...OPEN, 'content-type', type];
    heads.set(type, head);
  }
  return head;
}

/** Sends an answer with the constant headers, compressed where the client takes it. `more` are further headers, flat. */
export function send(request: IncomingMessage, response: ServerResponse, answer: Answer, more = NONE): void {
  const { type, body, seed, file, status = 200 } = answer;
  const head = headOf(type).concat(more);
  if (seed !== undefined) head.push('x-seed', headerText(seed));
  if (file !== undefined) head.push('content-disposition', `inline; filename="${file}"`);
  const length = typeof body === 'string' ? Buffer.byteLength(body) : body.byteLength;
  if (length <= SMALL) return deliver(request, response, { status, head, body, length });
  head.push('vary', 'accept-encoding');
  const bytes = typeof body === 'string' ? Buffer.from(body) : Buffer.from(body.buffer, body.byteOffset, length);
  const packed = compressed(bytes, request.headers['accept-encoding']);
  if (!packed) return deliver(request, response, { status, head, body: bytes, length });
  packed.bytes.then(
    (less) => deliver(request, response, { status, head: [...head, 'content-encoding', packed.encoding], body: less, length: less.length }),
    () => deliver(request, response, { status, head, body: bytes, length }),
  );
}

/** Sends `{ error }`. */
export function fail(request: IncomingMessage, response: ServerResponse, status: number, message: string, more = NONE): void {
  send(request, response, { type: JSON_TYPE, body: JSON.stringify({ error: message }), status }, more);
}

interface Delivery {
  readonly status: number;
  readonly head: string[];
  readonly body: Uint8Array | string;
  readonly length: number;
}

/** `HEAD` has the headers of `GET` and no body. */
function deliver(request: IncomingMessage, response: ServerResponse, { status, head, body, length }: Delivery): void {
  if (response.destroyed || response.headersSent) return;
  head.push('content-length', String(length));
  response.writeHead(status, head);
  if (request.method === 'HEAD') response.end();
  else if (typeof body === 'string') response.end(body);
  else if (length <= SMALL) response.end(latin1.call(body, 0, length), 'latin1');
  else hurry(response.end(body));
}

/** How many milliseconds a client may take to read an answer, by connection. */
const patience = new WeakMap<Socket, number>();

export function limitReading(socket: Socket, ms: number): void {
  if (ms > 0) patience.set(socket, ms);
}

/** Cuts off a client that reads its answer too slowly; what the system takes at once needs no watch. */
function hurry(response: ServerResponse): void {
  const ms = response.socket && response.writableLength > 0 ? patience.get(response.socket) : undefined;
  if (ms === undefined) return;
  const timer = setTimeout(() => response.destroy(), ms);
  response.once('close', () => clearTimeout(timer));
}

/** Bytes as a string of one character each: Node sends a string together with the head, in one write. */
const latin1 = Buffer.prototype.latin1Slice as (this: Uint8Array, from: number, to: number) => string;

/** The answer to a preflight: which methods a path takes. */
export function allow(request: IncomingMessage, response: ServerResponse, methods: string): void {
  response.writeHead(204, [
    ...OPEN,
    ...['allow', methods],
    ...['access-control-allow-methods', methods],
    ...['access-control-allow-headers', request.headers['access-control-request-headers'] ?? '*'],
    ...['access-control-max-age', '86400'],
  ]);
  response.end();
}

/** A seed as a header: as it is when it is printable ASCII, percent-encoded otherwise. */
function headerText(seed: string): string {
  return /^[\x21-\x7e]([\x20-\x7e]*[\x21-\x7e])?$/.test(seed) ? seed : encodeURIComponent(seed.replace(HALF, '\ufffd'));
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
  const head = [...OPEN, 'content-type', JSON_TYPE, 'content-length', String(body.length), 'connection', 'close'];
  const lines = head.map((text, i) => text + (i % 2 === 0 ? ': ' : '\r\n')).join('');
  socket.end(`HTTP/1.1 ${status} ${reason}\r\n${lines}\r\n${body}`);
}

const REFUSALS: Readonly<Record<string, readonly [number, string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout'],
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large'],
};

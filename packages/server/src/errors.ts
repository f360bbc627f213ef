import { type Server, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { ConnectionError, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Problem, type ProblemKind } from 'specimen-data';
import { HEADERS, JSON_TYPE } from './respond.ts';
import { alike, BASE, USUAL } from './routes.ts';

const STATUS: Readonly<Record<ProblemKind, number>> = { bad: 400, unknown: 404, unresolved: 422 };

/** What the framework refuses, in our words. */
const REFUSALS: Readonly<Record<string, string>> = {
  FST_ERR_BAD_URL: 'the path cannot be read: it has a % that is no escape, or no address before it',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'the Content-Type header is no media type',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'the body is not as long as Content-Length says',
};

const OTHER_FILE = 'the file is not the one, or not as long, as If-Match, If-Unmodified-Since or Range want';

/** Sends `{ error }`. */
export function fail(reply: FastifyReply, status: number, message: string): FastifyReply {
  return reply.code(status).type(JSON_TYPE).send({ error: message });
}

export function refusePath(reply: FastifyReply): FastifyReply {
  const near = alike(reply.request.url).join(' and ') || `the API under ${BASE}`;
  return fail(reply, 404, `no such path; there is ${near}, described at ${BASE}/openapi.json`);
}

/** What a caller can mend is told with its status; anything else is a bug of ours, which is logged. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const refusal = error as Partial<FastifyError & { headers: object }>;
  const { statusCode = 500, code = '', message = '', headers = {} } = refusal;
  if (error instanceof Problem) fail(reply, STATUS[error.kind], message);
  else if (statusCode === 429) fail(reply, 429, message);
  // Its body is read to the end: who writes it all before reading would see a broken connection instead.
  else if (statusCode === 413)
    fail(reply.removeHeader('connection'), 413, `the body is over ${request.routeOptions.bodyLimit} bytes`);
  else if ([412, 416].includes(statusCode)) fail(reply.headers({ ...headers }), statusCode, OTHER_FILE);
  else if (statusCode < 500) fail(reply, 400, REFUSALS[code] ?? 'the request cannot be read');
  else {
    request.log.error(error);
    fail(reply, 500, 'an error of ours; it is logged');
  }
}

/** What is no HTTP at all gets an answer in the same form, and the connection is closed. */
export async function refuseConnection(this: FastifyInstance, error: ConnectionError, socket: Socket) {
  const status = BROKEN[error.code ?? ''] ?? 400;
  // A path tells its methods to an OPTIONS.
  const [, url = '*'] = /^\S+ (\/\S*) HTTP/.exec(String(error.rawPacket)) ?? [];
  const told = status === 405 ? await this.inject({ method: 'OPTIONS', url }) : undefined;
  if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy();
  else refuse(socket, status, told?.headers.allow);
}

/** What Node would refuse in words of its own, or in none. */
export function refuseOddities(server: Server): void {
  server.on('checkExpectation', ({ socket }) => refuse(socket, 417));
  server.on('connect', (_request, socket) => refuse(socket, 405));
}

function refuse(socket: Duplex, status: number, allowed = USUAL.join(', ')): void {
  const reason = STATUS_CODES[status] as string;
  const body = JSON.stringify({ error: reason.toLowerCase() });
  const own = { 'content-type': JSON_TYPE, 'content-length': body.length, connection: 'close' };
  const allow = status === 405 ? { allow: allowed } : {};
  const lines = Object.entries({ ...HEADERS, ...own, ...allow }).map(([name, value]) => `${name}: ${value}`);
  socket.on('error', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status} ${reason}\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
}

/** By Node's code for what it cannot read. */
const BROKEN: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
  HPE_INVALID_METHOD: 405,
};

import { type Server, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { ConnectionError, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PROBLEM_CODES, Problem, type ProblemCode, type ProblemKind } from 'specimen-data';
import { HEADERS, JSON_TYPE } from './respond.ts';
import { alike, BASE, USUAL } from './routes.ts';

/** Problems of the same kind have the same status: an unknown name in a body is a bad value. */
const STATUS: Readonly<Record<ProblemKind, number>> = { bad: 400, unknown: 404, unresolved: 422 };

/** Messages for errors of the framework, by its error code. */
const REFUSALS: Readonly<Record<string, string>> = {
  FST_ERR_BAD_URL: 'the path is malformed: it has a % that is not an escape, or no leading slash',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'the Content-Type header is not a media type',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'the length of the body differs from Content-Length',
};

/** Codes and messages of errors that plugins raise, by their status. */
const FILE_REFUSALS: Readonly<Record<number, readonly [ProblemCode, string]>> = {
  412: ['precondition-failed', 'the file does not meet If-Match or If-Unmodified-Since'],
  416: ['range-not-satisfiable', 'the file is shorter than Range asks for'],
};

/** Codes for errors of the tool server, which only have a status. */
const BY_STATUS: Readonly<Record<number, ProblemCode>> = {
  403: 'forbidden-host',
  404: 'unknown-path',
  405: 'method-not-allowed',
  406: 'not-acceptable',
  413: 'body-too-large',
  415: 'unsupported-media-type',
  429: 'too-many-requests',
};

/** Returns the code of an error that only has a status. */
export function codeOf(status: number): ProblemCode {
  return BY_STATUS[status] ?? (status < 500 ? 'bad-request' : 'internal-error');
}

/** Sends `{ error }` with the status and the header of its code. */
export function fail(reply: FastifyReply, code: ProblemCode, message: string): FastifyReply {
  return failWith(reply, PROBLEM_CODES[code].status, { code, message });
}

function failWith(
  reply: FastifyReply,
  status: number,
  { code, message }: { readonly code: ProblemCode; readonly message: string },
): FastifyReply {
  return reply.code(status).header('x-error', code).type(JSON_TYPE).send({ error: message });
}

export function refusePath(reply: FastifyReply): FastifyReply {
  const near = alike(reply.request.url).join(' and ') || `the API under ${BASE}`;
  return fail(reply, 'unknown-path', `no such path; there is ${near}, described at ${BASE}/openapi.json`);
}

/** Answers a problem that the caller can correct with its status. Any other error is a bug and is logged. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const refusal = error as Partial<FastifyError & { headers: object }>;
  const { statusCode = 500, code = '', message = '', headers = {} } = refusal;
  if (error instanceof Problem) failWith(reply, STATUS[error.kind], error);
  else if (statusCode === 429) fail(reply, 'too-many-requests', message);
  // The body is read to its end: a client that writes all of it before reading would see a broken connection.
  else if (statusCode === 413)
    fail(
      reply.removeHeader('connection'),
      'body-too-large',
      `the body is over ${request.routeOptions.bodyLimit} bytes`,
    );
  else if (FILE_REFUSALS[statusCode]) fail(reply.headers({ ...headers }), ...FILE_REFUSALS[statusCode]);
  else if (statusCode < 500) fail(reply, 'bad-request', REFUSALS[code] ?? 'the request cannot be read');
  else {
    request.log.error(error);
    fail(reply, 'internal-error', 'internal server error (logged)');
  }
}

/** Answers bytes that are not HTTP with an error of the usual form, and closes the connection. */
export async function refuseConnection(this: FastifyInstance, error: ConnectionError, socket: Socket) {
  const code = BROKEN[error.code ?? ''] ?? 'bad-request';
  // The path of an OPTIONS request selects the methods that it returns.
  const [, url = '*'] = /^\S+ (\/\S*) HTTP/.exec(String(error.rawPacket)) ?? [];
  const told =
    code === 'method-not-allowed'
      ? await this.inject({ method: 'OPTIONS', url }).catch(() => undefined)
      : undefined;
  if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy();
  else refuse(socket, code, told?.headers.allow);
}

/** Refuses requests that Node itself would refuse in its own words or without a body. */
export function refuseOddities(server: Server): void {
  server.on('checkExpectation', ({ socket }) => refuse(socket, 'expectation-failed'));
  server.on('connect', (_request, socket) => refuse(socket, 'method-not-allowed'));
}

function refuse(socket: Duplex, code: ProblemCode, allowed = USUAL.join(', ')): void {
  const { status } = PROBLEM_CODES[code];
  const reason = STATUS_CODES[status] as string;
  const body = JSON.stringify({ error: reason.toLowerCase() });
  const own = {
    'x-error': code,
    'content-type': JSON_TYPE,
    'content-length': body.length,
    connection: 'close',
  };
  const allow = status === 405 ? { allow: allowed } : {};
  const lines = Object.entries({ ...HEADERS, ...own, ...allow }).map(([name, value]) => `${name}: ${value}`);
  socket.on('error', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status} ${reason}\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
}

/** Codes of requests that Node cannot parse, by Node's own code. */
const BROKEN: Readonly<Record<string, ProblemCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'timeout',
  HPE_HEADER_OVERFLOW: 'headers-too-large',
  HPE_INVALID_METHOD: 'method-not-allowed',
};

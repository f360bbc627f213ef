import { createMcpHandler, type McpServer, type RequestId } from '@modelcontextprotocol/server';
import { Budget } from './budget.ts';
import type { Desk } from './desk.ts';
import { assertValidHostNames, hostProblem } from './host.ts';
import { paramsProblem } from './params.ts';
import { createServer } from './server.ts';

export interface ToolEndpointOptions {
  /** Host names, besides the loopback ones, that are taken over a loopback socket: those a local proxy forwards. */
  readonly allowedHosts?: readonly string[];
  /** Creates the server of a request. By default it has all of Specimen's tools. */
  readonly create?: (desk: Desk) => McpServer;
  /** Hears of errors that are ours; no answer depends on it. */
  readonly onerror?: (error: Error) => void;
}

/** Facts that a request does not hold. */
interface RequestContext {
  /** The body, parsed. */
  readonly body: unknown;
  /** The address of this machine that the client has reached. */
  readonly localAddress: string | undefined;
}

/** Answers a request. */
export type ToolEndpoint = (request: Request, context: RequestContext) => Promise<Response>;

/** The tool server as an HTTP endpoint, open to every origin. Each request has a server and a budget of its own: there are no sessions. */
export function toolEndpoint({
  allowedHosts = [],
  create = createServer,
  onerror = () => {},
}: ToolEndpointOptions = {}): ToolEndpoint {
  assertValidHostNames(allowedHosts);
  let told: Error | undefined; // of an answer that is an error of ours, why; of others, what the client did wrong
  const handler = createMcpHandler(
    ({ requestInfo }) => create({ site: siteOf(requestInfo), budget: new Budget(), onerror }),
    {
      onerror: (error) => {
        told = error;
      },
    },
  );
  return async (request, { body, localAddress }) => {
    const rebound = hostProblem({ host: request.headers.get('host'), localAddress }, allowedHosts);
    if (rebound !== undefined) return rpcError(403, -32_000, rebound);
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: PREFLIGHT });
    if (request.method !== 'POST') return notAllowed();
    if (body === undefined) return rpcError(400, -32_700, 'the body must be JSON');
    if (Array.isArray(body) && body.length > MESSAGES)
      return rpcError(400, -32_600, `at most ${MESSAGES} messages at once`);
    if (Array.isArray(body) && isCancelled(body))
      return rpcError(400, -32_600, 'a call is made or cancelled, not both at once');
    const wrong = paramsProblem(body);
    if (wrong !== undefined) return rpcError(200, -32_602, wrong, (body as { id: RequestId }).id);
    const accept = request.headers.get('accept');
    if (accept === null || accept.includes('*/*')) request.headers.set('accept', ANSWERS);
    const answer = await handler.fetch(request, { parsedBody: body });
    if (answer.status >= 500 && told) onerror(told);
    for (const [name, value] of Object.entries(OPEN)) answer.headers.set(name, value);
    answer.headers.delete('connection'); // the HTTP server's own matter
    return answer;
  };
}

/** Whether a batch cancels a call of its own, which would never be answered. */
function isCancelled(messages: readonly Message[]): boolean {
  const calls = new Set(messages.map((message) => message?.id));
  return messages.some(
    (message) => message?.method === 'notifications/cancelled' && calls.has(message.params?.requestId),
  );
}

/** A message that is not validated yet. */
type Message = { id?: unknown; method?: unknown; params?: { requestId?: unknown } } | null | undefined;

/** A request may hold so many messages. */
const MESSAGES = 50;

/** Media types of answers, for a client that accepts anything. */
const ANSWERS = 'application/json, text/event-stream';

const METHODS = 'POST, OPTIONS';
const HEADERS = 'MCP-Protocol-Version, Mcp-Session-Id, Last-Event-ID';

/** On every answer, errors too. */
const OPEN = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': `${HEADERS}, X-Error`,
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
};

const PREFLIGHT = {
  ...OPEN,
  allow: METHODS,
  'access-control-allow-methods': METHODS,
  'access-control-allow-headers': `*, Authorization, Content-Type, Mcp-Method, Mcp-Name, ${HEADERS}`,
  'access-control-max-age': '86400',
};

/** An error that is no answer to a message, in the form that JSON-RPC has for it. */
export function rpcError(
  status: number,
  code: number,
  message: string,
  id: RequestId | null = null,
): Response {
  return Response.json({ jsonrpc: '2.0', error: { code, message }, id }, { status, headers: OPEN });
}

function notAllowed(): Response {
  const refusal = rpcError(
    405,
    -32_000,
    'method not allowed: POST a JSON-RPC message; there are no sessions',
  );
  refusal.headers.set('allow', METHODS);
  return refusal;
}

/** Where the client reached this server, and so the HTTP API beside it. */
function siteOf(request: Request | undefined): string {
  return request ? new URL(request.url).origin : 'http://localhost:3000';
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import { toNodeHandler } from '@modelcontextprotocol/node';
import { createMcpHandler, type McpServer } from '@modelcontextprotocol/server';
import { LIMITS } from 'specimen-data';
import { hostProblem } from './host.ts';
import { createServer } from './server.ts';

export interface ToolEndpointOptions {
  /** Host names, besides the loopback ones, that are taken over a loopback socket: those a local proxy forwards. */
  readonly allowedHosts?: readonly string[];
  /** Makes the server of a request; one with all of Specimen's tools when left out. */
  readonly create?: (site: string) => McpServer;
  readonly onerror?: (error: Error) => void;
}

/** The tool server as an endpoint of an HTTP server: stateless, open to every origin. */
export interface ToolEndpoint {
  readonly path: string;
  /** Answers a request whose body, as text, is read already. */
  handle(request: IncomingMessage, response: ServerResponse, body: unknown): Promise<void>;
}

/** Makes the endpoint. Each request has a server of its own: there are no sessions. */
export function toolEndpoint({
  allowedHosts = [],
  create = createServer,
  onerror,
}: ToolEndpointOptions = {}): ToolEndpoint {
  const serve = toNodeHandler(
    createMcpHandler(({ requestInfo }) => create(siteOf(requestInfo)), onerror ? { onerror } : {}),
    onerror ? { onerror } : {},
  );
  return {
    path: '/api/mcp',
    async handle(request, response, body) {
      for (const [name, value] of Object.entries(OPEN)) response.setHeader(name, value);
      const rebound = hostProblem(request, allowedHosts);
      if (rebound !== undefined) return refuse(response, 403, -32_000, rebound);
      if (request.method === 'OPTIONS') return preflight(response);
      if (request.method !== 'POST') {
        response.setHeader('allow', METHODS);
        return refuse(
          response,
          405,
          -32_000,
          'method not allowed: POST a JSON-RPC message; there are no sessions',
        );
      }
      const message = parsed(body);
      if (message === undefined)
        return refuse(response, 400, -32_700, 'parse error: the body is not valid JSON');
      if (Array.isArray(message) && message.length > LIMITS.batch) {
        return refuse(response, 400, -32_600, `at most ${LIMITS.batch} messages at once`);
      }
      await serve(request as Parameters<typeof serve>[0], response, message);
    },
  };
}

const METHODS = 'POST, OPTIONS';
const HEADERS = 'MCP-Protocol-Version, Mcp-Session-Id, Last-Event-ID';

/** On every answer, errors too. */
const OPEN = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': HEADERS,
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
} as const;

function preflight(response: ServerResponse): void {
  response.writeHead(204, {
    allow: METHODS,
    'access-control-allow-methods': METHODS,
    'access-control-allow-headers': `*, Authorization, Content-Type, ${HEADERS}`,
    'access-control-max-age': '86400',
  });
  response.end();
}

/** An error that is no answer to a message, in the form that JSON-RPC has for it. */
function refuse(response: ServerResponse, status: number, code: number, message: string): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify({ jsonrpc: '2.0', error: { code, message }, id: null }));
}

function parsed(body: unknown): unknown {
  if (typeof body !== 'string') return undefined;
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** Where the client reached this server, and so the HTTP API beside it. */
function siteOf(request: Request | undefined): string {
  if (!request) return 'http://localhost:3000';
  const { host } = new URL(request.url);
  return `${request.headers.get('x-forwarded-proto') === 'https' ? 'https' : 'http'}://${host}`;
}

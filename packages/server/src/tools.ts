import { rpcError, toolEndpoint } from '@specimen/mcp';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from 'specimen-data';
import { codeOf } from './errors.ts';
import type { PendingOutput } from './pendingOutput.ts';
import { sendBody } from './respond.ts';

const PATH = '/api/mcp';

/** Serves the tools. */
export async function tools(
  app: FastifyInstance,
  {
    allowedHosts,
    pendingOutput,
  }: { readonly allowedHosts: readonly string[]; readonly pendingOutput: PendingOutput },
): Promise<void> {
  const endpoint = toolEndpoint({ allowedHosts, onerror: (error) => app.log.error(error) });
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const { body, socket } = request;
    return send(reply, await endpoint(webRequest(request), { body, localAddress: socket.localAddress }));
  };
  /** Reads the body to its end, so that its size is known. */
  const send = async (reply: FastifyReply, response: Response): Promise<FastifyReply> => {
    const bytes = Buffer.from(await response.arrayBuffer());
    if (!pendingOutput.canBuffer(bytes.length)) return send(reply.header('retry-after', '1'), busy());
    pendingOutput.track(reply.raw, bytes.length);
    reply.code(response.status).headers(Object.fromEntries(response.headers));
    if (response.status >= 400) reply.header('x-error', codeOf(response.status));
    return bytes.length > 0 ? sendBody(reply, bytes) : reply.send();
  };
  app.post(PATH, answer);
  app.route({
    method: app.supportedMethods.filter((method) => method !== 'POST'),
    url: PATH,
    preParsing: answer, // refused when it is counted, before its body is read
    handler: (_request, reply) => reply,
  });
  app.setErrorHandler((error, _request, reply) => {
    if (!(error instanceof Problem)) throw error;
    return send(reply, rpcError(400, -32_700, error.message));
  });
}

const busy = () => rpcError(429, -32_000, 'too many answers wait to be read; see Retry-After');

/** Returns the request as the web's `Request`, without its body, which is parsed already. */
function webRequest({ method, headers, protocol, host }: FastifyRequest): Request {
  return new Request(addressAt(`${protocol}://${host}`), {
    method: method === 'TRACE' ? 'GET' : method, // the web has no TRACE; both are refused
    headers: headers as Record<string, string>,
  });
}

/** Returns the endpoint's address at a site. The Host header may be anything, and `Request` refuses addresses with credentials. */
function addressAt(site: string): string {
  const address = `${site}${PATH}`;
  const isUsable =
    URL.canParse(address) && new URL(address).username === '' && new URL(address).password === '';
  return isUsable ? address : `http://localhost${PATH}`;
}

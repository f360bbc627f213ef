import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from 'specimen-data';
import { sendBody } from './respond.ts';
import type { Unread } from './unread.ts';

const PATH = '/api/mcp';

/** Serves the tools; they and their protocol are loaded at the first call. */
export async function tools(
  app: FastifyInstance,
  { allowedHosts, unread }: { readonly allowedHosts: readonly string[]; readonly unread: Unread },
): Promise<void> {
  const load = async () => {
    const { rpcError, toolEndpoint } = await import('@specimen/mcp');
    return { rpcError, endpoint: toolEndpoint({ allowedHosts, onerror: (error) => app.log.warn(error) }) };
  };
  let loading: ReturnType<typeof load> | undefined;
  const loaded = () => {
    loading ??= load();
    return loading;
  };

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const { endpoint, rpcError } = await loaded();
    const { body, socket } = request;
    const response = await endpoint(webRequest(request), { body, localAddress: socket.localAddress });
    const bytes = await bytesOf(response);
    if (!unread.admits(bytes.length)) {
      const refusal = rpcError(429, -32_000, 'too many answers wait to be read; see Retry-After');
      return send(reply.header('retry-after', '1'), refusal, await bytesOf(refusal));
    }
    unread.follow(reply.raw, bytes.length);
    return send(reply, response, bytes);
  };
  app.options(PATH, { config: { rateLimit: false } }, answer);
  app.post(PATH, answer);
  app.route({
    method: app.supportedMethods.filter((method) => method !== 'OPTIONS' && method !== 'POST'),
    url: PATH,
    onRequest: answer, // refused before a body is looked at
    handler: (_request, reply) => reply,
  });
  app.setErrorHandler(async (error, _request, reply) => {
    if (!(error instanceof Problem)) throw error;
    const refusal = (await loaded()).rpcError(400, -32_700, error.message);
    return send(reply, refusal, await bytesOf(refusal));
  });
}

async function bytesOf(response: Response): Promise<Buffer> {
  return Buffer.from(await response.arrayBuffer());
}

/** Sends a web answer whose body is read already, so that its size is known. */
function send(reply: FastifyReply, { status, headers }: Response, bytes: Buffer): FastifyReply {
  reply.code(status).headers(Object.fromEntries(headers));
  return bytes.length > 0 ? sendBody(reply, bytes) : reply.send();
}

/** The request as the web has it, without its body, which is parsed already. */
function webRequest({ method, headers }: FastifyRequest): Request {
  const scheme = headers['x-forwarded-proto'] === 'https' ? 'https' : 'http';
  const url = `${scheme}://${headers.host}${PATH}`;
  return new Request(URL.canParse(url) ? url : `http://localhost${PATH}`, {
    method: method === 'TRACE' ? 'GET' : method, // the web has no TRACE; both are refused
    headers: Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
  });
}

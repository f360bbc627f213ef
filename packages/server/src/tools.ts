import type { FastifyInstance } from 'fastify';
import type { Unread } from './unread.ts';

/** The tool server. */
export async function tools(
  app: FastifyInstance,
  { allowedHosts, unread }: { readonly allowedHosts: readonly string[]; readonly unread: Unread },
): Promise<void> {
  app.post('/api/mcp', (_request, reply) => reply.send({ allowedHosts, unread: unread.admits(0) }));
}

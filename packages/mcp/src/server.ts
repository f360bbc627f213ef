import {
  McpServer,
  ProtocolError,
  ProtocolErrorCode,
  type ServerOptions,
} from '@modelcontextprotocol/server';
import { SERVICE_CONTEXT } from '@specimen/runtime/context';
import { VERSION } from 'specimen-data';
import { shown, suggestionOrAll } from 'specimen-data/internal';
import type { Desk } from './desk.ts';
import { type Prompt, prompts } from './prompts.ts';
import { collections, pageReader, pages, readFrom } from './resources.ts';
import { servePrompts } from './servePrompts.ts';
import type { Tool } from './tool.ts';
import { tools } from './tools.ts';

const INFO = {
  name: 'specimen',
  title: 'Specimen',
  version: VERSION,
  description: `Format-true synthetic test data for ${SERVICE_CONTEXT.world.countries.size} countries.`,
};

/** Nothing here changes while the server runs. */
const HOUR = { ttlMs: 3_600_000, cacheScope: 'public' } as const;

const OPTIONS: ServerOptions = {
  instructions:
    'Synthetic test data with real formats and check digits; people, companies and accounts are invented. A spec is <country>.<selector> (de.iban, br.person) or any.<type> (any.uuid). Use fetch for requests in words, generate for an exact spec, generate_schema for columns of your own, validate to check a value. Pass a seed to get the same data again.',
  capabilities: {
    tools: { listChanged: false },
    resources: { listChanged: false },
    prompts: { listChanged: false },
    completions: {},
  },
  cacheHints: {
    'tools/list': HOUR,
    'prompts/list': HOUR,
    'resources/list': HOUR,
    'resources/templates/list': HOUR,
    'resources/read': HOUR,
    'server/discover': HOUR,
  },
};

/** Every tool only reads, and the same call has no further effect; all it needs is in the engine. */
const annotations = { readOnlyHint: true, idempotentHint: true, openWorldHint: false };

/** Created once: the same for every server. */
const readers = pages.map((page) => ({ ...page, read: pageReader(page) }));

/** A server with all resources, and these tools and prompts. */
export function createServer(
  desk: Desk,
  offeredTools: readonly Tool[] = tools,
  offeredPrompts: readonly Prompt[] = prompts,
): McpServer {
  const server = new McpServer(INFO, OPTIONS);
  serveTools(server, desk, offeredTools);
  for (const { title, operation, read } of readers) {
    const { name, summary } = operation;
    server.registerResource(name, `specimen://${name}`, about(title, summary), (uri) => read(uri, desk));
  }
  for (const collection of collections) {
    const { title, operation, template } = collection;
    server.registerResource(operation.name, template, about(title, operation.summary), (uri) =>
      readFrom(collection, uri, desk),
    );
  }
  servePrompts(server, offeredPrompts);
  return server;
}

/** Tools are looked up here: the SDK's own table finds `constructor`, and registers each tool again for every request. */
function serveTools({ server }: McpServer, desk: Desk, offeredTools: readonly Tool[]): void {
  const byName = new Map(offeredTools.map((tool) => [tool.name, tool]));
  server.setRequestHandler('tools/list', () => ({
    tools: offeredTools.map(({ call, ...tool }) => ({ ...tool, annotations })) as never,
  }));
  server.setRequestHandler('tools/call', async ({ params: { name, arguments: args } }) => {
    const tool = byName.get(name);
    if (!tool) {
      const mend = suggestionOrAll(name, byName.keys());
      throw new ProtocolError(ProtocolErrorCode.InvalidParams, `unknown tool ${shown(name)}${mend}`);
    }
    try {
      return await tool.call(args, desk);
    } catch (error) {
      desk.onerror?.(error as Error);
      throw new ProtocolError(ProtocolErrorCode.InternalError, 'internal error');
    }
  });
}

function about(title: string, summary: string): { title: string; description: string; mimeType: string } {
  return { title, description: `${summary}.`, mimeType: 'application/json' };
}

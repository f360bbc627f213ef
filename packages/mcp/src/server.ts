import { McpServer, type ServerOptions } from '@modelcontextprotocol/server';
import { prompts, spoken } from './prompts.ts';
import { collections, contents, decoded, pages } from './resources.ts';
import { described } from './schema.ts';
import { run } from './tool.ts';
import { tools } from './tools/index.ts';
import { VERSION } from './version.ts';

const INFO = {
  name: 'specimen',
  title: 'Specimen',
  version: VERSION,
  description: 'Format-true synthetic test data for 90 countries.',
};

/** Nothing here changes while the server runs. */
const HOUR = { ttlMs: 3_600_000, cacheScope: 'public' } as const;

const OPTIONS: ServerOptions = {
  instructions:
    'Synthetic test data with real formats and check digits; nothing is real. A spec is <country>.<selector> (de.iban, br.person) or any.<type> (any.uuid). Use fetch for requests in words, generate for an exact spec, generate_schema for columns of your own, validate to check a value. Pass a seed to get the same data again.',
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

/** The schemas of all tools, made once. */
const registered = tools.map((tool) => {
  const { name, title, description } = tool;
  const config = {
    title,
    description,
    inputSchema: described(tool.input),
    outputSchema: described(tool.output),
    annotations,
  };
  return { name, config, tool };
});

const json = { mimeType: 'application/json' } as const;

/** A server with all tools, resources and prompts; `site` is where the HTTP API is served. */
export function createServer(site: string): McpServer {
  const server = new McpServer(INFO, OPTIONS);
  for (const { name, config, tool } of registered) {
    server.registerTool(name, config, (args) => run(tool, args, site));
  }
  for (const { name, uri, title, description, read } of pages) {
    server.registerResource(name, uri, { title, description, ...json }, (address) => contents(address, read));
  }
  for (const { name, title, description, template, read } of collections) {
    server.registerResource(name, template, { title, description, ...json }, (address, variables) =>
      contents(address, () => read(decoded(String(Object.values(variables)[0])))),
    );
  }
  for (const prompt of prompts) {
    const { name, title, description, args } = prompt;
    server.registerPrompt(name, { title, description, argsSchema: args }, (given) => ({
      description,
      messages: [{ role: 'user', content: { type: 'text', text: spoken(prompt, given) } }],
    }));
  }
  return server;
}

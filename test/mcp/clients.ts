import { fileURLToPath } from 'node:url';
import { Client as Client2, StreamableHTTPClientTransport as Http2 } from '@modelcontextprotocol/client';
import { StdioClientTransport as Stdio2 } from '@modelcontextprotocol/client/stdio';
import { Client as Client1 } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport as Stdio1 } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport as Http1 } from '@modelcontextprotocol/sdk/client/streamableHttp.js';

/** The command as it is installed. */
export const SPECIMEN = fileURLToPath(new URL('../../packages/cli/bin/specimen.mjs', import.meta.url));

/** The tools, in their order. */
export const NAMES = [
  'fetch',
  'generate',
  'list_countries',
  'describe_country',
  'list_types',
  'generate_schema',
  'validate',
  'cases',
  'identify',
  'list_validators',
  'dataset',
  'batch',
];

/** A tool's answer. */
export interface Called {
  readonly content: readonly { readonly type: string; readonly text?: string }[];
  readonly structuredContent?: Readonly<Record<string, unknown>>;
  readonly isError?: boolean;
}

/** The interface that the official clients share. */
export interface Client {
  listTools(): Promise<{
    tools: {
      name: string;
      title?: string;
      description?: string;
      inputSchema: object;
      outputSchema?: object;
      annotations?: object;
    }[];
  }>;
  callTool(params: { name: string; arguments?: Record<string, unknown> }): Promise<unknown>;
  listResources(): Promise<{ resources: { uri: string; mimeType?: string }[] }>;
  listResourceTemplates(): Promise<{ resourceTemplates: { uriTemplate: string }[] }>;
  readResource(params: { uri: string }): Promise<{ contents: { uri: string; mimeType?: string }[] }>;
  listPrompts(): Promise<{
    prompts: { name: string; title?: string; arguments?: { name: string; required?: boolean }[] }[];
  }>;
  getPrompt(params: {
    name: string;
    arguments?: Record<string, string>;
  }): Promise<{ messages: { content: unknown }[] }>;
  complete(params: {
    ref: { type: 'ref/resource'; uri: string } | { type: 'ref/prompt'; name: string };
    argument: { name: string; value: string };
    context?: { arguments?: Record<string, string> };
  }): Promise<{ completion: { values: string[] } }>;
  getServerVersion(): { name: string; version: string } | undefined;
  close(): Promise<void>;
}

/** A line of official clients, over both transports. */
export interface Line {
  readonly name: string;
  http(url: string): Promise<Client>;
  stdio(): Promise<Client>;
}

const info = { name: 'specimen-tests', version: '1.0.0' };
const command = { command: process.execPath, args: [SPECIMEN, 'mcp'] };
const modern = { versionNegotiation: { mode: { pin: '2026-07-28' } } } as const;

export const lines: readonly Line[] = [
  {
    name: 'sdk 1.x',
    http: (url) => connected1(new Http1(new URL(url))),
    stdio: () => connected1(new Stdio1(command)),
  },
  {
    name: 'client 2.x',
    http: (url) => connected2(new Client2(info), new Http2(new URL(url))),
    stdio: () => connected2(new Client2(info), new Stdio2(command)),
  },
  {
    name: 'client 2.x, revision 2026-07-28',
    http: (url) => connected2(new Client2(info, modern), new Http2(new URL(url))),
    stdio: () => connected2(new Client2(info, modern), new Stdio2(command)),
  },
];

async function connected1(transport: Http1 | Stdio1): Promise<Client> {
  const client = new Client1(info);
  await client.connect(transport as Stdio1); // its own types differ under exactOptionalPropertyTypes
  return client as unknown as Client;
}

async function connected2(client: Client2, transport: Http2 | Stdio2): Promise<Client> {
  await client.connect(transport);
  return client as unknown as Client;
}

/** Calls a tool. */
export async function call(
  client: Client,
  name: string,
  args: Record<string, unknown> = {},
): Promise<Called> {
  return (await client.callTool({ name, arguments: args })) as Called;
}

/** The first text of an answer: the data. */
export function textOf({ content }: Called): string {
  return content[0]?.text ?? '';
}

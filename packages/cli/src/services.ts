import { Problem } from 'specimen-data/internal';
import type { Call, Command } from './command.ts';
import { dashed } from './usage.ts';

/** Runs the HTTP service until a signal stops it. */
export const serve: Command = {
  summary: 'Serve the HTTP API, the page and MCP',
  takes: [],
  options: {
    port: { text: 'The port. Default: 3000.', value: 'PORT' },
    host: { text: 'The address to listen on. Default: all interfaces.', value: 'HOST' },
  },
  example: { line: 'serve --port 8080' },
  async run(call) {
    const { env } = call.io;
    const { port = env.PORT, host = env.HOST } = call.options;
    if (port !== undefined) env.PORT = String(port);
    if (host !== undefined) env.HOST = String(host);
    const { serve } = await import('@specimen/server');
    return mendable(serve(), call.options);
  },
};

/** Runs MCP for an assistant that starts the command. */
export const mcp: Command = {
  summary: 'Serve MCP over standard input and output',
  takes: [],
  options: {},
  example: { line: 'mcp' },
  async run(call) {
    const { serveTools } = await import('@specimen/mcp/stdio');
    serveTools(call.io.env.SPECIMEN_URL);
    return 0;
  },
};

/** Waits for a service; a problem with a setting names the option that set it. */
async function mendable(serving: Promise<unknown>, options: Call['options']): Promise<number> {
  try {
    await serving;
    return 0;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const option = error.subject?.toLowerCase() ?? '';
    throw options[option] === undefined ? error : error.with({ subject: dashed(option) });
  }
}

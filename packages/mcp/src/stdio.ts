import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { createServer } from './server.ts';

/** Serves the client at the other end of standard input and output, until it hangs up. */
export function serveTools(site = 'http://localhost:3000'): void {
  serveStdio(() => createServer(site), { onerror: ({ message }) => console.error(`specimen: ${message}`) });
}

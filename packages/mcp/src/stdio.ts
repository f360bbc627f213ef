import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { Budget, NO_LIMITS } from './budget.ts';
import { createServer } from './server.ts';

/** Serves the client at the other end of standard input and output, until it hangs up. */
export function serveTools(site = 'http://localhost:3000'): void {
  const onerror = ({ message }: Error) => console.error(`specimen: ${message}`);
  serveStdio(() => createServer({ site, budget: new Budget(NO_LIMITS), onerror }), { onerror });
}

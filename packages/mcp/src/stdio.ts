import { ProtocolErrorCode } from '@modelcontextprotocol/server';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { Budget, NO_LIMITS } from './budget.ts';
import { createServer } from './server.ts';

/** Serves the client at the other end of standard input and output, until it hangs up. */
export function serveTools(site = 'http://localhost:3000'): void {
  process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => {
    if (code !== 'EPIPE') process.exitCode = 2;
  });
  serveStdio(() => createServer({ site, budget: new Budget(NO_LIMITS), onerror: tell }), { onerror });
}

/** What the SDK cannot read it tells of in many lines, and the client not at all. */
function onerror(error: Error): void {
  const isUnread = error.name === 'ZodError';
  const message = isUnread ? 'a line is no JSON-RPC message' : error.message;
  tell({ message });
  if (!isUnread) return;
  const answer = { jsonrpc: '2.0', id: null, error: { code: ProtocolErrorCode.InvalidRequest, message } };
  process.stdout.write(`${JSON.stringify(answer)}\n`);
}

function tell({ message }: Pick<Error, 'message'>): void {
  console.error(`specimen: ${message.replace(/\s+/g, ' ')}`);
}

import { StdioServerTransport, serveStdio } from '@modelcontextprotocol/server/stdio';
import { Budget, NO_LIMITS } from './budget.ts';
import { messageLines, type Refusal } from './messageLines.ts';
import { createServer } from './server.ts';

/** Serves the client at the other end of standard input and output, until it hangs up. */
export function serveTools(site = 'http://localhost:3000'): void {
  process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => {
    if (code !== 'EPIPE') process.exitCode = 2;
  });
  const transport = new StdioServerTransport(process.stdin.setEncoding('utf8').pipe(messageLines(refuse)));
  serveStdio(() => createServer({ site, budget: new Budget(NO_LIMITS), onerror: tell }), {
    transport,
    onerror: tell,
  });
}

function refuse(refusal: Refusal): void {
  tell(refusal.error);
  process.stdout.write(`${JSON.stringify(refusal)}\n`);
}

function tell({ message }: Pick<Error, 'message'>): void {
  console.error(`specimen: ${message.replace(/\s+/g, ' ')}`);
}

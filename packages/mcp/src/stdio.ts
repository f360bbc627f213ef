import type { JSONRPCMessage } from '@modelcontextprotocol/server';
import { StdioServerTransport, serveStdio } from '@modelcontextprotocol/server/stdio';
import { siteAt } from './address.ts';
import { Budget, NO_LIMITS } from './budget.ts';
import { messageLines, type Refusal } from './messageLines.ts';
import { createServer } from './server.ts';
import { Unanswered } from './unanswered.ts';

/** Serves the client at the other end of standard input and output, until it hangs up. */
export function serveTools(url?: string): void {
  const site = siteAt(url);
  process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => {
    if (code !== 'EPIPE') process.exitCode = 2;
  });
  const transport = new AnsweringTransport();
  serveStdio(() => createServer({ site, budget: new Budget(NO_LIMITS), onerror: tell }), {
    transport,
    onerror: tell,
  });
}

/** Standard input and output, until all that was asked is answered: who pipes requests in hangs up at once. */
class AnsweringTransport extends StdioServerTransport {
  readonly #unanswered: Unanswered;

  constructor() {
    const unanswered = new Unanswered();
    const lines = messageLines({
      refuse,
      take: (message) => unanswered.take(message),
      none: () => unanswered.none(),
    });
    super(process.stdin.setEncoding('utf8').pipe(lines));
    this.#unanswered = unanswered;
  }

  override async send(message: JSONRPCMessage): Promise<void> {
    await super.send(message);
    this.#unanswered.answer(message);
  }

  override async close(): Promise<void> {
    await super.close();
    this.#unanswered.giveUp();
  }
}

function refuse(refusal: Refusal): void {
  tell(refusal.error);
  process.stdout.write(`${JSON.stringify(refusal)}\n`);
}

function tell({ message }: Pick<Error, 'message'>): void {
  console.error(`specimen: ${message.replace(/\s+/g, ' ')}`);
}

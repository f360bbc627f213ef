import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** The open connections, so that closing is orderly: nobody is cut off who is being answered or may just be asking. */
export class Sockets {
  closing = false;
  readonly #server: Server;
  /** Each with the answer to its last request, how many requests wait, and how many looks in a row found it with nothing to do. */
  readonly #lines = new Map<Socket, { answer?: ServerResponse; waiting: number; idle: number }>();

  constructor(server: Server) {
    this.#server = server;
    server.on('connection', (socket) => {
      this.#lines.set(socket, { waiting: 0, idle: 0 });
      socket.once('close', () => this.#lines.delete(socket));
    });
  }

  /** A request has come; it goes on when those before it on its line are answered, so that nobody is served many times at once. */
  asked(socket: Socket, answer: ServerResponse, goOn: () => void): void {
    const line = this.#lines.get(socket);
    const before = line?.answer;
    if (line) line.answer = answer;
    if (!line || !before || before.closed) goOn();
    else if (++line.waiting > MOST_WAITING) socket.destroy();
    else
      before.once('close', () => {
        line.waiting--;
        if (!socket.destroyed) goOn();
      });
  }

  /** Serves on for a second, then takes no more connections. Who is idle for a second is let go, shortly before the end everybody. */
  async close(timeout: number): Promise<void> {
    this.closing = true;
    for (const { answer } of this.#lines.values()) if (answer) answer.shouldKeepAlive = false;
    const begun = performance.now();
    const end = begun + timeout - MARGIN;
    const wait = async (until: number) => {
      for (; this.#lines.size > 0 && performance.now() < until; await delay(STEP)) this.#letGo();
    };
    await wait(Math.min(begun + ORDERLY, end));
    // Node's own way for HTTP would cut off answers that are written but not sent yet.
    NetServer.prototype.close.call(this.#server);
    await wait(end);
    this.#server.closeAllConnections();
  }

  #letGo(): void {
    for (const [socket, line] of this.#lines) {
      line.idle = line.answer && !line.answer.closed ? 0 : line.idle + 1;
      // Looks, not time: between two of them what has come is read, however late the process is.
      if (line.idle * STEP >= ORDERLY) socket.destroy();
    }
  }
}

/** A client that sends more requests before it reads the answers is cut off. */
const MOST_WAITING = 200;
const ORDERLY = 1000;
/** So much before the time is over, what is left is cut off. */
const MARGIN = 500;
const STEP = 25;

import type { Server } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** What is known of a connection. */
interface Line {
  /** How many of its requests are not answered to the end. */
  answering: number;
  /** Since when it has nothing to do. */
  idleSince: number;
}

/** The open connections, so that closing is orderly: nobody is cut off who is being answered or may just be asking. */
export class Sockets {
  closing = false;
  readonly #server: Server;
  readonly #lines = new Map<Socket, Line>();

  constructor(server: Server) {
    this.#server = server;
    server.on('connection', (socket) => {
      this.#lines.set(socket, { answering: 0, idleSince: performance.now() });
      socket.once('close', () => this.#lines.delete(socket));
    });
    server.on('request', ({ socket }, response) => {
      const line = this.#lines.get(socket);
      if (!line) return;
      line.answering++;
      response.once('close', () => {
        line.answering--;
        line.idleSince = performance.now();
      });
    });
  }

  /**
   * Serves on for a second or until all are gone, then takes no more connections. Whoever is idle for a second is let
   * go; shortly before the time is over, everybody is.
   */
  async close(timeout: number): Promise<void> {
    this.closing = true;
    const begun = performance.now();
    const end = begun + timeout - MARGIN;
    while (this.#lines.size > 0 && performance.now() < Math.min(begun + ORDERLY, end)) await delay(STEP);
    // Node's own way for HTTP would cut off answers that are written but not sent yet.
    NetServer.prototype.close.call(this.#server);
    for (; this.#lines.size > 0 && performance.now() < end; await delay(STEP)) this.#letGo(begun);
    this.#server.closeAllConnections();
  }

  #letGo(begun: number): void {
    const now = performance.now();
    for (const [socket, { answering, idleSince }] of this.#lines)
      if (answering === 0 && now - Math.max(idleSince, begun) >= ORDERLY) socket.destroy();
  }
}

const ORDERLY = 1000;
/** So much before the time is over, what is left is cut off. */
const MARGIN = 500;
const STEP = 25;

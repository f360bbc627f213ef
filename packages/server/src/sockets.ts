import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** The open connections, so that closing is orderly: who is being answered is told to go, who is idle goes after a second. */
export class Sockets {
  closing = false;
  readonly #server: Server;
  readonly #open = new Set<Socket>();
  /** Those that have never asked for anything; Node takes them for busy. */
  readonly #silent = new Set<Socket>();

  constructor(server: Server) {
    this.#server = server;
    server.on('connection', (socket) => {
      this.#open.add(socket);
      this.#silent.add(socket);
      socket.once('close', () => {
        this.#open.delete(socket);
        this.#silent.delete(socket);
      });
    });
  }

  /** A request has come. */
  speaks(socket: Socket): void {
    this.#silent.delete(socket);
  }

  /** Waits until the connections are gone, for a second at the most; then idle ones are closed, at last all. */
  async close(timeout: number): Promise<void> {
    this.closing = true;
    const begun = performance.now();
    const left = () => timeout - MARGIN - (performance.now() - begun);
    while (this.#open.size > 0 && performance.now() - begun < ORDERLY && left() > 0) await delay(STEP);
    const step = setInterval(() => {
      this.#server.closeIdleConnections();
      for (const socket of this.#silent) socket.destroy();
      if (left() <= 0) this.#server.closeAllConnections();
    }, STEP);
    this.#server.once('close', () => clearInterval(step));
  }
}

const ORDERLY = 1000;
/** So much before the time is over, what is left is cut off. */
const MARGIN = 500;
const STEP = 25;

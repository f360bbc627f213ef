import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** Open connections. They allow an orderly shutdown that cuts off no client whose request is running or may just be arriving. */
export class Sockets {
  closing = false;
  readonly #server: Server;
  /** Per socket: the answer to its last request, the number of waiting requests, and the number of consecutive polls without work. */
  readonly #lines = new Map<Socket, { answer?: ServerResponse; waiting: number; idlePolls: number }>();

  constructor(server: Server) {
    this.#server = server;
    server.on('connection', (socket) => {
      this.#lines.set(socket, { waiting: 0, idlePolls: 0 });
      socket.once('close', () => this.#lines.delete(socket));
    });
  }

  /** Registers a request. It resumes when the earlier requests of its socket are answered, so that pipelining gains no priority. */
  asked(socket: Socket, answer: ServerResponse, resume: () => void): void {
    const line = this.#lines.get(socket);
    const before = line?.answer;
    if (line) line.answer = answer;
    if (!line || !before || before.closed) resume();
    else if (++line.waiting > MAX_PIPELINED) socket.destroy();
    else
      before.once('close', () => {
        line.waiting--;
        if (!socket.destroyed) resume();
      });
  }

  /** Serves for another second, then accepts no more connections. Closes sockets after an idle second, and all of them shortly before `timeout`. */
  async close(timeout: number): Promise<void> {
    this.closing = true;
    for (const { answer } of this.#lines.values()) if (answer) answer.shouldKeepAlive = false;
    const begun = performance.now();
    const end = begun + timeout - MARGIN;
    const wait = async (until: number) => {
      for (; this.#lines.size > 0 && performance.now() < until; await delay(STEP)) this.#closeIdle();
    };
    await wait(Math.min(begun + ORDERLY, end));
    // Node's own way for HTTP would cut off answers that are written but not sent yet.
    NetServer.prototype.close.call(this.#server);
    await wait(end);
    this.#server.closeAllConnections();
  }

  #closeIdle(): void {
    for (const [socket, line] of this.#lines) {
      line.idlePolls = line.answer && !line.answer.closed ? 0 : line.idlePolls + 1;
      // Counts polls, not time: between two polls the process reads what has arrived, however late it is.
      if (line.idlePolls * STEP >= ORDERLY) socket.destroy();
    }
  }
}

/** Maximum number of pipelined requests; a client that sends more is disconnected. */
const MAX_PIPELINED = 200;
const ORDERLY = 1000;
/** Milliseconds before the timeout at which the remaining sockets are closed. */
const MARGIN = 500;
const STEP = 25;

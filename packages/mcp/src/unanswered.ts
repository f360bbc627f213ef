import type { JSONRPCMessage, RequestId } from '@modelcontextprotocol/server';

/** The requests that wait for an answer. */
export class Unanswered {
  readonly #ids = new Set<RequestId>();
  #onNone = () => {};

  /** Notes what came in; who cancels a request waits no more. */
  take(message: JSONRPCMessage): void {
    if (!('method' in message)) return;
    if ('id' in message) this.#ids.add(message.id);
    else if (message.method === 'notifications/cancelled')
      this.#remove(message.params?.requestId as RequestId);
  }

  /** Notes what went out. */
  answer(message: JSONRPCMessage): void {
    if (!('method' in message) && message.id !== undefined) this.#remove(message.id);
  }

  /** Nobody can be answered any more. */
  giveUp(): void {
    this.#ids.clear();
    this.#onNone();
  }

  /** Waits until there are none, though not for ever. */
  async none(): Promise<void> {
    if (this.#ids.size === 0) return;
    await new Promise<void>((resolve) => {
      const longest = setTimeout(resolve, LONGEST);
      this.#onNone = () => {
        clearTimeout(longest);
        resolve();
      };
    });
  }

  #remove(id: RequestId): void {
    this.#ids.delete(id);
    if (this.#ids.size === 0) this.#onNone();
  }
}

const LONGEST = 10_000;

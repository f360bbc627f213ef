/** One end of a channel between two processes: a worker, or the primary as a worker sees it. */
export interface End {
  send(message: unknown, sent: (error: Error | null) => void): unknown;
  on(event: 'message', hear: (message: Message) => void): unknown;
}

/** A question or its answer. */
interface Message {
  readonly channel: 'ask' | 'tell';
  readonly id: number;
  readonly about: string;
  readonly value: unknown;
}

/** Asks the process at the other end; the answer is undefined when none comes within so many milliseconds. */
export type Ask = <T>(about: string, value?: unknown, patience?: number) => Promise<T | undefined>;

let asked = 0;

/** Opens a channel: questions of the other end are answered by `answers`, ours are asked by what is returned. */
export function channel(end: End, answers: Readonly<Record<string, (value: never) => unknown>>): Ask {
  const waiting = new Map<number, (value: unknown) => void>();
  end.on('message', async (message: Message) => {
    if (message?.channel === 'tell') waiting.get(message.id)?.(message.value);
    if (message?.channel !== 'ask') return;
    const { id, about } = message;
    const answer = async () => answers[about]?.(message.value as never);
    const value = await answer().catch(console.error); // what cannot be answered is no reason to end
    end.send({ channel: 'tell', id, about, value } satisfies Message, () => {});
  });
  return <T>(about: string, value?: unknown, patience = 1000) =>
    new Promise<T | undefined>((resolve) => {
      const id = ++asked;
      const finish = (answer?: unknown) => {
        clearTimeout(timer);
        waiting.delete(id);
        resolve(answer as T);
      };
      const timer = setTimeout(finish, patience);
      waiting.set(id, finish);
      end.send({ channel: 'ask', id, about, value } satisfies Message, (error) => error && finish());
    });
}

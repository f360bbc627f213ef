import { Problem } from 'specimen-data/internal';

/** Nobody reads any more: `| head` has what it wanted. */
export class Closed extends Error {}

/** Turns an error of the operating system into a problem; `what` names the file or stream. */
export function refusable<T>(what: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    throw error instanceof Problem ? error : refusal(error as Error, what);
  }
}

export function refusal(error: Error & { code?: string }, what: string): Error {
  if (error.code === 'EPIPE' || error.code === 'ERR_STREAM_DESTROYED') return new Closed();
  return new Problem('file-error', `cannot write ${what}: ${reason(error)}`);
}

/** Why the system refused, without its code and the call. */
export function reason(error: unknown): string {
  const { message } = error as Error;
  return /^[A-Z0-9]+: (.+?)(?:, \w+(?: .*)?)?$/s.exec(message)?.[1] ?? message;
}

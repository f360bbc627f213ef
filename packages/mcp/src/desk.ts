import type { Budget } from './budget.ts';

/** What a server answers from, beside its tables. */
export interface Desk {
  /** Where the HTTP API is served, for the addresses in answers. */
  readonly site: string;
  /** What all messages of this server may cost. */
  readonly budget: Budget;
  /** Hears of errors that are ours. */
  readonly onerror?: ((error: Error) => void) | undefined;
}

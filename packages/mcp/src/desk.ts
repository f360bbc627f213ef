import type { Budget } from './budget.ts';

/** Everything a server answers from, apart from its tables. */
export interface Desk {
  /** Where the HTTP API is served, for the addresses in answers. */
  readonly site: string;
  /** Shared cost budget of all messages of this server. */
  readonly budget: Budget;
  /** Receives errors that are bugs of ours. */
  readonly onerror?: ((error: Error) => void) | undefined;
}

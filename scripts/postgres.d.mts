export interface Postgres {
  readonly url: string;
  stop(): Promise<void>;
}

export function startPostgres(): Promise<Postgres>;

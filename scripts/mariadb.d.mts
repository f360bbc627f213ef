/** A MariaDB server that was started. */
export interface Mariadb {
  /** The address of one of its databases. */
  url(name: string): string;
  stop(): Promise<void>;
}

export function hasMariadb(): boolean;
export function startMariadb(): Promise<Mariadb>;

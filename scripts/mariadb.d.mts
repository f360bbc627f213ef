/** A running MariaDB server. */
export interface Mariadb {
  /** Returns the address of one of its databases. */
  url(name: string): string;
  stop(): Promise<void>;
}

export function hasMariadb(): boolean;
export function startMariadb(): Promise<Mariadb>;

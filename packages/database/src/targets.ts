import type { Tables } from './tables.ts';

/** A kind of database: the values of `--out` that select it, and how tables are written to it. */
interface Target {
  named(out: string): boolean;
  write(out: string, tables: Tables): Promise<void>;
}

const TARGETS: readonly Target[] = [
  {
    named: isPostgres,
    write: async (...given) => (await import('./postgres/load.ts')).loadPostgres(...given),
  },
  {
    named: isMysql,
    write: async (...given) => (await import('./mysql/load.ts')).loadMysql(...given),
  },
  {
    named: isSqlite,
    write: async (...given) => (await import('./files/sqlite.ts')).writeSqlite(...given),
  },
  {
    named: (out) => /\.duckdb$/i.test(out),
    write: async (...given) => (await import('./files/duckdb.ts')).writeDuckdb(...given),
  },
];

/** Returns true if a word is the address of a PostgreSQL database. */
export function isPostgres(word: string): boolean {
  return /^postgres(ql)?:\/\//i.test(word);
}

/** Returns true if a word is the address of a MySQL or MariaDB database. */
export function isMysql(word: string): boolean {
  return /^(mysql|mariadb):\/\//i.test(word);
}

/** Returns true if a word is the name of a SQLite file. */
export function isSqlite(word: string): boolean {
  return /\.(sqlite|sqlite3|db)$/i.test(word);
}

/** Returns the writer for the database that a name or address selects, if any. */
export function targetFor(out: string): Target['write'] | undefined {
  return TARGETS.find(({ named }) => named(out))?.write;
}

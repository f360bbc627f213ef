import type { Tables } from './tables.ts';

/** A kind of database: which `--out` means one, and how tables get into it. */
interface Target {
  readonly named: RegExp;
  write(out: string, tables: Tables): Promise<void>;
}

const TARGETS: readonly Target[] = [
  {
    named: /^postgres(ql)?:\/\//i,
    write: async (...given) => (await import('./postgres/load.ts')).loadPostgres(...given),
  },
  {
    named: /\.(sqlite|db)$/i,
    write: async (...given) => (await import('./files/sqlite.ts')).writeSqlite(...given),
  },
  {
    named: /\.duckdb$/i,
    write: async (...given) => (await import('./files/duckdb.ts')).writeDuckdb(...given),
  },
];

/** What writes tables to a database, if that is what the name or address means. */
export function targetFor(out: string): Target['write'] | undefined {
  return TARGETS.find(({ named }) => named.test(out))?.write;
}

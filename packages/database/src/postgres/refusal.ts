import type { Refusal, RefusalKind } from '../session.ts';

/** The fields of a PostgreSQL error (https://www.postgresql.org/docs/current/protocol-error-fields.html). */
interface PostgresError extends Error {
  readonly code?: string;
  readonly severity?: string;
  readonly detail?: string;
  readonly where?: string;
  readonly table?: string;
  readonly column?: string;
  readonly constraint?: string;
}

/** Error codes and their classes (https://www.postgresql.org/docs/current/errcodes-appendix.html). */
const KINDS: readonly (readonly [code: string, kind: RefusalKind])[] = [
  ['23502', 'null'],
  ['23503', 'reference'],
  ['23505', 'unique'],
  ['23514', 'check'],
  ['23P01', 'exclusion'],
  ['22001', 'length'],
  ['22', 'value'],
  ['42501', 'right'],
  ['P0', 'trigger'],
  ['23', 'other'],
  ['0A', 'other'],
  ['42', 'other'],
  ['55', 'other'],
  ['2F', 'other'],
  ['38', 'other'],
  ['39', 'other'],
  ['44', 'other'],
];

/** Reads an error of PostgreSQL that says what is wrong with a row. */
export function postgresRefusal(error: unknown): Refusal | undefined {
  const { code = '', message, detail, where = '', table, column, constraint } = error as PostgresError;
  if ((error as PostgresError).severity !== 'ERROR') return undefined;
  const kind = KINDS.find(([start]) => code.startsWith(start))?.[1];
  if (!kind) return undefined;
  // COPY tells the place in its context only: `COPY orders, line 43, column note: "…"`.
  const [, row, copied] = /^COPY .*?, line (\d+)(?:, column ([^\n:]+):)?/m.exec(where) ?? [];
  const failed = column ?? copied;
  return {
    kind: code.startsWith('P0') || /PL\/pgSQL/.test(where) ? 'trigger' : kind,
    reason: [message, detail].filter(Boolean).join('; ').replace(/\s+/g, ' '),
    ...(table === undefined ? {} : { table }),
    ...(failed === undefined ? {} : { column: failed }),
    ...(constraint === undefined ? {} : { constraint }),
    ...(row === undefined ? {} : { row: Number(row) }),
  };
}

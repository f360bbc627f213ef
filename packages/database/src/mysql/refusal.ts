import type { Refusal, RefusalKind } from '../session.ts';

/** Numbers of errors about a row (https://mariadb.com/kb/en/mariadb-error-code-reference/). */
const KINDS: ReadonlyMap<number, RefusalKind> = new Map([
  [1048, 'null'],
  [1364, 'null'],
  [1062, 'unique'],
  [1586, 'unique'],
  [1216, 'reference'],
  [1452, 'reference'],
  [1526, 'check'],
  [3819, 'check'],
  [4025, 'check'],
  [1406, 'length'],
  [1264, 'value'],
  [1265, 'value'],
  [1292, 'value'],
  [1366, 'value'],
  [1411, 'value'],
  [1416, 'value'],
  [3140, 'value'],
  [4038, 'value'],
  [1142, 'right'],
  [1143, 'right'],
  [1227, 'right'],
  [1442, 'trigger'],
  [1644, 'trigger'],
]);

/** Errors after which the transaction is gone: lost connections, deadlocks and timeouts. */
const FATAL = new Set([1053, 1205, 1213, 1317, 1927, 2006, 2013]);

interface MysqlError extends Error {
  readonly errno?: number;
  readonly sqlMessage?: string;
}

/** Reads an error of MySQL or MariaDB that says what is wrong with a row. The details stand in its text only. */
export function mysqlRefusal(error: unknown): Refusal | undefined {
  const { errno = 0, sqlMessage } = error as MysqlError;
  if (sqlMessage === undefined || errno < 1000 || FATAL.has(errno)) return undefined;
  const kind = KINDS.get(errno) ?? 'other';
  const column = firstIn(
    sqlMessage,
    /(?:Column|Field|column) '([^']+)'/,
    /column `[^`]*`\.`[^`]*`\.`([^`]+)`/,
  );
  const constraint = firstIn(
    sqlMessage,
    /for key '(?:[^'.]+\.)?([^']+)'/,
    /CONSTRAINT `(?:[^`.]+\.)?([^`]+)`/,
    /constraint '([^']+)'/,
  );
  const row = firstIn(sqlMessage, /at row (\d+)/);
  return {
    kind,
    reason: sqlMessage.replace(/\s+/g, ' '),
    ...(column === undefined ? {} : { column }),
    ...(constraint === undefined ? {} : { constraint }),
    ...(row === undefined ? {} : { row: Number(row) }),
  };
}

function firstIn(text: string, ...patterns: readonly RegExp[]): string | undefined {
  for (const pattern of patterns) {
    const found = pattern.exec(text)?.[1];
    if (found !== undefined) return found;
  }
  return undefined;
}

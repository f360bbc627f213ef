import { withCleanup } from '@specimen/runtime/withCleanup';
import type { Connection, ConnectionOptions } from 'mysql2/promise';
import { Problem } from 'specimen-data/internal';
import { addressOf, UNREACHABLE } from '../address.ts';

/**
 * Settings of every connection. Backslashes mean nothing in a text, wrong values are errors rather than changed, an
 * explicit 0 in an AUTO_INCREMENT column stays 0, and times are UTC
 * (https://dev.mysql.com/doc/refman/8.4/en/sql-mode.html).
 */
const SETTINGS: readonly string[] = [
  'SET NAMES utf8mb4',
  "SET SESSION sql_mode = 'STRICT_ALL_TABLES,NO_BACKSLASH_ESCAPES,NO_AUTO_VALUE_ON_ZERO,ERROR_FOR_DIVISION_BY_ZERO'",
  "SET SESSION time_zone = '+00:00'",
];

/** Runs work in one transaction of a MySQL or MariaDB database. */
export function inMysqlTransaction<T>(url: string, work: (connection: Connection) => Promise<T>): Promise<T> {
  return inMysqlDatabase(url, async (connection) => {
    await connection.query('START TRANSACTION');
    const result = await work(connection);
    await connection.query('COMMIT');
    return result;
  });
}

/** Runs work with a connection. A refusal becomes a problem of one line, which never holds the password. */
export async function inMysqlDatabase<T>(
  url: string,
  work: (connection: Connection) => Promise<T>,
): Promise<T> {
  const where = addressOf(url, 'mysql://user:password@host:3306/database');
  const { createConnection } = await import('mysql2/promise');
  try {
    const connection = await createConnection(optionsFor(url));
    connection.on('error', () => {}); // the next query reports it
    return await withCleanup(
      () => connection.destroy(),
      async () => {
        for (const setting of SETTINGS) await connection.query(setting);
        const result = await work(connection);
        await connection.end();
        return result;
      },
    );
  } catch (error) {
    throw isServerError(error) ? new Problem('database-error', reasonOf(error), { place: where }) : error;
  }
}

function optionsFor(url: string): ConnectionOptions {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  const socketPath = searchParams.get('socket') ?? searchParams.get('socketPath');
  const usesTls = /^(required|true|1|verify.*)$/i.test(
    searchParams.get('ssl-mode') ?? searchParams.get('ssl') ?? '',
  );
  return {
    ...(socketPath === null
      ? { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || 3306) }
      : { socketPath }),
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
    database: decodeURIComponent(pathname.slice(1)),
    charset: 'utf8mb4',
    connectTimeout: 15_000,
    ...(usesTls ? { ssl: {} } : {}),
  };
}

type ServerError = Error & { readonly code?: string; readonly errno?: number };

function isServerError(error: unknown): error is ServerError {
  return typeof (error as ServerError).code === 'string' && !(error instanceof Problem);
}

function reasonOf({ message, code = '' }: ServerError): string {
  return UNREACHABLE[code] ?? (message || code).replace(/\s+/g, ' ');
}

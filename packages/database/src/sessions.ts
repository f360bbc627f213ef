import { Problem } from 'specimen-data/internal';
import type { Session } from './session.ts';
import { isMysql, isPostgres, isSqlite } from './targets.ts';

/** Runs work in one transaction of the database at an address: all of it, or nothing if it fails. */
export async function inSession<T>(url: string, work: (session: Session) => Promise<T>): Promise<T> {
  if (isPostgres(url)) return (await import('./postgres/session.ts')).inPostgres(url, work);
  if (isMysql(url)) return (await import('./mysql/session.ts')).inMysql(url, work);
  if (isSqlite(url)) return (await import('./sqlite/session.ts')).inSqlite(url, work);
  throw new Problem('bad-parameter', {
    subject: 'the database',
    expected:
      'a file such as shop.sqlite, or an address such as postgres://user:password@host/database or mysql://user:password@host/database',
    given: url,
  });
}

/** Returns true if a word is the address or the file of a database that `plan` and `fill` can connect to. */
export function isLive(word: string): boolean {
  return isPostgres(word) || isMysql(word) || isSqlite(word);
}

/** Dialect of a schema file; they differ in how names and texts are written. */
export type Dialect = 'postgres' | 'mysql' | 'sqlite';

/** Syntax that only one dialect has, the most certain first. */
const SIGNS: readonly (readonly [Dialect, RegExp])[] = [
  ['mysql', /\bENGINE\s*=|\bAUTO_INCREMENT\b|^[ \t]*(?:CREATE TABLE )?(?:IF NOT EXISTS )?`/im],
  ['sqlite', /\bAUTOINCREMENT\b|\bPRAGMA\b|\bWITHOUT\s+ROWID\b|\)\s*STRICT\s*;/i],
  [
    'postgres',
    /\b(?:BIG|SMALL)?SERIAL\b|::|\bTIMESTAMPTZ\b|\bJSONB\b|\bCREATE\s+(?:TYPE|DOMAIN|EXTENSION|SCHEMA)\b|\bAS\s+IDENTITY\b|\bBYTEA\b|\bCOMMENT\s+ON\b|\bTIME\s+ZONE\b|\bALTER\s+TABLE\s+ONLY\b|\w\[\]|\bDEFERRABLE\b/i,
  ],
  ['mysql', /`|\bUNSIGNED\b|\bENUM\s*\(|\bTINYINT\b|\bDATETIME\b/i],
];

/** Returns the dialect of a schema file; SQLite, which accepts the most, if nothing else fits. */
export function dialectOf(sql: string): Dialect {
  return SIGNS.find(([, sign]) => sign.test(sql))?.[0] ?? 'sqlite';
}

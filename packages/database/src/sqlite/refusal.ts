import type { Refusal, RefusalKind } from '../session.ts';

/** Beginnings of SQLite's messages about a row; it has no codes that tell them apart (https://www.sqlite.org/rescode.html). */
const KINDS: readonly (readonly [pattern: RegExp, kind: RefusalKind])[] = [
  [/^NOT NULL constraint failed: .*\.(?<column>[^.]+)$/, 'null'],
  [/^UNIQUE constraint failed: (?<constraint>.+)$/, 'unique'],
  [/^CHECK constraint failed: (?<constraint>.+)$/s, 'check'],
  [/^FOREIGN KEY constraint failed/, 'reference'],
  [/^cannot store .* value in .* column .*\.(?<column>[^.]+)$/, 'value'],
  [/^datatype mismatch/, 'value'],
];

/** Messages after which the database cannot be used. */
const FATAL = /^(?:disk I\/O error|database or disk is full|database disk image is malformed|out of memory)/;

/** Reads an error of SQLite that says what is wrong with a row; the text of a trigger's RAISE can be anything. */
export function sqliteRefusal(error: unknown): Refusal | undefined {
  const { name, message, row } = error as Error & { row?: number };
  if (name !== 'SQLite3Error' || FATAL.test(message)) return undefined;
  const numbered = row === undefined ? {} : { row };
  const reason = message.replace(/\s+/g, ' ');
  for (const [pattern, kind] of KINDS) {
    const found = pattern.exec(message);
    if (found) return { kind, reason, ...found.groups, ...numbered };
  }
  return { kind: row === undefined ? 'other' : 'trigger', reason, ...numbered };
}

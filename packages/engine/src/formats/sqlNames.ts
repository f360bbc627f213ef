import { Piece } from '../kernel/bytes.ts';
import { Problem, shown } from '../kernel/problem.ts';

/** Limits of databases: columns of a table, and length and characters of a name. */
const LIMITS: Readonly<
  Record<
    string,
    { columns: number; length: number; unit: string; caseless?: true; wrong?: RegExp; rule?: string }
  >
> = {
  postgres: { columns: 1600, length: 63, unit: 'bytes' },
  mysql: {
    ...{ columns: 1017, length: 64, unit: 'characters', caseless: true },
    // https://dev.mysql.com/doc/refman/8.4/en/identifiers.html
    ...{
      wrong: / $|[\u{10000}-\u{10ffff}]/u,
      rule: 'do not end with a space and have no characters over U+FFFF',
    },
  },
  sqlite: { columns: 2000, length: Number.POSITIVE_INFINITY, unit: 'bytes', caseless: true },
};

/** Refuses the columns of a table that a database would not accept together. */
export function refuseColumns(dialect: string, names: readonly string[]): void {
  const { columns = 0 } = LIMITS[dialect] ?? {};
  if (names.length > columns)
    throw new Problem(
      'too-large',
      `a table in ${dialect} has at most ${columns} columns, not ${names.length}`,
    );
  refuseNames(dialect, 'a column', names);
}

/** Refuses names of columns or tables that a database would not accept together. */
export function refuseNames(dialect: string, what: string, names: readonly string[]): void {
  const { length = 0, unit, caseless, wrong, rule } = LIMITS[dialect] ?? {};
  const known = new Set<string>();
  for (const name of names) {
    const own = caseless ? name.toLowerCase() : name;
    if (name === '') throw new Problem('bad-parameter', `${what} in ${dialect} needs a name`);
    if (wrong?.test(name))
      throw new Problem(
        'bad-parameter',
        `the name ${shown(name)} cannot be used in ${dialect}, whose names ${rule}`,
        { given: name },
      );
    if ((unit === 'bytes' ? new Piece(name) : name).length > length)
      throw new Problem(
        'too-large',
        `${shown(name)} is too long for ${dialect}, whose names have at most ${length} ${unit}`,
        { given: name },
      );
    if (known.has(own))
      throw new Problem(
        'duplicate-name',
        `${dialect} ignores case in names, so ${shown(name)} would appear twice`,
        { given: name },
      );
    known.add(own);
  }
}

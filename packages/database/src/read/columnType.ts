import type { ColumnType } from '../schema.ts';
import type { Dialect } from './dialect.ts';

/** A declared type: its words in lower case, and the contents of its parentheses. */
interface DeclaredType {
  readonly words: string;
  readonly args: readonly string[];
}

type Make = (args: readonly number[], declared: DeclaredType) => ColumnType;

const text: Make = ([most]) => ({ kind: 'text', ...(most === undefined ? {} : { most }) });
const fixed: Make = ([exactly = 1]) => ({ kind: 'text', most: exactly, exactly });
const decimal: Make = ([precision, scale]) =>
  precision === undefined ? { kind: 'decimal' } : { kind: 'decimal', precision, scale: scale ?? 0 };
const choice: Make = (_, { args }) => ({ kind: 'enum', values: args });
const only =
  (type: ColumnType): Make =>
  () =>
    type;

/** Types of all three dialects, by their first words. */
const TYPES: Readonly<Record<string, Make>> = {
  ...named('bigint int8 bigserial serial8 long', only({ kind: 'integer', bits: 64 })),
  ...named('int integer int4 serial serial4', only({ kind: 'integer', bits: 32 })),
  ...named('smallint int2 smallserial serial2 year', only({ kind: 'integer', bits: 16 })),
  mediumint: only({ kind: 'integer', bits: 24 }),
  tinyint: only({ kind: 'integer', bits: 8 }),
  ...named('decimal numeric number dec fixed', decimal),
  ...named('money smallmoney', only({ kind: 'decimal', precision: 17, scale: 2 })),
  ...named('real float float4 float8 double', only({ kind: 'float' })),
  ...named('boolean bool', only({ kind: 'boolean' })),
  // `bpchar` without a length is a text of any length.
  ...named('varchar nvarchar varchar2 nvarchar2 varyingcharacter bpchar', text),
  ...named('char character nchar', fixed),
  ...named('text citext clob mediumtext longtext ntext string name', only({ kind: 'text' })),
  tinytext: only({ kind: 'text', most: 255 }),
  date: only({ kind: 'date' }),
  ...named('time timetz', only({ kind: 'time' })),
  ...named(
    'timestamp timestamptz datetime datetime2 smalldatetime datetimeoffset',
    only({ kind: 'timestamp' }),
  ),
  ...named('uuid uniqueidentifier', only({ kind: 'uuid' })),
  ...named('json jsonb', only({ kind: 'json' })),
  ...named('bytea blob tinyblob mediumblob longblob binary varbinary', only({ kind: 'bytes' })),
  inet: only({ kind: 'inet' }),
  interval: only({ kind: 'interval' }),
  ...named('enum set', choice),
};

/** Returns the values that a column of a declared type can hold. */
export function columnType(declared: DeclaredType, dialect: Dialect): ColumnType {
  const [first = '', ...rest] = declared.words.split(' ');
  const numbers = declared.args.map(Number).filter((each) => !Number.isNaN(each));
  if (first === '') return { kind: 'text' };
  // A text without a fixed length, a number of one bit, an unsigned whole number.
  if (rest.includes('varying') && !first.startsWith('bit')) return text(numbers, declared);
  if (first === 'tinyint' && dialect === 'mysql' && numbers[0] === 1) return { kind: 'boolean' };
  if (first === 'bit' && dialect !== 'postgres' && (numbers[0] ?? 1) === 1) return { kind: 'boolean' };
  const type = Object.hasOwn(TYPES, first) ? (TYPES[first] as Make)(numbers, declared) : undefined;
  if (dialect === 'sqlite') return stored(first, type);
  if (type?.kind === 'integer' && rest.includes('unsigned')) return { ...type, unsigned: true };
  return type ?? { kind: 'other' };
}

/** Returns SQLite's storage type: any type name is allowed, and a part of it decides (https://www.sqlite.org/datatype3.html). */
function stored(first: string, type: ColumnType | undefined): ColumnType {
  if (type?.kind === 'integer') return { kind: 'integer', bits: 64 };
  if (type) return type;
  if (/int/.test(first)) return { kind: 'integer', bits: 64 };
  if (/char|clob|text/.test(first)) return { kind: 'text' };
  if (/real|floa|doub/.test(first)) return { kind: 'float' };
  return { kind: 'other' };
}

function named(names: string, make: Make): Readonly<Record<string, Make>> {
  return Object.fromEntries(names.split(' ').map((name) => [name, make]));
}

import { formats, linesOf, raw, refuseColumns, type SqlOptions, sqlFormat } from 'specimen-data/internal';
import { type FileFormat, textFile } from './format.ts';

/** A format by its name, and what else it must be told. */
export interface FormatChoice {
  /** One of the engine's, `raw`, or one of those for files. */
  readonly key: string;
  /** SQL options, if the format is SQL. */
  readonly sql?: SqlOptions;
}

/** The formats that files can have beside those of the engine; they are loaded when they are used. */
const OTHERS: Readonly<Record<string, (choice: FormatChoice) => Promise<FileFormat>>> = {
  sql: async ({ sql = SQL }) => sqlFile(sql),
  parquet: async () => (await import('./parquet/parquet.ts')).parquet,
  xlsx: async () => (await import('./xlsx/xlsx.ts')).xlsx,
};

function sqlFile(sql: SqlOptions): FileFormat {
  const text = textFile(sqlFormat(sql));
  return {
    ...text,
    headOnce: true,
    told: sql,
    file(rows, made) {
      const [leaves = []] = linesOf(rows.source, true);
      refuseColumns(
        sql.dialect,
        leaves.map(({ name }) => name),
      );
      return text.file(rows, made);
    },
  };
}

const SQL: SqlOptions = { dialect: 'postgres', table: 'rows' };

export const FILE_FORMATS: readonly string[] = Object.keys(OTHERS);

/** The format that was chosen. */
export async function fileFormat(choice: FormatChoice): Promise<FileFormat> {
  const other = OTHERS[choice.key];
  if (other) return other(choice);
  const format = choice.key === raw.key ? raw : formats.get(choice.key);
  if (!format) throw new Error(`no format ${choice.key}`);
  return textFile(format);
}

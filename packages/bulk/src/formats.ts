import { formats, raw } from 'specimen-data/surface';
import { type FileFormat, textFile } from './format.ts';

/** Those that are not loaded until they are used. */
const LATER: Readonly<Record<string, () => Promise<FileFormat>>> = {
  parquet: async () => (await import('./parquet/parquet.ts')).parquet,
  xlsx: async () => (await import('./xlsx/xlsx.ts')).xlsx,
};

/** The formats that files can have beside those of the engine. */
export const FILE_FORMATS: readonly string[] = Object.keys(LATER);

/** A format by its name: one of the engine's, `raw`, or one for files alone. */
export async function fileFormat(key: string): Promise<FileFormat> {
  const later = LATER[key];
  if (later) return later();
  const format = key === raw.key ? raw : formats.get(key);
  if (!format) throw new Error(`no format ${key}`);
  return textFile(format);
}

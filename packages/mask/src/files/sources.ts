import { lstatSync, readdirSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileName } from '@specimen/bulk';
import { Problem, shown } from 'specimen-data/internal';
import { bytesIn } from './bytes.ts';
import { CsvRecords } from './csv.ts';
import { decoded, type Encoding, encodingOf } from './encoding.ts';
import { JsonRecords } from './json.ts';
import type { DataRecord, RecordReader } from './record.ts';

/** A file of records, called as plans call it. */
export interface FileSource {
  readonly source: string;
  readonly file: string;
  readonly format: string;
}

/** The formats of text that are read. */
export const TEXT_FORMATS = ['csv', 'tsv', 'json', 'ndjson'];

/** The files of records of a file or a folder; what else a folder holds is `others`. */
export function sourcesIn(path: string): {
  readonly sources: readonly FileSource[];
  readonly others: readonly string[];
  readonly isFolder: boolean;
} {
  const known = statSync(path, { throwIfNoEntry: false });
  if (known === undefined)
    throw new Problem('file-error', `cannot read ${shown(path)}: there is no such file`);
  if (!known.isDirectory()) {
    const { format } = fileName(path);
    if (!TEXT_FORMATS.includes(format))
      throw new Problem(
        'file-error',
        `cannot read ${shown(path)}: it should be one of .${TEXT_FORMATS.join(', .')}, packed or not`,
      );
    const name = path.split(/[\\/]/).at(-1) as string;
    return { sources: [{ source: name, file: path, format }], others: [], isFolder: false };
  }
  const sources: FileSource[] = [];
  const others: string[] = [];
  for (const file of filesBelow(path)) {
    const source = relative(path, file).split(sep).join('/');
    const { format } = fileName(file);
    if (TEXT_FORMATS.includes(format)) sources.push({ source, file, format });
    else others.push(source);
  }
  return { sources, others, isFolder: true };
}

function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder)
    .sort()
    .flatMap((name) => {
      const path = join(folder, name);
      const known = lstatSync(path);
      return known.isDirectory() ? filesBelow(path) : known.isFile() ? [path] : [];
    });
}

/** The pieces of a file: its records, and the texts between them. */
export interface FilePieces {
  readonly encoding: Encoding;
  readonly pieces: AsyncIterable<string | DataRecord>;
}

export async function piecesOf({ file, format }: FileSource): Promise<FilePieces> {
  const encoding = await encodingOf(bytesIn(file));
  return { encoding, pieces: recordsIn(file, readerOf(format), encoding) };
}

export function readerOf(format: string): RecordReader {
  if (format === 'csv') return new CsvRecords();
  if (format === 'tsv') return new CsvRecords('\t');
  return new JsonRecords({ lines: format === 'ndjson' });
}

async function* recordsIn(
  file: string,
  reader: RecordReader,
  encoding: Encoding,
): AsyncGenerator<string | DataRecord, void, undefined> {
  try {
    for await (const text of decoded(bytesIn(file), encoding)) yield* reader.read(text);
    yield* reader.end();
  } catch (error) {
    if (error instanceof Problem)
      throw new Problem('file-error', `cannot read ${shown(file)}: ${error.message}`);
    throw error;
  }
}

import { statSync } from 'node:fs';
import { type FileFormat, type Range, readShard, refuseMore, shardRange } from '@specimen/bulk';
import { coreCount } from '@specimen/runtime/coreCount';
import {
  DIALECTS,
  formats,
  linesOf,
  Problem,
  type Rows,
  type SqlOptions,
  shown,
} from 'specimen-data/internal';
import type { Call, Option } from './command.ts';
import { valueGiven } from './given.ts';

const SQL_OPTIONS: Readonly<Record<string, Option>> = {
  table: { text: 'Name of the table in SQL. Default: the selector.', value: 'TABLE' },
  dialect: {
    text: `SQL dialect: ${[...DIALECTS.keys()].join(', ')}. Default: postgres.`,
    value: 'DIALECT',
    choices: [...DIALECTS.keys()],
  },
  'no-create': { text: 'Omits CREATE TABLE from SQL.' },
};

/** Options of commands that generate rows, in addition to the parameters of their operation. */
export const ROWS_OPTIONS: Readonly<Record<string, Option>> = {
  raw: {
    text: 'Prints bare values, one per line; null is an empty line. With -n, a line break within a value, as in an MRZ, becomes \\n.',
  },
  threads: {
    text: 'Number of threads, or auto for one per core. The output does not depend on it.',
    value: 'N',
  },
  shard: {
    text: 'Generates one of several shards, such as 2/8. Joined, they are the whole. auto reads the environment of a Kubernetes, Slurm or AWS Batch array job.',
    value: 'I/N',
  },
  header: { text: 'Writes a header into every shard. By default, only the first one has it.' },
  partition: {
    text: 'Writes files with this number of rows each, name-00001.csv and so on, and a manifest.',
    value: 'ROWS',
    least: 1,
  },
  resume: { text: 'Generates only the files of a partition that are missing or differ.' },
  ...SQL_OPTIONS,
};

/** Returns the options of SQL; `name` is the name of the rows, such as de-person. */
export function sqlOptionsOf({ options }: Call, name: string): SqlOptions {
  const [dialect = ''] = DIALECTS.keys();
  if (options.table === '')
    throw new Problem('bad-parameter', 'table must be a name, not ""', { subject: 'table', given: '' });
  return {
    dialect: String(options.dialect ?? dialect),
    table: String(options.table ?? name.replace(/^[^-]*-/, '').replaceAll('-', '_')),
    create: options['no-create'] !== true,
  };
}

/** The way in which rows are written. */
export interface RowsPlan {
  readonly range: Range;
  readonly threads: number;
  /** File name of a partition, and the number of rows in each part. */
  readonly partition?: { readonly file: string; readonly size: number };
  /** Options that do not apply. */
  readonly unused: readonly string[];
}

/** Resolves the way in which rows are written; throws for an impossible combination before anything is written. */
export function planOf(call: Call, rows: Rows, format: FileFormat, file: string | undefined): RowsPlan {
  const { options, io } = call;
  const partition = partitionOf(call, rows, file);
  const range = rangeOf(call, rows, format);
  if (format.binary && file === undefined && io.stdout.isTTY)
    throw new Problem(
      'unsupported',
      `${format.key} cannot be printed to a terminal: give --out FILE, or pipe it`,
    );
  const lines = (partition?.size ?? range.to - range.from) * linesOf(rows.source, true).length;
  refuseMore(format, lines, 'use csv or parquet, or give --partition');
  const unused = [
    ...(options.shard && format.hasHead?.(rows) ? [] : ['header']),
    ...(partition ? [] : ['resume']),
    ...(format.told ? [] : Object.keys(SQL_OPTIONS)),
  ].filter((name) => options[name]);
  return {
    range,
    threads: threadsOf(options.threads as string | undefined),
    unused,
    ...(partition ? { partition } : {}),
  };
}

function threadsOf(threads: string | undefined): number {
  if (threads === undefined) return 1;
  if (threads.toLowerCase() === 'auto') return coreCount();
  if (/^[0-9]+$/.test(threads) && Number(threads) >= 1 && Number(threads) <= MOST_THREADS)
    return Number(threads);
  throw new Problem('bad-parameter', {
    subject: 'threads',
    expected: `1 to ${MOST_THREADS}, or auto`,
    given: threads,
  });
}

const MOST_THREADS = 256;

function rangeOf({ options, io }: Call, { count }: Rows, { key, joins }: FileFormat): Range {
  const { shard } = options;
  if (typeof shard !== 'string') return { from: 0, to: count ?? 1 };
  const which = readShard(shard, io.env);
  if (joins === undefined) {
    const others = [...formats.values()].filter((format) => format.joins).map((format) => format.key);
    throw new Problem(
      'unsupported',
      `--shard writes formats that can be joined: ${others.join(', ')}, sql, not ${key}`,
    );
  }
  if (count === undefined)
    throw new Problem('missing-parameter', '--shard requires -n: the number of rows of all shards', {
      subject: 'n',
    });
  const range = shardRange(count, which, joins);
  return options.header ? { ...range, head: true } : range;
}

function partitionOf(
  { options, command }: Call,
  { count }: Rows,
  file: string | undefined,
): RowsPlan['partition'] {
  const { partition, shard } = options;
  if (partition === undefined) return undefined;
  const size = valueGiven(command.options.partition as Option, 'partition', partition) as number;
  if (file === undefined)
    throw new Problem('missing-parameter', '--partition requires --out FILE: the name of the parts', {
      subject: '--out',
    });
  if (/(^|[/\\])\.{0,2}$/.test(file) || statSync(file, { throwIfNoEntry: false })?.isDirectory())
    throw new Problem(
      'bad-parameter',
      `--partition requires a file as --out: the name of the parts; ${shown(file)} is a folder`,
      { subject: '--out', given: file },
    );
  if (count === undefined)
    throw new Problem('missing-parameter', '--partition requires -n: the number of rows of all parts', {
      subject: 'n',
    });
  if (shard !== undefined)
    throw new Problem(
      'contradiction',
      'give either --shard or --partition; --offset and -n also write a part of a table',
    );
  return { file, size: Math.min(size, count) };
}

import {
  compilingPut,
  type Leaf,
  linesOf,
  RowKey,
  type Rows,
  type Source,
  type Span,
} from 'specimen-data/internal';
import { type FileFormat, type Made, rowsWithin } from '../format.ts';
import { type Chunk, type ColumnNote, joined } from './chunk.ts';
import { BooleanChunk, DateChunk, NumberChunk } from './numbers.ts';
import { TextChunk } from './text.ts';
import { bytesOf, int32, int64, list, settled, struct, type Thrift, text } from './thrift.ts';

/**
 * Apache Parquet (https://parquet.apache.org/docs/file-format/): row groups, each made by itself, between a mark and a
 * footer. Text has dictionaries, pages are compressed with Snappy where that pays; what can be null is optional.
 */
export const parquet: FileFormat = {
  key: 'parquet',
  binary: true,
  spanRows: (rows) => Math.min(GROUP_ROWS, rowsWithin(rows, GROUP_BYTES)),
  *make(rows, span) {
    yield rowGroup(rows, span);
  },
  async *file({ source, count }, made) {
    yield MARK;
    let at = MARK.length;
    let lines = 0;
    const fields = fieldsOf(source, count !== undefined);
    const groups: Thrift[] = [];
    for await (const { bytes, note } of made) {
      yield bytes;
      const group = note as GroupNote; // what rowGroup made
      groups.push(settled(groupNote(group, fields, at)));
      at += bytes.length;
      lines += group.lines;
    }
    const elements = [struct({ 4: text('rows'), 5: int32(fields.length) }), ...fields.map(schemaElement)];
    const footer = bytesOf(
      struct({ 1: int32(1), 2: list(elements), 3: int64(lines), 4: list(groups), 6: text('specimen') }),
    );
    const length = new Uint8Array(4);
    new DataView(length.buffer).setInt32(0, footer.length, true);
    yield joined([footer, length, MARK]);
  },
};

const MARK = new TextEncoder().encode('PAR1');

/** The most rows of a group; fewer where they are long. */
const GROUP_ROWS = 65_536;
const GROUP_BYTES = 1 << 24;

/** The footer's entry for a row group. */
interface GroupNote {
  readonly lines: number;
  readonly columns: readonly ColumnNote[];
}

/** Makes the group of some rows. */
function rowGroup({ source, seed, asOf, count, offset }: Rows, { from, to }: Span): Made {
  const many = count !== undefined;
  const lines = linesOf(source, many).map((line) => line.map(compiling));
  const size = (to - from) * lines.length;
  const chunks = fieldsOf(source, many).map(({ type, nullable }) => new TYPES[type].chunk(size, nullable));
  const key = new RowKey(seed, asOf);
  for (let row = from; row < to; row++) {
    source.open(key.at(offset + row));
    for (const line of lines)
      for (let i = 0; i < chunks.length; i++) (chunks[i] as Chunk).add(line[i] as Leaf, row + 1);
  }
  const pages = chunks.map((chunk) => chunk.pages());
  const note: GroupNote = { lines: size, columns: pages.map(({ column }) => column) };
  return { bytes: joined(pages.flatMap(({ bytes }) => bytes)), note };
}

function compiling(leaf: Leaf): Leaf {
  return { ...leaf, put: compilingPut(leaf.put) };
}

interface Field {
  readonly name: string;
  readonly type: keyof typeof TYPES;
  readonly nullable: boolean;
}

/** The columns of all lines; a column of different kinds is text. */
function fieldsOf(source: Source, many: boolean): Field[] {
  const lines = linesOf(source, many);
  return (lines[0] as readonly Leaf[]).map(({ name }, i) => {
    const cells = lines.map((line) => line[i] as Leaf);
    const [type, ...others] = new Set(cells.map(typeOf));
    return {
      name,
      type: type === undefined || others.length > 0 ? 'text' : type,
      nullable: cells.some(({ blank }) => blank !== undefined),
    };
  });
}

function typeOf({ kind, date }: Leaf): Field['type'] {
  return date ? 'date' : kind;
}

/** Storage of each kind of value: physical type, converted type (older readers), logical type. */
const TYPES = {
  boolean: { chunk: BooleanChunk, physical: 0 },
  date: { chunk: DateChunk, physical: 1, converted: 6, logical: 6 },
  number: { chunk: NumberChunk, physical: 5 },
  text: { chunk: TextChunk, physical: 6, converted: 0, logical: 1 },
  json: { chunk: TextChunk, physical: 6, converted: 19, logical: 12 },
} as const satisfies Readonly<Record<string, Stored>>;

interface Stored {
  readonly chunk: new (rows: number, nullable: boolean) => Chunk;
  readonly physical: number;
  readonly converted?: number;
  readonly logical?: number;
}

function schemaElement({ name, type, nullable }: Field): Thrift {
  const { physical, converted, logical }: Stored = TYPES[type];
  return struct({
    1: int32(physical),
    3: int32(nullable ? 1 : 0),
    4: text(name),
    6: converted === undefined ? undefined : int32(converted),
    10: logical === undefined ? undefined : struct({ [logical]: struct({}) }),
  });
}

function groupNote({ columns, lines }: GroupNote, fields: readonly Field[], at: number): Thrift {
  let start = at;
  const notes = columns.map((column, i) => {
    const { name, type } = fields[i] as Field;
    const { encodings, codec, values, uncompressed, compressed, dictionary } = column;
    const meta = struct({
      1: int32(TYPES[type].physical),
      2: list(encodings.map(int32)),
      3: list([text(name)]),
      4: int32(codec),
      5: int64(values),
      6: int64(uncompressed),
      7: int64(compressed),
      9: int64(start + dictionary),
      11: dictionary > 0 ? int64(start) : undefined,
    });
    const note = struct({ 2: int64(start), 3: meta });
    start += compressed;
    return note;
  });
  const total = columns.reduce((sum, { uncompressed }) => sum + uncompressed, 0);
  return struct({ 1: list(notes), 2: int64(total), 3: int64(lines) });
}

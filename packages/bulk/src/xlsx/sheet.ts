import {
  Day,
  escapeXml,
  type Format,
  type FormatStep,
  type Leaf,
  linesOf,
  NOTHING,
  type Out,
  Piece,
  Problem,
  type Put,
  putInt,
  putPiece,
  RowWriter,
  shown,
  xmlText,
} from 'specimen-data/internal';

/** The sheet of a workbook (ECMA-376, part 1, 18.3.1.99): a header, a row for each line, texts inside the cells. */
export const sheet: Format = {
  key: 'sheet',
  type: 'application/xml; charset=utf-8',
  frame(source, many) {
    const lines = linesOf(source, many);
    const leaves = lines[0] as readonly Leaf[];
    if (leaves.length > MOST_COLUMNS)
      throw new Problem(
        'too-large',
        `a sheet of xlsx has at most ${MOST_COLUMNS} columns, not ${leaves.length}: use csv or parquet`,
      );
    const names = leaves.map(({ name }, i) => `<c r="${letters(i)}1"${TEXT}${xmlText(name)}${TEXT_END}`);
    return {
      head: new Piece(`${HEAD}<row r="1">${names.join('')}</row>`),
      between: NOTHING,
      tail: new Piece('</sheetData></worksheet>'),
      row: new RowWriter(lines.flatMap((line, i) => rowSteps(line, numbered(i, lines.length)))),
    };
  },
};

const MOST_COLUMNS = 16_384;

const HEAD = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>`;
const TEXT = ' t="inlineStr"><is><t xml:space="preserve">';
const TEXT_END = '</t></is></c>';

/** Writes the number of a line in the sheet: the header is the first, and a row may have several. */
function numbered(line: number, lines: number): Put {
  return (out, at, number) => putInt(out, at, (number - 1) * lines + line + 2);
}

function rowSteps(line: readonly Leaf[], number: Put): FormatStep[] {
  const cells = line.flatMap((leaf, i) => [
    { before: `<c r="${letters(i)}`, put: number },
    { before: '"' },
    ...cellSteps(leaf),
  ]);
  return [{ before: '<row r="', put: number }, { before: '">' }, ...cells, { before: '</row>' }];
}

/** The name of a column: A to Z, AA to ZZ … */
function letters(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : letters(Math.floor(column / 26) - 1) + last;
}

/** Returns the steps that write a cell after its address. */
function cellSteps(leaf: Leaf): FormatStep[] {
  const steps = CELLS[leaf.date ? 'date' : leaf.kind](leaf);
  return leaf.blank ? [{ blank: leaf.blank, instead: '/>', steps }] : steps;
}

const CELLS: Readonly<Record<Leaf['kind'] | 'date', (leaf: Leaf) => FormatStep[]>> = {
  text: textSteps,
  json: textSteps,
  number: ({ put }) => [{ before: '><v>', put }, { before: '</v></c>' }],
  boolean: ({ put }) => [
    {
      before: ' t="b"><v>',
      put: (out, at, number) => putInt(out, at, put(out, at, number) - at === 'true'.length ? 1 : 0),
    },
    { before: '</v></c>' },
  ],
  date: (leaf) => [{ before: '', put: dayPut(leaf) }],
};

function textSteps(leaf: Leaf): FormatStep[] {
  return [{ before: TEXT, put: textPut(leaf) }, { before: TEXT_END }];
}

function textPut({ put, plain, name }: Leaf): Leaf['put'] {
  return (out, at, number) => {
    const end = put(out, at, number);
    if (end - at > LONGEST) refuseLong(out, at, end, name);
    return plain ? end : escapeXml(out, at, end);
  };
}

/** The most characters of a cell. */
const LONGEST = 32_767;

function refuseLong(out: Out, from: number, to: number, name: string): void {
  if (new TextDecoder().decode(out.bytes.subarray(from, to)).length <= LONGEST) return;
  throw new Problem(
    'too-large',
    `a cell of xlsx holds at most ${LONGEST} characters, and ${shown(name)} has more: use csv or parquet`,
  );
}

/** A day is the number of days since 1899-12-30, shown as a date; workbooks know none before March 1900, which stays text. */
function dayPut({ put }: Leaf): Leaf['put'] {
  return (out, at, number) => {
    const end = put(out, at, number);
    const day = out.bytes.slice(at, end);
    const [year, month, date] = new TextDecoder().decode(day).split('-').map(Number) as [
      number,
      number,
      number,
    ];
    const serial = new Day(year, month, date).serial - EPOCH;
    if (serial > 60) return putPiece(out, putInt(out, putPiece(out, at, DAY), serial), DAY_END);
    const to = putPiece(out, at, DAY_TEXT);
    out.bytes.set(day, to);
    return putPiece(out, to + day.length, DAY_TEXT_END);
  };
}

const EPOCH = new Day(1899, 12, 30).serial;
const DAY = new Piece(' s="1"><v>');
const DAY_END = new Piece('</v></c>');
const DAY_TEXT = new Piece(TEXT);
const DAY_TEXT_END = new Piece(TEXT_END);

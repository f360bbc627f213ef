import { describe, expect, it } from 'vitest';
import { CsvReader, type CsvRow } from './csvReader.ts';

type Tabs = 'quoted' | 'escaped';

/** Returns all rows of a text that is read in pieces of `size` characters. */
function rowsOf(text: string, size = text.length, tabs: Tabs = 'quoted'): readonly CsvRow[] {
  const reader = new CsvReader({ tabs });
  const rows: CsvRow[] = [];
  for (let at = 0; at < text.length; at += size) rows.push(...reader.read(text.slice(at, at + size)));
  return [...rows, ...reader.end()];
}

const cells = (text: string, tabs?: Tabs) => rowsOf(text, undefined, tabs).map((row) => row.cells);

describe('a table in text', () => {
  it.each<readonly [text: string, rows: readonly (readonly string[])[]]>([
    ['', []],
    ['\n', []],
    ['a', [['a']]],
    ['a,b', [['a', 'b']]],
    ['a,b\n', [['a', 'b']]],
    [
      'a,b\nc,d',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'a,b\r\nc,d\re,f\n',
      [
        ['a', 'b'],
        ['c', 'd'],
        ['e', 'f'],
      ],
    ],
    ['a,', [['a', '']]],
    [',', [['', '']]],
    ['a;b,c;d', [['a', 'b,c', 'd']]],
    ['a\tb,c\td', [['a', 'b,c', 'd']]],
    ['"a;b;c",d,e\n', [['a;b;c', 'd', 'e']]],
    [
      '"x;y;z",b\n"1,2",3',
      [
        ['x;y;z', 'b'],
        ['1,2', '3'],
      ],
    ],
    ['"a""b",c', [['a"b', 'c']]],
    ['"a\r\nb",c', [['a\r\nb', 'c']]],
    ['a"b,c"', [['a"b', 'c"']]],
    ['"a"b,c', [['ab', 'c']]],
    ['"",""', [['', '']]],
    ['""', [['']]],
    ['a\n\nb', [['a'], [''], ['b']]],
    [
      'a,b\n\nc,d\n\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['\n\na,b\n', [['a', 'b']]],
    ['  \n', [['  ']]],
    ['a\\tb\tc', [['a\\tb', 'c']]],
  ])('%j', (text, rows) => {
    expect(cells(text)).toEqual(rows);
  });

  it('parts cells by the sign that the first line with text has most of, the comma where there are as many', () => {
    expect(cells('a;b,c\n1;2,3')).toEqual([
      ['a;b', 'c'],
      ['1;2', '3'],
    ]);
    expect(cells('\r\na;b\n1,2,3;4')).toEqual([
      ['a', 'b'],
      ['1,2,3', '4'],
    ]);
    expect(cells(';\n1,2;3')).toEqual([
      ['', ''],
      ['1,2', '3'],
    ]);
  });

  it('knows the line each row begins in', () => {
    const rows = rowsOf('a,b\r\n"1\n2\r\n3",c\n\nd,e\rf,g');
    expect(rows.map(({ line }) => line)).toEqual([1, 2, 6, 7]);
  });

  it('reads escapes where tabs are escaped, and quotes are text there', () => {
    expect(cells('a\\tb\t"c\\n\\\\d"\t\\x\n', 'escaped')).toEqual([['a\tb', '"c\n\\d"', '\\x']]);
    expect(cells('a\\tb,"c"', 'escaped')).toEqual([['a\\tb', 'c']]);
  });

  it.each(['a,b\r\n"1\r\n2""3",c\r\n\r\nd,e', 'x\r\n\r\ny\n"z\n"\r\n', 'a\tb\r"c\td"\t'])(
    'is the same in pieces of any size: %j',
    (text) => {
      const whole = rowsOf(text);
      expect(whole.length).toBeGreaterThan(1);
      for (let size = 1; size < text.length; size++) expect(rowsOf(text, size)).toEqual(whole);
    },
  );

  it('gives rows as soon as they are whole', () => {
    const reader = new CsvReader({ tabs: 'quoted' });
    expect(reader.read('a,')).toEqual([]);
    expect(reader.read('b')).toEqual([]);
    expect(reader.read('\n1')).toEqual([{ line: 1, cells: ['a', 'b'] }]);
    expect(reader.read(',2\n3,4\n5')).toEqual([
      { line: 2, cells: ['1', '2'] },
      { line: 3, cells: ['3', '4'] },
    ]);
    expect(reader.end()).toEqual([{ line: 4, cells: ['5'] }]);
    expect(reader.end()).toEqual([]);
  });

  it('tells of quotes that are not closed', () => {
    for (const [text, isUnclosed] of [
      ['a,"b', true],
      ['a,"b"', false],
      ['a,"b""', true],
      ['a,b', false],
    ] as const) {
      const reader = new CsvReader({ tabs: 'quoted' });
      reader.read(text);
      expect(reader.isUnclosed).toBe(false);
      reader.end();
      expect(reader.isUnclosed, text).toBe(isUnclosed);
    }
  });
});

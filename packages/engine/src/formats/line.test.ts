import { describe, expect, it } from 'vitest';
import { column, formatRows, record } from '../../../../test/support/columns.ts';
import { Out, putText } from '../kernel/bytes.ts';
import { dayAt, REFERENCE } from '../kernel/day.ts';
import { Cursor, type Format } from './format.ts';
import { formats } from './index.ts';
import { type CellRow, Label, label } from './line.ts';

/** Returns the output of a table with one row that writes its cells itself. */
function written(key: string, cells: CellRow['cells'], names: readonly string[] = ['k']): string {
  const source = record(names.map((name) => column(name, '')));
  return formatRows(formats.get(key) as Format, Object.assign(source, { row: { cells } }));
}

/** Returns one cell as CSV, without its line. */
const cell = (cells: CellRow['cells']) => written('csv', cells).slice('k\r\n'.length, -'\r\n'.length);

describe('a row that writes its cells itself', () => {
  it('is a line under a header', () => {
    const cells: CellRow['cells'] = (out, at, line) => {
      let to = line.int(out, at, 0);
      to = line.row(out, to, 0);
      to = line.row(out, to, -1);
      to = line.decimal(out, to, 12_345, 2);
      to = line.none(out, to);
      return line.text(out, to, label('a,"\tb'));
    };
    const names = ['a', 'b', 'c', 'd', 'e', 'f"'];
    expect(written('csv', cells, names)).toBe('a,b,c,d,e,"f"""\r\n0,1,,123.45,,"a,""\tb"\r\n');
    expect(written('tsv', cells, names)).toBe('a\tb\tc\td\te\tf"\n0\t1\t\t123.45\t\ta,"\\tb\n');
  });

  it('writes the days until a year after the reference date', () => {
    for (const serial of [REFERENCE.serial + 365, REFERENCE.serial - 1, 0, 1, 20_000, REFERENCE.serial]) {
      expect(cell((out, at, line) => line.day(out, at, serial))).toBe(dayAt(serial).iso);
    }
  });

  it('writes columns, nothing where one is blank, and escapes what is not plain', () => {
    const columns = [column('a', 'x,y'), column('b', null), column('c', 'x,y', true), column('d', 5)];
    const cells: CellRow['cells'] = (out, at, line) => line.columns(out, at, columns);
    expect(written('csv', cells, ['a', 'b', 'c', 'd'])).toBe('a,b,c,d\r\n"x,y",,x,y,5\r\n');
  });

  it('makes room for any number of columns, and leaves some behind the row', () => {
    const columns = Array.from({ length: 2000 }, (_, i) => column('c', `value ${i}`, true));
    const line = cell((out, at, line) => line.columns(out, at, columns));
    expect(line.split(',')).toEqual(columns.map((_, i) => `value ${i}`));
    const source = Object.assign(record([column('k', '')]), {
      row: { cells: (out, at, line) => line.int(out, at, 1_234_567) } satisfies CellRow,
    });
    const out = new Out();
    const { row } = (formats.get('csv') as Format).frame(source, true);
    const end = row.write(out, out.limit - 2, 1, new Cursor(), Number.POSITIVE_INFINITY);
    expect(out.limit).toBeGreaterThanOrEqual(end);
  });
});

describe('a label', () => {
  it('holds a text of any length', () => {
    for (const text of ['', 'a', 'ab', 'abc', 'abcd', 'abcde', 'Zürich 東京']) {
      expect(cell((out, at, line) => line.text(out, at, label(text)))).toBe(text);
    }
  });

  it('holds the last text that it read', () => {
    const out = new Out();
    const own = new Label();
    for (const text of ['one, two, three', 'four', 'five and six and seven']) {
      own.read(out, putText(out, 0, text));
      const right = text.includes(',') ? `"${text}"` : text;
      expect(cell((to, at, line) => line.text(to, at, own))).toBe(right);
    }
  });

  it('knows whether every format can hold it as it is', () => {
    for (const character of '",&<>\\\t\u007f') expect(label(`a${character}`).plain, character).toBe(false);
    for (const character of ['', 'é', '日', '😀', "'", ';', '~'])
      expect(label(`a${character}`).plain).toBe(true);
  });
});

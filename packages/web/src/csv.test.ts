import { expect, it } from 'vitest';
import { columnOf, csvOf, declaredBy, isTable, readPasted, tableFault } from './csv.ts';

const cellsIn = (text: string) => readPasted(text).rows.map(({ cells }) => cells);

it.each<[text: string, cells: readonly (readonly string[])[]]>([
  [
    'a,b\n1,2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'a;b\r\n1;2\r\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    '\tb\n1\t2',
    [
      ['', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'a,b\n1,2\n3,',
    [
      ['a', 'b'],
      ['1', '2'],
      ['3', ''],
    ],
  ],
  [
    'a,b\n1,2\n3,\n',
    [
      ['a', 'b'],
      ['1', '2'],
      ['3', ''],
    ],
  ],
  [
    'a\tb\n1\t',
    [
      ['a', 'b'],
      ['1', ''],
    ],
  ],
  [
    '\n\na,b\n\n1,2\n  \n3,4\n\n',
    [
      ['a', 'b'],
      ['1', '2'],
      ['3', '4'],
    ],
  ],
  [
    'a,b\n,\n1,2',
    [
      ['a', 'b'],
      ['', ''],
      ['1', '2'],
    ],
  ],
  [
    'a,b\n"x, ""y""","1\n2"',
    [
      ['a', 'b'],
      ['x, "y"', '1\n2'],
    ],
  ],
  [
    'a,b\n"",5" pipe',
    [
      ['a', 'b'],
      ['', '5" pipe'],
    ],
  ],
  ['a,b\n"unclosed,2', [['a', 'b'], ['unclosed,2']]],
  [
    '"a;b;c",d\n1,2',
    [
      ['a;b;c', 'd'],
      ['1', '2'],
    ],
  ],
  [
    'a\tb\n"x\ty"\t\\t',
    [
      ['a', 'b'],
      ['x\ty', '\\t'],
    ],
  ],
  ['one', [['one']]],
  ['', []],
])('%j is read as rows of cells', (text, cells) => {
  expect(cellsIn(text)).toEqual(cells);
});

it('a row knows the line it begins in, behind blank ones and cells of several lines', () => {
  const { rows } = readPasted('id,note\r\n\r\n1,"a\r\nb"\r\n2,');
  expect(rows.map(({ line }) => line)).toEqual([1, 3, 5]);
});

it.each([
  ['a,b\n1,2', true],
  ['a,b\n1', true],
  ['a,b', false],
  ['1\n2', false],
  ['', false],
])('%j is meant as a table: %s', (text, meant) => {
  expect(isTable(readPasted(text))).toBe(meant);
});

it('a ragged line is named, and quotes that are not closed', () => {
  expect(tableFault(readPasted('a,b\n1,"x\n2,y'))).toBe('This is not a table: it ends inside quotes.');
  expect(tableFault(readPasted('a,b\n1,2\n3,'))).toBeUndefined();
  expect(tableFault(readPasted('a,b\n1,2\n3'))).toBe(
    'This is not a table: line 3 has 1 cell, but the header has 2.',
  );
  expect(tableFault(readPasted('a,b\n\n1,2,3'))).toBe(
    'This is not a table: line 3 has 3 cells, but the header has 2.',
  );
});

it.each([
  ['iban', 1],
  ['IBAN', 1],
  ['id', 0],
  ['pesel', 2],
  ['swift', 0],
  ['', 0],
])('the column of %j is found by its name', (word, at) => {
  expect(columnOf(word, ['id', 'Account IBAN', 'pesel_no'])).toBe(at);
});

it.each([',', '\t'])('a table that is written with %j between its cells is read as it was', (between) => {
  const cells = [
    ['value', 'reason'],
    ['P<UTO\nL898', 'is "wrong", at 3\tand 4'],
    ['', 'a;b'],
  ];
  expect(cellsIn(csvOf(cells, between))).toEqual(cells);
});

it('a table is declared by its header and by what stands in it', () => {
  const text =
    'id;"full ""name""";phone;amount;born;seen;active;note;;id\n1;A;0301;1;2001-02-03;2024-01-01 10:00;true;;1;x\n2;B;0302;2.50;2001-02-04;2024-01-02T10:00Z;FALSE;;;x\n';
  expect(declaredBy(readPasted(text))).toBe(
    'create table csv ("id" integer primary key, "full ""name""" text not null, "phone" text not null, "amount" numeric(12,2) not null, "born" date not null, "seen" timestamp not null, "active" boolean not null, "note" text, "column 9" integer, "id (column 10)" text not null)',
  );
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Column, Lines, type Values } from './values.ts';

const foundAll = (values: Values, pieces: readonly string[]) => [
  ...pieces.flatMap((piece) => values.read(piece)),
  ...values.end(),
];
const readAll = (values: Values, pieces: readonly string[]) =>
  foundAll(values, pieces).map(({ value }) => value);

const LINES: readonly (readonly [text: string, values: readonly string[]])[] = [
  ['', []],
  ['a', ['a']],
  ['a\n', ['a']],
  ['a\r\nb\r\n', ['a', 'b']],
  ['a\n\nb\n', ['a', '', 'b']],
  ['\n', ['']],
  ['a\rb\n', ['a\rb']],
  ['a\r', ['a']],
];

it.each(LINES)('the lines of %j are %j', (text, values) => {
  expect(readAll(new Lines(), [text])).toEqual(values);
});

it('lines do not depend on how the text is cut', () => {
  for (const [text, values] of LINES) expect(readAll(new Lines(), [...text])).toEqual(values);
});

const CELLS: readonly (readonly [text: string, column: string, values: readonly string[]])[] = [
  ['a,b\n1,2\n3,4\n', 'b', ['2', '4']],
  ['a,b\r\n1,2\r\n3,4', 'a', ['1', '3']],
  ['a,b\r1,2\r3,4\r', 'a', ['1', '3']],
  ['a,b\n"1,5","x"\n', 'a', ['1,5']],
  ['a,b\n1,"say ""hi"""\n', 'b', ['say "hi"']],
  ['a,b\n1,"two\nlines"\n2,"two\r\nlines"\n', 'b', ['two\nlines', 'two\r\nlines']],
  ['"a,b",c\n1,2\n', 'a,b', ['1']],
  ['a,b\n1\n,2\n', 'b', ['', '2']],
  ['a,b\n\n1,2\n\n', 'b', ['2']],
  ['\r\n\na;b\n1;2\n', 'b', ['2']],
  ['a\n1\n\n2\n', 'a', ['1', '', '2']],
  ['a\r\n1\r\n\r\n2\r\n', 'a', ['1', '', '2']],
  ['a\n""\n', 'a', ['']],
  ['a\n""', 'a', ['']],
  ['a,b\n1,', 'b', ['']],
  ['a,a\n1,2\n', 'a', ['1']],
  ['a\n5" pipe\n', 'a', ['5" pipe']],
  ['a\n"1"2\n', 'a', ['12']],
  ['a\n', 'a', []],
  ['a', 'a', []],
  ['a,b\n1,2,3\n', 'b', ['2']],
  ['a;b\n"1;5";2,5\n', 'b', ['2,5']],
  ['"a,b,c";d;e\n1;2;3\n', 'd', ['2']],
  ['a;b', 'b', []],
  ['a\tb\n1\t2\n3\t\n', 'b', ['2', '']],
  ['a\tb\r\n1\t2\r\n', 'b', ['2']],
  ['a, b\tc\td\n1\t\t"2\n', 'd', ['"2']],
  ['a\tb\n1\ttab\\tline\\nslash\\\\n\\x\n', 'b', ['tab\tline\nslash\\n\\x']],
  ['a,b\n1,\\t\n', 'b', ['\\t']],
];

it.each(CELLS)('in the CSV %j the column %s is %j', (text, column, values) => {
  expect(readAll(new Column(column, 'it'), [text])).toEqual(values);
  expect(readAll(new Column(column, 'it'), [...text])).toEqual(values);
});

it.each([
  ['a\nb\n\nc', undefined, [1, 2, 3, 4]],
  ['a,b\n1,2\n\n3,4\n', 'b', [2, 4]],
  ['a,b\r\n1,2\r\n\r\n3,4\r\n', 'b', [2, 4]],
  ['a,b\r1,2\r\r3,4', 'b', [2, 4]],
  ['a,b\n"x\ny","z\r\n"\n3,4\n"\r\n\r",5\n6,7', 'b', [2, 5, 6, 9]],
  ['"a\nb",c\n1,2\n', 'c', [3]],
  ['a\tb\n1\t2\n', 'b', [2]],
])('the values of %j (%s) stand in the lines %j', (text, column, lines) => {
  for (const pieces of [[text], [...text]]) {
    const values = column === undefined ? new Lines() : new Column(column, 'it');
    expect(foundAll(values, pieces).map(({ line }) => line)).toEqual(lines);
  }
});

it.each([
  ['', 'a', 'it is empty: its first row must name the columns'],
  ['iban,name\n', 'ibna', 'it has no column "ibna"; did you mean "iban"?'],
  ['x,y\n', 'iban', 'it has no column "iban"; it has "x", "y"'],
  ['x,y', 'iban', 'it has no column "iban"; it has "x", "y"'],
  ['a\n"1\n', 'a', 'it ends inside quotes'],
])('the CSV %j is refused for the column %s', (text, column, message) => {
  expect(() => readAll(new Column(column, 'it'), [text])).toThrow(message);
});

it('reads back any cells, however they are quoted, ended and cut', () => {
  const cell = fc.string({ unit: fc.constantFrom(...'ab",\r\n \'é😀') });
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
  fc.assert(
    fc.property(
      fc.array(fc.tuple(cell, cell), { maxLength: 5 }),
      fc.constantFrom('\n', '\r\n', '\r'),
      fc.array(fc.nat(40)),
      (rows, end, cuts) => {
        const text = ['x,y', ...rows.map((row) => row.map(quoted).join(','))].join(end);
        const places = [0, ...cuts.filter((cut) => cut < text.length).sort((a, b) => a - b), text.length];
        const pieces = places.slice(1).map((to, i) => text.slice(places[i], to));
        expect(readAll(new Column('y', 'it'), pieces)).toEqual(rows.map(([, y]) => y));
      },
    ),
  );
});

import { expect, it } from 'vitest';
import { parseTable } from './table.ts';

it('reads lines of cells in the order of the columns', () => {
  const rows = `
    Berlin|10115|de
    Wien||
    |1010
    Bern|3000
  `;
  const read = parseTable<'city' | 'code' | 'land'>({ columns: 'city code land', rows });
  expect(read.map(({ index, city, code, land }) => [index, city?.text, code?.text, land?.text])).toEqual([
    [0, 'Berlin', '10115', 'de'],
    [1, 'Wien', undefined, undefined],
    [2, undefined, '1010', undefined],
    [3, 'Bern', '3000', undefined],
  ]);
});

it('has every column in every row, so that all have one shape', () =>
  expect(Object.keys(parseTable({ columns: 'a b', rows: '|x' })[0] ?? {})).toEqual(['index', 'a', 'b']));

it('refuses a line with more cells than columns', () =>
  expect(() => parseTable({ columns: 'a b', rows: '1|2\n1|2|3' })).toThrow(
    'table row with too many cells: 1|2|3',
  ));

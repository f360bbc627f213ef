import { expect, it } from 'vitest';
import { table } from './table.ts';

const cellsOf = (columns: string, lines: string) =>
  table(columns, lines).map((row) => Object.entries(row).map(([column, cell]) => `${column}=${cell?.text}`));

it('reads lines of cells in the order of the columns, without the empty ones', () => {
  const lines = `
    Berlin|10115|de
    Wien||
    |1010
    Bern|3000
  `;
  expect(cellsOf('city code land', lines)).toEqual([
    ['city=Berlin', 'code=10115', 'land=de'],
    ['city=Wien'],
    ['code=1010'],
    ['city=Bern', 'code=3000'],
  ]);
});

it('has no keys for what is empty', () => expect(Object.keys(table('a b', '|x')[0] ?? {})).toEqual(['b']));

it('refuses a line with more cells than columns', () =>
  expect(() => table('a b', '1|2\n1|2|3')).toThrow('table row with too many cells: 1|2|3'));

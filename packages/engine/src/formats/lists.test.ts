import { expect, it } from 'vitest';
import {
  branch,
  column,
  formatRows,
  list,
  record,
  repeatedList,
  type Value,
} from '../../../../test/support/columns.ts';
import { Source } from '../draw/source.ts';
import type { Format } from './format.ts';
import { formats } from './index.ts';
import { raw } from './raw.ts';
import { sqlFormat } from './sql.ts';

const format = (key: string) => formats.get(key) as Format;
const cellOf = (key: string, values: readonly Value[]) =>
  formatRows(format(key), record([list('l', values), column('z', 1)]))
    .split(/\r?\n/)[1]
    ?.split(key === 'csv' ? /,(?=1$)/ : '\t')[0];

it.each<[readonly Value[], csv: string, tsv: string, xml: string]>([
  [[], '[]', '[]', ''],
  [[7], '[7]', '[7]', '<item>7</item>'],
  [[7, 8], '"[7,8]"', '[7,8]', '<item>7</item><item>8</item>'],
  [['a'], '"[""a""]"', '["a"]', '<item>a</item>'],
  [
    ['a', null, 'b"\t'],
    '"[""a"",null,""b\\""\\t""]"',
    '["a",null,"b\\\\"\\\\t"]',
    '<item>a</item><item null="true"/><item>b"\t</item>',
  ],
])('writes the list %j as each format can', (values, csv, tsv, xml) => {
  const nodes = [list('l', values), column('z', 1)];
  expect(formatRows(format('json'), record(nodes))).toBe(JSON.stringify({ l: values, z: 1 }));
  expect(cellOf('csv', values)).toBe(csv);
  expect(cellOf('tsv', values)).toBe(tsv);
  expect(formatRows(format('xml'), record(nodes))).toContain(`<row><l>${xml}</l><z>1</z></row>`);
  expect(formatRows(raw, record(nodes))).toBe(`${JSON.stringify(values)}\n1\n`);
});

it('quotes a list of lists, records or plain texts in CSV though it is of one', () => {
  const nodes = [
    repeatedList('r', branch('', [column('x', 1, true)]), 1),
    repeatedList('l', list('', [7]), 1),
    list('t', ['a'], true),
  ];
  expect(formatRows(format('csv'), record(nodes))).toBe('r,l,t\r\n"[{""x"":1}]","[[7]]","[""a""]"\r\n');
});

it('leaves the cell of a list that is blank empty', () => {
  const nodes = [{ ...list('l', ['a']), blank: () => true }, branch('r', [list('m', [1])], true)];
  expect(formatRows(format('csv'), record(nodes))).toBe('l,r.m\r\n,\r\n');
  expect(formatRows(format('json'), record(nodes))).toBe('{"l":null,"r":null}');
  const here = branch('h', [{ ...column('x', 'y'), blank: () => false }], false);
  expect(formatRows(format('csv'), record([here]))).toBe('h.x\r\ny\r\n');
});

const deep = [
  column('a', 'A"'),
  list('numbers', [1, 22, 333]),
  repeatedList('records', branch('', [column('x', 'é,'), list('y', ['p', 'q"'])]), 3),
  repeatedList('lists', list('', ['u', null, 'w']), 2),
  list('empty', []),
  { ...list('gone', ['a']), blank: () => true },
  column('z', null),
];

it('leaves a row within its lists and takes it up again', () => {
  const value = {
    a: 'A"',
    numbers: [1, 22, 333],
    records: Array.from({ length: 3 }, () => ({ x: 'é,', y: ['p', 'q"'] })),
    lists: Array.from({ length: 2 }, () => ['u', null, 'w']),
    empty: [],
    gone: null,
    z: null,
  };
  expect(formatRows(format('json'), record(deep), { count: 2 })).toBe(JSON.stringify([value, value]));
  for (const each of [...formats.values(), sqlFormat({ dialect: 'mysql', table: 't' })]) {
    const whole = formatRows(each, record(deep), { count: 2 });
    for (let stop = 1; stop < 40; stop++) {
      expect(formatRows(each, record(deep), { count: 2, stop }), `${each.key} ${stop}`).toBe(whole);
    }
  }
});

it('makes room for lists of any length', () => {
  const values = Array.from({ length: 10_000 }, (_, i) => i);
  expect(JSON.parse(formatRows(format('json'), record([list('l', values)])))).toEqual({ l: values });
});

it('writes bare values a line each, and an empty line where there is none', () => {
  const bare = (value: Value) => new Source('x', { kind: 'value', column: column('v', value) }, []);
  expect(formatRows(raw, bare('a"\t,'), { count: 2 })).toBe('a"\t,\na"\t,\n');
  expect(formatRows(raw, bare(null), { count: 2 })).toBe('\n\n');
  expect(formatRows(raw, bare(true))).toBe('true\n');
});

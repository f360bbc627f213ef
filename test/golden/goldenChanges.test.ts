import { expect, it } from 'vitest';
import { goldenChanges, goldenSummary } from '../../scripts/goldenChanges.mjs';

const before = new Map([
  ['de.tsv', 'full.iban\t"DE1"\t"DE2"\nfull.name\t"A"\t"B"\npreset:rent\tAmount\t1\npreset:rent\tDay\t2\n'],
  ['at.tsv', 'full.iban\t"AT1"\t"AT2"\nfull.name\t"A"\t"B"\n'],
  ['schema.ndjson', '{"id":1}\n'],
]);

it('lists each changed entry with its countries, most countries first', () => {
  const after = new Map([
    ['de.tsv', 'full.iban\t"DE1"\t"DE3"\nfull.name\t"A"\t"B"\npreset:rent\tAmount\t1\npreset:rent\tDay\t3\n'],
    ['at.tsv', 'full.iban\t"AT1"\t"AT3"\nfull.age\t1\t2\n'],
    ['schema.ndjson', '{"id":2}\n'],
  ]);
  const changes = goldenChanges(before, after);
  expect(changes).toEqual([
    { kind: 'changed', entry: 'full.iban', files: ['at', 'de'] },
    { kind: 'added', entry: 'full.age', files: ['at'] },
    { kind: 'removed', entry: 'full.name', files: ['at'] },
    { kind: 'changed', entry: 'preset:rent', files: ['de'] },
    { kind: 'changed', entry: 'row', files: ['schema'] },
  ]);
  expect(goldenSummary(changes).split('\n').slice(0, 2)).toEqual([
    '5 entries in 3 golden files',
    'changed  full.iban      2  at de',
  ]);
});

it('says so when nothing changed', () => {
  expect(goldenSummary(goldenChanges(before, before))).toBe('no golden output changed');
});

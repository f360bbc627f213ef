import { expect, it } from 'vitest';
import { endingsOf, fileName } from './name.ts';

it.each([
  ['people.csv', { stem: 'people', endings: '.csv', format: 'csv', compression: undefined }],
  [
    'a/b.c/people.JSONL.GZ',
    { stem: 'a/b.c/people', endings: '.JSONL.GZ', format: 'ndjson', compression: 'gz' },
  ],
  ['x.parquet.zst', { stem: 'x', endings: '.parquet.zst', format: 'parquet', compression: 'zst' }],
  ['x.y.tsv', { stem: 'x.y', endings: '.tsv', format: 'tsv', compression: undefined }],
  ['x.gz', { stem: 'x', endings: '.gz', format: '', compression: 'gz' }],
  ['.csv', { stem: '.csv', endings: '', format: '', compression: undefined }],
  ['a/.gz', { stem: 'a/.gz', endings: '', format: '', compression: undefined }],
  ['', { stem: '', endings: '', format: '', compression: undefined }],
  ['x.constructor', { stem: 'x', endings: '.constructor', format: 'constructor', compression: undefined }],
])('the file %s is %j', (file, name) => {
  expect(fileName(file)).toEqual(name);
});

it('a format has the ending of its name, and ndjson another', () => {
  expect(endingsOf('csv')).toEqual(['.csv']);
  expect(endingsOf('ndjson')).toEqual(['.ndjson', '.jsonl']);
});

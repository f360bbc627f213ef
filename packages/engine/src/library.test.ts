import { expect, it } from 'vitest';
import * as all from './index.ts';
import { operations, SERVED_ALONE } from './operations/index.ts';

it('offers every operation as a function, or says that it does not', () => {
  const { specimen } = all;
  const offered = Object.keys({ ...specimen, ...specimen.catalogue }).filter((name) => name in operations);
  expect([...offered, ...SERVED_ALONE].sort()).toEqual(Object.keys(operations).sort());
});

it('exports each of its functions by itself', () => {
  const { world, ...functions } = all.specimen;
  expect(all).toMatchObject(functions);
});

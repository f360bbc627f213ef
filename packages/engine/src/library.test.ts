import { expect, it } from 'vitest';
import * as all from './index.ts';
import { operations } from './operations/index.ts';

/** The operations that are no functions of the library, with the reason. */
const NOT_OFFERED = {
  fetch: 'resolve and generate are',
  schemaHelp: 'the types say it',
  datasetSchema: 'the types say it',
};

it('offers every operation as a function, or leaves it out for a reason', () => {
  const { specimen } = all;
  const offered = Object.keys({ ...specimen, ...specimen.catalogue }).filter((name) => name in operations);
  expect([...offered, ...Object.keys(NOT_OFFERED)].sort()).toEqual(Object.keys(operations).sort());
});

it('exports each of its functions by itself', () => {
  const { world, ...functions } = all.specimen;
  expect(all).toMatchObject(functions);
});

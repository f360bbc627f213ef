import { expect, it } from 'vitest';
import { dniLetter } from './dniLetter.ts';

// The Ministry's specimen, stdnum's tests, and the first and the last letter of the table.
it.each(['12345678Z', '54362315K', '99999999R', '00000000T', '00000022E'])('ends %s', (dni) =>
  expect(dniLetter(dni.slice(0, -1))).toBe(dni.slice(-1)),
);

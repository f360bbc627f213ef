import { describe, expect, it } from 'vitest';
import { DEPTH } from '../support/depth.ts';
import {
  changedValue,
  changeStream,
  lazy,
  twiceChangedValues,
  validValue,
} from '../support/validatorValues.ts';
import type { Judge } from './judge.ts';
import { unissuedNumberExceptions, validatorsWithUnissuedNumbers } from './unissuedNumbers.ts';

const files = import.meta.glob<Record<string, readonly Judge[]>>('./panel/*.ts', {
  eager: true,
});
const judges = Object.values(files)
  .flatMap((file) => Object.values(file).flat())
  .map((judge): Judge => ({ ...judge, says: (value) => untraced(() => judge.says(value)) }));

/** How many values are made for a judge, and how many more are looked through for a rare exception. */
const ROWS = 200 * DEPTH;
const MORE = 6000;

/** Number of values that are changed twice, and for which each case is put to the judge. */
const TWICE = 50 * DEPTH;
const SPOILT = 25 * DEPTH;

it('has a panel', () => expect(judges.length).toBeGreaterThan(150));

it.each(validatorsWithUnissuedNumbers)('puts numbers of nobody to a judge of %s that takes them', (id) => {
  const [exception] = unissuedNumberExceptions(id);
  const needed = judges.some(
    (judge) =>
      judge.validator.id === id &&
      written(judge.validator)
        .flat()
        .some((value) => exception?.when(value) && judge.says(value) !== judge.validator.valid(value)),
  );
  expect(needed, 'an exception that excuses nothing').toBe(true);
});

describe.each(judges.map((judge) => ({ id: judge.validator.id, name: judge.name, judge })))(
  '$id by $name',
  ({ judge }) => {
    const { validator, says, except = [] } = judge;
    const rows = Array.from({ length: ROWS }, (_, row) => row);
    const wrong = lazy(() => rows.map((row) => changedValue(validator, row)));
    const own = lazy(() => rows.map((row) => validValue(validator, row)));
    const cases = () => written(validator).flat();
    const exceptions = [...except, ...unissuedNumberExceptions(validator.id)];
    const excused = (value: string) => exceptions.some(({ when }) => when(value));
    const differs = (value: string) => says(value) !== validator.valid(value);

    it('agrees on what we make', () => {
      expect(own().filter((value) => !excused(value) && !says(value))).toEqual([]);
    });

    it('agrees on what is changed in one place', () => {
      expect(wrong().filter((value) => !excused(value) && differs(value))).toEqual([]);
    });

    it('agrees on what is changed in two places', () => {
      const twice = rows.slice(0, TWICE).flatMap((row) => twiceChangedValues(validator, row));
      expect(twice.filter((value) => !excused(value) && differs(value))).toEqual([]);
    });

    it('agrees on every case', () => {
      expect(cases().filter((value) => !excused(value) && differs(value))).toEqual([]);
    });

    it.each(except)('is excused because $reason', ({ reason, when }) => {
      expect(reason.length).toBeGreaterThan(10);
      const needed = (value: string) => when(value) && differs(value);
      const found = (row: number) =>
        needed(validValue(validator, row)) ||
        needed(changedValue(validator, row)) ||
        twiceChangedValues(validator, row).some(needed) ||
        (row < ROWS && forms(validator, row).some(needed));
      let row = 0;
      while (row < MORE && !found(row)) row++;
      expect(row, 'an exception that excuses nothing').toBeLessThan(MORE);
    });

    it('is heard on more than half of the values', () => {
      expect(own().filter(excused).length, 'made').toBeLessThanOrEqual(ROWS / 2);
      expect(wrong().filter(excused).length, 'changed').toBeLessThanOrEqual(ROWS / 2);
      expect(cases().filter(excused).length, 'cases').toBeLessThanOrEqual(cases().length / 2);
    });
  },
);

/** Without traces of where errors were thrown: judges throw for each wrong value, and tracing takes most of their time. */
function untraced<T>(work: () => T): T {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    return work();
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

type Judged = Judge['validator'];

/** The forms of some of a validator's values, made once for all its judges. */
function written(validator: Judged): readonly (readonly string[])[] {
  let known = writings.get(validator);
  if (!known) {
    known = Array.from({ length: SPOILT }, (_, row) => forms(validator, row));
    writings.set(validator, known);
  }
  return known;
}

const writings = new Map<Judged, readonly (readonly string[])[]>();

/** A value in each form that is accepted, and made wrong in each way but the empty one. */
function forms(validator: Judged, row: number): readonly string[] {
  const { bare, valid, cases, spoil } = validator;
  const value = validValue(validator, row);
  const right = [bare(value), value, value.toLowerCase()].filter(valid);
  const wrong = cases
    .filter((name) => name !== 'empty')
    .map((name) => spoil(value, name, changeStream(name, row)))
    .filter((spoilt) => spoilt !== undefined);
  return [...right, ...wrong];
}

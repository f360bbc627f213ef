import { describe, expect, it } from 'vitest';
import { changed, changedTwice, made, once } from './draws.ts';
import type { Judge } from './judges/judge.ts';

const files = import.meta.glob<Record<string, readonly Judge[]>>(['./judges/*.ts', '!./judges/judge.ts'], {
  eager: true,
});
const judges = Object.values(files).flatMap((file) => Object.values(file).flat());

/** How many values are made for a judge, and how many more are looked through for a rare exception. */
const ROWS = 600;
const MORE = 6000;

it('has a panel', () => expect(judges.length).toBeGreaterThan(150));

describe.each(judges.map((judge) => ({ id: judge.validator.id, name: judge.name, judge })))(
  '$id by $name',
  ({ judge }) => {
    const { validator, says, except = [] } = judge;
    const rows = Array.from({ length: ROWS }, (_, row) => row);
    const wrong = once(() => rows.map((row) => changed(validator, row)));
    const own = once(() => rows.map((row) => made(validator, row)));
    const excused = (value: string) => except.some(({ when }) => when(value));
    const differs = (value: string) => says(value) !== validator.valid(value);

    it('agrees on what we make', () => {
      expect(own().filter((value) => !excused(value) && !says(value))).toEqual([]);
    });

    it('agrees on what is changed in one place', () => {
      expect(wrong().filter((value) => !excused(value) && differs(value))).toEqual([]);
    });

    it('agrees on what is changed in two places', () => {
      const twice = rows.slice(0, ROWS / 4).flatMap((row) => changedTwice(validator, row));
      expect(twice.filter((value) => !excused(value) && differs(value))).toEqual([]);
    });

    it.each(except)('is excused because $reason', ({ reason, when }) => {
      expect(reason.length).toBeGreaterThan(10);
      const needed = (value: string) => when(value) && differs(value);
      const found = (row: number) =>
        needed(made(validator, row)) ||
        needed(changed(validator, row)) ||
        changedTwice(validator, row).some(needed);
      let row = 0;
      while (row < MORE && !found(row)) row++;
      expect(row, 'an exception that excuses nothing').toBeLessThan(MORE);
    });

    it('is heard on more than half of the values', () => {
      expect(own().filter(excused).length, 'made').toBeLessThanOrEqual(ROWS / 2);
      expect(wrong().filter(excused).length, 'changed').toBeLessThanOrEqual(ROWS / 2);
    });
  },
);

import { describe, expect, it } from 'vitest';
import { Random, RowKey } from '../packages/engine/src/kernel/random.ts';
import { citizen } from './citizen.ts';
import type { Judge } from './judges/judge.ts';

const files = import.meta.glob<Record<string, readonly Judge[]>>(['./judges/*.ts', '!./judges/judge.ts'], {
  eager: true,
});
const judges = Object.values(files).flatMap((file) => Object.values(file).flat());

it('has a panel', () => expect(judges.length).toBeGreaterThan(150));

describe.each(judges.map((judge) => ({ id: judge.validator.id, name: judge.name, judge })))(
  '$id by $name',
  ({ judge }) => {
    const { validator, says, except = [] } = judge;
    const excused = (value: string) => except.some(({ when }) => when(value));
    const make = (i: number) => {
      const row = new RowKey('judges').at(i);
      return validator.make(new Random(validator.id).start(row), citizen(row));
    };

    it('agrees on what we make', () => {
      for (let i = 0; i < 300; i++) {
        const value = make(i);
        if (!excused(value)) expect(says(value), value).toBe(true);
      }
    });

    it('agrees on what is changed', () => {
      for (let i = 0; i < 300; i++) {
        const random = new Random('judge').start(new RowKey('judge').at(i));
        const value = make(i);
        const at = random.pick([...value.matchAll(/[0-9A-Z]/gi)].map(({ index }) => index));
        const changed = value.slice(0, at) + random.pick('0123456789') + value.slice(at + 1);
        if (!excused(changed)) expect(says(changed), changed).toBe(validator.valid(changed));
      }
    });

    it('has a reason for each exception', () => {
      for (const { reason } of except) expect(reason.length).toBeGreaterThan(10);
    });
  },
);

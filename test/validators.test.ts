import { readdirSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../packages/engine/src/index.ts';
import { Random, RowKey } from '../packages/engine/src/kernel/random.ts';
import { validators } from '../packages/engine/src/validators/index.ts';
import { citizen } from './citizen.ts';
import { STRENGTH } from './strength.ts';

const folder = new URL('../packages/engine/src/validators/', import.meta.url);

describe('the table of validators', () => {
  it('holds every file of its folder, each with its vectors', () => {
    const files = readdirSync(folder).filter((file) => file.endsWith('.ts') && file !== 'index.ts');
    const names = files.filter((file) => !file.endsWith('.test.ts')).map((file) => file.slice(0, -3));
    expect(validators.map(({ id }) => id).sort()).toEqual(names.sort());
    for (const name of names) expect(files, name).toContain(`${name}.test.ts`);
  });

  it('lists the 72 of the interface first', () => {
    const listed = catalogue.validators();
    expect(listed).toHaveLength(72);
    expect(listed[0]).toEqual({ id: 'luhn', label: 'Luhn mod-10' });
    expect(listed.at(-1)?.id).toBe('ipv6');
    expect(catalogue.validators('all')).toHaveLength(validators.length);
  });

  it('has a label of its own for each', () => {
    const labels = validators.map(({ label }) => label);
    expect(labels.filter((label, i) => labels.indexOf(label) !== i)).toEqual([]);
  });
});

describe.each(validators.map((validator) => ({ id: validator.id, validator })))(
  '$id',
  ({ id, validator }) => {
    const made = Array.from({ length: 2000 }, (_, i) => {
      const row = new RowKey('validators').at(i);
      return validator.make(new Random(id).start(row), citizen(row));
    });

    it('accepts what it makes, in printed and in lower case where it is made in capitals', () => {
      for (const value of made) expect(validator.valid(value), value).toBe(true);
      expect(new Set(made).size).toBeGreaterThan(50);
    });

    it('refuses changed digits at the rate its rule promises', () => {
      const { single, swap } = STRENGTH.get(id) ?? { single: 100, swap: 100 };
      expect(rate(made.slice(0, 400), changed, validator.valid), 'single digits').toBeGreaterThanOrEqual(
        single / 100,
      );
      expect(rate(made.slice(0, 400), swapped, validator.valid), 'neighbours').toBeGreaterThanOrEqual(
        swap / 100,
      );
    });

    it('never throws and never takes longer for a longer value', () => {
      fc.assert(
        fc.property(
          fc.oneof(
            fc.string({ unit: 'binary' }),
            fc.string({ maxLength: 40 }),
            fc.stringMatching(/^[0-9A-Z ./-]{0,40}$/),
          ),
          (value) => {
            expect(typeof validator.valid(value)).toBe('boolean');
          },
        ),
        { numRuns: 60 },
      );
      for (const filler of ['0', '9', 'A', ' ', '-', '<', '\n', '1 '])
        expect(validator.valid(filler.repeat(100_000))).toBe(false);
      expect(validator.valid('')).toBe(false);
      const [first = ''] = made;
      for (const wrong of [`${first}\n`, ` ${first}x`]) {
        expect(validator.valid(wrong), JSON.stringify(wrong)).toBe(false);
      }
    });
  },
);

type Change = (value: string, at: number, random: Random) => string | undefined;

/** The share of changed values that are refused. */
function rate(values: readonly string[], change: Change, valid: (value: string) => boolean): number {
  let refused = 0;
  let all = 0;
  values.forEach((value, i) => {
    const random = new Random('change').start(new RowKey('change').at(i));
    for (let at = 0; at < value.length; at++) {
      const other = change(value, at, random);
      if (other === undefined || other === value) continue;
      all++;
      if (!valid(other)) refused++;
    }
  });
  return all === 0 ? 1 : refused / all;
}

function changed(value: string, at: number, random: Random): string | undefined {
  const char = value[at] as string;
  if (!/[0-9]/.test(char)) return undefined;
  return value.slice(0, at) + ((Number(char) + 1 + random.below(9)) % 10) + value.slice(at + 1);
}

function swapped(value: string, at: number): string | undefined {
  const [a, b] = [value[at] as string, value[at + 1] ?? ''];
  if (!/[0-9]/.test(a) || !/[0-9]/.test(b) || a === b) return undefined;
  return value.slice(0, at) + b + a + value.slice(at + 2);
}

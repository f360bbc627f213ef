import { describe, expect, it } from 'vitest';
import { Random, RowKey } from '../../packages/engine/src/kernel/random.ts';
import type { Validator } from '../../packages/engine/src/model.ts';
import { citizen } from './citizen.ts';

/** A validator's published valid numbers, and one number for each way of being wrong, as tests. */
export function vectors(
  validator: Pick<Validator<never>, 'id' | 'make' | 'valid'>,
  {
    valid,
    invalid,
  }: { readonly valid: readonly string[]; readonly invalid: Readonly<Record<string, string>> },
): void {
  describe(validator.id, () => {
    it.each(valid)('accepts %s', (value) => expect(validator.valid(value)).toBe(true));
    it.each(Object.entries(invalid))('refuses %s', (_, value) => expect(validator.valid(value)).toBe(false));
    it('accepts what it makes', () => {
      for (let i = 0; i < 200; i++) {
        const row = new RowKey('vectors').at(i);
        // A maker asks for some of a citizen, or for nothing.
        const value = validator.make(new Random(validator.id).start(row), citizen(row) as never);
        expect(validator.valid(value), value).toBe(true);
      }
    });
  });
}

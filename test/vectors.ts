import { describe, expect, it } from 'vitest';
import type { Validator } from '../packages/engine/src/model.ts';

/** A validator's published valid numbers, and one number for each way of being wrong, as tests. */
export function vectors(
  validator: Pick<Validator, 'id' | 'valid'>,
  {
    valid,
    invalid,
  }: { readonly valid: readonly string[]; readonly invalid: Readonly<Record<string, string>> },
): void {
  describe(validator.id, () => {
    it.each(valid)('accepts %s', (value) => expect(validator.valid(value)).toBe(true));
    it.each(Object.entries(invalid))('refuses %s', (_, value) => expect(validator.valid(value)).toBe(false));
  });
}

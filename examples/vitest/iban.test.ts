import { cases } from 'specimen-data';
import { expect, test } from 'vitest';
import { isGermanIban } from './iban.js';

test.each(cases('de.iban', { seed: 'demo' }))('$case: $why', ({ value, valid }) => {
  expect(isGermanIban(value)).toBe(valid);
});

import { describe, expect, it } from 'vitest';
import { TROY } from '../data/cards.ts';
import { Random, RowKey } from '../kernel/random.ts';
import type { CountryFacts } from '../model.ts';
import { cardNumber } from '../validators/cardNumber.ts';
import { brandOf } from './card.ts';

const facts = { networks: { troy: TROY } } as unknown as CountryFacts;

describe('brandOf', () => {
  it.each(['visa', 'mastercard', 'amex', 'diners', 'maestro', 'troy'])('makes numbers of %s', (name) => {
    const { key, cvv, number } = brandOf(name, facts);
    const random = new Random(name).start(new RowKey('x').at(0));
    const made = number(random);
    expect([cardNumber.valid(made), cardNumber.reads(made).brand]).toEqual([true, name]);
    expect(key).toBe(name);
    expect(cvv).toBe(name === 'amex' ? 4 : 3);
  });
});

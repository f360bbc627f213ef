import { expect, it } from 'vitest';
import { countries } from '../countries/index.ts';
import { tokensOf } from '../lexicon/tokens.ts';
import { corrected } from './corrected.ts';
import { Vocabulary } from './vocabulary.ts';

it.each([
  ['inavlid iban', 'invalid iban'],
  ['femal kenyan', 'female kenyan'],
  ['thrity year old', 'thirty year old'],
  ['withuot iban', 'without iban'],
  ['hundert IBANs', 'hundert iban'],
  ['Womna', 'womna'],
])('%s is read as %s', (query, expected) => {
  const tokens = corrected(
    new Vocabulary(countries),
    tokensOf(query, () => new Set()),
  );
  expect(tokens.map(({ word }) => word).join(' ')).toBe(expected);
});

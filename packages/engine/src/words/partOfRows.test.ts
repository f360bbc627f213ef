import { expect, it } from 'vitest';
import { tokensOf } from '../lexicon/tokens.ts';
import { numbersIn } from './numbers.ts';
import { refusePart } from './partOfRows.ts';

function refuse(query: string): void {
  const tokens = tokensOf(query, () => new Set());
  refusePart(tokens, numbersIn(tokens));
}

it.each([
  '10 customers, 5 of them over 60',
  '20 customers, most of them over 50',
  '10 customers incl. one from Gdansk',
  '10 customers, two without email',
  '10 customers, at least 2 from Berlin',
  '3 women, one over 60',
])('%s is of some rows alone', (query) =>
  expect(() => refuse(query)).toThrow('ask for rows that differ separately'),
);

it.each([
  'ibans, 5 of them',
  '10 customers over 60',
  '1 customer, 30 from Berlin',
  '5 women, 30 from Berlin',
  '10 customers aged 30 from Berlin',
  'customers, 5 from Berlin',
])('%s is of all', (query) => expect(() => refuse(query)).not.toThrow());

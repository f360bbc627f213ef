import { describe, expect, it } from 'vitest';
import { countries } from '../countries/index.ts';
import { tokensOf } from '../lexicon/tokens.ts';
import type { Country } from '../model.ts';
import { refuseUnknownNames } from './unknown.ts';

const germany = countries.find(({ code }) => code === 'de') as Country;
const refused = (query: string) => () =>
  refuseUnknownNames(
    tokensOf(query, () => new Set()),
    germany,
  );

describe('a name of which nothing is known', () => {
  it.each([
    ['FooBank account', 'Germany has no bank "FooBank"; known: ING'],
    ['foobank account', 'no bank "foobank"'],
    ['account, Foo Bank', 'no bank "Foo"'],
    ['account with bank foo', 'no bank "foo"'],
    ['account at Foo', 'no bank "Foo"'],
    ['iban with Foo', 'no bank "Foo"'],
    ['someone from Buxtehude', 'Germany has no city "Buxtehude"; known: Berlin'],
    ['jemand aus Buxtehude', 'no city "Buxtehude"'],
    ['living in Buxtehude', 'no city "Buxtehude"'],
  ])('is refused where it stands as a bank or a city: %s', (query, message) => {
    expect(refused(query)).toThrow(
      expect.objectContaining({ kind: 'unresolved', message: expect.stringContaining(message) }) as Error,
    );
  });

  it.each([
    'foo bank account',
    'bank foo',
    'account at foo',
    'customer with Foo',
    'an online bank account',
    'a River Bank account',
    'from buxtehude',
    'from BUX',
    'from Excel',
    'from Northern Germany',
    'tested in Buxtehude',
    'from 10115',
    'My Bank',
  ])('is left elsewhere: %s', (query) => {
    expect(refused(query)).not.toThrow();
  });

  it('is none if it was understood', () => {
    const tokens = tokensOf('from Buxtehude', () => new Set());
    for (const token of tokens) token.used = true;
    expect(() => refuseUnknownNames(tokens, germany)).not.toThrow();
  });
});

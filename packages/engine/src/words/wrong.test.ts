import { describe, expect, it } from 'vitest';
import { countries } from '../countries/index.ts';
import { tokensOf } from '../lexicon/tokens.ts';
import type { Country } from '../model.ts';
import { wrongIn, wrongOf } from './wrong.ts';

const germany = countries.find(({ code }) => code === 'de') as Country;

/** Returns the faults of a request, for fields whose keys it contains. */
function wrong(query: string): unknown {
  const tokens = tokensOf(query, () => new Set());
  const wrongs = wrongIn(tokens);
  const fields = tokens.flatMap(({ word, at, used }) =>
    !used && germany.fields.has(word) ? [{ from: at, to: at + 1, meaning: word }] : [],
  );
  return wrongOf(
    { name: germany.name, fields: germany.fields, named: fields, isWhole: false },
    wrongs,
    tokens,
  ).invalid;
}

describe('what a request wants wrong', () => {
  it.each([
    ['iban', undefined],
    ['valid iban', undefined],
    ['invalid iban', true],
    ['ungültige iban', true],
    ['iban inválido', true],
    ['iban with a bad checksum', 'checksum'],
    ['wrong check digit iban', 'checksum'],
    ['iban that is too short', 'short'],
    ['iban too long', 'long'],
    ['iban with swapped digits', 'transposed'],
    ['name and invalid iban', ['iban']],
    ['invalid iban and name', ['iban']],
    ['iban with a bad checksum and name', ['iban:checksum']],
    ['invalid iban and wrong id', ['iban', 'id']],
    ['not invalid iban', undefined],
    ['iban without a wrong checksum', undefined],
    ['not a valid iban', true],
    ['id and iban invalid', ['id', 'iban']],
    ['iban invalid, name', ['iban']],
    ['name, id and iban, all invalid', ['id', 'iban']],
    ['iban valid and id invalid', ['id']],
    ['name, id and iban: everything valid except the id', ['id']],
    ['name and iban, all correct but the iban wrong', ['iban']],
    ['iban, all valid but no name', undefined],
  ])('%s: %j', (query, expected) => expect(wrong(query)).toEqual(expected));

  it('is a way that the field knows', () => {
    expect(() => wrong('iban with an impossible date')).toThrow(
      /^"iban" of Germany cannot be wrong by "date"; its cases are .*checksum/,
    );
    expect(() => wrong('name, iban and id with an impossible date')).toThrow(/"id" of Germany/);
  });

  it('is a field that can be', () => {
    expect(() => wrong('invalid')).toThrow(/say which field of Germany must be wrong; these can be: .*iban/);
    expect(() => wrong('invalid city')).toThrow(
      /no standard defines when "city" of Germany is wrong; these can be: .*iban/,
    );
  });
});

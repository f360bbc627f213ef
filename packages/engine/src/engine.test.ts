import { describe, expect, it } from 'vitest';
import { de } from './countries/de.ts';
import { engine } from './engine.ts';
import { Problem } from './kernel/problem.ts';
import { library } from './library.ts';
import { types } from './types/index.ts';

/** Returns the message of a call that the compiler would reject. */
function told(call: () => unknown): string {
  try {
    return `made ${call()}`;
  } catch (error) {
    return error instanceof Problem ? error.message : `no Problem: ${error}`;
  }
}

const NO_TYPES =
  'this engine has no types: import them from specimen-data/types and call engine(countries, { types })';

describe('an engine', () => {
  it('says how to get generic types where it has none', () => {
    for (const parts of [{}, { types: null }, { types: {} }, types])
      expect(told(() => engine([de], parts as never).generate('any.uuid'))).toBe(NO_TYPES);
  });

  it.each([undefined, null, de, 'de', ['de'], [{ de }], [undefined]])('refuses %s as countries', (given) => {
    const wanted = 'countries must be an array such as [de], of specimen-data/countries/de';
    expect(told(() => engine(given as never))).toBe(wanted);
    expect(told(() => library(given as never))).toBe(wanted);
  });

  it('refuses parts that are no object', () => {
    expect(told(() => engine([de], null as never))).toBe('parts must be an object, not null');
  });

  it('asks nothing by a condition that a build leaves open', () => {
    const { build } = engine([de]);
    const where = { sex: 'female', city: 'Berlin' } as const;
    expect(build('de.person', { sex: undefined, city: undefined }, { seed: 1, where })).toMatchObject(where);
  });

  it('refuses options of a build that are none', () => {
    const { build } = engine([de]);
    expect(told(() => build('de.person', {}, null as never))).toBe('options must be an object, not null');
    expect(told(() => build('de.person', {}, 5 as never))).toBe('options must be an object, not 5');
  });
});

describe('a library without the United States', () => {
  const { dataset, fromJsonSchema } = library([de]);

  it('takes its first country where none is named', () => {
    const { customers } = dataset('bank', { size: 1, seed: 'a' }).tables;
    expect(customers).toEqual(dataset('bank', { size: 1, seed: 'a', country: 'de' }).tables.customers);
    expect(fromJsonSchema({ properties: { iban: { type: 'string' } } }, { seed: 'a' })).toMatchObject({
      iban: expect.stringMatching(/^DE/),
    });
    expect(told(() => library([]).dataset('bank'))).toBe('unknown country "us"; known: none');
  });
});

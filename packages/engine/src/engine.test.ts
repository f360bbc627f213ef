import { describe, expect, it } from 'vitest';
import { de } from './countries/de.ts';
import { engine } from './engine.ts';
import { products } from './fields/product.ts';
import { Problem } from './kernel/problem.ts';
import { library } from './library.ts';
import { presets } from './operations/presets.ts';
import { types } from './types/index.ts';

/** What a program is told that no compiler reads. */
function told(call: () => unknown): string {
  try {
    return `made ${call()}`;
  } catch (error) {
    return error instanceof Problem ? error.message : `no Problem: ${error}`;
  }
}

const left = (part: string) =>
  `this engine has no ${part}: engine(countries, { ${part} }) takes those of specimen-data/${part}`;

describe('an engine', () => {
  it.each([
    ['any.uuid', 'types'],
    ['de.product', 'products'],
    ['de.preset:kyc', 'presets'],
  ])('says of %s that it was made without %s, or with what are none', (spec, part) => {
    for (const parts of [{}, { [part]: null }, { [part]: {} }, { [part]: { [part]: {} } }])
      expect(told(() => engine([de], parts as never).generate(spec))).toBe(left(part));
  });

  it('says of presets with products that it was made without these', () => {
    expect(told(() => engine([de], { presets }).generate('de.preset:Invoice' as string))).toBe(
      left('products'),
    );
    expect(engine([de], { presets, products }).generate('de.preset:invoice')).toHaveLength(14);
    expect(told(() => engine([de], { presets }).generate('de.preset:kycc' as string))).toContain('"kyc"');
  });

  it.each([undefined, null, de, 'de', ['de'], [{ de }], [undefined]])('refuses %s as countries', (given) => {
    const wanted = 'countries must be an array, as [de]';
    expect(told(() => engine(given as never))).toBe(wanted);
    expect(told(() => library(given as never))).toBe(wanted);
  });

  it('refuses what are no parts', () => {
    expect(told(() => engine([de], types as never).generate('any.uuid'))).toBe(left('types'));
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

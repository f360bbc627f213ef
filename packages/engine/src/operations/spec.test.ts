import { expect, it } from 'vitest';
import { de } from '../countries/de.ts';
import { everything } from './everything.ts';
import { compile, findCountry, type Parts, worldOf } from './spec.ts';

it('a world of some countries suggests those that there are', () => {
  const world = worldOf([de], {}, [de, { code: 'fr', name: 'France' }]);
  expect(findCountry(world, 'DE')).toBe(de);
  expect(() => findCountry(world, 'frnce')).toThrow('unknown country "frnce"; did you mean "fr"?');
  expect(() => findCountry(worldOf([de]), 'frnce')).toThrow('unknown country "frnce"; known: de');
});

it.each([
  ['any.uuid', 'types'],
  ['de.product', 'products'],
  ['de.preset:kyc', 'presets'],
])('an engine that is given nothing but countries tells what %s takes', (spec, part) => {
  expect(() => compile(worldOf([de]), spec)).toThrow(
    `this engine has no ${part}: engine(countries, { ${part} }) takes those of specimen-data/${part}`,
  );
  expect(compile(worldOf([de], everything), spec).name).toContain(spec.split(/[.:]/).at(-1));
});

it('presets with products in them are there where products are', () => {
  const keys = (parts: Parts) => [...(worldOf([de], parts).countries.get('de')?.presets.keys() ?? [])];
  const { presets, products } = everything;
  expect(keys({ products })).toEqual([]);
  expect(keys({ presets })).toEqual(keys(everything).filter((key) => key !== 'invoice'));
  expect(keys({ presets, products })).toEqual(keys(everything));
});

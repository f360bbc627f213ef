import { expect, it } from 'vitest';
import { de } from '../countries/de.ts';
import { everything } from '../operations/everything.ts';
import { compileSpec, findCountry, worldOf } from './spec.ts';

it('a world of some countries suggests those that there are', () => {
  const world = worldOf([de], {}, [de, { code: 'fr', name: 'France' }]);
  expect(findCountry(world, 'DE')).toBe(de);
  expect(() => findCountry(world, 'frnce')).toThrow('unknown country "frnce"; did you mean "fr"?');
  expect(() => findCountry(worldOf([de]), 'frnce')).toThrow('unknown country "frnce"; known: de');
});

it('an engine without generic types says how to get them', () => {
  expect(() => compileSpec(worldOf([de]), 'any.uuid')).toThrow(
    'this engine has no types: import them from specimen-data/types and call engine(countries, { types })',
  );
  expect(compileSpec(worldOf([de], everything), 'any.uuid').name).toContain('uuid');
});

it.each(['de.product', 'de.preset:kyc', 'de.preset:invoice'])('an engine of one country knows %s', (spec) => {
  expect(compileSpec(worldOf([de]), spec).name).toContain(spec.split(/[.:]/).at(-1));
});

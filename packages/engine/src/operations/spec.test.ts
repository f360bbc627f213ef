import { expect, it } from 'vitest';
import { de } from '../countries/de.ts';
import { findCountry, worldOf } from './spec.ts';

it('a world of some countries suggests those that there are', () => {
  const world = worldOf([de], {}, [de, { code: 'fr', name: 'France' }]);
  expect(findCountry(world, 'DE')).toBe(de);
  expect(() => findCountry(world, 'frnce')).toThrow('unknown country "frnce"; did you mean "fr"?');
  expect(() => findCountry(worldOf([de]), 'frnce')).toThrow('unknown country "frnce"; known: de');
});

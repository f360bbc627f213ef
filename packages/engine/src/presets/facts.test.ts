import { expect, it } from 'vitest';
import { buildingIn } from './facts.ts';

it.each([
  ['Hauptstraße 12a', 'Hauptstraße', '12a'],
  ['Ringstraße 5/3/12', 'Ringstraße', '5/3/12'],
  ['Mlynská 7/A', 'Mlynská', '7/A'],
  ['36, Rue de la Gare', 'Rue de la Gare', '36'],
  ['36A, Rue de la Gare', 'Rue de la Gare', '36A'],
  ['12 bis Rue Pasteur', 'Rue Pasteur', '12 bis'],
  ['78 bis Rue du 8 Mai 1945', 'Rue du 8 Mai 1945', '78 bis'],
  ['Calle Mayor, 4, 2º B', 'Calle Mayor', '4'],
  ['28. října 14', '28. října', '14'],
  ['The Old Mill', 'The Old Mill', ''],
])('splits %s', (whole, street, building) => {
  expect(buildingIn(whole)).toEqual({ street, building });
});

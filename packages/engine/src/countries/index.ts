import type { Country } from '../country.ts';
import { de } from './de.ts';
import { fr } from './fr.ts';
import { ke } from './ke.ts';

/** Every country, by code. Written by `npm run registries`. */
export const countries: readonly Country[] = [
  de,
  fr,
  ke,
];

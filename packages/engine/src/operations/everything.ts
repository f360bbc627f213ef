import { uncoveredCountries } from '../data/uncoveredCountries.ts';
import type { Parts } from '../spec/spec.ts';
import { types } from '../types/index.ts';

/** All tables of the world except the countries. */
export const everything: Required<Parts> = { types, uncovered: uncoveredCountries() };

import { uncoveredCountries } from '../data/uncoveredCountries.ts';
import type { Parts } from '../spec/spec.ts';
import { types } from '../types/index.ts';

/** All that there is beside countries. */
export const everything: Required<Parts> = { types, uncovered: uncoveredCountries() };

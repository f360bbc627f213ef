import { types } from '../types/index.ts';
import type { Parts } from './spec.ts';

/** All that there is beside countries. */
export const everything: Required<Parts> = { types };

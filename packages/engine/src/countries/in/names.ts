import type { NameFacts } from '../../model.ts';
import { eastern } from './eastern.ts';
import { northern } from './northern.ts';
import { southern } from './southern.ts';

/** Indian names by people, in its own script; `near` says how many of a hundred they are in a state, `share` elsewhere. */
export const indianNames: readonly NameFacts[] = [...northern, ...eastern, ...southern];

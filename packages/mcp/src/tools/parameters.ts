import { formats, LIMITS } from 'specimen-data';
import { FIELDS } from '../rows.ts';

/** The parameters that several tools take. */
export const COUNT = {
  type: 'integer',
  minimum: 1,
  maximum: LIMITS.rows,
  description: 'How many rows, as an array. Left out: one bare value.',
};
export const SEED = {
  type: ['string', 'number'],
  description: 'Any text. The same seed gives the same data.',
};
export const FORMAT = { type: 'string', enum: [...formats.keys()], description: 'Left out: json.' };
export const OFFSET = {
  type: 'integer',
  minimum: 0,
  maximum: LIMITS.offset,
  description: "The first row, from 0, of the seed's endless table.",
};
export const RECORD_FIELDS = {
  ...FIELDS,
  description:
    'Of person and full: keys, a group (identity, contact, payment, banking, tax, transaction) or all.',
};

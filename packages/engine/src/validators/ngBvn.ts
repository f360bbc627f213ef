import { part, zeros } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * BVN: eleven digits that begin with 22. Structure only: no check rule is public.
 * Source: Nigeria Inter-Bank Settlement System (NIBSS).
 */
export const ngBvn = standard({
  id: 'ngBvn',
  label: 'BVN (Nigeria)',
  written: '###########',
  rules: {
    prefix: part([0, 2], /22/, 'begins with #, should begin with 22'),
    series: part([2], /^(?!0+$|2+$)/, 'nine equal digits # are never issued'),
  },
  wrong: { series: zeros(2, 11) },
  make: (random) => `22${random.int(1, 6)}${random.digits(8)}`,
});

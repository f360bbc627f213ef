import { part, zeros } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * Ghana Card: GHA, nine digits, check digit. Structure only: the check rule is not public.
 * Source: National Identification Authority; OECD TIN sheet Ghana.
 */
export const ghCard = standard({
  id: 'ghCard',
  label: 'Ghana Card (Ghana)',
  written: 'GHA-#########-#',
  rules: { series: part([3, 12], /[1-9]/, 'zeros alone are not a number') },
  wrong: { series: zeros(3, 12) },
  make: (random) => `GHA-7${random.digits(8)}-${random.below(10)}`,
});

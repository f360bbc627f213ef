import { two } from '../kernel/day.ts';
import type { Validator } from '../model.ts';

/**
 * National Registration Card: six digits, district of registration, 1 citizen, 2 Commonwealth or 3 other
 * foreigner. Structure only: no check rule is public. Source: National Registration Act (Zambia, Cap. 126).
 */
export const zmNrc: Validator<unknown> = {
  id: 'zmNrc',
  label: 'NRC (Zambia)',
  valid: (value) => /^(?!0{6})\d{6}\/?(?!00)\d{2}\/?[123]$/.test(value),
  make: (random) => `${random.int(100_000, 999_999)}/${two(random.int(10, 79))}/1`,
};

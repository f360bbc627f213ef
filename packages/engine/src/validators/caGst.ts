import type { Validator } from '../model.ts';
import { bnNumber, caBn } from './caBn.ts';

/** GST/HST account: a Business Number with the program RT. Source: Canada Revenue Agency, RC2. */
export const caGst: Validator<unknown> = {
  id: 'caGst',
  label: 'GST/HST number (Canada)',
  valid: (value) => /RT[- ]?\d{4}$/i.test(value) && caBn.valid(value),
  make: (random) => `${bnNumber(random)} RT0001`,
};

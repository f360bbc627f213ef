import type { Validator } from '../model.ts';
import { noOrgnr } from './noOrgnr.ts';

/**
 * VAT registration number: the organisation number followed by MVA, abroad with NO before it. Source:
 * Bookkeeping Regulations (FOR-2004-12-01-1558) § 5-1-2; Skatteetaten.
 */
export const noMva: Validator<unknown> = {
  id: 'noMva',
  label: 'MVA-nummer (Norway)',
  valid: (value) => /MVA$/i.test(value) && noOrgnr.valid(value),
  make: (random) => `NO ${noOrgnr.make(random, undefined)} MVA`,
};

import { standard } from '../standard/standard.ts';
import { firstFault, noOrgnr, withOrgnrCheck } from './noOrgnr.ts';

/**
 * VAT registration number: the organisation number followed by MVA, abroad with NO before it. Source:
 * Bookkeeping Regulations (FOR-2004-12-01-1558) § 5-1-2; Skatteetaten.
 */
export const noMva = standard({
  id: 'noMva',
  label: 'MVA-nummer (Norway)',
  written: 'NO ### ### ### MVA',
  prefix: 'NO',
  form: /^(?:NO ?)?\d{3} ?\d{3} ?\d{3} ?MVA$/i,
  mend: withOrgnrCheck,
  rules: { prefix: firstFault },
  make: (random) => `NO ${noOrgnr.make(random, undefined)} MVA`,
});

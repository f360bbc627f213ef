import { part, zeros } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';
import { withCorporateCheck } from './jpCorporate.ts';

/**
 * Registration number of a qualified invoice issuer: T and thirteen digits, a corporation's the corporate number.
 * Source: National Tax Agency, Invoice System publication site, "What is a registration number". Sole traders have
 * thirteen digits that are nobody's corporate number; the agency does not publish a check for them. Decided: the
 * corporate number's check is required of all, because all numbers in the register have it.
 */
export const jpInvoice = standard({
  id: 'jpInvoice',
  label: 'Qualified invoice issuer number (Japan)',
  written: 'T#############',
  form: /^T[ -]?\d[ -]?\d{4}[ -]?\d{4}[ -]?\d{4}$/i,
  mend: (number) => `T${withCorporateCheck(number.slice(1))}`,
  rules: { series: part([2], /[1-9]/, 'zeros alone are not a number') },
  wrong: { series: zeros(2, 14) },
  // A sole trader's: no registry office begins with 81.
  make: (random) => `T${withCorporateCheck(`0810${random.digits(9)}`)}`,
});

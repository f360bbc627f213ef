import { standard } from '../standard/standard.ts';
import { inAadhaarDeclared, verhoeffGroups } from './inAadhaar.ts';

/**
 * Virtual ID: sixteen digits that stand for an Aadhaar number for a time, the last a Verhoeff digit; as with
 * Aadhaar the first is not 0 or 1 and palindromes are never issued. Source: UIDAI circular 1 of 2018
 * (K-11020/217/2018-UIDAI, 10 January 2018).
 */
export const inVid = standard({
  ...inAadhaarDeclared,
  id: 'inVid',
  label: 'Virtual ID (India)',
  written: '#### #### #### ####',
  make: (random) => verhoeffGroups(random.int(2, 9) + random.digits(14)),
});

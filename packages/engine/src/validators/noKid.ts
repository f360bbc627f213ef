import { isLuhn, luhnDigit } from '../checksum/luhn.ts';
import { rightWeighted } from '../checksum/rightWeighted.ts';
import type { Validator } from '../model.ts';

/**
 * KID: 4 to 25 digits, the last a check digit by Luhn (MOD10) or by modulus 11 with weights 2 to 7 from the
 * right, which is `-` for 10. The payee's agreement says which; here either will do. Source: Mastercard Payment
 * Services (before Nets), OCR giro system specification, "KID". All zeros are refused.
 */
export const noKid: Validator<unknown> = {
  id: 'noKid',
  label: 'KID (Norway)',
  valid: (value) =>
    /^\d{3,24}[\d-]$/.test(value) &&
    /[1-9]/.test(value) &&
    (isModulus11(value) || (!value.endsWith('-') && isLuhn(value))),
  make(random) {
    // Customer number and invoice number.
    const body = random.int(1, 9) + random.digits(5) + random.digits(6);
    return body + luhnDigit(body);
  },
};

function isModulus11(kid: string): boolean {
  const check = (11 - (rightWeighted(kid.slice(0, -1), [2, 3, 4, 5, 6, 7]) % 11)) % 11;
  return kid.endsWith(check === 10 ? '-' : String(check));
}

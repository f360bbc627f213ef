import { luhnDigit } from '../checksum/luhn.ts';
import { rightWeighted } from '../checksum/rightWeighted.ts';
import { part } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * KID: 4 to 25 digits, the last a check digit by Luhn (MOD10) or by modulus 11 with weights 2 to 7 from the
 * right, which is `-` for 10. The payee's agreement says which; here either will do. Source: Mastercard Payment
 * Services (before Nets), OCR giro system specification, "KID". All zeros are refused.
 */
export const noKid = standard({
  id: 'noKid',
  label: 'KID (Norway)',
  written: '{3-24#}[0-9-]',
  keeps: '-',
  mend(number) {
    const body = number.slice(0, -1);
    return number.endsWith(modulus11(body)) ? number : body + luhnDigit(body);
  },
  rules: { series: part([0], /[1-9]/, 'zeros alone are not a number') },
  wrong: { series: (number) => '0'.repeat(number.length) },
  make(random) {
    // Customer number and invoice number.
    const body = random.int(1, 9) + random.digits(5) + random.digits(6);
    return body + luhnDigit(body);
  },
});

function modulus11(body: string): string {
  const check = (11 - (rightWeighted(body, [2, 3, 4, 5, 6, 7]) % 11)) % 11;
  return check === 10 ? '-' : String(check);
}

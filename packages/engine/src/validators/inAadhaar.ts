import { isVerhoeff, verhoeffDigit } from '../checksum/verhoeff.ts';
import { bare, groupedBack } from '../kernel/text.ts';
import type { Validator } from '../model.ts';

/**
 * Aadhaar: twelve digits, the first not 0 or 1, the last a Verhoeff digit; printed in groups of four. A number
 * that reads the same backwards is not given out. Source: UIDAI, "A UID Numbering Scheme" (2010), and the
 * Aadhaar (Enrolment and Update) Regulations 2016.
 */
export const inAadhaar: Validator<unknown> = {
  id: 'inAadhaar',
  label: 'Aadhaar (India)',
  valid: (value) => /^[2-9]\d{3}[ -]?\d{4}[ -]?\d{4}$/.test(value) && isNumber(bare(value)),
  make: (random) => verhoeffGroups(random.int(2, 9) + random.digits(10)),
};

function isNumber(number: string): boolean {
  return isVerhoeff(number) && !isPalindrome(number);
}

/** Whether a number reads the same backwards. */
export function isPalindrome(number: string): boolean {
  for (let i = 0, j = number.length - 1; i < j; i++, j--) if (number[i] !== number[j]) return false;
  return true;
}

/** A body with its Verhoeff digit in groups of four; the next body where the whole is a palindrome. */
export function verhoeffGroups(body: string): string {
  const number = body + verhoeffDigit(body);
  if (!isPalindrome(number)) return groupedBack(number, 4, ' ');
  return verhoeffGroups(body.slice(0, -1) + ((Number(body.slice(-1)) + 1) % 10));
}

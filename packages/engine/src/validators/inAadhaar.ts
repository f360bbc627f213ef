import { verhoeffDigit } from '../checksum/verhoeff.ts';
import { groupedBack } from '../kernel/text.ts';
import { part, reasonIf } from '../standard/rules.ts';
import { type Standard, standard } from '../standard/standard.ts';

/**
 * Aadhaar: twelve digits, the first not 0 or 1, the last a Verhoeff digit; printed in groups of four. A number that
 * reads the same backwards is never issued. Source: UIDAI, "A UID Numbering Scheme" (2010), and the Aadhaar
 * (Enrolment and Update) Regulations 2016.
 */
export const inAadhaarDeclared: Standard<unknown> = {
  id: 'inAadhaar',
  label: 'Aadhaar (India)',
  written: '#### #### ####',
  separators: '-',
  mend: (number) => number.slice(0, -1) + verhoeffDigit(number.slice(0, -1)),
  rules: {
    prefix: part([0, 1], /[2-9]/, 'first digit is #, should be 2 to 9'),
    series: (number) =>
      reasonIf(isPalindrome(number), `${number} reads the same backwards and is never issued`),
  },
  wrong: {
    series(number, random) {
      const half = random.int(2, 9) + random.digits(number.length / 2 - 1);
      return half + Array.from(half).reverse().join('');
    },
  },
  make: (random) => verhoeffGroups(random.int(2, 9) + random.digits(10)),
};

export const inAadhaar = standard(inAadhaarDeclared);

/** Returns whether a number reads the same backwards. */
function isPalindrome(number: string): boolean {
  for (let i = 0, j = number.length - 1; i < j; i++, j--) if (number[i] !== number[j]) return false;
  return true;
}

/** A body with its Verhoeff digit in groups of four; the next body where the whole is a palindrome. */
export function verhoeffGroups(body: string): string {
  const number = body + verhoeffDigit(body);
  if (!isPalindrome(number)) return groupedBack(number, 4, ' ');
  return verhoeffGroups(body.slice(0, -1) + ((Number(body.slice(-1)) + 1) % 10));
}

import { three } from '../kernel/day.ts';
import { standard } from '../standard/standard.ts';

/**
 * NHI number: three letters (no I or O) and, in the old form, three digits and a check digit, in the new form two
 * digits, a letter and a check letter. Letters count 1 to 24, weights 7 to 2. Old: 11 minus the sum modulo 11, 10
 * written 0, remainder 0 not issued. New: 23 minus the sum modulo 23, as a letter. Source: HISO 10046:2023 Consumer
 * Health Identity Standard, and the NHI check digit validation routine of Health New Zealand. Generated numbers are
 * of the old form and start with Z, which is reserved for testing.
 */
export const nzNhi = standard({
  id: 'nzNhi',
  label: 'NHI number (New Zealand)',
  written: ['{3[A-HJ-NP-Z]}####', '{3[A-HJ-NP-Z]}##{2[A-HJ-NP-Z]}'],
  mend(number) {
    const character = check(number.slice(0, 6));
    return character === '' ? undefined : number.slice(0, 6) + character;
  },
  make(random) {
    const letters = `Z${random.chars(2, LETTERS)}`;
    const digits = random.below(1000);
    // The sums of neighbours differ modulo 11, so that one of two has a check digit.
    const body = [digits, (digits + 1) % 1000].map((n) => letters + three(n));
    const found = body.find((six) => check(six) !== '') as string;
    return found + check(found);
  },
});

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

/** The check character of six; none where the old form's remainder is 0. */
function check(body: string): string {
  let sum = 0;
  for (let i = 0; i < 6; i++) {
    const letter = LETTERS.indexOf(body.charAt(i));
    sum += (7 - i) * (letter < 0 ? body.charCodeAt(i) - 48 : letter + 1);
  }
  if (LETTERS.includes(body.charAt(5))) return LETTERS.charAt(22 - (sum % 23));
  return sum % 11 === 0 ? '' : String((11 - (sum % 11)) % 10);
}

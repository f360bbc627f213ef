import { grouped } from '../kernel/text.ts';
import { part, zeros } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * QR reference (before 2022 ESR): 26 digits and a check digit, modulo 10 recursive: each digit is added to the
 * carry, which a table turns into the next. Printed 2 and five times 5 digits. Source: SIX, Swiss
 * Implementation Guidelines QR-bill, annex B. All zeros name no bill.
 */
export const chQr = standard({
  id: 'chQr',
  label: 'QR reference (Switzerland)',
  written: '## ##### ##### ##### ##### #####',
  mend: (number) => number.slice(0, 26) + check(number.slice(0, 26)),
  rules: { series: part([0, 26], /[1-9]/, 'zeros alone name no bill') },
  wrong: { series: zeros(0, 26) },
  make(random) {
    const body = random.int(10, 99) + random.digits(24);
    return grouped(body + check(body), [2, 5, 5, 5, 5], ' ');
  },
});

const CARRY = [0, 9, 4, 6, 8, 2, 7, 1, 3, 5];

/** Sets the check digit at the end of 27 digits. */
export function sealQr(bytes: Uint8Array, from: number, to: number): void {
  let carry = 0;
  for (let i = from; i < to - 1; i++) carry = CARRY[(carry + (bytes[i] as number) - 48) % 10] as number;
  bytes[to - 1] = 48 + ((10 - carry) % 10);
}

function check(body: string): string {
  let carry = 0;
  for (let i = 0; i < body.length; i++) carry = CARRY[(carry + body.charCodeAt(i) - 48) % 10] as number;
  return String((10 - carry) % 10);
}

import { toTen, valueAt } from './weighted.ts';

/** Luhn (ISO/IEC 7812-1, annex B): the check digit for a body of digits. Letters count by their value's last digits. */
export function luhnDigit(body: string): string {
  return String(toTen(sum(body, 0)));
}

/** The check digit of digits in bytes, as a byte. */
export function luhnByte(bytes: Uint8Array, from: number, to: number): number {
  let total = 0;
  for (let i = to - 1, doubled = true; i >= from; i--, doubled = !doubled) {
    const value = (bytes[i] as number) - 48;
    total += !doubled ? value : value > 4 ? value * 2 - 9 : value * 2;
  }
  return 48 + toTen(total);
}

/** Whether the last digit is the Luhn digit of the others. */
export function isLuhn(number: string): boolean {
  return sum(number, 1) % 10 === 0;
}

/** Every second digit from the right is doubled; `skip` is 1 when the check digit is there already. */
function sum(digits: string, skip: number): number {
  let total = 0;
  for (let i = digits.length - 1, place = skip; i >= 0; i--, place++) {
    const value = valueAt(digits, i);
    total += place % 2 === 1 ? value : value > 4 ? value * 2 - 9 : value * 2;
  }
  return total;
}

import { toTen, valueAt } from './weighted.ts';

/** Luhn (ISO/IEC 7812-1, annex B): the check digit for a body of digits. Letters count by their value's last digits. */
export function luhnDigit(body: string): string {
  let total = 0;
  for (let i = body.length - 1, doubled = true; i >= 0; i--, doubled = !doubled) {
    const value = valueAt(body, i);
    total += !doubled ? value : value > 4 ? value * 2 - 9 : value * 2;
  }
  return String(toTen(total));
}

/** Returns the check digit of digits in bytes, as a byte. */
export function luhnByte(bytes: Uint8Array, from: number, to: number): number {
  let total = 0;
  for (let i = to - 1, doubled = true; i >= from; i--, doubled = !doubled) {
    const value = (bytes[i] as number) - 48;
    total += !doubled ? value : value > 4 ? value * 2 - 9 : value * 2;
  }
  return 48 + toTen(total);
}

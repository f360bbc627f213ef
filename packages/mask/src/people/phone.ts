import type { Keyring } from '../keyed/keyring.ts';
import { charLike, signOf, withAsciiDigits, writtenLike } from '../numbers/letters.ts';

/** Number of last digits that change. Country, network and area stay, so the result is a number of the same kind. */
const CHANGED = 6;

/** Masks a phone number, with or without the country code. */
export function maskPhone(keyring: Keyring, value: string): string {
  const plain = withAsciiDigits(value);
  const digits = plain.replace(/\D/g, '');
  const count = Math.min(CHANGED, digits.length - 3);
  if (count < 1) return value;
  const kept = digits.slice(0, -count);
  const last = digits.slice(-count);
  const signs = Array.from(last, signOf);
  // Exchanges such as 411 and 911 are services, not subscribers (North American Numbering Plan).
  const isService = (tail: string) => tail.startsWith('11');
  keyring.space(signs.map(() => 10)).walk(signs, 0, (tail) => isService(tail.join('')) === isService(last));
  const masked = kept + signs.map((sign) => charLike('0', sign)).join('');
  return writtenLike(value, digits, masked) ?? masked;
}

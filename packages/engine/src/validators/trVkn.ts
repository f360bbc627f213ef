import { toTen } from '../checksum/weighted.ts';
import type { Validator } from '../model.ts';

/**
 * VKN, the Turkish tax number: three digits by the first letters of the name (001-999), six of serial,
 * check digit. Each digit plus 9, 8 … 1, modulo 10, is multiplied by 2⁹ … 2¹, modulo 9 (a multiple of
 * nine counts nine, zero counts zero); the sum goes up to ten. Source: Gelir İdaresi Başkanlığı, Vergi
 * Kimlik Numarası Genel Tebliği; OECD TIN sheet for Türkiye (the groups).
 */
export const trVkn: Validator<unknown> = {
  id: 'trVkn',
  label: 'VKN (Türkiye)',
  valid: (value) => /^(?!000)\d{10}$/.test(value) && value.endsWith(check(value)),
  make(random) {
    const body = String(random.int(1, 999)).padStart(3, '0') + random.digits(6);
    return body + check(body);
  },
};

function check(vkn: string): string {
  let sum = 0;
  for (let i = 0; i < 9; i++) {
    const shifted = (vkn.charCodeAt(i) - 48 + 9 - i) % 10;
    sum += shifted === 0 ? 0 : (shifted * 2 ** (9 - i)) % 9 || 9;
  }
  return String(toTen(sum));
}

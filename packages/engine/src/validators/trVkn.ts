import { toTen } from '../checksum/weighted.ts';
import { three } from '../kernel/day.ts';
import { part, zeros } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * VKN, the Turkish tax number: three digits by the first letters of the name (001-999), six of serial,
 * check digit. Each digit plus 9, 8 … 1, modulo 10, is multiplied by 2⁹ … 2¹, modulo 9 (a multiple of
 * nine counts nine, zero counts zero); the sum goes up to ten. Source: Gelir İdaresi Başkanlığı, Vergi
 * Kimlik Numarası Genel Tebliği; OECD TIN sheet for Türkiye (the groups).
 */
export const trVkn = standard({
  id: 'trVkn',
  label: 'VKN (Türkiye)',
  written: '##########',
  mend: (number) => number.slice(0, 9) + check(number),
  rules: { prefix: part([0, 3], /[1-9]/, 'first three digits are #, should be 001 to 999') },
  wrong: { prefix: zeros(0, 3) },
  make(random) {
    const body = three(random.int(1, 999)) + random.digits(6);
    return body + check(body);
  },
});

function check(vkn: string): string {
  let sum = 0;
  for (let i = 0; i < 9; i++) {
    const shifted = (vkn.charCodeAt(i) - 48 + 9 - i) % 10;
    sum += shifted === 0 ? 0 : (shifted * 2 ** (9 - i)) % 9 || 9;
  }
  return String(toTen(sum));
}

import { weighted } from '../checksum/weighted.ts';
import { part, zeros } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * T.C. Kimlik No: eleven digits, the first not 0. The tenth is 7 times the sum of the odd places minus
 * the sum of the even ones, modulo 10; the eleventh is the sum of the first ten, modulo 10. Numbers of
 * foreigners begin with 97-99 and follow the same rule. Source: Nüfus Hizmetleri Kanunu 5490, article
 * 46; NVİ, "T.C. Kimlik Numarası" (MERNİS); OECD TIN sheet for Türkiye.
 */
export const trKimlik = standard({
  id: 'trKimlik',
  label: 'T.C. Kimlik No (Türkiye)',
  written: '###########',
  mend: (number) => number.slice(0, 9) + checks(number.slice(0, 9)),
  rules: { prefix: part([0, 1], /[1-9]/, 'first digit is #, should be 1 to 9') },
  wrong: { prefix: zeros(0, 1) },
  reads: (number) => ({ type: /^9[789]/.test(number) ? 'foreigner' : 'citizen' }),
  make(random) {
    const body = String(random.int(1, 6)) + random.digits(8);
    return body + checks(body);
  },
});

/** Both check digits; minus one is nine modulo ten. */
function checks(body: string): string {
  const tenth = weighted(body, [7, 9]) % 10;
  return `${tenth}${(weighted(body, [1]) + tenth) % 10}`;
}

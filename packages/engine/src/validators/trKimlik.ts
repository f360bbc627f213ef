import { weighted } from '../checksum/weighted.ts';
import type { Validator } from '../model.ts';

/**
 * T.C. Kimlik No: eleven digits, the first not 0. The tenth is 7 times the sum of the odd places minus
 * the sum of the even ones, modulo 10; the eleventh is the sum of the first ten, modulo 10. Numbers of
 * foreigners begin with 97-99 and follow the same rule. Source: Nüfus Hizmetleri Kanunu 5490, article
 * 46; NVİ, "T.C. Kimlik Numarası" (MERNİS); OECD TIN sheet for Türkiye.
 */
export const trKimlik: Validator<unknown> = {
  id: 'trKimlik',
  label: 'T.C. Kimlik No (Türkiye)',
  valid: (value) => /^[1-9]\d{10}$/.test(value) && value.endsWith(checks(value.slice(0, 9))),
  make(random) {
    const body = String(random.int(1, 6)) + random.digits(8);
    return body + checks(body);
  },
};

/** Both check digits; minus one is nine modulo ten. */
function checks(body: string): string {
  const tenth = weighted(body, [7, 9]) % 10;
  return `${tenth}${(weighted(body, [1]) + tenth) % 10}`;
}

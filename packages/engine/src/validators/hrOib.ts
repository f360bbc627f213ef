import { hybridCharacter } from '../checksum/iso7064.ts';
import { bare } from '../kernel/text.ts';
import type { Validator } from '../model.ts';

/**
 * OIB, the number of persons and companies, with HR before it the VAT number: ten random digits and the
 * check digit of ISO 7064 MOD 11,10. Source: Zakon o osobnom identifikacijskom broju (NN 60/2008), article
 * 3. The zero number is refused.
 */
export const hrOib: Validator<unknown> = {
  id: 'hrOib',
  label: 'OIB (Croatia)',
  valid(value) {
    if (!/^(?:HR ?)?\d{11}$/i.test(value)) return false;
    const oib = bare(value).slice(-11);
    return !oib.startsWith('0000000000') && oib.endsWith(hybridCharacter(oib.slice(0, 10), 10));
  },
  make(random) {
    const body = random.int(1, 9) + random.digits(9);
    return body + hybridCharacter(body, 10);
  },
};

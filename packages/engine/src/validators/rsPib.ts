import { hybridCharacter } from '../checksum/iso7064.ts';
import { bare } from '../kernel/text.ts';
import type { Validator } from '../model.ts';

/**
 * PIB, the tax number of companies and traders: eight digits from 10000001 to 99999999 and the check digit
 * of ISO 7064 MOD 11,10. Source: Pravilnik o poreskom identifikacionom broju (Sl. glasnik RS 57/2003 and
 * later).
 */
export const rsPib: Validator<unknown> = {
  id: 'rsPib',
  label: 'PIB (Serbia)',
  valid(value) {
    if (!/^(?:RS ?)?[1-9]\d{8}$/i.test(value)) return false;
    const pib = bare(value).slice(-9);
    return !pib.startsWith('10000000') && pib.endsWith(hybridCharacter(pib.slice(0, 8), 10));
  },
  make(random) {
    const body = String(random.int(10_000_001, 11_499_999));
    return body + hybridCharacter(body, 10);
  },
};

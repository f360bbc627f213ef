import { hybridCharacter } from '../checksum/iso7064.ts';
import { part, zeros } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * PIB, the tax number of companies and traders: eight digits from 10000001 to 99999999 and the check digit
 * of ISO 7064 MOD 11,10. Source: Pravilnik o poreskom identifikacionom broju (Sl. glasnik RS 57/2003 and
 * later).
 */
export const rsPib = standard({
  id: 'rsPib',
  label: 'PIB (Serbia)',
  written: '#########',
  prefix: 'RS',
  form: /^(?:RS ?)?\d{9}$/i,
  mend: (number) => number.slice(0, 8) + hybridCharacter(number.slice(0, 8), 10),
  rules: {
    series: part([0, 8], /^(?!10000000)[1-9]/, 'number # is never issued, should be 10000001 to 99999999'),
  },
  wrong: { series: zeros(0, 1) },
  make(random) {
    const body = String(random.int(10_000_001, 11_499_999));
    return body + hybridCharacter(body, 10);
  },
});

import { hybridCharacter } from '../checksum/iso7064.ts';
import { part, zeros } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * OIB, the number of persons and companies, with HR before it the VAT number: ten random digits and the
 * check digit of ISO 7064 MOD 11,10. Source: Zakon o osobnom identifikacijskom broju (NN 60/2008), article
 * 3. The zero number is refused.
 */
export const hrOib = standard({
  id: 'hrOib',
  label: 'OIB (Croatia)',
  written: '###########',
  prefix: 'HR',
  form: /^(?:HR ?)?\d{11}$/i,
  mend: (oib) => oib.slice(0, 10) + hybridCharacter(oib.slice(0, 10), 10),
  rules: { series: part([0, 10], /[1-9]/, 'zeros alone are not a number') },
  wrong: { series: zeros(0, 10) },
  make(random) {
    const body = random.int(1, 9) + random.digits(9);
    return body + hybridCharacter(body, 10);
  },
});

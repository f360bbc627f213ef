import { mod97Digits } from '../checksum/mod97.ts';
import { standard } from '../standard/standard.ts';

/**
 * Creditor reference: RF, two check digits (ISO 7064 MOD 97-10, made as those of an IBAN are) and up to 21 letters or
 * digits; often printed in groups of four. Source: ISO 11649:2009; European Payments Council, EPC142-08.
 */
export const rfReference = standard({
  id: 'rfReference',
  label: 'Creditor reference (ISO 11649)',
  written: 'RF##{1-21*}',
  form: /^RF\d{2}(?:[\dA-Z]{1,21}|(?: [\dA-Z]{4}){0,5}(?: [\dA-Z]{1,4}))$/i,
  mend: (number) => `RF${mod97Digits(number.slice(4), 'RF')}${number.slice(4)}`,
  make(random) {
    const own = random.digits(random.int(8, 14));
    return `RF${mod97Digits(own, 'RF')}${own}`;
  },
});

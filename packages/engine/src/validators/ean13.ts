import { eanDigit } from '../checksum/ean.ts';
import { reasonIf, zeros } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * EAN-13 (GTIN-13): 12 digits and a check digit, weights 1-3 from the left. Source: GS1 General
 * Specifications, 7.9. Printed bare or, under the bars, as 1-6-6; all zeros name no item. Prefixes are
 * not checked: GS1 opens new ones. `code` is the GS1 prefix to make with, e.g. `590`.
 */
export const ean13 = standard<{ readonly code?: string | undefined } | undefined>({
  id: 'ean13',
  label: 'EAN-13',
  written: '#############',
  form: /^\d[ -]?\d{6}[ -]?\d{6}$/,
  mend: (number) => number.slice(0, 12) + eanDigit(number.slice(0, 12)),
  rules: { series: (number) => reasonIf(!/[1-9]/.test(number), 'zeros alone name no item') },
  wrong: { series: zeros(0, 13) },
  make(random, who) {
    const code = who?.code ?? random.pick(PREFIXES);
    const body = code + random.digits(12 - code.length);
    return body + eanDigit(body);
  },
});

/** GS1 prefixes of large member organisations: US, France, Germany, Japan, UK, Poland, China, Italy, Spain, Brazil. */
const PREFIXES = ['072', '330', '400', '490', '500', '590', '690', '800', '840', '789'];

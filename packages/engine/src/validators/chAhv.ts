import { eanDigit } from '../checksum/ean.ts';
import { bare } from '../kernel/text.ts';
import type { Validator } from '../model.ts';

/**
 * AHV/AVS number: 756 (the country), nine random digits, EAN-13 check digit; tells nothing of its holder.
 * Source: AHVG article 50c, AHVV article 133; Zentrale Ausgleichsstelle.
 */
export const chAhv: Validator<unknown> = {
  id: 'chAhv',
  label: 'AHV number (Switzerland)',
  valid(value) {
    if (!/^756[. ]?\d{4}[. ]?\d{4}[. ]?\d{2}$/.test(value)) return false;
    const digits = bare(value);
    return digits.endsWith(eanDigit(digits.slice(0, 12)));
  },
  make(random) {
    const body = `756${random.digits(9)}`;
    return `756.${body.slice(3, 7)}.${body.slice(7, 11)}.${body[11]}${eanDigit(body)}`;
  },
};

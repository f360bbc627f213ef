import { isLuhn, luhnDigit } from '../checksum/luhn.ts';
import type { Validator } from '../model.ts';

/**
 * Saudi national ID (first digit 1) and Iqama of residents (first digit 2): ten digits, the last a Luhn
 * digit. The check is in wide use and holds for issued cards, but the Ministry of Interior has not
 * published it. Source: OECD TIN sheet for Saudi Arabia and Wikipedia (structure).
 */
export const saNationalId: Validator<unknown> = {
  id: 'saNationalId',
  label: 'National ID / Iqama (Saudi Arabia)',
  valid: (value) => /^[12]\d{9}$/.test(value) && isLuhn(value),
  make(random) {
    const body = `1${random.pick('01')}${random.digits(7)}`;
    return body + luhnDigit(body);
  },
};

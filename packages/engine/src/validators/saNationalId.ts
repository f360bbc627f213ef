import { luhnDigit } from '../checksum/luhn.ts';
import { part } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * Saudi national ID (first digit 1) and Iqama of residents (first digit 2): ten digits, the last a Luhn
 * digit. The check is in wide use and holds for issued cards, but the Ministry of Interior has not
 * published it. Source: OECD TIN sheet for Saudi Arabia and Wikipedia (structure).
 */
export const saNationalId = standard({
  id: 'saNationalId',
  label: 'National ID / Iqama (Saudi Arabia)',
  written: '##########',
  mend: (number) => number.slice(0, 9) + luhnDigit(number.slice(0, 9)),
  rules: { type: part([0, 1], /[12]/, 'first digit is #, should be 1 of citizens or 2 of residents') },
  reads: (number) => ({ type: number.startsWith('1') ? 'citizen' : 'resident' }),
  make(random) {
    const body = `1${random.pick('01')}${random.digits(7)}`;
    return body + luhnDigit(body);
  },
});

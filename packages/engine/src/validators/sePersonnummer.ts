import { isLuhn, luhnDigit } from '../checksum/luhn.ts';
import { isDay, isDayIn } from '../kernel/day.ts';
import type { Citizen, Validator } from '../model.ts';

/**
 * Personal identity number, or coordination number with 60 added to the day: YYMMDD, - (+ from the year in
 * which one turns 100), a serial 001-999 (its last digit odd for men) and the Luhn digit of the nine.
 * Twelve digits give the century. In ten, - leaves 1900s or 2000s open, as the day of asking decides it.
 * Source: Population Registration Act (1991:481) § 18 and § 18 a; Skatteverket, SKV 704 and SKV 707.
 */
export const sePersonnummer: Validator<Pick<Citizen, 'born' | 'sex'>> = {
  id: 'sePersonnummer',
  label: 'Personnummer (Sweden)',
  valid: (value) => PRINTED.test(value) && isRegistered(value),
  make: (random, { born, sex }) => {
    const body = born.yymmdd + String(random.int(1, 99)).padStart(2, '0') + sexDigit(random.below(5), sex);
    return `${born.yymmdd}-${body.slice(6)}${luhnDigit(body)}`;
  },
};

const PRINTED = /^(?:1[89]|20)?\d{6}[-+]?\d{4}$/;

/** Whether date, serial and Luhn digit of a number in any printed form are right. */
export function isRegistered(value: string): boolean {
  const digits = value.replace(/\D/g, '');
  const ten = digits.slice(-10);
  const month = Number(ten.slice(2, 4));
  const written = Number(ten.slice(4, 6));
  const day = written > 60 ? written - 60 : written;
  const dated =
    digits.length === 12
      ? isDay(Number(digits.slice(0, 4)), month, day)
      : isDayIn(value.includes('+') ? [1800, 1900] : [1900, 2000], Number(ten.slice(0, 2)), month, day);
  return dated && ten.slice(6, 9) !== '000' && isLuhn(ten);
}

/** The last digit of the serial: odd for men, even for women. */
export function sexDigit(half: number, sex: Citizen['sex']): number {
  return half * 2 + (sex === 'male' ? 1 : 0);
}

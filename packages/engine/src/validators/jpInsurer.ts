import { isLuhn, luhnDigit } from '../checksum/luhn.ts';
import { two } from '../kernel/day.ts';
import { list } from '../kernel/text.ts';
import type { Validator } from '../model.ts';

/**
 * Health insurer number: law (two digits; absent for municipal health insurance), prefecture 01-47, three
 * digits of the insurer, check digit: doubled from the right, digits of products added, to the next ten
 * (Luhn). Source: Ministry of Health, Labour and Welfare, "Guidelines for setting insurer numbers".
 */
export const jpInsurer: Validator<unknown> = {
  id: 'jpInsurer',
  label: 'Health insurer number (Japan)',
  valid(value) {
    if (!/^(?:\d\d)?(?:0[1-9]|[1-3]\d|4[0-7])\d{4}$/.test(value)) return false;
    return (value.length === 6 || LAWS.has(value.slice(0, 2))) && isLuhn(value);
  },
  make(random) {
    const body =
      random.pick(['01', '06']) + two(random.int(1, 47)) + String(random.int(1, 399)).padStart(3, '0');
    return body + luhnDigit(body);
  },
};

/** Employees (01, 03, 04), seamen, societies, defence forces, mutual aid, retired, the aged. */
const LAWS = new Set(list('01 02 03 04 06 07 31 32 33 34 39 63 67 72 73 74 75'));
